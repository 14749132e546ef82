"""Opens pictures and pages in Chromium and lets it measure them.

    check.py [--parse-only] [--titles SPEC] FOLDER [SCREENSHOTS]

FOLDER holds .svg and .html files; with --titles each has to give back every title of a spec. Each
is read by a parser of its format, opened in light and in dark and, as a page, wide, narrow and on
paper; nothing may overlap, be cut off, ask for anything or run.
"""

import argparse
import base64
import hashlib
import html.parser
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as XML

import advances
import browser

# What is looked at: its name, its width in pixels, and what it is shown on. A4 has 794 pixels, less
# the margins that browsers take.
SHEETS = (("wide", 1440, "screen"), ("wider", 1920, "screen"), ("usual", 1280, "screen"),
          ("middle", 768, "screen"), ("narrow", 390, "screen"), ("paper", 718, "print"))
# At the other widths axe-core sees the same.
WITH_AXE = ("wide", "middle", "narrow")
HERE = pathlib.Path(__file__).parent
MEASURE = (HERE / "measure.js").read_text()
SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {"svg", "title", "desc", "style", "rect", "circle", "polyline", "path", "text", "g",
           "a"}
ATTRIBUTES = set(
    "class role width height viewBox version id type x y rx cx cy r points font-size text-anchor "
    "direction aria-label aria-labelledby aria-describedby d transform textLength lengthAdjust href "
    "fill stroke stroke-width fill-opacity {http://www.w3.org/XML/1998/namespace}lang".split())


def shown(title):
    """A title as pictures show it: what moves or hides text stands there as an escape."""
    harmful = re.compile(
        "[\x00-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffe\uffff]")
    short = {"\n": r"\n", "\r": r"\r", "\t": r"\t"}
    return harmful.sub(
        lambda match: short.get(match[0], r"\u{" + f"{ord(match[0]):X}" + "}"), title)


def titles(spec):
    """All titles of the nodes of a spec that are not blank."""
    nodes = list(json.loads(spec.read_text())["tabs"])
    while nodes:
        node = nodes.pop()
        nodes += node.get("children", [])
        if node.get("title", "").strip():
            yield shown(node["title"])


def svg_problems(path, titles):
    """What an XML parser sees that should not be in a picture, or does not see."""
    root = XML.parse(path).getroot()
    words = root.find(SVG + "desc").text
    yield from (f"does not give back {title!r}" for title in titles if title not in words)
    for element in root.iter():
        if element.tag.removeprefix(SVG) not in ALLOWED:
            yield f"element {element.tag}"
        for name, value in element.attrib.items():
            if name not in ATTRIBUTES or "url(" in value or name == "href" and value[0] != "#":
                yield f"attribute {name}={value}"
    style = root.find(SVG + "style").text
    if "url(" in style or "@import" in style:
        yield "a style sheet that refers to something"


class Page(html.parser.HTMLParser):
    """What an HTML parser sees of a page."""

    VOID = {"meta", "br"}

    def __init__(self):
        super().__init__()
        self.problems, self.stack, self.style, self.policy = [], [], "", ""
        self.words = ""

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag in ("script", "link", "img", "iframe", "object", "embed", "base", "form", "image"):
            self.problems.append(f"element {tag}")
        for name, value in attributes.items():
            if name.startswith("on") or name in ("style", "src", "srcset", "srcdoc"):
                self.problems.append(f"attribute {name}")
            if name == "href" and not re.match(r"#|https://", value):
                self.problems.append(f"link to {value}")
        if attributes.get("http-equiv") == "Content-Security-Policy":
            self.policy = attributes["content"]
        if tag not in self.VOID:
            self.stack.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        self.stack.pop()

    def handle_endtag(self, tag):
        if not self.stack or self.stack.pop() != tag:
            self.problems.append(f"</{tag}> closes something else")

    def handle_data(self, data):
        if self.stack and self.stack[-1] == "style":
            self.style += data
        if self.stack and self.stack[-1] == "desc":
            self.words += data


