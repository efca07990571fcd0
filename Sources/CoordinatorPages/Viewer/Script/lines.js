// Lines between nodes that have moved: drawn anew along the tree, bent elsewhere; arrowheads and words go along.

const still = {x: 0, y: 0};
const moveOf = node => node.move ?? still;
const isSame = (a, b) => a.x === b.x && a.y === b.y;

/** Puts the line of an edge where the nodes at its ends are now. */
function moveLine(edge) {
  const [from, to] = [moveOf(edge.from), moveOf(edge.to)];
  const line = drawnLine(edge);
  if (!line) return;
  if (isSame(from, still) && isSame(to, still)) return restoreLine(edge, line);
  const lower = edge.from.home === edge.to ? edge.from : edge.to;
  const isOfTree = (lower.home === edge.from || lower.home === edge.to) && isAtHome(lower);
  const text = isSame(from, to) ? movedPath(line, from)
    : isOfTree ? treePath(edge, lower) : bentPath(line, edge, from, to);
  line.path.setAttribute("d", text);
  for (const part of edge.shape.children) {
    if (part === line.path || part.localName === "title") continue;
    shift(part, part.localName === "text" ? wordsMove(edge, isOfTree, lower) : nearer(part, edge, from, to));
  }
  line.isMoved = true;
}

function restoreLine(edge, line) {
  if (!line.isMoved) return;
  line.isMoved = false;
  line.path.setAttribute("d", line.text);
  for (const part of edge.shape.children) part.removeAttribute("transform");
}

function shift(part, {x, y}) {
  if (x || y) part.setAttribute("transform", `translate(${x} ${y})`);
  else part.removeAttribute("transform");
}

/** Words along the tree stand near the lower node, others half-way. */
function wordsMove(edge, isOfTree, lower) {
  if (isOfTree) return moveOf(lower);
  const [from, to] = [moveOf(edge.from), moveOf(edge.to)];
  return {x: (from.x + to.x) / 2, y: (from.y + to.y) / 2};
}

/** An arrowhead goes with the end that it stands at. */
function nearer(part, edge, from, to) {
  const [start] = drawnEnds(edge, edge.from);
  const [end] = drawnEnds(edge, edge.to);
  const [x, y] = part.localName === "ellipse"
    ? [Number(part.getAttribute("cx")), Number(part.getAttribute("cy"))]
    : numbersIn(part.getAttribute("points") ?? part.getAttribute("d") ?? "0 0");
  const away = point => Math.hypot(point.x - x, point.y - y);
  return away(start) <= away(end) ? from : to;
}

const written = ({x, y}) => `${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`;

const movedPath = (line, by) =>
  line.steps.map(({command, points}) => command + points.map(point => written(carried(point, by))).join(" ")).join("");

/** One curve between both ends, which it leaves and reaches the way the drawn line does, so that arrowheads fit. */
function bentPath(line, edge, from, to) {
  const points = line.steps.flatMap(step => step.points);
  const isForward = drawnEnds(edge, edge.from)[0] === points[0];
  const [startMove, endMove] = isForward ? [from, to] : [to, from];
  const [start, end] = [carried(points[0], startMove), carried(points.at(-1), endMove)];
  const reach = between(12, Math.hypot(end.x - start.x, end.y - start.y) / 3, 90);
  const beyond = (point, towards) => {
    const [x, y] = [towards.x - point.x, towards.y - point.y];
    const length = Math.hypot(x, y) || 1;
    return {x: x / length * reach, y: y / length * reach};
  };
  const [first, last] = [beyond(points[0], points[1]), beyond(points.at(-1), points.at(-2))];
  return `M${written(start)}C${[carried(start, first), carried(end, last), end].map(written).join(" ")}`;
}

const corner = 8;

/** Down from the parent, along a line that all siblings share, and down to the child; into a stack from its side. */
function treePath(edge, lower) {
  const upper = lower.home;
  const ends = [drawnEnds(edge, upper)[0], drawnEnds(edge, lower)[0]];
  const [start, end] = [carried(ends[0], moveOf(upper)), carried(ends[1], moveOf(lower))].map(plane.to);
  const bus = Math.max(inPlane(boxNow(upper)).bottom + spacing.stem - 2, start.depth + 2);
  const isForward = drawnLine(edge).steps[0].points[0] === ends[0];
  const steps = lower.isStacked
    ? intoStack(start, end, spineOf(edge, isForward) + plane.to(moveOf(lower)).breadth, bus) : elbow(start, end, bus);
  return pathText(isForward ? steps : reversed(steps));
}

const pathText = steps =>
  steps.map(({command, points}) => command + points.map(point => written(plane.from(point))).join(" ")).join("");

const carried = ({x, y}, by) => ({x: x + by.x, y: y + by.y});
const at = (breadth, depth) => ({breadth, depth});
const lineTo = (...points) => ({command: "L", points});
/** A quarter of a circle, nearly, around a corner. */
const turnAt = (from, edge, to) => ({command: "C", points: [
  at(from.breadth + (edge.breadth - from.breadth) * 0.6, from.depth + (edge.depth - from.depth) * 0.6),
  at(to.breadth + (edge.breadth - to.breadth) * 0.6, to.depth + (edge.depth - to.depth) * 0.6), to,
]});

function elbow(start, end, bus) {
  const way = end.breadth - start.breadth;
  const steps = [{command: "M", points: [start]}];
  if (Math.abs(way) < 1) return [...steps, lineTo(end)];
  const radius = between(-corner, way / 2, corner);
  const depth = Math.min(bus + corner, end.depth);
  return [
    ...steps, turnAt(start, at(start.breadth, bus), at(start.breadth + radius, bus)),
    lineTo(at(end.breadth - radius, bus)),
    turnAt(at(end.breadth - radius, bus), at(end.breadth, bus), at(end.breadth, depth)), lineTo(end),
  ];
}

function intoStack(start, end, spine, bus) {
  const foot = at(spine, end.depth - corner);
  const steps = Math.abs(start.breadth - spine) < 2
    ? [{command: "M", points: [start]}, lineTo(foot)] : elbow(start, foot, bus);
  const turned = at(Math.min(spine + corner, end.breadth), end.depth);
  return [...steps, turnAt(foot, at(spine, end.depth), turned), lineTo(end)];
}

/** Where the line was drawn that a stack hangs from: before its last turn. */
function spineOf(edge, isForward) {
  const {steps} = drawnLine(edge);
  const before = isForward ? steps.at(-3) : steps[2];
  return plane.to((before ?? steps[0]).points.at(-1)).breadth;
}

/** The same line from its end. */
function reversed(steps) {
  const points = steps.flatMap(step => step.points).reverse();
  const turned = [{command: "M", points: [points[0]]}];
  let place = 1;
  for (const {command, points: {length}} of steps.slice(1).toReversed()) {
    turned.push({command, points: points.slice(place, place + length)});
    place += length;
  }
  return turned;
}
