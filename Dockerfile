# docker build --tag postroad .
FROM python:3.14-slim AS build
WORKDIR /source
COPY pyproject.toml README.md LICENSE ./
COPY src src
RUN python -m venv /opt/postroad && /opt/postroad/bin/pip install --no-cache-dir '.[postgres,push]'

FROM python:3.14-slim
RUN useradd --system --uid 1700 postroad && install --directory --owner=postroad /var/lib/postroad /var/cache/postroad
COPY --from=build /opt/postroad /opt/postroad
ENV PATH=/opt/postroad/bin:$PATH POSTROAD_CACHE=/var/cache/postroad PYTHONUNBUFFERED=1
USER postroad
# What is compiled here is compiled again where another processor needs other code.
RUN postroad warm
VOLUME /var/lib/postroad
EXPOSE 1700
STOPSIGNAL SIGTERM
ENTRYPOINT ["postroad"]
CMD ["serve", "--host", "0.0.0.0", "--port", "1700", "--data", "/var/lib/postroad"]