def page_problems(path, titles):
    """What an HTML parser sees that should not be in a page, or does not see."""
    page = Page()
    page.feed(path.read_text(encoding="utf-8"))
    page.close()
    yield from page.problems
    yield from (f"does not give back {title!r}" for title in titles if title not in page.words)
    if page.stack:
        yield f"not closed: {page.stack}"
    digest = base64.b64encode(hashlib.sha256(page.style.encode()).digest()).decode()
    if f"style-src 'sha256-{digest}'" not in page.policy or "default-src 'none'" not in page.policy:
        yield "a policy that does not fit"


def axe():
    """The script of axe-core, which the package axe-core-python holds; None where it is not there."""
    try:
        import axe_core_python
    except ImportError:
        return None
    return (pathlib.Path(axe_core_python.__file__).parent / "axe.min.js").read_text()


def cut_without_need(items):
    """Titles that are cut off, although the table of advances says that they have room."""
    table = advances.Table()
    for item in items:
        title = re.split(r", (?:badge|image|selected|disabled)\b", item["words"])[0]
        bold = table.single["bold"] / 1000 if item["isBold"] else 1
        if table.width(title) * bold / 100 < item["room"] - 1:
            yield f"cut off, but it fits: {title}"


def opened(chromium, path, screenshots, axe):
    """What Chromium sees that should not be, and how much it has measured."""
    problems, pictures, texts = [], 0, 0
    for name, width, media in SHEETS if path.suffix == ".html" else SHEETS[:1]:
        for shade in ("light", "dark"):
            requests, scripts = chromium.open(
                path.resolve().as_uri(), width=width, dark=shade == "dark", media=media)
            problems += [f"asks for {one}" for one in requests]
            problems += [f"runs or logs {one}" for one in scripts]
            if axe and path.suffix == ".html" and name in WITH_AXE:
                chromium.evaluate(axe)
                found = chromium.evaluate(
                    "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', "
                    "'wcag22aa', 'best-practice']}).then(result => result.violations.map(one => "
                    "`axe ${one.id}: ${one.nodes[0].html.slice(0, 160)} (${one.nodes.length})`))")
                problems += [f"{one} ({name}, {shade})" for one in found]
            if screenshots:
                chromium.screenshot(screenshots / f"{path.name}.{name}.{shade}.png")
            # Only colours differ between the shades, so one sheet is enough for the second one.
            if shade == "light" and name == SHEETS[0][0]:
                problems += [f"{one} (light)" for one in chromium.evaluate(MEASURE)["problems"]]
        result = chromium.evaluate(MEASURE)
        problems += [f"{one} ({name})" for one in result["problems"]]
        problems += list(cut_without_need(result["cut"]))
        pictures += result["pictures"]
        texts += result["texts"]
        if path.suffix == ".html" and media == "screen":
            problems += list(chromium.nameless())
    if path.suffix == ".html" and chromium.pages() < 2:
        problems.append("does not print in pages")
    return problems, pictures, texts


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--parse-only", action="store_true")
    parser.add_argument("--titles", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("screenshots", type=pathlib.Path, nargs="?")
    options = parser.parse_args()
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    program = None if options.parse_only else browser.find()
    chromium = browser.Browser(program) if program else None
    expected = list(titles(options.titles)) if options.titles else []
    files = sorted(options.folder.glob("*.svg")) + sorted(options.folder.glob("*.html"))
    script = axe() if chromium else None
    if chromium and not script:
        print("SKIPPED: pages are not looked at with axe-core, which axe-core-python holds")
    failed, pictures, texts = 0, 0, 0
    try:
        for path in files:
            read = svg_problems if path.suffix == ".svg" else page_problems
            problems = list(read(path, expected))
            if chromium:
                found, *counts = opened(chromium, path, options.screenshots, script)
                problems += found
                pictures += counts[0]
                texts += counts[1]
            for problem in problems:
                print(f"FAILED: {path.name}: {problem}")
            failed += bool(problems)
    finally:
        if chromium:
            chromium.close()
    measured = f", {pictures} pictures with {texts} texts measured" if chromium else ""
    print(f"{len(files)} files read{measured}, {failed} failed")
    return 1 if failed or not files else 0


if __name__ == "__main__":
    sys.exit(main())
