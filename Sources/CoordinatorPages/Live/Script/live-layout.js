// Where nodes stand: the tree grows to the right, a row for each leaf, parents beside their first child. Children that would
// take too many rows stand in several columns, one row below their parent. Nodes keep their places: what goes leaves its rows
// empty, and what comes takes empty rows of its parent before others have to move.

const rowHeight = 38;
const nodeHeight = 28;
const columnGap = 44;
/** From this share of empty rows on, the tree is put together again. */
const mostEmpty = 0.45;
/** So many rows stand in one column in any case. */
const leastRows = 28;
/** Columns are made longer until the picture is at most so many times as wide as it is high. */
const widest = 1.6;

function makeLayout() {
  return {groups: new Map(), widths: [], places: new Map(), order: [], rows: 0, width: 0, emptyRows: 0, mostRows: leastRows, leaves: 0};
}

/** Gives each node its place: `x`, `y`, and `depth`. */
function layOut(layout, forest) {
  settle(layout, forest);
  const leaves = layout.order.filter(({node}) => !node.children.length).length;
  const isLoose = layout.emptyRows > 4 && layout.emptyRows > (layout.emptyRows + leaves) * mostEmpty;
  const hasGrown = leaves > leastRows && leaves > layout.leaves * 1.5;
  if (isLoose || hasGrown) putTogether(layout, forest, leaves);
  return layout.places;
}

/** Places all nodes again, in columns that are as long as makes a good picture. */
function putTogether(layout, forest, leaves) {
  layout.leaves = leaves;
  for (let rows = leastRows; ; rows *= 1.5) {
    Object.assign(layout, {groups: new Map(), widths: [], mostRows: rows});
    settle(layout, forest);
    if (rows > leaves || layout.width <= widest * layout.rows * rowHeight) return;
  }
}

function settle(layout, forest) {
  const order = breadthFirst(forest);
  const former = layout.groups;
  Object.assign(layout, {order, groups: new Map(), places: new Map(), emptyRows: 0});
  for (const {node, depth} of order) layout.widths[depth] = Math.max(layout.widths[depth] ?? 0, widthOfNode(node));
  // From the leaves up: how much room each node takes.
  const boxes = new Map();
  for (const {node, depth} of order.toReversed()) {
    const group = arrange(layout, former.get(node.key), node.key, node.children, boxes);
    const width = layout.widths[depth] + (group.width ? columnGap + group.width : 0);
    boxes.set(node.key, {rows: Math.max(1, group.lane + group.rows), width});
  }
  const all = arrange(layout, former.get(null), null, forest, boxes);
  [layout.rows, layout.width] = [all.rows, all.width];
  placeChildren(layout, all, {x: 0, row: 0, depth: 0});
  for (const {node, depth} of order) {
    const {x, row} = layout.places.get(node.key);
    const group = layout.groups.get(node.key);
    placeChildren(layout, group, {x: x + layout.widths[depth] + columnGap, row: row + group.lane, depth: depth + 1});
  }
}

function breadthFirst(forest) {
  const order = forest.map(node => ({node, depth: 0}));
  for (const {node, depth} of order) for (const child of node.children) order.push({node: child, depth: depth + 1});
  return order;
}

/** The children of a parent in slots, one below the other, in one column or several. An empty slot has the rows that a child left. */
function arrange(layout, former, parent, children, boxes) {
  const slots = former?.slots ?? [];
  giveSlots(slots, children, boxes, layout.mostRows);
  // Empty rows at the end of the picture hold no place for anybody.
  if (parent === null) while (slots.at(-1)?.isEmpty) slots.pop();
  const columns = [];
  for (const slot of slots) {
    const column = columns[slot.column] ??= {rows: 0, width: 0};
    slot.row = column.rows;
    column.rows += slot.rows;
    const box = slot.isEmpty ? {rows: 0, width: 0} : boxes.get(slot.key);
    column.width = Math.max(column.width, box.width);
    layout.emptyRows += slot.rows - box.rows;
  }
  const group = {
    slots, columns, rows: columns.reduce((most, {rows}) => Math.max(most, rows), 0),
    width: columns.reduce((sum, {width}) => sum + width + columnGap, -columnGap),
    // Lines to further columns run over the first one.
    lane: columns.length > 1 && parent !== null ? 1 : 0,
  };
  if (!columns.length) group.width = 0;
  layout.groups.set(parent, group);
  return group;
}

/** Gives each child a slot: the one that it has, an empty one with enough rows, or a new one at the end. */
function giveSlots(slots, children, boxes, mostRows) {
  const present = new Set(children.map(child => child.key));
  for (const slot of slots) slot.isEmpty = !present.has(slot.key);
  const known = new Set(slots.filter(slot => !slot.isEmpty).map(slot => slot.key));
  const empty = slots.filter(slot => slot.isEmpty);
  let column = slots.at(-1)?.column ?? 0;
  let filled = slots.reduce((rows, slot) => slot.column === column ? rows + slot.rows : rows, 0);
  for (const {key} of children) {
    if (known.has(key)) continue;
    const {rows} = boxes.get(key);
    const free = empty.findIndex(slot => slot.rows >= rows);
    if (free >= 0) {
      Object.assign(empty.splice(free, 1)[0], {key, isEmpty: false});
      continue;
    }
    if (filled && filled + rows > mostRows) [column, filled] = [column + 1, 0];
    slots.push({key, rows, column, row: 0, isEmpty: false});
    filled += rows;
  }
  for (const slot of slots) if (!slot.isEmpty) slot.rows = Math.max(slot.rows, boxes.get(slot.key).rows);
}

function placeChildren(layout, {slots, columns}, {x, row, depth}) {
  const lefts = [x];
  for (const {width} of columns) lefts.push(lefts.at(-1) + width + columnGap);
  for (const slot of slots) {
    if (slot.isEmpty) continue;
    layout.places.set(slot.key, {x: lefts[slot.column], y: (row + slot.row) * rowHeight, row: row + slot.row, depth});
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
