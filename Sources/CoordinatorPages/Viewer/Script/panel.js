// The panel beside the picture: a node, or where none is chosen what is known of the whole.

function showPanel(graph, picture, state, act) {
  const panel = byID("viewer-panel");
  const parts = state.current ? factsOf(state.current, graph, act) : overview(graph, picture, act);
  panel.replaceChildren(...parts.flat(Infinity).filter(Boolean));
  panel.scrollTop = 0;
}

function overview(graph, picture, act) {
  return [
    element("header", {class: "viewer-panel-head"},
      element("h2", {id: "viewer-panel-title"}, content.title),
      element("p", {class: "viewer-counts"}, `${say("nodes", graph.nodes.length)} · ${say("edges", graph.edges.length)}`),
      element("p", {class: "viewer-hint"}, say("hint"))),
    changeList(graph, act.goTo),
    section(countedTitle("findings", content.findings), findingList(content.findings, act.goTo, graph)),
    section(countedTitle("cycles", cyclesOf(graph)), cycleList(graph, act)),
    factList(kindCounts(graph)),
    picture.legend && section(say("legend"), element("div", {class: "viewer-legend-holder"}, picture.legend)),
  ];
}

const countedTitle = (word, items) => items.length ? `${say(word)} (${items.length})` : say(word);

function kindCounts(graph) {
  const counts = new Map();
  for (const node of graph.nodes) counts.set(node.kind, (counts.get(node.kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => [nameOf("node", kind), String(count)]);
}

/** What has changed, nodes first; each entry leads to its place in the picture. */
function changeList(graph, goTo) {
  const nodes = graph.nodes.filter(node => node.change);
  const edges = graph.edges.filter(edge => edge.change);
  if (!nodes.length && !edges.length) return null;
  return section(`${say("changes")} (${nodes.length + edges.length})`,
    longList([...nodes, ...edges], part => changeEntry(part, goTo), 200));
}

function changeEntry(part, goTo) {
  const mark = content.marks[part.change];
  const name = part.from ? `${part.from.name} → ${part.to.name}` : part.name;
  return element("li", {class: `viewer-change is-${part.change}`},
    element("span", {class: "viewer-sign", title: mark.words}, mark.sign),
    element("button", {
      type: "button", class: "viewer-link", "aria-label": `${mark.words}: ${name}`, onclick: () => goTo(part.to ?? part),
    }, name));
}
