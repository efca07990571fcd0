// Where the picture drew its parts, read from its text: asking the browser would have it lay out what is folded away.

/** The numbers in a text. */
const numbersIn = text => (text.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);

/** The points of a path of absolute commands, with the commands: those along one axis get the other's last number. */
function pathPoints(text) {
  const steps = [];
  let last = {x: 0, y: 0};
  for (const [, command, rest] of text.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = numbersIn(rest);
    if (command === "V") steps.push({command: "L", points: numbers.map(y => ({x: last.x, y}))});
    else if (command === "H") steps.push({command: "L", points: numbers.map(x => ({x, y: last.y}))});
    else steps.push({command, points: pairs(numbers)});
    last = steps.at(-1).points.at(-1) ?? last;
  }
  return steps;
}

const pairs = numbers => numbers.reduce((points, number, place) => {
  if (place % 2) points.at(-1).y = number;
  else points.push({x: number, y: 0});
  return points;
}, []);

/** The room that a node's outline takes. */
function drawnBox(node) {
  if (node.box === undefined) node.box = node.shape ? outlineBox(node) : null;
  return node.box;
}

/** Riders and lugs stand out of the outline, so the words tell the middle, and the lower side how deep it reaches. */
function outlineBox(node) {
  const outline = node.shape.querySelector("polygon, path, ellipse, polyline");
  const text = node.shape.querySelector("text");
  if (!outline || !text) return null;
  const [width, height] = node.size;
  const x = Number(text.getAttribute("x"));
  if (outline.localName === "ellipse") {
    const y = Number(outline.getAttribute("cy"));
    return rectangle({x: x - width / 2, y: y - height / 2}, {x: x + width / 2, y: y + height / 2});
  }
  const points = outlinePoints(outline);
  const bottom = Math.max(...points.map(point => point.y));
  return rectangle({x: x - width / 2, y: bottom - height}, {x: x + width / 2, y: bottom});
}

const outlinePoints = outline => outline.localName === "path"
  ? pathPoints(outline.getAttribute("d")).flatMap(step => step.points) : pairs(numbersIn(outline.getAttribute("points")));

/** The line of an edge, as the picture drew it. */
function drawnLine(edge) {
  if (edge.line === undefined) {
    const path = edge.shape?.querySelector("path");
    edge.line = path ? {path, text: path.getAttribute("d"), steps: pathPoints(path.getAttribute("d"))} : null;
  }
  return edge.line;
}

/** Both ends of an edge's line, the one that is nearer to a node first. */
function drawnEnds(edge, node) {
  const line = drawnLine(edge);
  const box = drawnBox(node);
  if (!line || !box) return null;
  const [start, end] = [line.steps[0].points[0], line.steps.at(-1).points.at(-1)];
  const middle = {x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2};
  const away = point => Math.hypot(
    Math.max(Math.abs(point.x - middle.x) - node.size[0] / 2, 0), Math.max(Math.abs(point.y - middle.y) - node.size[1] / 2, 0));
  return away(start) <= away(end) ? [start, end] : [end, start];
}
