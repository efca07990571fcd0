// The small buttons below nodes that fold and unfold, and tell how much is folded.

/** Puts a badge at each folded node that is seen, and at the current one where it can fold. */
function showBadges(graph, picture, state) {
  for (const node of graph.nodes) {
    const isFolded = state.folded.has(node);
    const isWanted = node.isSeen && node.children.length > 0 && (isFolded || node === state.current || node === state.hovered);
    const text = isFolded ? `+${node.count - 1}` : "−";
    if (!isWanted) removeBadge(node);
    else if (node.badge?.textContent !== text) addBadge(node, text, isFolded);
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

/** Where the lines to the children start, as the picture drew them. */
function startOfLines(node) {
  const edge = node.out.find(edge => edge.to.parent === node);
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
