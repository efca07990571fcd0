// What is known of a node, as the parts of the panel.

/** A line of source, as a link where its address is known. It breaks between folders. */
function sourceOf(source) {
  const text = shortPath(source.text);
  const parts = text.split(/(?<=\/)/).flatMap(part => [part, element("wbr")]);
  const attributes = {class: "viewer-source", title: text === source.text ? undefined : source.text};
  return source.link ? element("a", {...attributes, href: source.link}, parts) : element("code", attributes, parts);
}

const longestPath = 44;

/** A long path without folders in its middle: `App/…/Login/LoginCoordinator.swift:17`. */
function shortPath(text) {
  const parts = text.split("/");
  if (text.length <= longestPath || parts.length < 4) return text;
  const tail = [parts.at(-1)];
  for (const part of parts.slice(1, -1).toReversed()) {
    if ([parts[0], "…", part, ...tail].join("/").length > longestPath) break;
    tail.unshift(part);
  }
  return [parts[0], "…", ...tail].join("/");
}

/** A button that leads to a node. */
function linkTo(node, goTo) {
  return element("button", {type: "button", class: "viewer-link", onclick: () => goTo(node)},
    element("span", {class: `viewer-dot is-${node.kind}`, "aria-hidden": "true"}), node.name);
}

/** A part of the panel under a heading, unless it is empty. */
function section(title, ...children) {
  const content = children.flat(Infinity).filter(Boolean);
  return content.length ? element("section", {}, element("h3", {}, title), content) : null;
}

/** Names and what they stand for; what is missing is left out. */
function factList(facts) {
  const known = facts.filter(([, value]) => value);
  return known.length
    ? element("dl", {class: "viewer-facts"}, known.map(([name, value]) => [element("dt", {}, name), element("dd", {}, value)]))
    : null;
}

/** The words of a fix; what is in backticks is code. */
const codeIn = text => text.split("`").map((part, place) => place % 2 ? element("code", {}, part) : part);

const findingCard = (finding, goTo, graph) => element("li", {class: `viewer-finding is-${finding.severity}`},
  element("p", {class: "viewer-finding-head"},
    element("span", {class: "viewer-severity"}, nameOf("severity", finding.severity)), " ", element("code", {}, finding.rule)),
  finding.advice && element("p", {class: "viewer-advice"}, ...codeIn(finding.advice)),
  element("p", {}, finding.message),
  finding.details && element("pre", {class: "viewer-trace", tabindex: 0}, finding.details.join("\n")),
  finding.source && element("p", {}, sourceOf(finding.source)),
  goTo && finding.node !== undefined && element("p", {}, linkTo(graph.nodes[finding.node], goTo)));

/** The gravest first. */
function findingList(findings, goTo, graph) {
  const grave = ["error", "warning", "note"];
  const sorted = findings.toSorted((a, b) => grave.indexOf(a.severity) - grave.indexOf(b.severity));
  return findings.length ? longList(sorted, finding => findingCard(finding, goTo, graph)) : null;
}

/** The relations of a node, in the order in which one asks for them: above, below, beside. */
const relationOrder = [
  "in.child", "in.creates", "in.holds", "out.child", "out.creates", "out.holds", "out.presents", "in.presents",
  "out.requires", "in.requires", "out.provides", "in.provides", "out.adopts", "in.adopts", "out.registers",
  "in.registers", "out.resolves", "in.resolves", "out.parent", "in.parent", "out.listener", "in.listener",
];

function relations(node, goTo) {
  const groups = new Map(relationOrder.map(name => [name, []]));
  for (const edge of node.in) groups.get(`in.${edge.kind}`)?.push([edge, edge.from]);
  for (const edge of node.out) groups.get(`out.${edge.kind}`)?.push([edge, edge.to]);
  return [...groups].filter(([, ends]) => ends.length).map(([name, ends]) => {
    const [side, kind] = name.split(".");
    return section(`${nameOf(side, kind)} (${ends.length})`, longList(ends, ([edge, other]) => relation(edge, other, goTo)));
  });
}

/** A list whose end is made only when it is asked for. */
function longList(items, make, most = 40) {
  const list = element("ul", {class: "viewer-list"}, items.slice(0, most).map(make));
  const rest = items.slice(most);
  if (!rest.length) return list;
  const more = element("li", {}, element("button", {
    type: "button", class: "viewer-link", onclick: () => more.replaceWith(...rest.map(make)),
  }, say("more", rest.length)));
  list.append(more);
  return list;
}

function relation(edge, other, goTo) {
  const mark = edge.change && content.marks[edge.change];
  const remarks = [
    edge.ownership && nameOf("ownership", edge.ownership), edge.via, edge.condition && `#if ${edge.condition}`,
    edge.isPossible && say("possible"), mark ? mark.words : edge.label,
  ].filter(Boolean);
  return element("li", {class: edge.change && `is-${edge.change}`},
    mark && element("span", {class: "viewer-sign", "aria-hidden": "true"}, mark.sign), linkTo(other, goTo),
    remarks.length ? element("span", {class: "viewer-remarks"}, remarks.join(" · ")) : null,
    edge.evidence?.map(line => element("div", {class: "viewer-evidence"}, sourceOf(line))));
}

/** Everything that is known of a node. */
function factsOf(node, graph, act) {
  const mark = node.change && content.marks[node.change];
  return [
    element("header", {class: "viewer-panel-head"},
      element("p", {class: "viewer-chips"},
        element("span", {class: `viewer-chip is-${node.kind}`}, nameOf("node", node.kind)),
        node.role && element("span", {class: "viewer-chip"}, nameOf("role", node.role)),
        node.verdict && element("span", {class: "viewer-chip"}, node.verdict),
        mark && element("span", {class: `viewer-chip is-${node.change}`}, `${mark.sign} ${mark.words}`)),
      element("h2", {id: "viewer-panel-title"}, node.name),
      actionsOn(node, act)),
    node.documentation && element("div", {class: "viewer-words"}, node.documentation.split(/\n{2,}/).map(part => element("p", {}, part))),
    section(say("findings"), findingList(node.findings, null, graph)),
    section(say("unknown"), node.unknown && element("ul", {class: "viewer-doubts"}, node.unknown.map(reason => element("li", {}, reason)))),
    factList([
      [say("type"), node.type && element("code", {}, node.type)], [say("module"), node.module],
      [say("source"), node.source && sourceOf(node.source)],
      [say("id"), node.id !== node.name && element("code", {}, node.id)],
    ]),
    wayTo(node, act.goTo),
    relations(node, act.goTo),
  ];
}

function actionsOn(node, act) {
  const button = (word, key, does) =>
    element("button", {type: "button", class: "viewer-tool", onclick: does, "aria-keyshortcuts": key}, say(word));
  const isFoldable = canFold(node);
  return element("div", {class: "viewer-actions"},
    node.page && element("a", {class: "viewer-tool is-main", href: node.page}, say("openPage")),
    isFoldable && button(act.isFocus(node) ? "showAll" : "focus", "F", () => act.focus(act.isFocus(node) ? null : node)),
    isFoldable && button(act.isFolded(node) ? "unfold" : "fold", "Space", () => act.fold(node)));
}

function wayTo(node, goTo) {
  const above = pathTo(node).slice(0, -1);
  return above.length > 1
    ? section(say("path"), element("ol", {class: "viewer-way"}, above.map(step => element("li", {}, linkTo(step, goTo)))))
    : null;
}
