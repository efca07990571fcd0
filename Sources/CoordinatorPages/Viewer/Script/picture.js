// The picture's elements: which node and edge each of them is, and what is shown of them.

function makePicture(graph) {
  const stage = byID("viewer-stage");
  const holder = byID("viewer-picture");
  const svg = holder.querySelector("svg");
  const drawing = svg.querySelector(".graph") ?? svg.appendChild(shape("g"));
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

  // The page behind the drawing would count as a part of it.
  drawing.querySelector(":scope > polygon")?.remove();
  picture.legend = takeLegend(svg);
  picture.shift = shiftOf(drawing);
  picture.ring = shape("rect", {class: "ring", rx: 6});
  drawing.append(picture.ring);
  // Edges stand before nodes, so that names can be read.
  picture.firstNode = shape("g");
  (drawing.querySelector(":scope > .node") ?? picture.ring).before(picture.firstNode);
  drawing.setAttribute("role", "presentation");
  dressWhenIdle([...graph.nodes, ...graph.edges]);
  return picture;
}

/** The legend leaves the picture: it has a place of its own in the panel. */
function takeLegend(svg) {
  const parts = [...svg.querySelectorAll("g.legend")];
  if (!parts.length) return null;
  const bounds = parts.flatMap(part => [...part.querySelectorAll("path, polygon")].flatMap(outlinePoints))
    .map(point => rectangle(point, point)).reduce(joined);
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

/** Names for those who do not see, a few parts at a time so that nobody waits for them. */
function dressWhenIdle(parts, first = 0) {
  const whenIdle = window.requestIdleCallback ?? (work => setTimeout(work, 30));
  const last = Math.min(first + 400, parts.length);
  for (const part of parts.slice(first, last)) {
    // The panel tells of edges, at the nodes that they join.
    if (part.from) part.shape?.setAttribute("aria-hidden", "true");
    else dress(part);
  }
  if (last < parts.length) whenIdle(() => dressWhenIdle(parts, last));
}

function dress(node) {
  if (!node.shape || node.shape.hasAttribute("role")) return;
  const siblings = node.parent?.children;
  const attributes = {
    role: "treeitem", tabindex: node.shape.getAttribute("tabindex") ?? -1, "aria-level": node.depth + 1, "aria-label": spoken(node), "aria-selected": "false",
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
function showSeen(graph, picture, seen, folded) {
  for (const node of graph.nodes) {
    show(node, seen[node.number] === 1, picture.ring);
    const isExpanded = !folded.has(node);
    if (!node.isSeen || !canFold(node) || node.isExpanded === isExpanded) continue;
    node.isExpanded = isExpanded;
    node.shape?.setAttribute("aria-expanded", String(isExpanded));
  }
  for (const edge of graph.edges) show(edge, edge.from.isSeen && edge.to.isSeen, picture.firstNode);
}

/**
 * Takes a part out of the picture, or puts it back before another. What is only hidden would have to be styled again and
 * again: with thousands of parts that is most of what a browser does.
 */
function show(part, isSeen, next) {
  if ((part.isSeen ?? true) !== isSeen && part.shape) {
    if (isSeen) next.before(part.shape);
    else part.shape.remove();
  }
  part.isSeen = isSeen;
}

/** Puts what is seen where the layout has it; where the picture is no tree, what is seen stays where it was drawn. */
function placeSeen(graph, picture) {
  const isWhole = graph.nodes.every(node => node.isSeen);
  if (!picture.layout) return;
  const moves = isWhole ? new Map() : movesOfAll(picture.layout, node => node.isSeen);
  for (const node of graph.nodes) {
    node.move = moves.get(node) ?? still;
    if (node.isSeen) shift(node.shape, node.move);
  }
  for (const edge of graph.edges) if (edge.from.isSeen && edge.to.isSeen) moveLine(edge);
}

/** The room that a node takes now. */
function boxNow(node) {
  const box = drawnBox(node);
  return box && node.move ? moved(box, node.move) : box;
}

/** The room that all takes that is seen, in the points of the whole picture. */
function extentOf({drawing, shift}) {
  const {x, y, width, height} = drawing.getBBox();
  return width ? moved(rectangle({x, y}, {x: x + width, y: y + height}), shift) : null;
}

/** Marks the node that the reader is at, with its edges and the way to it. */
function markCurrent(picture, node) {
  for (const part of picture.lit ?? []) part.shape?.classList.remove("is-lit", "is-way");
  picture.current?.shape?.classList.remove("is-current");
  picture.current?.shape?.setAttribute("aria-selected", "false");
  picture.current = node;
  picture.lit = [];
  picture.ring.classList.toggle("is-hidden", !node?.isSeen);
  if (!node) return;
  dress(node);
  node.shape?.classList.add("is-current");
  node.shape?.setAttribute("aria-selected", "true");
  placeRing(picture, boxNow(node));
  const way = [];
  for (let step = node; step.parent; step = step.parent) {
    way.push(step.in.find(edge => edge.from === step.parent && isDownward(edge)));
  }
  for (const edge of way) edge.shape?.classList.add("is-way");
  for (const edge of [...node.out, ...node.in]) edge.shape?.classList.add("is-lit");
  picture.lit = [...way, ...node.out, ...node.in];
}

/** One node at a time can be reached by Tab; arrows lead on from there. */
function moveTabStop(picture, node) {
  if (picture.tabStop === node) return;
  picture.tabStop?.shape?.setAttribute("tabindex", "-1");
  node?.shape?.setAttribute("tabindex", "0");
  picture.tabStop = node;
}

function placeRing(picture, box) {
  if (!box) return;
  const margin = 4;
  dressed(picture.ring, {
    x: box.left - margin, y: box.top - margin,
    width: box.right - box.left + 2 * margin, height: box.bottom - box.top + 2 * margin,
  }, []);
}
