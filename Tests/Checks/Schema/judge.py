"""A second opinion about documents and schemas, by Python's jsonschema, and the making of wrong
documents out of right ones. It knows nothing about the formats but what the schemas say.
"""
import copy
import decimal
import json
import random
import re

import jsonschema
from jsonschema.validators import extend


# A validator that follows the letter of the specification


def number(text):
    """A number exactly as it is written, so that 1.00000000000000000001 is no 1."""
    value = decimal.Decimal(text)
    if value == 0:
        return 0
    if value.adjusted() > 400 or value.adjusted() < -400:
        return value
    return int(value) if value == value.to_integral_value() else value


def no_constant(name):
    raise ValueError(name + " is not JSON")


def read(text):
    return json.loads(text, parse_float=number, parse_constant=no_constant)


def pattern(validator, wanted, instance, schema):
    """ECMA-262's $ is the very end; Python's also stands in front of a last line break."""
    if validator.is_type(instance, "string"):
        if not re.search(re.sub(r"\$$", r"\\Z", wanted), instance):
            yield jsonschema.ValidationError(f"{instance!r} does not match {wanted!r}")


Base = jsonschema.Draft202012Validator
Strict = extend(Base, {"pattern": pattern})


def verdict(validator, text):
    error = next(iter(validator.iter_errors(read(text))), None)
    if error is None:
        return True, None
    return False, "/" + "/".join(map(str, error.absolute_path)) + ": " + error.message[:200]


# The schemas themselves


def flaws(name, schema):
    """What is wrong with a schema: by the metaschema, and in what it shows as values."""
    found = [f"{name}: {error.message}" for error in Base(Base.META_SCHEMA).iter_errors(schema)]

    def walk(part, path):
        if isinstance(part, dict):
            shown = part.get("examples", []) if isinstance(part.get("examples"), list) else []
            shown = shown + ([part["default"]] if "default" in part and "description" in part else [])
            # A part refers to definitions of the whole, so it is judged with them.
            alone = {"$defs": schema.get("$defs", {}), "allOf": [part]}
            for value in shown:
                for error in Strict(alone).iter_errors(value):
                    found.append(f"{name} {path}: {value!r} is shown, but {error.message}")
            reference = part.get("$ref", "#")
            if isinstance(reference, str) and reference not in known:
                found.append(f"{name} {path}: {reference} is not there")
            for key, value in part.items():
                walk(value, f"{path}/{key}")
        elif isinstance(part, list):
            for index, value in enumerate(part):
                walk(value, f"{path}/{index}")

    known = {"#"} | {"#/$defs/" + key for key in schema.get("$defs", {})}
    walk(schema, "")
    return found


# Mutations


JUNK = [
    None, True, False, 0, 1, 2, -1, 1.0, 1.5, "", " ", "x", "true", "null", "1", [], {}, [None],
    ["x"], [""], ["x", "x"], [[]], [{}], {"": 0}, {"title": "x"}, {"title": 1}, {"x": "y"},
    {"systemName": "house"}, {"asset": ""}, {"systemName": "a", "asset": "b"},
    "18", "18.0", "18.", "18.0.0", "018", "19.0", "17.4", "25", "26.1", "27.123456789",
    "27.1234567890", "26.0\n", " 26.0", "26.-1", "26.1e0", "\uff12\uff16", "26\u0301", "28",
    "iOS", "ios", "iPadOS", "watchOS", ["iOS"], ["iOS", "iOS"], ["iOS", "tvOS"], ["iOS", 1],
    "tab", "search", "group", "Tab", "automatic", "pinned", "inline", "compact", "off", "error",
    "never", "com.apple.UIKit.Search", "\u00e9", "e\u0301", "\U0001f50d", "\u0000", "a" * 300,
]


def places(value, path=()):
    yield path, value
    if isinstance(value, dict):
        for key, member in value.items():
            yield from places(member, path + (key,))
    elif isinstance(value, list):
        for index, element in enumerate(value):
            yield from places(element, path + (index,))


