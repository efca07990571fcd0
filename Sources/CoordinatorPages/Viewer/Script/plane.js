// The plane in which trees grow downwards, whichever way the picture's own does: `breadth` is along siblings, `depth`
// away from the root.

const plane = {
  TD: {to: ({x, y}) => ({breadth: x, depth: y}), from: ({breadth, depth}) => ({x: breadth, y: depth})},
  BT: {to: ({x, y}) => ({breadth: x, depth: -y}), from: ({breadth, depth}) => ({x: breadth, y: -depth})},
  LR: {to: ({x, y}) => ({breadth: y, depth: x}), from: ({breadth, depth}) => ({x: depth, y: breadth})},
  RL: {to: ({x, y}) => ({breadth: y, depth: -x}), from: ({breadth, depth}) => ({x: -depth, y: breadth})},
}[content.direction];

/** An upright rectangle by two of its corners, whichever. */
const rectangle = (a, b) => ({
  left: Math.min(a.x, b.x), top: Math.min(a.y, b.y), right: Math.max(a.x, b.x), bottom: Math.max(a.y, b.y),
});

const joined = (a, b) => ({
  left: Math.min(a.left, b.left), top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom),
});

const moved = (box, by) => ({
  left: box.left + by.x, top: box.top + by.y, right: box.right + by.x, bottom: box.bottom + by.y,
});

/** The box of the picture in the plane. */
function inPlane(box) {
  const [a, b] = [plane.to({x: box.left, y: box.top}), plane.to({x: box.right, y: box.bottom})];
  return {
    left: Math.min(a.breadth, b.breadth), right: Math.max(a.breadth, b.breadth),
    top: Math.min(a.depth, b.depth), bottom: Math.max(a.depth, b.depth),
  };
}
