#!/usr/bin/env python3
"""truth.py [APP]

Writes APP/truth.json from the comments in the sources of each app beside this script: what a scan of it should say.
A comment on a line of its own speaks of the next line of code; ' ; ' parts several.

  coordinator                                the type declared on the line is one
  look-alike: WHY                            the type declared on the line is none
  root: TYPE                                 where the first one is made
  role: TYPE ROLE
  edge: A -> B | HOW | RELATION [| if CONDITION] [| possible]
  no edge: A -> B | WHY
  screen: A -> SCREEN | push, present, sheet, tab, root
  container [: KEY=VALUE ...]                the type declared on the line is a container
  requires, provides, adopts, registers, resolves, creates-child-container, creates-child-builder: A -> B [| VIA]
  defect: KIND TYPE | WHY [| CONFIDENCE]
"""
import json, pathlib, re, sys

HERE = pathlib.Path(__file__).parent
WORDS = "coordinator|look-alike|root|role|edge|no edge|screen|container|defect|requires|provides|adopts|registers|resolves|creates-child-container|creates-child-builder"
MARK = re.compile(rf"^(?:{WORDS})(?::|$)")
TYPE = re.compile(r"\b(?:class|struct|enum|actor|protocol|extension)\s+(\w+)")
DIALECTS = {
    "ChildrenArray": "a protocol with childCoordinators and start(); each class appends by hand",
    "BaseClass": "a base class with addDependency and removeDependency; children from a factory protocol, some in tuples",
    "Container": "Container<XDependency>, XContainable, listener; the base class comes from a package",
    "RIBs": "Router, Builder, Component; no word Coordinator",
    "Routes": "NavigationCoordinator<Route> with prepareTransition(for:); base classes from a package",
    "SwiftUI": "NavigationCoordinatable with @Root and @Route; protocols from a package",
    "TypedSlots": "a property for each child, closures and publishers; no list, no parent",
    "Reducers": "reducers with Scope, forEachRoute, StackState and @Presents; no object, no word Coordinator in some",
    "RouteViews": "@Coordinator(Route.self) and Coordinator<Route>; routes make views, pages make the coordinators of tabs",
    "Rooms": "BaseCoordinator<Route, RootViewController> and any Router<Route>; base classes from a package",
    "Modules": "AnyCoordinator<Route, Event> made by one module class through the protocols of the modules",
}

def marks(path):
    """Yields (line, code, mark) of each mark in the file."""
    pending = []
    for number, text in enumerate(path.read_text().splitlines(), 1):
        comment = re.match(r"\s*// (.*)$", text)
        parts = [p.strip() for p in comment.group(1).split(" ; ")] if comment else []
        if parts and MARK.match(parts[0]):
            pending += parts
        elif pending and not re.match(r"\s*(//|@\w+(\(.*\))?$)", text):
            for mark in pending: yield number, text, mark
            pending = []
    assert not pending, (path, pending)

def pair(text):
    ends, *rest = [p.strip() for p in text.split(" | ")]
    start, end = ends.split(" -> ")
    return start, end, rest

def truth(app):
    t = {"repo": f"fixtures/{app.name}", "dialect": DIALECTS[app.name], "root": None, "scope": ["."], "coordinators": [],
         "edges": [], "ambiguousEdges": [], "nonEdges": [], "nonCoordinators": [], "roles": [], "presents": [],
         "containers": [], "containerEdges": [], "defects": []}
    for path in sorted(app.rglob("*.swift")):
        file = path.relative_to(app).as_posix()
        for line, code, mark in marks(path):
            add(t, mark, {"file": file, "line": line}, code)
    return t

def add(t, mark, place, code):
    word, _, rest = (p.strip() for p in mark.partition(":"))
    declared = TYPE.search(code)
    name = declared.group(1) if declared else None
    if name == "Coordinator" and "FlowCoordinator<Route, LendingEvent>" in code: name = "Loan.Coordinator"
    if word == "coordinator": t["coordinators"].append({"name": name, **place})
    elif word == "look-alike": t["nonCoordinators"].append({"name": name, "why": rest, **place})
    elif word == "root": t["root"] = rest
    elif word == "role": t["roles"].append(dict(zip(("name", "role"), rest.split()), **place))
    elif word == "edge":
        start, end, (how, relation, *more) = pair(rest)
        edge = {"from": start, "to": end, "how": how, **place, "relation": relation}
        for extra in more:
            if extra == "possible": edge["possible"] = True
            else: edge["condition"] = extra.removeprefix("if ")
        t["edges"].append(edge)
    elif word == "no edge":
        start, end, (why,) = pair(rest)
        t["nonEdges"].append({"from": start, "to": end, "why": why, **place})
    elif word == "screen":
        start, end, (how,) = pair(rest)
        t["presents"].append({"from": start, "to": end, "how": how, **place})
    elif word == "container": t["containers"].append({"name": name, **place, **dict(p.split("=") for p in rest.split())})
    elif word == "defect":
        head, why, *confidence = [p.strip() for p in rest.split(" | ")]
        kind, type_ = head.split()
        t["defects"].append({"type": type_, "kind": kind, **place, "why": why, "confidence": (confidence or ["high"])[0]})
    else:
        start, end, via = pair(rest)
        t["containerEdges"].append({"from": start, "to": end, "kind": word, **({"via": via[0]} if via else {}), **place})

def main():
    unknown = [name for name in sys.argv[1:] if name not in DIALECTS]
    if unknown: sys.exit(f"error: truth.py does not know {', '.join(unknown)}; describe it in DIALECTS")
    for app in sorted(p for p in HERE.iterdir() if p.name in DIALECTS and sys.argv[1:2] in ([], [p.name])):
        t = truth(app)
        known = {c["name"] for c in t["coordinators"]}
        assert None not in known and t["root"] in known, (app, known)
        for e in t["edges"]: assert {e["from"], e["to"]} <= known, e
        for e in t["presents"] + t["nonEdges"]: assert e["from"] in known | {"MockCoordinator"}, e
        (app / "truth.json").write_text(json.dumps(t, indent=1, ensure_ascii=False) + "\n")
        print(app.name, *(f"{k} {len(v)}" for k, v in t.items() if isinstance(v, list)))

main()
