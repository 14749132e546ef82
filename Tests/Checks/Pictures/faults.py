"""Sees to it that every check of the pictures can fail.

    faults.py TABSPEC

A picture and a page are drawn, one fault at a time is put into them, and the check has to find it.
Without Chromium only what parsers see is tried.
"""

import base64
import hashlib
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import browser
import check

SPEC = {
    "name": "Faults",
    "mode": "tabSidebar",
    "targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
    "tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "library", "title": "Library", "image": "books.vertical"},
        {"identifier": "one", "title": "One", "image": "quux.one"},
        {"identifier": "two", "title": "Two", "image": "quux.two", "badgeValue": "3"},
        {"type": "search", "automaticallyActivatesSearch": True},
    ],
}


def restyled(page, pattern, put):
    """A page with another style, and a policy that knows it."""
    style = re.search(r"(?s)<style>(.*?)</style>", page)[1]
    other = re.sub(pattern, put, style)

    def digest(text):
        return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()

    return page.replace(style, other).replace(digest(style), digest(other))


# What is put in: a name, the file, what is replaced in it (a pattern, the first that is found), by
# what, and the words that the check has to say.
FAULTS = [
    ("a bar with two rows", "svg", r'(<title>Library, [^\n]*\n<rect [^>]*? y=")(\d+)',
     lambda found: f"{found[1]}{int(found[2]) - 12}", "a bar with two rows"),
    ("a device of another shape", "svg", r'(class="screen" [^>]*height=")874', r"\g<1>800",
     "not the shape of an iPhone"),
    ("two symbols with one tile", "svg", r'(?s)(<g class="tile"><title>quux\.two</title>.*?<text[^>]*>)[^<]+',
     r"\g<1>{tile}", "two symbols have the tile"),
    ("a legend with what is not drawn", "svg",
     r'(?s)(<g class="legend">.*?<g class="tile"><title>)quux\.one', r"\g<1>quux.three",
     "not drawn: quux.three"),
    ("an edge that is hard to see", "svg", r"(\.bar\{fill:#f6f7f9;stroke:)#7d8492", r"\g<1>#c9cdd5",
     "an edge that is hard to see: bar"),
    ("the same in the dark", "svg", r"(\.bar\{fill:#23272f;stroke:)#858c9a", r"\g<1>#343842",
     "an edge that is hard to see: bar"),
    ("a title that is cut, although it fits", "svg", r">Library</text>", ">Libr…</text>",
     "cut off, but it fits: Library"),
    ("a shape beyond the screen", "svg", r'(class="ghost" fill="[^"]*" x=")\d+', r"\g<1>4", "beyond the screen"),
    ("a number without a place", "svg", r'(?s)(<g class="callout">.*?<text[^>]*>)1<', r"\g<1>7<",
     "nowhere: number 1"),
    ("a heading that cuts off the device", "svg", r"· iPhone</text>", "· iPho…</text>",
     "a heading without its device"),
    ("a text beyond its item", "svg", r'(<text class="text" fill="[^"]*" x=")(\d+)("[^>]*>Library)',
     lambda found: f"{found[1]}{int(found[2]) + 40}{found[3]}", "outside of its item"),
    ("two texts at one place", "svg", r"(<text [^>]*>)Library(</text>)",
     r"\g<0>\g<1>Lihrary\g<2>", "texts overlap"),
    ("a picture without words", "svg", r'aria-describedby="[^"]*"', 'aria-describedby="gone"',
     "a picture without words"),
    ("a title that is not given back", "svg", r"(?s)(<desc[^>]*>[^<]*)Library", r"\g<1>Lihrary",
     "does not give back 'Library'"),
    ("an element that no picture has", "svg", r"</svg>", "<image/></svg>", "svg}image"),
    ("a style sheet that asks for something", "svg", r"(<style[^>]*>)",
     r"\g<1>@import 'https://example.com/';", "a style sheet that refers to something"),
    ("a color that only the style sheet has", "svg", r'class="bar" fill="[^"]*"', 'class="bar"',
     "black without a style sheet"),
    ("a name beside its bracket", "ipad", r'(<g class="note"><title>customizable items</title>\n<rect [^>]* x=")\d+',
     r"\g<1>4", "not on its bracket: customizable items"),
    ("a leader along a bracket", "ipad", r'(?s)(<polyline class="leader"[^>]*? points="(\d+),(\d+) \2,(\d+) (\d+),\4 \5,\3".*)</svg>',
     lambda found: f'{found[1]}<polyline class="leader" fill="none" stroke="#5b6270" points="'
     f'{found[2]},{int(found[4]) - 3} {found[5]},{int(found[4]) - 3}"/></svg>', "a leader along a bracket"),
    ("numbers in another order", "duo", r'(?s)(<g class="callout">.*?<text[^>]*>)1(<.*?<text[^>]*>)2<',
     r"\g<1>2\g<2>1<", "in another order: 2 1"),
    ("a leader through a badge", "svg", r'(?s)(<rect class="badge"[^>]*? x="(\d+)" y="(\d+)".*)</svg>',
     lambda found: f'{found[1]}<polyline class="leader" fill="none" stroke="#5b6270" points="'
     f'{found[2]},{int(found[3]) + 9} {int(found[2]) + 18},{int(found[3]) + 9}"/></svg>',
     "a leader through"),
    ("a picture twice", "html", r'(?s)(<div class="layout">.*?</figure>\n</div>\n</div>)', r"\g<1>\g<1>",
     "a picture twice"),
    ("a row of several devices", "html", r"(?s)(<figcaption[^>]*>)iOS 26( and 27</figcaption>.*?)(</div>\n</div>)",
     r"\g<1>iOS 26\g<2><figure><figcaption>iPadOS 27</figcaption></figure>\g<3>", "a row of several devices"),
    ("a page without a language", "html", r'<html lang="[^"]*"', "<html", "axe html-has-lang"),
    ("words that are hard to see", "html", r"(?s).*", 
     lambda found: restyled(found[0], r"--dim:#[0-9a-f]+", "--dim:#aab0bb"), "axe color-contrast"),
    ("a script", "html", r"</main>", "<script>console.log(1)</script></main>", "element script"),
    ("a style that the policy does not know", "html", r"</style>", "p{color:red}</style>",
     "a policy that does not fit"),
    ("small words", "html", r'font-size="10"', 'font-size="3"', "too small"),
    ("a link to nothing", "html", r'href="#[^"]+"', 'href="#nowhere"', "leads nowhere: #nowhere"),
    ("an id that is there twice", "html", r"</main>", '<p id="x">a</p><p id="x">b</p></main>',
     "an id is there twice"),
    ("a block that is too wide", "html", r"(?s).*",
     lambda found: restyled(found[0], r"$", "h1{min-width:900px}"), "the page is too wide (narrow)"),
    ("releases in two rows", "html", r"(?s).*",
     lambda found: restyled(found[0], r"$", ".releases{max-width:500px}"), "releases in two rows"),
    ("a heading level that is left out", "html", r"<h2", "<h4", "a heading level is left out"),
]
NEEDS_NO_BROWSER = ("does not give back", "element", "svg}", "a style sheet", "a policy")


