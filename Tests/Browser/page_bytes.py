"""The bytes that layout adds to a plain page, and to a first visit.

    .venv/bin/python Tests/Browser/page_bytes.py http://127.0.0.1:8080/ http://127.0.0.1:8080/Stacks

Without layout a page would be the same but for what says where elements are, so that is taken out of it. (Six pages of the gallery came out within
1% of what the last version without layout sent.)
"""

import gzip
import re
import sys
import urllib.request

AGENT = "Mozilla/5.0 (iPhone; Mobi)"


def fetch(url, **headers):
    with urllib.request.urlopen(urllib.request.Request(url, headers={"User-Agent": AGENT, **headers}), timeout=300) as response:
        return response.read()


def without_layout(page):
    """Returns a page without the attributes of layout."""
    def without_lengths(rule):
        rest = re.sub(r"--(l|t|w|h|long-w|long-h|n):[^;]*;", "", rule[2])
        return f"{rule[1]}{{{rest}}}" if rest else ""

    head, rest = page.split('<style id="first"', 1)
    sheet, rest = rest.split("</style>", 1)
    sheet = re.sub(r"(#b\d+[^{]*)\{([^}]*)\}", without_lengths, sheet)
    page = head + '<style id="first"' + sheet + "</style>" + rest
    page = re.sub(r' data-(placed|assumed)(="[^"]*")?', "", page)
    return re.sub(r'<link rel="stylesheet" href="[^"]*/placed-[^"]*">|<script defer src="[^"]*/placed-[^"]*"></script>', "", page)


def compressed(text):
    return len(gzip.compress(text.encode(), 6))


def visit(url):
    """Returns the bytes of the page, plain and compressed, and of its scripts and style sheets, compressed."""
    page = fetch(f"{url}?plain").decode()
    site = re.match(r"https?://[^/]+", url)[0]
    files = re.findall(r'<(?:link rel="stylesheet" href|script defer src)="([^"]+)"', page)
    sizes = {name: len(fetch(site + name, **{"Accept-Encoding": "gzip"})) for name in files}
    bare = without_layout(page)
    placed = sum(size for name, size in sizes.items() if "/placed-" in name)
    return {
        "page": (len(page), len(bare)), "compressed": (compressed(page), compressed(bare)),
        "files": (sum(sizes.values()), sum(sizes.values()) - placed)}


def main():
    for url in sys.argv[1:]:
        sizes = visit(url)
        parts = [f"{name} {there:,} for {before:,} ({there / before:.2f})" for name, (there, before) in sizes.items()]
        more = sum(there - before for there, before in (sizes["page"], sizes["files"]))
        print(f"{url}: {', '.join(parts)}; {more:,} more in all")


if __name__ == "__main__":
    main()
