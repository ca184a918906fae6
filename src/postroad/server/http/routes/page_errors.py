"""Routes: errors that players' pages report, for the operator."""

import logging

from fastapi import Request
from fastapi.responses import Response
from fastapi.routing import APIRouter

from postroad.server import metrics
from postroad.server.http import requests
from postroad.server.http.auth import RateLimiterDep
from postroad.server.http.rate_limits import address_of
from postroad.server.http.responses import answers

log = logging.getLogger(__name__)

page_errors = APIRouter(prefix="/api")


@page_errors.post("/page-errors", status_code=204, responses=answers(None, status=204))
async def report_page_error(request: Request, rates: RateLimiterDep, body: requests.PageError) -> Response:
    """Report an error of the page. The report says where the code failed, and nothing about the player or the table."""
    rates.take("page-errors", address_of(request.scope))
    metrics.PAGE_ERRORS.inc()
    log.warning("page error: %s at %s, version %s", body.kind, " < ".join(body.places) or "an unknown place", body.version)
    return Response(status_code=204)
