"""Sees to it that drawings for terminals and pictures agree on what does not fit a bar.

    fits.py TABSPEC SPEC...

Every spec is drawn for every platform, in characters at several widths and as a picture; both name
what is beyond the edge of the bar.
"""

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as XML

DEVICES = ("iphone", "ipad", "ipad --orientation portrait", "mac", "tv", "vision")
WIDTHS = (60, 100, 200)
IN_TEXT = r"› (?:the bar scrolls to|beyond the edge:|in the menu at the end of the bar:) "
IN_PICTURE = r"(?:The bar scrolls to|Beyond the edge of the bar:|In the menu at the end of the bar:) "


def run(words, width):
    return subprocess.run(
        words, capture_output=True, check=True, env={**os.environ, "COLUMNS": str(width)}
    ).stdout.decode()


def first(pattern, text):
    """What the first such sentence begins with, letters and digits only."""
    found = re.search(pattern + r"(.*?)(?: and \d+ more|\.?$)", text, re.MULTILINE)
    return re.sub(r"\W", "", found[1]) if found else ""


def in_text(words, width):
    return first(IN_TEXT, run(words, width))


def in_picture(words):
    root = XML.fromstring(run([*words, "--format", "svg"], 100))
    texts = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]
    return first(IN_PICTURE, " ".join(texts))


def main():
    tabspec, *specs = sys.argv[1:]
    failed = compared = beyond = 0
    for spec in specs:
        for device in DEVICES:
            words = [tabspec, "resolve", spec, "--platform", *device.split()]
            picture = in_picture(words)
            beyond += bool(picture)
            for width in WIDTHS:
                text = in_text(words, width)
                compared += 1
                # A terminal's line may end earlier.
                if bool(text) != bool(picture) or not picture.startswith(text):
                    failed += 1
                    print(f"FAILED: {spec} on {device} at {width} columns: {text!r}, not {picture[:60]!r}")
    print(f"what fits compared {compared} times, {beyond} pictures with more than fits, {failed} failed")
    return 1 if failed or not beyond else 0


if __name__ == "__main__":
    sys.exit(main())