class Mutator:
    def __init__(self, seed, documents):
        self.random = random.Random(seed)
        self.documents = sorted(documents, key=lambda document: len(json.dumps(document, default=str)))
        # Every value that some document has under a key: the near misses come from here.
        self.values = {}
        for document in documents:
            for path, value in places(document):
                if path and isinstance(path[-1], str) and len(json.dumps(value, default=str)) < 400:
                    self.values.setdefault(path[-1], []).append(value)
        self.keys = sorted(self.values)

    def pick(self, values):
        return values[self.random.randrange(len(values))]

    def make(self):
        # The larger of two, because there is more to go wrong in it.
        first, second = (self.random.randrange(len(self.documents)) for _ in range(2))
        document = copy.deepcopy(self.documents[max(first, second)])
        for _ in range(self.pick([1, 1, 1, 2, 3])):
            document = self.change(document)
        return self.written(document)

    def change(self, document):
        found = list(places(document))
        # Half of the time near the root, where there is less but all of it different.
        if self.random.random() < 0.4:
            found = [place for place in found if len(place[0]) <= 4]
        path, value = self.pick(found)
        if not path:
            return self.pick(JUNK) if self.random.random() < 0.05 else document
        parent = document
        for step in path[:-1]:
            parent = parent[step]
        last = path[-1]
        kind = self.pick(["replace", "known", "known", "delete", "rename", "add", "add", "repeat",
                          "swap", "move", "untype"])
        if kind == "replace":
            parent[last] = self.value(self.pick(JUNK))
        elif kind == "known":
            key = last if isinstance(last, str) and self.random.random() < 0.7 else self.pick(self.keys)
            parent[last] = self.value(self.pick(self.values.get(key) or JUNK))
        elif kind == "delete":
            del parent[last]
        elif kind == "rename" and isinstance(last, str):
            name = self.pick([last + "s", last[:-1], last.capitalize(), last.upper(), "", " " + last,
                              last + " ", "x", self.pick(self.keys), self.pick(self.keys)])
            if name not in parent:
                parent[name] = parent.pop(last)
        elif kind == "add" and isinstance(value, dict):
            key = self.pick(self.keys)
            value.setdefault(key, self.value(self.pick(self.values[key])))
        elif kind == "repeat" and isinstance(parent, list):
            parent.insert(self.random.randrange(len(parent) + 1), copy.deepcopy(value))
        elif kind == "swap":
            other, replacement = self.pick(found)
            if other[: len(path)] != path and path[: len(other)] != other:
                parent[last] = copy.deepcopy(replacement)
        elif kind == "move" and isinstance(value, dict) and isinstance(parent, list):
            value["type"] = self.pick(["tab", "search", "group", "Group", None, ""])
        elif kind == "untype" and isinstance(value, dict):
            for key in ["type", "children", "identifier", "title"]:
                if self.random.random() < 0.3:
                    value.pop(key, None)
        return document

    def value(self, value):
        return copy.deepcopy(value)

    def written(self, document):
        """The text of a document: compact or not, with or without escapes, numbers in odd forms."""
        text = json.dumps(
            document, ensure_ascii=self.random.random() < 0.5,
            indent=self.pick([None, None, 2]), default=str)
        if self.random.random() < 0.2:
            one = self.pick(["1.0", "1e0", "10e-1", "0.1e1", "1.000", "1E+0", "100E-2", "1e1", "-1",
                             "1.00000000000000000001", "1e-400", "1e400", "01e0"[1:]])
            text = re.sub(r'("specVersion": )1(?=[,}\s])', lambda match: match[1] + one, text)
            text = re.sub(r'("(?:maximum|advised|root|group|other)": )\d+',
                          lambda match: match[1] + one, text)
        return text


# One of each sort, and what is near to being right.
SIMPLE = [None, True, 1, "", "x", [], ["x"], [None], {}, "18.0"]


def each(document, keys):
    """A document with every value replaced by others, every member taken away, and every key of the
    document added everywhere else."""
    for path, value in list(places(document)):
        def changed(change):
            copied = copy.deepcopy(document)
            target = copied
            for step in path[:-1]:
                target = target[step]
            change(target)
            return json.dumps(copied)
        if path:
            for replacement in SIMPLE:
                yield changed(lambda target: target.__setitem__(path[-1], replacement))
            yield changed(lambda target: target.pop(path[-1]))
        if path and isinstance(value, dict):
            for key in keys:
                if key not in value:
                    added = {**value, key: keys[key]}
                    yield changed(lambda target: target.__setitem__(path[-1], added))
