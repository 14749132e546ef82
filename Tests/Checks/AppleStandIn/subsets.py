"""Makes specs of some of an app's records, as a team that records a few devices does.

What 'init --from' makes of them has no errors but those of the app itself, 'conform' finds nothing in the records, and
in each of their environments the layout is that of the app's spec. Where it asks for a record, that one exists and
answers the question.
"""

import json
import os
import random
import re

# How many sets of an app's records are taken.
SETS = 3


class Subsets:
    def __init__(self, tabspec, work, run, fail):
        self.tabspec, self.work, self.run, self.fail = tabspec, work, run, fail
        self.sets = self.made = self.faulty = self.asked = self.unplayed = 0
        # Other refusals, by their message without names.
        self.refused = {}

    def check(self, prefix, path, played, compare, reduced):
        """Takes sets of the records of one spec.

        played maps platform, release, width and state to the path of a record; compare gets the path of a made spec
        and such a key. reduced has the app's spec as records hold it, by state."""
        choice = random.Random(path.rsplit("/", 1)[-1])
        for number in range(SETS):
            most = min(len(played), choice.choice([2, 3, 5, 8]))
            keys = choice.sample(list(played), most)
            self.sets += 1
            self.one(path, f"{self.work}/{prefix}-{number}.subset.tabspec.json", keys, played, compare,
                     reduced)

    def one(self, path, made, keys, played, compare, reduced):
        questions = set()
        while True:
            records = [played[key] for key in keys]
            if not any(has_tabs(record) for record in records):
                return
            if os.path.exists(made):
                os.remove(made)
            result = self.run(
                self.tabspec, "init", "--force", "--from", *records, "--output", made)
            if result.returncode == 0:
                self.made += 1
                return self.compare(path, made, keys, records, compare, reduced)
            question = re.sub(r": /.*", "", result.stderr.split("\n")[0])
            wanted = re.search(r"help: a record of (.*) would decide", result.stderr)
            if not wanted:
                kind = re.sub(r"'[^']*'( of '[^']*')?", "'…'", question)
                self.refused[kind] = self.refused.get(kind, 0) + 1
                return
            if question in questions:
                return self.fail(f"{path}: asks again after it got what it asked for: {result.stderr}{records}")
            questions.add(question)
            self.asked += 1
            key = record_key(wanted[1])
            if key not in played:
                platform, version, width, state = key
                known = [k for k in played if k[0] == platform and k[2] == width]
                if not known or version < min(k[1] for k in known):
                    return self.fail(f"{path}: asks for a record that cannot exist: {result.stderr}{records}")
                # Not all pairs of conditions are played.
                self.unplayed += 1
                return
            if key in keys:
                return self.fail(f"{path}: asks for a record that it has: {result.stderr}{records}")
            keys = keys + [key]

    def errors(self, path):
        valid = self.run(self.tabspec, "validate", "--no-config", "--format", "concise", "--", path)
        return set(re.findall(r": error: .*\[([\w-]+)\]", valid.stdout)), valid.stdout

    def own_errors(self, made, keys, reduced):
        """The errors of the app's spec on the devices of a made one, such as a tab that they cannot reach."""
        with open(made, encoding="utf-8") as file:
            targets = json.load(file)["targets"]
        errors = set()
        for state in {key[3] for key in keys}:
            own = made.replace(".subset.", ".own.")
            with open(own, "w", encoding="utf-8") as file:
                json.dump({**reduced(state), "targets": targets}, file)
            errors |= self.errors(own)[0]
        return errors

    def compare(self, path, made, keys, records, compare, reduced):
        errors, text = self.errors(made)
        if errors:
            self.faulty += 1
            if not errors <= self.own_errors(made, keys, reduced):
                self.fail(f"{path}: a spec with errors: {text}{records}")
        again = self.run(
            self.tabspec, "conform", "--no-config", "--format", "concise", "--", made, *records)
        if again.returncode != 0:
            self.fail(f"{path}: conform of what was made of {records}: {again.stdout}")
        for key in keys:
            compare(made, key)

    def summary(self):
        refused = ", ".join(f"{count} '{kind}'" for kind, count in sorted(self.refused.items())) or "none"
        return (f"{self.sets} sets of records: {self.made} specs made ({self.faulty} with the app's own errors), "
                f"{self.asked} records asked for ({self.unplayed} of states that are not played), refused otherwise: {refused}")


def has_tabs(path):
    with open(path, encoding="utf-8") as file:
        return bool(json.load(file)["tabs"])


def record_key(words):
    """A record as a message describes it: iPadOS 26.4 regular with 'signedIn' without 'isOffline'."""
    platform, version, *_ = words.split()
    held = re.search(r" with ((?:'[^']*'(?:, )?)+)", words)
    return (platform, tuple(map(int, version.split("."))), "compact" if " compact" in words else "regular",
            frozenset(re.findall(r"'([^']*)'", held[1])) if held else frozenset())