def main():
    tabspec = pathlib.Path(sys.argv[1]).resolve()
    program = browser.find()
    chromium = browser.Browser(program) if program else None
    script = check.axe() if chromium else None
    missed = tried = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        spec = folder / "fault.tabspec.json"
        spec.write_text(json.dumps(SPEC))
        whole = {}
        for kind, words in (("svg", ["resolve", "--platform", "iphone"]), ("html", ["matrix"]),
                            ("ipad", ["resolve", "--platform", "ipad"]),
                            ("duo", ["resolve", "--platform", "iphone-duo"])):
            suffix = "html" if kind == "html" else "svg"
            path = folder / f"whole.{suffix}"
            subprocess.run([tabspec, words[0], spec, *words[1:], "--format", f"{suffix}={path}"],
                           check=True, stderr=subprocess.DEVNULL)
            whole[kind] = path.read_text()
        tile = re.search(r'(?s)<g class="tile"><title>quux\.one</title>.*?<text[^>]*>([^<]+)', whole["svg"])[1]
        titles = list(check.titles(spec))
        for what, kind, pattern, put, words in FAULTS:
            if isinstance(put, str):
                put = put.replace("{tile}", tile)
            if not chromium and not words.startswith(NEEDS_NO_BROWSER):
                continue
            if words.startswith("axe") and not script:
                print(f"SKIPPED: {what}: axe-core is not there")
                continue
            text, count = re.subn(pattern, put, whole[kind], count=1)
            path = folder / f"fault.{'html' if kind == 'html' else 'svg'}"
            path.write_text(text)
            tried += 1
            problems = list((check.page_problems if kind == "html" else check.svg_problems)(path, titles))
            if chromium:
                problems += check.opened(chromium, path, None, script)[0]
            if not count or not any(words in problem for problem in problems):
                missed += 1
                print(f"FAILED: nobody saw {what}: {problems[:3] if count else 'it could not be put in'}")
    if chromium:
        chromium.close()
    print(f"{tried} faults put in, {missed} not seen")
    return 1 if missed or not tried else 0


if __name__ == "__main__":
    sys.exit(main())
