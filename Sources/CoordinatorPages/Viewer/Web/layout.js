// Where nodes stand: an outline whose children break into columns. A parent stands over the left of its children, so it stays
// where it is when they come and go, and the root is always in the window's corner. O(n).
//
// One layout for all pages: how much is unfolded depends on the window, so it is asked for where the window is.

const space = {rows: 8, drop: 14, indent: 24, columns: 26};
/** The heights of columns that are compared, in points. */
const columnHeights = [Infinity, 3000, 2000, 1400, 1000, 760, 560, 420, 320, 240, 180, 130, 90, 50, 20];

/** Gives each item of a tree its `x` and `y`, and the tree its `width` and `height`. */
function layOut(tree, most) {
  for (const item of tree.order) {
    if (!item.looks) tree.prepare(item);
    item.box = {width: item.least.width + (item.isFolded ? widthOfText(`+${item.count}`) * 0.85 + 18 : 0), height: item.least.height};
  }
  for (const item of tree.order.toReversed()) measure(item, item.children, most);
  const whole = {box: {width: 0, height: 0}};
  measure(whole, tree.roots, most);
  placeColumns(whole, 0, 0);
  for (const item of tree.order) placeColumns(item, item.x + space.indent, item.y + item.box.height + item.drop);
  [tree.width, tree.height] = [whole.width, whole.height];
}

/** Puts children into columns that are about as high as asked for, and equally high; and measures all of it. */
function measure(item, children, most) {
  const columns = [];
  let last = null;
  const total = children.reduce((sum, child) => sum + child.height + space.rows, 0);
  const even = total / Math.ceil(total / most || 1);
  for (const child of children) {
    if (!last || last.height + child.height / 2 > even) columns.push(last = {items: [], width: 0, height: -space.rows});
    last.items.push(child);
    last.height += space.rows + child.height;
    last.width = Math.max(last.width, child.width);
  }
  const drop = !columns.length ? 0 : item.node && columns.length > 1 ? space.drop : item.node ? space.rows : 0;
  const width = columns.reduce((sum, column) => sum + column.width + space.columns, -space.columns);
  Object.assign(item, {
    columns, drop, width: Math.max(item.box.width, columns.length ? width + (item.node ? space.indent : 0) : 0),
    height: item.box.height + drop + Math.max(0, ...columns.map(column => column.height)),
  });
}

function placeColumns({columns}, x, y) {
  for (const column of columns) {
    let top = y;
    for (const item of column.items) {
      [item.x, item.y] = [x, top];
      top += item.height + space.rows;
    }
    x += column.width + space.columns;
  }
}

/** The height of columns at which a tree gets largest in a window, and how large. */
function bestShape(tree, {width, height}) {
  let best = {scale: 0, most: Infinity};
  for (const most of columnHeights) {
    layOut(tree, most);
    const scale = Math.min(1, width / tree.width, height / tree.height);
    if (scale > best.scale + 0.001) best = {scale, most};
    if (scale === 1) break;
  }
  return best;
}

const ruler = document.createElement("canvas").getContext("2d");
const knownWidths = new Map();

/** How wide a text is in a node, in points. */
function widthOfText(text) {
  if (!knownWidths.has(text)) {
    ruler.font = "500 13px system-ui, -apple-system, 'Segoe UI', 'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', sans-serif";
    if (knownWidths.size > 20000) knownWidths.clear();
    knownWidths.set(text, Math.ceil(ruler.measureText(text).width));
  }
  return knownWidths.get(text);
}

/** Measures a node with its signs, but for how much is folded below it. */
function sizeItem(item) {
  const {label, marks, image} = item.looks;
  const width = marks.reduce((sum, mark) => sum + widthOfText(mark.text) * 0.85 + 18, Math.ceil(widthOfText(label) + 24));
  item.least = image ? {width: Math.max(width, image.width + 16), height: 36 + image.height} : {width, height: 28};
}
