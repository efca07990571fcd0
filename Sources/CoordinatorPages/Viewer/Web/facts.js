// The tab of the structure: what is known of the chosen node, or of the whole, with what the picture shows.

const structurePanel = view => {
  const item = view.current && view.tree?.all.get(view.current);
  if (view.current && !item) return [element("p", {class: "quiet"}, say("nodeIsGone")), button(say("close"), view.act.leave)];
  return item ? nodePanel(view, item) : overview(view);
};

// The whole

function overview(view) {
  const {state} = view;
  if (!state) return element("p", {class: "quiet"}, say("hint"));
  const count = values => [...values.reduce((counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1), new Map())].sort((a, b) => b[1] - a[1]);
  const nodes = [...state.nodes.values()];
  const edges = [...state.into.values()].flat();
  const modules = count(nodes.map(node => node.module).filter(Boolean));
  return [
    element("p", {class: "quiet"}, `${say("nodes", nodes.length)} · ${say("edges", edges.length)}`),
    element("p", {class: "quiet"}, say("hint")),
    section(say("shown"), element("ul", {class: "viewer-list"}, count(nodes.map(node => node.kind)).map(([kind, number]) => filter(view, `node.${kind}`,
      [element("span", {class: `swatch node ${kind}`, "aria-hidden": "true"}), nameOf("node", kind)], number)))),
    section(say("lines"), element("p", {class: "quiet"}, say("linesHint")), element("ul", {class: "viewer-list"}, count(edges.map(edge => edge.kind)).map(([kind, number]) => lineFilter(view, kind, number)))),
    modules.length > 1 && section(say("modules"), longList(modules, ([name, number]) => filter(view, `module.${name}`, name, number), 30)),
    section(say("legend"), element("ul", {class: "viewer-list"}, legend(view))),
    content.languageChoice.length > 1 && button(say("otherLanguage"), view.act.language),
  ];
}

/** A box to tick, for what the picture shows. */
const box = (checked, onchange, words, number) => element("li", {}, element("label", {},
  element("input", {type: "checkbox", checked, onchange}), " ", words, element("span", {class: "remarks"}, String(number))));

const filter = (view, name, words, number) => box(!view.hidden.has(name), () => view.act.toggle(name), words, number);

const lineFilter = (view, kind, number) => box(view.lines.has(kind), () => view.act.toggleLines(kind), [
  shape("svg", {class: "sample", width: 34, height: 10, "aria-hidden": "true"}, shape("path", {class: `line is-${kind}`, d: "M1 5H33"})), nameOf("edge", kind)], number);

/** The signs on nodes that there are. */
function legend(view) {
  const kinds = new Map(view.tree.order.flatMap(item => item.looks.marks).map(mark => [mark.kind, mark]));
  const words = mark => mark.kind.startsWith("shared") ? say("sharedSign") : mark.kind === "doubt" ? say("doubtSign") : mark.kind.startsWith("problem") ? nameOf("severity", mark.kind.slice("problem is-".length)) : mark.words;
  const signs = [...kinds.values()].map(mark => [element("span", {class: `mark ${mark.kind}`}, mark.text.replace(/\d+/, "")), words(mark)]);
  if (view.tree.order.some(item => item.isFolded)) signs.unshift([element("span", {class: "badge"}, "+5"), say("foldSign")]);
  return signs.map(parts => element("li", {}, parts[0], " ", parts[1]));
}

// A node

