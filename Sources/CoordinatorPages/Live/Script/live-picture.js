// The picture: an element for each node and a line to its parent. Only what changed is touched.

const flightTime = 260;
/** So many nodes at once move without a flight: nobody can follow them, and each frame would take long. */
const mostFlying = 150;

function makePicture() {
  const stage = byID("viewer-stage");
  const holder = byID("live-holder");
  const picture = {
    stage, holder, svg: byID("live-world"), lines: byID("live-lines"), nodes: byID("live-nodes"),
    width: 1, height: 1, items: new Map(), flying: new Set(), frame: 0, isFirst: true,
  };
  picture.lines.setAttribute("aria-hidden", "true");
  return picture;
}

/** Draws a forest. `marks` tells for each key what to point out. */
function drawForest(picture, forest, layout, marks) {
  const places = layOut(layout, forest);
  const isInstant = picture.isFirst || isStill();
  picture.isFirst = false;
  const met = new Set();
  for (const {node: item} of layout.order) {
    met.add(item.key);
    const shown = picture.items.get(item.key) ?? addItem(picture, item);
    dress(shown, item, marks);
    moveItem(picture, shown, places.get(item.key), isInstant);
  }
  for (const {node: item} of layout.order) {
    for (const child of item.children) joinItems(picture, picture.items.get(child.key), picture.items.get(item.key));
  }
  for (const item of forest) joinItems(picture, picture.items.get(item.key), null);
  for (const [key, shown] of picture.items) if (!met.has(key)) removeItem(picture, key, shown);
  picture.width = layout.width;
  picture.height = layout.rows * rowHeight;
  if (picture.flying.size > mostFlying) land(picture);
  fly(picture);
}

function addItem(picture, item) {
  const label = element("span", {class: "live-name"}, item.label);
  const badge = element("span", {class: "live-badge badge"});
  const made = element("div", {class: "live-node is-arriving", role: "treeitem", tabindex: "-1", "data-key": item.key},
    element("span", {class: "live-dot"}), label, badge);
  const shown = {key: item.key, element: made, label, badge, x: null, y: null, goal: null, parent: null, line: null, children: new Set(), looks: ""};
  picture.nodes.append(made);
  picture.items.set(item.key, shown);
  requestAnimationFrame(() => made.classList.remove("is-arriving"));
  return shown;
}

/** Gives an element the classes that say what the node is. */
function dress(shown, item, {current, leaked, found, marked}) {
  const {node} = item;
  shown.isDead = node.isDead;
  shown.isCreated = Boolean(node.isCreated);
  const leak = leaked.get(item.key);
  const looks = [
    "live-node", `is-${node.kind}`, node.role === "root" && "is-root", node.isDead && "is-dead",
    leak && `is-${leak.role}`, item.key === current && "is-current", found.has(item.key) && "is-found",
    item.isFolded && "is-folded", marked.has(item.key) && `is-${marked.get(item.key)}`,
  ].filter(Boolean).join(" ");
  if (shown.looks !== looks) {
    const flashes = [...shown.element.classList].filter(name => name.startsWith("flash-") || name === "is-arriving");
    shown.element.className = [looks, ...flashes].join(" ");
    shown.looks = looks;
  }
  if (shown.label.textContent !== item.label) shown.label.textContent = item.label;
  const badge = item.isFolded ? `+${item.count}` : "";
  if (shown.badge.textContent !== badge) shown.badge.textContent = badge;
}

/** Points out what just happened to a node. */
function flash(picture, key, what) {
  const shown = picture.items.get(key);
  if (!shown) return;
  const name = {attach: "flash-new", added: "flash-new", met: "flash-new", shown: "flash-new", leak: "flash-leak", moved: "flash-moved"}[what];
  if (!name) return;
  shown.element.classList.add(name);
  clearTimeout(shown.flashing);
  shown.flashing = setTimeout(() => shown.element.classList.remove("flash-new", "flash-leak", "flash-moved"), 1600);
}

function moveItem(picture, shown, place, isInstant) {
  if (shown.goal && shown.goal.x === place.x && shown.goal.y === place.y) return;
  shown.goal = {x: place.x, y: place.y};
  if (isInstant || shown.x === null) return setItem(shown, place.x, place.y);
  shown.start = {x: shown.x, y: shown.y, time: performance.now()};
  picture.flying.add(shown);
}

