// The picture: an element for each node that is shown and a line to its parent. Only what changed is touched.

const flightTime = 260;
/** So many nodes at once move without a flight: nobody can follow them, and each frame would take long. */
const mostFlying = 150;

function makePicture() {
  return {
    stage: byID("viewer-stage"), world: byID("viewer-world"), lines: byID("viewer-lines"), nodes: byID("viewer-nodes"),
    width: 1, height: 1, shown: new Map(), flying: new Set(), frame: 0,
  };
}

/** What is seen of a node: its name, and signs of what its line does not tell, each with words. */
function looksOf(view, item) {
  const {node, key} = item;
  const {state} = view;
  const marks = [];
  const add = (kind, text, words) => marks.push({kind, text, words});
  const badge = extras.badges.get(node.id);
  const changed = changeOf(view, node);
  const leak = view.leaked.get(key);
  if (changed) add(`change is-${changed}`, content.marks[changed].sign, content.marks[changed].words);
  if (badge) add(`verdict ${badge.name}`, badge.sign, badge.word);
  if (leak) add(`leak is-${leak.role}`, leak.role === "victim" ? "↳" : leak.role === "unknown" ? "?" : "!", say(`verdict.${leak.leak.verdict}`));
  const findings = view.findingsOf.get(node.id) ?? [];
  if (findings.length && !badge) {
    add(`problem is-${graveFirst(findings)[0].severity}`, findings.length > 1 ? `!${findings.length}` : "!", findings.map(messageOf).join("\n"));
  }
  if (node.unknown?.length) add("doubt", "?", node.unknown.join("\n"));
  const others = otherParents(state, item);
  if (others.length) add("shared", `↥${others.length}`, say("alsoBelow", others.map(other => state.nodes.get(other).name).join(", ")));
  const name = content.suffix && node.kind === "coordinator" && node.name.endsWith(content.suffix) && node.name !== content.suffix
    ? node.name.slice(0, -content.suffix.length) : node.name;
  const label = shortened(name.replace(/\s+/gu, " "));
  const classes = [
    node.kind, node.role ?? (node.kind === "coordinator" && (!item.parent ? "root" : !item.out.some(({edge}) => isHierarchy(edge)) && "leaf")), changed, badge?.name,
    node.isDead && "is-dead", node.isRemoved && "removed is-dead", leak && `is-${leak.role}`,
  ];
  return {label, marks, image: extras.images.get(node.id), classes: classes.filter(Boolean).join(" ")};
}

const shortened = text => [...text].length > 60 ? `${[...text].slice(0, 59).join("")}…` : text || "·";

/** Draws a tree that is laid out. */
function drawTree(view, isInstant) {
  const {picture, tree} = view;
  for (const item of tree.order) {
    const shown = picture.shown.get(item.key) ?? addNode(picture, item);
    dressNode(view, shown, item);
    moveNode(picture, shown, item, isInstant);
  }
  for (const item of tree.order) joinNode(picture, picture.shown.get(item.key), item, picture.shown.get(item.up?.key));
  for (const [key, shown] of picture.shown) if (tree.all.get(key)?.isDrawn !== tree) removeNode(picture, key, shown);
  drawTrunks(picture.shown.values());
  [picture.width, picture.height] = [tree.width, tree.height];
  if (picture.flying.size > mostFlying) land(picture);
  fly(picture);
  drawOthers(view);
}

function addNode(picture, item) {
  const made = element("div", {class: "node is-arriving", role: "treeitem", tabindex: -1, "data-key": item.key});
  const shown = {key: item.key, element: made, x: null, y: null, goal: null, parent: null, line: null, children: new Set(), looks: ""};
  picture.nodes.append(made);
  picture.shown.set(item.key, shown);
  requestAnimationFrame(() => made.classList.remove("is-arriving"));
  return shown;
}