function nodePanel(view, item) {
  const {node, key} = item;
  const leak = view.leaked.get(key)?.leak;
  const findings = view.findingsOf.get(node.id) ?? [];
  const isFocus = view.focus === key;
  const change = changeOf(view, node);
  const badge = extras.badges.get(node.id);
  return [
    element("p", {class: "chips"},
      element("span", {class: `chip node ${node.kind}`}, nameOf("node", node.kind)),
      node.role && element("span", {class: "chip"}, nameOf("role", node.role)),
      standing(node) !== "alive" && element("span", {class: "chip is-warning"}, say(standing(node))),
      badge && element("span", {class: "chip is-warning"}, `${badge.sign} ${badge.word}`),
      change && element("span", {class: `chip is-${change}`}, `${content.marks[change].sign} ${content.marks[change].words}`)),
    element("h2", {id: "viewer-node"}, node.name),
    element("div", {class: "actions"},
      extras.pages.get(node.id) && element("a", {class: "viewer-tool is-main", href: extras.pages.get(node.id)}, say("openPage")),
      item.below.length > 0 && button(say(isFocus ? "showAll" : "focus"), () => view.act.focus(isFocus ? null : key), {"aria-keyshortcuts": "F"}),
      item.below.length > 0 && button(say(item.isFolded ? "unfold" : "fold"), () => view.act.fold(key), {"aria-keyshortcuts": "Space"}),
      button("×", view.act.leave, {"aria-label": say("close"), title: say("close")})),
    node.documentation && node.documentation.split(/\n{2,}/).map(part => element("p", {}, withCode(part))),
    section(say("findings"), longList([leak && leakCard(view, leak, true), ...graveFirst(findings).map(finding => findingCard(view, finding, true))].filter(Boolean), card => card)),
    section(say("verdict.unknown"), longList(node.unknown ?? [], reason => element("li", {}, reason))),
    facts(view, node),
    section(say("path"), pathTo(item).length > 1 && element("p", {}, pathTo(item).slice(0, -1).map((step, place) => [place > 0 && " › ", linkTo(view, step.key)]))),
    relations(view, key),
    nodeHistory(view, node),
  ];
}

const pathTo = item => {
  const path = [];
  for (let step = item; step; step = step.up) path.unshift(step);
  return path;
};

function facts(view, node) {
  const known = [
    ["facts.type", node.type !== node.name && element("code", {}, node.type)], ["node.module", node.module], ["facts.source", node.location && sourceOf(node.location)],
    ["id", node.id && node.id !== node.name && node.id !== node.type && element("code", {}, node.id)],
    ["attachedAt", node.token && node.attachedAt && sourceOf(node.attachedAt)], ["detachedAt", node.isDead && node.detachedAt && sourceOf(node.detachedAt)],
    ["since", content.isLive && node.token && timeText(node.since ?? 0)],
  ].filter(([, value]) => value);
  return known.length > 0 && element("dl", {class: "facts"}, known.map(([word, value]) => [element("dt", {}, say(word)), element("dd", {}, value)]));
}

/** The relations of a node, in the order in which one asks for them: above, below, beside. */
const relationOrder = [
  "in.child", "in.creates", "in.holds", "out.child", "out.creates", "out.holds", "out.presents", "in.presents",
  "out.requires", "in.requires", "out.provides", "in.provides", "out.adopts", "in.adopts", "out.registers",
  "in.registers", "out.resolves", "in.resolves", "out.parent", "in.parent", "out.listener", "in.listener",
];

function relations(view, key) {
  const groups = new Map(relationOrder.map(name => [name, []]));
  for (const edge of edgesInto(view.state, key)) groups.get(`in.${edge.kind}`)?.push([edge, edge.from]);
  for (const edges of view.state.into.values()) for (const edge of edges) if (edge.from === key) groups.get(`out.${edge.kind}`)?.push([edge, edge.to]);
  return [...groups].map(([name, ends]) => section(`${nameOf(...name.split("."))} (${ends.length})`, longList(ends.filter(([, other]) => view.state.nodes.has(other)), ([edge, other]) => {
    const mark = edge.change && content.marks[edge.change];
    const remarks = [edge.ownership && nameOf("ownership", edge.ownership), edge.via, edge.condition && `#if ${edge.condition}`, edge.possible && say("possible"), mark?.words ?? edge.label];
    return element("li", {}, mark && element("span", {class: `sign is-${edge.change}`, "aria-hidden": "true"}, mark.sign), linkTo(view, other),
      element("span", {class: "remarks"}, remarks.filter(Boolean).join(" · ")), edge.evidence?.map(place => element("div", {class: "evidence"}, sourceOf(place))));
  })));
}

/** What happened to this object. */
function nodeHistory(view, node) {
  if (!node.token) return null;
  const rows = [];
  const end = view.line === null ? view.run.entries.length - 1 : placeOfLine(view.run, view.line);
  for (let place = end; place >= 0 && rows.length < 12; place--) {
    const entry = view.run.entries[place];
    if (entry.line.event?.subject.token === node.token) rows.push(eventRow(view, entry));
  }
  return section(say("history"), rows.length > 0 && element("ol", {class: "events"}, rows));
}