function setItem(shown, x, y) {
  [shown.x, shown.y] = [x, y];
  shown.element.style.transform = `translate(${x}px, ${y}px)`;
  shown.isLineStale = true;
  for (const child of shown.children) child.isLineStale = true;
}

function joinItems(picture, shown, parent) {
  if (shown.parent !== parent) {
    shown.parent?.children.delete(shown);
    shown.parent = parent;
    parent?.children.add(shown);
    shown.isLineStale = true;
  }
  if (parent && !shown.line) {
    shown.line = shape("path", {class: "live-line"});
    shown.isLineDead = false;
    picture.lines.append(shown.line);
  } else if (!parent && shown.line) {
    shown.line.remove();
    shown.line = null;
  }
  if (shown.line && shown.isLineDead !== shown.isDead) {
    shown.isLineDead = shown.isDead;
    shown.line.classList.toggle("is-dead", shown.isDead);
  }
  shown.line?.classList.toggle("is-created", shown.isCreated);
  if (shown.isLineStale) drawLine(shown);
}

/** From the right side of the parent, around one corner, to the left side of the child. */
function drawLine(shown) {
  shown.isLineStale = false;
  const {parent, line} = shown;
  if (!line || !parent || parent.x === null) return;
  const [x1, y1] = [parent.x + widthOfLabel(parent), parent.y + nodeHeight / 2];
  const [x2, y2] = [shown.x, shown.y + nodeHeight / 2];
  const corner = x2 - 22;
  const radius = Math.min(9, Math.abs(y2 - y1) / 2);
  const down = Math.sign(y2 - y1);
  line.setAttribute("d", radius < 1 ? `M${x1} ${y1}H${x2}`
    : `M${x1} ${y1}H${corner - radius}q${radius} 0 ${radius} ${radius * down}V${y2 - radius * down}q0 ${radius * down} ${radius} ${radius * down}H${x2}`);
}

const widthOfLabel = shown => widthOfNode({label: shown.label.textContent}) + (shown.badge.textContent ? 26 : 0);

function removeItem(picture, key, shown) {
  picture.items.delete(key);
  picture.flying.delete(shown);
  shown.parent?.children.delete(shown);
  shown.line?.remove();
  if (isStill()) return shown.element.remove();
  shown.element.classList.add("is-leaving");
  setTimeout(() => shown.element.remove(), 400);
}

/** Ends all flights at once. */
function land(picture) {
  const stale = new Set();
  for (const shown of picture.flying) {
    setItem(shown, shown.goal.x, shown.goal.y);
    stale.add(shown);
    for (const child of shown.children) stale.add(child);
  }
  picture.flying.clear();
  for (const shown of stale) drawLine(shown);
}

/** Moves what has to move, a frame at a time. */
function fly(picture) {
  if (!picture.flying.size || picture.frame) return;
  const step = time => {
    picture.frame = 0;
    const stale = new Set();
    for (const shown of picture.flying) {
      const part = Math.min(1, Math.max(0, (time - shown.start.time) / flightTime));
      const eased = 1 - (1 - part) ** 3;
      setItem(shown, shown.start.x + (shown.goal.x - shown.start.x) * eased, shown.start.y + (shown.goal.y - shown.start.y) * eased);
      stale.add(shown);
      for (const child of shown.children) stale.add(child);
      if (part === 1) picture.flying.delete(shown);
    }
    for (const shown of stale) drawLine(shown);
    if (picture.flying.size) picture.frame = requestAnimationFrame(step);
  };
  picture.frame = requestAnimationFrame(step);
}

/** The room that the picture takes. */
const extentOfPicture = picture => ({left: 0, top: 0, right: Math.max(picture.width, 200), bottom: Math.max(picture.height - (rowHeight - nodeHeight), nodeHeight)});

/** The room that a node takes; nothing where it is not drawn. */
function boxOfNode(picture, key) {
  const shown = picture.items.get(key);
  return shown?.goal && {left: shown.goal.x, top: shown.goal.y, right: shown.goal.x + widthOfLabel(shown), bottom: shown.goal.y + nodeHeight};
}