function dressNode(view, shown, item) {
  const {looks, box} = item;
  item.isDrawn = view.tree;
  shown.box = box;
  const fold = item.below.length ? (item.isFolded ? `+${item.count}` : "−") : "";
  const isOf = [item.key === view.current && "is-current", view.found.has(item.key) && "is-found", item.isFolded && "is-folded"].filter(Boolean);
  const key = [looks.classes, isOf, looks.label, fold, looks.image?.address.length, ...looks.marks.map(mark => mark.kind + mark.text + mark.words), box.width, item.depth, item.place, item.siblings, content.language].join("\n");
  if (shown.looks === key) return;
  shown.looks = key;
  const made = shown.element;
  const passing = [...made.classList].filter(name => name.startsWith("flash-") || name === "is-arriving");
  made.className = ["node", looks.classes, ...isOf, ...passing].join(" ");
  made.style.width = `${box.width}px`;
  made.style.height = `${box.height}px`;
  dressed(made, {
    "aria-level": item.depth + 1, "aria-posinset": item.place + 1, "aria-setsize": item.siblings,
    "aria-label": spoken(view, item), "aria-selected": String(item.key === view.current),
    "aria-expanded": item.below.length > 0 && String(!item.isFolded),
  });
  fill(made,
    looks.image && element("img", {src: looks.image.address, width: looks.image.width, height: looks.image.height, alt: ""}),
    element("span", {class: "name"}, looks.label),
    looks.marks.map(mark => element("span", {class: `mark ${mark.kind}`, title: mark.words, "aria-hidden": "true"}, mark.text)),
    fold && element("span", {class: "badge", title: say(item.isFolded ? "hiddenBelow" : "fold", item.count), "aria-hidden": "true"}, fold));
}

/** What is said of a node when it is reached. */
function spoken(view, item) {
  const {node} = item;
  const marks = item.looks.marks.map(mark => mark.words);
  return [node.name, nameOf("node", node.kind), node.role && nameOf("role", node.role), standing(node) !== "alive" && say(standing(node)),
    ...marks, item.isFolded && say("hiddenBelow", item.count)].filter(Boolean).join(", ");
}

/** Whether a node is part of the tree, as a word. */
const standing = node => node.isRemoved ? "removed" : node.isDead ? "dead" : "alive";

/** Points out what just happened to a node. */
function flash(picture, key, what) {
  const shown = picture.shown.get(key);
  const name = {attach: "flash-new", added: "flash-new", met: "flash-new", shown: "flash-new", leak: "flash-leak", moved: "flash-moved"}[what];
  if (!shown || !name) return;
  shown.element.classList.add(name);
  clearTimeout(shown.flashing);
  shown.flashing = setTimeout(() => shown.element.classList.remove("flash-new", "flash-leak", "flash-moved"), 1600);
}

function moveNode(picture, shown, {x, y}, isInstant) {
  if (shown.goal?.x === x && shown.goal.y === y) return;
  shown.goal = {x, y};
  if (isInstant || shown.x === null) {
    picture.flying.delete(shown);
    return setNode(shown, x, y);
  }
  shown.start = {x: shown.x, y: shown.y, time: performance.now()};
  picture.flying.add(shown);
}

function setNode(shown, x, y) {
  [shown.x, shown.y] = [x, y];
  shown.element.style.transform = `translate(${x}px, ${y}px)`;
  shown.isStale = shown.isTrunkStale = true;
  if (shown.parent) shown.parent.isTrunkStale = true;
}

function removeNode(picture, key, shown) {
  picture.shown.delete(key);
  picture.flying.delete(shown);
  leaveParent(shown);
  shown.line?.remove();
  shown.trunk?.remove();
  if (isStill()) return shown.element.remove();
  shown.element.classList.add("is-leaving");
  setTimeout(() => shown.element.remove(), 400);
}

function leaveParent(shown) {
  const {parent} = shown;
  parent?.children.delete(shown);
  if (parent) parent.isTrunkStale = true;
}

/** Ends all flights at once. */
function land(picture) {
  for (const shown of picture.flying) setNode(shown, shown.goal.x, shown.goal.y);
  const landed = [...picture.flying];
  picture.flying.clear();
  drawStale(landed);
}

function drawStale(moved) {
  for (const shown of moved) if (shown.isStale) drawLine(shown);
  drawTrunks(moved.flatMap(shown => [shown, shown.parent]));
}

/** Moves what has to move, a frame at a time. */
function fly(picture) {
  if (!picture.flying.size || picture.frame) return;
  const step = time => {
    picture.frame = 0;
    const moved = [...picture.flying];
    for (const shown of moved) {
      const part = between(0, (time - shown.start.time) / flightTime, 1);
      const eased = 1 - (1 - part) ** 3;
      setNode(shown, shown.start.x + (shown.goal.x - shown.start.x) * eased, shown.start.y + (shown.goal.y - shown.start.y) * eased);
      if (part === 1) picture.flying.delete(shown);
    }
    drawStale(moved);
    if (picture.flying.size) picture.frame = requestAnimationFrame(step);
  };
  picture.frame = requestAnimationFrame(step);
}

// Lines

