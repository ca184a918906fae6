"""Links in the documents lead to files and headings that exist."""

import posixpath

import pytest

from tests.documents import ALL_DOCUMENTS, ROOT, anchors, links


@pytest.mark.parametrize("document", ALL_DOCUMENTS)
def test_links_lead_to_files_and_headings(document: str) -> None:
    broken = []
    for target in links(document):
        path, _, fragment = target.partition("#")
        file = posixpath.normpath(posixpath.join(posixpath.dirname(document), path)) if path else document
        if not (ROOT / file).exists() or (fragment and file.endswith(".md") and fragment not in anchors(file)):
            broken.append(target)
    assert broken == []
