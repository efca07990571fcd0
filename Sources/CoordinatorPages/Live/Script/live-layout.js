// Where nodes stand: the tree grows to the right, a row for each leaf, parents beside their first child. Nodes keep their
// places: what goes leaves its rows empty, and what comes takes empty rows of its parent before others have to move.

const rowHeight = 38;
const nodeHeight = 28;
const columnGap = 44;
/** From this share of empty rows on, the tree is put together again. */
const mostEmpty = 0.45;

function makeLayout() {
  return {slots: new Map(), widths: [], places: new Map(), rows: 0, emptyRows: 0};
}

/** Gives each node its place: `x`, `y`, and `width`. */
function layOut(layout, forest) {
  settle(layout, forest);
  if (layout.emptyRows > 4 && layout.emptyRows > layout.rows * mostEmpty) {
    layout.slots = new Map();
    layout.widths = [];
    settle(layout, forest);
  }
  const lefts = [0];
  layout.widths.forEach((width, depth) => lefts.push(lefts[depth] + width + columnGap));
  for (const place of layout.places.values()) {
    place.x = lefts[place.depth];
    place.y = place.row * rowHeight;
  }
  return layout.places;
}

function settle(layout, forest) {
  const order = breadthFirst(forest);
  layout.order = order;
  for (const {node, depth} of order) layout.widths[depth] = Math.max(layout.widths[depth] ?? 0, widthOfNode(node));
  const room = new Map();
  // From the leaves up: how many rows each node takes.
  for (const {node} of order.toReversed()) room.set(node.key, Math.max(1, roomOfChildren(layout, node.key, node.children, room)));
  layout.rows = roomOfChildren(layout, null, forest, room);
  layout.emptyRows = layout.rows - order.filter(({node}) => !node.children.length).length;
  layout.places = new Map();
  placeChildren(layout, null, forest, 0, 0);
  for (const {node, depth} of order) {
    placeChildren(layout, node.key, node.children, layout.places.get(node.key).row, depth + 1);
  }
}

function breadthFirst(forest) {
  const order = forest.map(node => ({node, depth: 0}));
  for (const {node, depth} of order) for (const child of node.children) order.push({node: child, depth: depth + 1});
  return order;
}

/** The rows below a parent, empty ones included. Each slot is a child, or the rows that one left. */
function roomOfChildren(layout, parent, children, room) {
  const slots = layout.slots.get(parent) ?? [];
  layout.slots.set(parent, slots);
  const present = new Set(children.map(child => child.key));
  const known = new Set();
  for (const slot of slots) {
    slot.isEmpty = !present.has(slot.key);
    if (!slot.isEmpty) known.add(slot.key);
  }
  for (const child of children) if (!known.has(child.key)) takeSlot(slots, child.key, room.get(child.key));
  for (const slot of slots) if (!slot.isEmpty) slot.rows = Math.max(slot.rows, room.get(slot.key));
  // Empty rows at the end hold no place for anybody.
  if (!parent) while (slots.at(-1)?.isEmpty) slots.pop();
  return slots.reduce((rows, slot) => rows + slot.rows, 0);
}

function takeSlot(slots, key, rows) {
  const free = slots.find(slot => slot.isEmpty && slot.rows >= rows);
  if (free) Object.assign(free, {key, isEmpty: false});
  else slots.push({key, rows, isEmpty: false});
}

function placeChildren(layout, parent, children, row, depth) {
  let next = row;
  for (const slot of layout.slots.get(parent) ?? []) {
    if (!slot.isEmpty) layout.places.set(slot.key, {row: next, depth});
    next += slot.rows;
  }
}

const ruler = document.createElement("canvas").getContext("2d");
const knownWidths = new Map();

/** How wide a node is drawn, in pixels. */
function widthOfNode(node) {
  const text = node.label;
  if (!knownWidths.has(text)) {
    ruler.font = "500 13px system-ui, -apple-system, 'Segoe UI', 'Noto Sans KR', 'Noto Sans CJK KR', sans-serif";
    if (knownWidths.size > 5000) knownWidths.clear();
    knownWidths.set(text, Math.ceil(ruler.measureText(text).width));
  }
  return knownWidths.get(text) + 34;
}
