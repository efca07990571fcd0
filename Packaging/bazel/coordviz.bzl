"""Draws the coordinators of a monorepo: one action for each Swift module, and one that links them.

Each module's action reads only the sources of the module, so it is cached until they change.
"""

CoordvizInfo = provider(
    doc = "What coordviz knows about a target and the targets below it.",
    fields = {"summaries": "A depset with a summary for each Swift module."},
)

# The attributes that lead to libraries, from the rules for Swift and for apps.
_BELOW = ["deps", "private_deps", "implementation_deps", "exports", "frameworks", "extensions", "app_clips", "watch_application"]

def _list(value):
    """A list of the targets in an attribute, whatever kind of attribute it is."""
    if type(value) == "list":
        return value
    return [value] if type(value) == "Target" else []

def _module_name(label, attributes):
    """The name that the rules for Swift give to the module of a target."""
    if getattr(attributes, "module_name", None):
        return attributes.module_name
    name = label.package + "_" + label.name if label.package else label.name
    name = "".join([letter if letter.isalnum() else "_" for letter in name.elems()])
    return "_" + name if name[0].isdigit() else name

def _summary(target, ctx):
    """The summary of a target's own sources; an empty list if there are none."""
    attributes = ctx.rule.attr
    if target.label.workspace_root or getattr(attributes, "testonly", False):
        return []
    files = [file for source in _list(getattr(attributes, "srcs", None)) for file in source.files.to_list()]
    sources = [file for file in files if file.extension == "swift"]
    if not sources:
        return []
    module = _module_name(target.label, attributes)
    summary = ctx.actions.declare_file(target.label.name + ".facts")

    # The sandbox contains links to the sources: they keep their names and may lead out of it.
    arguments = ctx.actions.args()
    arguments.add_all(["summary", "--quiet", "--root", ".", "--trust-config", "--no-config", "--no-cache", "--jobs", "1"])
    arguments.add_all(["--module", module, "-o", summary])
    arguments.add_all(sources)
    ctx.actions.run(
        executable = ctx.executable._coordviz,
        arguments = [arguments],
        inputs = sources,
        outputs = [summary],
        mnemonic = "CoordvizSummary",
        progress_message = "Reading coordinators of " + module,
    )
    return [summary]

def _aspect_implementation(target, ctx):
    below = [known for name in _BELOW for known in _list(getattr(ctx.rule.attr, name, None))]
    return [CoordvizInfo(summaries = depset(
        _summary(target, ctx),
        transitive = [known[CoordvizInfo].summaries for known in below if CoordvizInfo in known],
    ))]

_COMMAND = attr.label(default = ":command", allow_files = True, executable = True, cfg = "exec")

coordviz_aspect = aspect(
    doc = "Summarizes the Swift sources of a target and of the targets below it.",
    implementation = _aspect_implementation,
    attr_aspects = _BELOW,
    attrs = {"_coordviz": _COMMAND},
)

def _implementation(ctx):
    summaries = depset(transitive = [known[CoordvizInfo].summaries for known in ctx.attr.deps])
    if not summaries:
        fail("There are no Swift sources below these deps; name the targets of an app.", attr = "deps")
    snapshot = ctx.actions.declare_file(ctx.label.name + ".json")
    arguments = ctx.actions.args()
    arguments.add_all(["link", "--quiet", "--name", ctx.attr.app_name or ctx.label.name, "-o", snapshot])
    arguments.add_all(["--config", ctx.file.config] if ctx.file.config else ["--no-config"])
    arguments.add_all(summaries)
    ctx.actions.run(
        executable = ctx.executable._coordviz,
        arguments = [arguments],
        inputs = depset(ctx.files.config, transitive = [summaries]),
        outputs = [snapshot],
        mnemonic = "CoordvizLink",
        progress_message = "Linking coordinators of " + str(ctx.label),
    )
    return [DefaultInfo(files = depset([snapshot]))]

coordviz_snapshot = rule(
    doc = "Writes the snapshot of an app: the input of coordviz render, check, diff and the other commands.",
    implementation = _implementation,
    attrs = {
        "app_name": attr.string(doc = "The name of the app; that of the target unless given."),
        "config": attr.label(doc = "A .coordviz.yml.", allow_single_file = [".yml", ".yaml"]),
        "deps": attr.label_list(doc = "An app, or libraries.", aspects = [coordviz_aspect], mandatory = True),
        "_coordviz": _COMMAND,
    },
)
