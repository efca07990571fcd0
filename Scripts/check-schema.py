"""Checks values, one JSON text a line on standard input, against a JSON Schema that may refer to others beside it.

    python3 Scripts/check-schema.py docs/live-protocol.schema.json <messages.jsonl

Prints what is wrong, a line each. Exit status: 0 nothing, 1 something, 64 wrong usage, 69 Python's jsonschema is missing.
"""

import json
import pathlib
import sys
import warnings

try:
    import jsonschema
except ImportError:
    jsonschema = None


def validator(path):
    schema = json.loads(path.read_text())
    with warnings.catch_warnings():
        # Its successor is missing in the versions that Debian has.
        warnings.simplefilter("ignore", DeprecationWarning)
        resolver = jsonschema.RefResolver(path.resolve().as_uri(), schema)
    return jsonschema.Draft202012Validator(schema, resolver=resolver)


def problems(path, lines):
    checker = validator(path)
    for number, line in enumerate(lines, 1):
        for error in checker.iter_errors(json.loads(line)):
            # Of several forms that a value may have, the one that it comes closest to.
            closest = jsonschema.exceptions.best_match([error])
            place = "".join(f"[{part!r}]" for part in closest.absolute_path)
            yield f"line {number}: {place}: {closest.message[:300]}"


def main(arguments):
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 64
    if not jsonschema:
        print("left out: Python has no jsonschema here; install the package python3-jsonschema", file=sys.stderr)
        return 69
    found = list(problems(pathlib.Path(arguments[0]), sys.stdin))
    for problem in found:
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
