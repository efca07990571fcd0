// Where the parts of the picture stand.

/** An upright rectangle in the picture's own points. */
const boxOf = ({x, y, width, height}) => ({left: x, top: y, right: x + width, bottom: y + height});

const joined = (a, b) => a ? {
  left: Math.min(a.left, b.left), top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom),
} : b;

const moved = (box, by) => ({
  left: box.left + by.x, top: box.top + by.y, right: box.right + by.x, bottom: box.bottom + by.y,
});
