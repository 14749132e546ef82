"""Reads documents with Python's own parser and compares what it makes of them.

    verdicts.py FILE

FILE has a line for each document: its bytes in hexadecimal digits, whether tabspec calls it JSON,
and what tabspec writes for it. Python's parser is made strict where it is not by itself: it takes
NaN and Infinity, lone surrogates and any depth.
"""

import json
import sys

DEPTH = 100


def no_constant(name):
    raise ValueError(name)


def depth(text):
    """How deep brackets are nested, outside strings."""
    deepest = level = 0
    in_string = escaped = False
    for character in text:
        if in_string:
            if escaped:
                escaped = False
            elif character == "\\":
                escaped = True
            elif character == '"':
                in_string = False
        elif character == '"':
            in_string = True
        elif character in "[{":
            level += 1
            deepest = max(deepest, level)
        elif character in "]}":
            level -= 1
    return deepest


def has_surrogate(value):
    waiting = [value]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            if any("\ud800" <= character <= "\udfff" for character in value):
                return True
        elif isinstance(value, tuple):
            waiting += value
        elif isinstance(value, list):
            waiting += value
    return False


def read(data):
    """The document, objects as lists of pairs and numbers as they are written; None for no JSON."""
    try:
        text = data.decode("utf-8", "strict")
        value = json.loads(
            text, parse_constant=no_constant, parse_int=Number, parse_float=Number,
            object_pairs_hook=lambda pairs: [tuple(pair) for pair in pairs] or EMPTY)
    except (ValueError, RecursionError):
        return None
    if depth(text) > DEPTH or has_surrogate(value):
        return None
    return [value]


class Number(tuple):
    """A number by its text."""

    def __new__(cls, text):
        return super().__new__(cls, ("number", text))


EMPTY = [("", "an object without members")]


def main():
    sys.setrecursionlimit(20_000)
    accepted = refused = wrong = 0
    with open(sys.argv[1], encoding="utf-8", newline="\n") as file:
        for line in file:
            digits, verdict, written = line.rstrip("\n").split("\t")
            data = bytes.fromhex(digits)
            value = read(data)
            if (value is not None) != (verdict == "1"):
                print("DIFFERS: Python says", value is not None, "about", data[:300])
                wrong += 1
            elif value is None:
                refused += 1
            elif read(written.encode("utf-8")) != value:
                print("DIFFERS: Python reads another document:", data[:300])
                wrong += 1
            else:
                accepted += 1
    print(f"{accepted} documents read alike, {refused} refused by both, {wrong} different")
    sys.exit(1 if wrong or not accepted else 0)


main()
