// The small buttons below nodes that fold and unfold, and tell how much is folded.

/** Puts a badge at each folded node that is seen, and at the current one where it can fold. */
function showBadges(graph, picture, state) {
  for (const node of graph.nodes) {
    const isFolded = state.folded.has(node);
    const isWanted = node.isSeen && canFold(node) && (isFolded || node === state.current || node === state.hovered);
    if (!isWanted) {
      removeBadge(node);
      continue;
    }
    const text = isFolded ? `+${hiddenBelow(node, graph.nodes.length)}` : "−";
    if (node.badge?.textContent !== text) addBadge(node, text, isFolded);
  }
}

function removeBadge(node) {
  node.badge?.remove();
  node.badge = undefined;
}

function addBadge(node, text, isFolded) {
  removeBadge(node);
  const box = drawnBox(node);
  if (!box) return;
  const width = 10 + 7 * text.length;
  const {x, y} = startOfLines(node) ?? middleOfSide(box);
  node.badge = shape("g", {class: isFolded ? "badge is-folded" : "badge", "aria-hidden": "true"},
    shape("rect", {x: x - width / 2, y: y - 8, width, height: 16, rx: 8}),
    shape("text", {x, y: y + 3.8, "font-size": 11}, text));
  node.shape.append(node.badge);
}

/** Marks nodes that are also below others which are not shown, with how many those are. */
function showSharedMarks(graph) {
  for (const node of graph.nodes) {
    const others = node.isSeen ? parentsOf(node).filter(parent => !parent.isSeen) : [];
    const isShared = others.length > 0 && parentsOf(node).length > 1;
    const words = isShared ? say("alsoBelow", others.map(parent => parent.name).join(", ")) : "";
    if ((node.sharedWords ?? "") === words) continue;
    node.sharedWords = words;
    node.sharedMark?.remove();
    node.sharedMark = isShared ? sharedMark(node, others.length, words) : undefined;
  }
}

function sharedMark(node, count, words) {
  const box = drawnBox(node);
  if (!box) return undefined;
  const mark = shape("g", {class: "shared"}, shape("title", {}, words),
    shape("rect", {x: box.right - 24, y: box.top - 9, width: 28, height: 16, rx: 8}),
    shape("text", {x: box.right - 10, y: box.top + 3, "font-size": 11}, `↥${count}`));
  node.shape.append(mark);
  return mark;
}

/** Where the lines to the children start, as the picture drew them. */
function startOfLines(node) {
  const edge = node.out.find(edge => edge.to.home === node);
  return edge && drawnEnds(edge, node)?.[0];
}

/** The middle of the side that children hang from. */
function middleOfSide(box) {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  switch (content.direction) {
    case "LR": return {x: box.right, y};
    case "RL": return {x: box.left, y};
    case "BT": return {x, y: box.top};
    default: return {x, y: box.bottom};
  }
}
