// The picture's elements: which node and edge each of them is, and what is shown of them.

function makePicture(graph) {
  const stage = byID("viewer-stage");
  const holder = byID("viewer-picture");
  const svg = holder.querySelector("svg");
  const drawing = svg.querySelector(".graph") ?? svg;
  const view = svg.viewBox.baseVal;
  const picture = {stage, holder, svg, drawing, width: view.width, height: view.height, current: null};

  for (const part of [...graph.nodes, ...graph.edges]) part.shape = document.getElementById(part.element);
  for (const node of graph.nodes) if (node.shape) node.shape.dataset.number = node.number;

  // The graph's own words for it become the name of the tree; as tooltips they would be in the way.
  const description = svg.querySelector("desc")?.textContent ?? "";
  svg.querySelector("title")?.remove();
  svg.removeAttribute("aria-describedby");
  svg.removeAttribute("aria-labelledby");
  svg.setAttribute("role", "tree");
  svg.setAttribute("aria-label", `${content.title}. ${description}`);
  // The camera sizes it from here on.
  svg.setAttribute("width", picture.width);
  svg.setAttribute("height", picture.height);

  picture.description = description;
  picture.legend = takeLegend(svg);
  picture.shift = shiftOf(drawing);
  picture.ring = shape("rect", {class: "ring", rx: 6});
  drawing.append(picture.ring);
  dressWhenIdle(graph.nodes);
  return picture;
}

/** The legend leaves the picture: it has a place of its own in the panel. */
function takeLegend(svg) {
  const parts = [...svg.querySelectorAll("g.legend")];
  if (!parts.length) return null;
  const bounds = parts.map(part => boxOf(part.getBBox())).reduce(joined);
  const group = shape("g", {class: "graph", "text-anchor": "middle", "font-size": 13}, parts);
  const [width, height] = [bounds.right - bounds.left + 4, bounds.bottom - bounds.top + 4];
  return shape("svg", {
    class: "viewer-legend", role: "img", "aria-label": say("legend"), width, height,
    viewBox: `${bounds.left - 2} ${bounds.top - 2} ${width} ${height}`, "font-family": svg.getAttribute("font-family"),
  }, group);
}

/** How far the drawing's own points lie from those of the picture. */
function shiftOf(drawing) {
  const matrix = drawing.transform?.baseVal.consolidate()?.matrix;
  return {x: matrix?.e ?? 0, y: matrix?.f ?? 0};
}

/** Names for those who do not see, a few nodes at a time so that nobody waits for them. */
function dressWhenIdle(nodes, first = 0) {
  const whenIdle = window.requestIdleCallback ?? (work => setTimeout(work, 30));
  const last = Math.min(first + 400, nodes.length);
  for (const node of nodes.slice(first, last)) dress(node);
  if (last < nodes.length) whenIdle(() => dressWhenIdle(nodes, last));
}

function dress(node) {
  if (!node.shape || node.shape.hasAttribute("role")) return;
  const siblings = node.parent?.children;
  const attributes = {
    role: "treeitem", tabindex: -1, "aria-level": node.depth + 1, "aria-label": spoken(node), "aria-selected": "false",
    "aria-posinset": siblings && node.place + 1, "aria-setsize": siblings?.length,
  };
  dressed(node.shape, attributes, []);
}

/** What is said of a node when it is reached. */
function spoken(node) {
  const change = node.change ? content.marks[node.change]?.words : undefined;
  const findings = node.findings.map(finding => finding.message);
  return [node.name, nameOf("node", node.kind), node.role && nameOf("role", node.role), change, ...findings]
    .filter(Boolean).join(", ");
}

/** Shows the nodes that are to be seen, and the edges between them. */
function showSeen(graph, seen, folded) {
  for (const node of graph.nodes) {
    node.isSeen = seen[node.number] === 1;
    node.shape?.classList.toggle("is-hidden", !node.isSeen);
    if (node.children.length) node.shape?.setAttribute("aria-expanded", folded.has(node) ? "false" : "true");
  }
  for (const edge of graph.edges) edge.shape?.classList.toggle("is-hidden", !edge.from.isSeen || !edge.to.isSeen);
}

/** The room that a node's outline takes, where the picture drew it. */
function drawnBox(node) {
  if (node.box === undefined) {
    const outline = node.shape?.querySelector("polygon, ellipse, path, rect, polyline");
    node.box = outline ? boxOf(outline.getBBox()) : null;
  }
  return node.box;
}

/** The room that a node takes now. */
function boxNow(node) {
  const box = drawnBox(node);
  return box && node.move ? moved(box, node.move) : box;
}

/** The room that all of some nodes take now, in the points of the whole picture. */
function extentOf(nodes, shift) {
  const boxes = nodes.filter(node => node.isSeen).map(boxNow).filter(Boolean);
  return boxes.length ? moved(boxes.reduce(joined), shift) : null;
}

/** Marks the node that the reader is at, with its edges and the way to it. */
function markCurrent(picture, node) {
  for (const part of picture.lit ?? []) part.shape?.classList.remove("is-lit", "is-way");
  picture.current?.shape?.classList.remove("is-current");
  picture.current?.shape?.setAttribute("aria-selected", "false");
  picture.current?.shape?.setAttribute("tabindex", "-1");
  picture.current = node;
  picture.lit = [];
  picture.ring.classList.toggle("is-hidden", !node?.isSeen);
  if (!node) return;
  dress(node);
  node.shape?.classList.add("is-current");
  node.shape?.setAttribute("aria-selected", "true");
  node.shape?.setAttribute("tabindex", "0");
  placeRing(picture, boxNow(node));
  const way = pathTo(node).flatMap(step => step.in.filter(edge => edge.from === step.parent && !isWayUp(edge)).slice(0, 1));
  for (const edge of way) edge.shape?.classList.add("is-way");
  for (const edge of [...node.out, ...node.in]) edge.shape?.classList.add("is-lit");
  picture.lit = [...way, ...node.out, ...node.in];
}

function placeRing(picture, box) {
  if (!box) return;
  const margin = 4;
  dressed(picture.ring, {
    x: box.left - margin, y: box.top - margin,
    width: box.right - box.left + 2 * margin, height: box.bottom - box.top + 2 * margin,
  }, []);
}