function joinNode(picture, shown, item, parent) {
  if (shown.parent !== (parent ?? null)) {
    leaveParent(shown);
    Object.assign(shown, {parent: parent ?? null, isStale: true});
    parent?.children.add(shown);
    if (parent) parent.isTrunkStale = true;
  }
  if (!parent) {
    shown.line?.remove();
    shown.line = null;
    return;
  }
  if (!shown.line) {
    Object.assign(shown, {line: shape("path", {}), lineLooks: null, isStale: true});
    picture.lines.append(shown.line);
  }
  const looks = lineClass(item.edge, item.node);
  if (shown.lineLooks !== looks) shown.line.setAttribute("class", shown.lineLooks = looks);
  if (shown.isStale) drawLine(shown);
}

const lineClass = (edge, node) => ["line", edge && `is-${edge.kind}`, edge?.ownership && `is-${edge.ownership}`, edge?.change && `is-${edge.change}`,
  edge?.isLit && "is-path", (node.isDead || edge?.isLost) && "is-dead"].filter(Boolean).join(" ");

/** To a node from the line down its column, as the kind of its edge is drawn. */
function drawLine(shown) {
  shown.isStale = false;
  const {parent, line, x, y} = shown;
  if (!line || !parent || parent.x === null) return;
  line.setAttribute("d", `M${x - space.indent / 2} ${y + 8}q0 6 6 6H${x}`);
}

function drawTrunks(parents) {
  for (const parent of parents) if (parent?.isTrunkStale) drawTrunk(parent);
}

/** Down from a parent, along its lower side to each column of its children, and down that. */
function drawTrunk(parent) {
  parent.isTrunkStale = false;
  const ends = new Map();
  for (const {x, y} of parent.children) ends.set(x, Math.max(ends.get(x) ?? y, y));
  if (!ends.size) {
    parent.trunk?.remove();
    parent.trunk = null;
    return;
  }
  if (!parent.trunk) byID("viewer-trunks").append(parent.trunk = shape("path", {class: "line"}));
  const [start, bottom] = [parent.x + space.indent / 2, parent.y + parent.box.height];
  parent.trunk.setAttribute("d", [...ends].map(([x, y]) => {
    const spine = x - space.indent / 2;
    return `M${start} ${bottom}${Math.abs(spine - start) < 1 ? "" : `V${bottom + space.drop / 2}H${spine}`}V${y + 8}`;
  }).join(""));
}

/** The lines that are not of the tree: those of the current node, those that have changed, and kinds that are asked for. */
function drawOthers(view) {
  const {picture, tree, state} = view;
  const lines = [];
  for (const item of tree.order) {
    for (const edge of edgesInto(state, item.key)) {
      const from = picture.shown.get(edge.from);
      if (!from || edge === item.edge || edge.from === item.key || lines.length > 600) continue;
      const isOfCurrent = edge.from === view.current || item.key === view.current;
      if (!isOfCurrent && !edge.change && !edge.isLit && !view.lines.has(edge.kind)) continue;
      lines.push(shape("path", {
        class: `${lineClass(edge, item.node)} is-other${isOfCurrent ? " is-near" : ""}`, d: curve(from, picture.shown.get(item.key)), "marker-end": "url(#viewer-arrow)",
      }));
    }
  }
  fill(byID("viewer-others"), lines);
}

/** A curve between the right sides of two nodes, or between facing sides. */
function curve({goal: a, box: boxA}, {goal: b, box: boxB}) {
  const [ay, by] = [a.y + 14, b.y + 14];
  if (a.x + boxA.width + 20 < b.x) return `M${a.x + boxA.width} ${ay}C${a.x + boxA.width + 40} ${ay} ${b.x - 40} ${by} ${b.x} ${by}`;
  if (b.x + boxB.width + 20 < a.x) return `M${a.x} ${ay}C${a.x - 40} ${ay} ${b.x + boxB.width + 40} ${by} ${b.x + boxB.width} ${by}`;
  const reach = Math.max(a.x + boxA.width, b.x + boxB.width) + 30;
  return `M${a.x + boxA.width} ${ay}C${reach} ${ay} ${reach} ${by} ${b.x + boxB.width} ${by}`;
}

/** The room that a node takes; nothing where it is not drawn. */
function boxOfNode(picture, key) {
  const shown = picture.shown.get(key);
  return shown?.goal && {left: shown.goal.x, top: shown.goal.y, right: shown.goal.x + shown.box.width, bottom: shown.goal.y + shown.box.height};
}
