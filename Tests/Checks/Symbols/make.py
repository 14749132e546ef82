#!/usr/bin/env python3
"""Writes the table of SF Symbols from lists of names.

    Tests/Checks/Symbols/make.py FOLDER

FOLDER has tab-separated lists: symbols.tsv (name, first iOS release), aliases.tsv (old name, new
name, first release of the old name or -), localized.tsv (variants for languages, first release)
and, for a release that is known in part, any candidates-RELEASE.tsv (name).
"""

import collections
import pathlib
import re
import sys
import textwrap

TARGET = pathlib.Path(__file__).parents[3] / "Sources/SymbolNames/SymbolNames.swift"

HEAD = '''\
// Made by Tests/Checks/Symbols/make.py, which reads it back; not edited by hand.

import TabModel

extension Symbol {
  /// The names that came with each release in iOS numbering, as words:
  ///
  /// * `house` is a name. `.fill` after it is `house.fill`.
  /// * `123.rectangle=numbers.rectangle` is an old name with the current one. `.fill` after it is
  ///   the old name of `numbers.rectangle.fill`.
  /// * `character:` is not a name itself. `.ar` after it is `character.ar`, for a language.
  static let names: [(release: Version?, words: String)] = [
'''


def rows(path):
    return [line.split("\t") for line in path.read_text().splitlines()]


def order(release):
    return [int(part) for part in release.split(".")] if release != "-" else [0]


def words(names):
    """The names, each without the beginning that it shares with the one before."""
    base = None
    for name in sorted(names):
        if base and name.startswith(base + "."):
            yield name[len(base) :]
        else:
            base = name
            yield name


def alias_words(aliases):
    base = None
    for old, new in sorted(aliases.items()):
        suffix = old[len(base[0]) :] if base and old.startswith(base[0] + ".") else ""
        if suffix and new == base[1] + suffix:
            yield suffix
        else:
            base = (old, new)
            yield f"{old}={new}"


def variant_words(variants):
    stem = None
    for name in sorted(variants, key=lambda name: name.rsplit(".", 1)):
        start, suffix = name.rsplit(".", 1)
        if start != stem:
            stem = start
            yield stem + ":"
        yield "." + suffix


def read_back(text):
    """Everything that a table says: names, aliases and variants by release."""
    found = set()
    for release, body in re.findall(r'(?:Version\((.*?)\)|nil),\n      """\n(.*?)"""', text, re.DOTALL):
        release = release.replace(", ", ".") or "-"
        release += "" if "." in release or release == "-" else ".0"
        base, new, is_variant = "", None, False
        for word in body.split():
            if word.startswith("."):
                found.add((base + word, new and new + word, is_variant, release))
                continue
            is_variant = word.endswith(":")
            base, _, new = word.rstrip(":").partition("=")
            new = new or None
            if not is_variant:
                found.add((base, new, False, release))
    return found


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    names = dict(rows(folder / "symbols.tsv"))
    for path in folder.glob("candidates-*.tsv"):
        release = path.stem.partition("-")[2]
        for name, *_ in rows(path):
            names.setdefault(name, release if "." in release else release + ".0")
    newer = {old: (new, release) for old, new, release in rows(folder / "aliases.tsv")}
    variants = dict(rows(folder / "localized.tsv"))

    def current(name):
        while name in newer:
            name = newer[name][0]
        return name

    aliases = {old: (current(new), release) for old, (new, release) in newer.items()}
    everything = {(name, None, False, release) for name, release in names.items()}
    everything |= {(old, new, False, release) for old, (new, release) in aliases.items()}
    everything |= {(name, None, True, release) for name, release in variants.items()}
    word = re.compile(r"[a-z0-9]+(\.[a-z0-9]+)*")
    unlikely = [entry[0] for entry in everything if not word.fullmatch(entry[0])]
    if unlikely:
        sys.exit(f"not names of symbols: {unlikely}")

    of_release = collections.defaultdict(list)
    for release in {entry[3] for entry in everything}:
        of_release[release] += words(name for name in names if names[name] == release)
        of_release[release] += alias_words(
            {old: new for old, (new, since) in aliases.items() if since == release})
        of_release[release] += variant_words([name for name in variants if variants[name] == release])

    text = HEAD
    for release in sorted(of_release, key=order):
        numbers = release.removesuffix(".0").replace(".", ", ")
        version = "nil" if release == "-" else f"Version({numbers})"
        lines = textwrap.wrap(
            " ".join(of_release[release]), 94, break_long_words=False, break_on_hyphens=False)
        body = "".join(f"      {line}\n" for line in lines)
        text += f'    (\n      {version},\n      """\n{body}      """\n    ),\n'
    text += "  ]\n}\n"
    if read_back(text) != everything:
        sys.exit("the table does not read back as the lists")
    TARGET.write_text(text)
    print(f"{len(names)} names, {len(aliases)} old names, {len(variants)} variants")


main()
