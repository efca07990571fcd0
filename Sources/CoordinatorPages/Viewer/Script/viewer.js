// The viewer: its state, what may be done to it, and what follows from that.

function startViewer() {
  const graph = readGraph();
  const picture = makePicture(graph);
  // Until it is known what is folded, nothing of a large picture has to be laid out.
  picture.drawing.remove();
  const camera = makeCamera(picture);
  const state = {current: null, hovered: null, focus: null, onlyChanges: false, folded: new Set()};
  const nodeAt = target => graph.nodes[target.closest?.("[data-number]")?.dataset.number] ?? null;
  const view = {graph, picture, camera, state};
  const act = actions(view);
  view.act = act;
  view.finder = makeFinder(graph, {
    found: nodes => markFound(view, nodes), chosen: node => { act.goTo(node); focusNode(node); }, left: () => act.leaveSearch(),
  });

  setAppearance(rememberedAppearance());
  if (graph.nodes.length > readable) foldAtFirst(view);
  followAddress(view);
  watchPointers(camera, nodeAt, {
    chosen: node => node ? act.goTo(node, {isInView: true}) : act.leave(),
    opened: node => act.focus(node),
    toggled: node => act.fold(node),
    hovered: node => hover(view, node),
  });
  watchButtons(act);
  watchKeys(act);
  addEventListener("popstate", () => {
    followAddress(view);
    update(view, {isStep: false});
    lookAt(view, state.current ?? state.focus);
  });
  addEventListener("resize", () => setCamera(camera, camera.now()));

  update(view, {isStep: false});
  picture.svg.append(picture.drawing);
  lookAtFirst(view);
  document.documentElement.dataset.viewer = "ready";
  performance.mark("viewer-ready");
}

/** Shows the state: which nodes, where, and what is known of the chosen one. */
function update(view, {isStep = true} = {}) {
  const {graph, picture, state, act} = view;
  showSeen(graph, picture, seenNodes(graph, state), state.folded);
  placeSeen(graph, picture);
  showBadges(graph, picture, state);
  markCurrent(picture, state.current);
  moveTabStop(picture, state.current ?? firstSeen(graph));
  showPanel(graph, picture, state, act);
  showTrail(view);
  document.querySelector("[data-do=changes]")?.setAttribute("aria-pressed", String(state.onlyChanges));
  writeAddress(state, isStep);
}

/** A large picture starts with as much of it unfolded as can be read at once. */
function foldAtFirst({graph, picture, camera, state}) {
  const {width, height} = windowOf(camera);
  picture.layout = readLayout(graph);
  for (const most of [readable, 100, 70, 50, 35, 25, 16, 10]) {
    state.folded = foldedTo(graph, most);
    const box = picture.layout && laidOutExtent(picture.layout, seenNodes(graph, state));
    if (!box || Math.min(width / (box.right - box.left), height / (box.bottom - box.top)) > 0.45) return;
  }
}

const firstSeen = graph => graph.order.find(node => node.isSeen);

/** The line above the picture that tells that only a part of it is shown. */
function showTrail({state, act}) {
  const trail = byID("viewer-trail");
  trail.hidden = !state.focus;
  if (!state.focus) return trail.replaceChildren();
  trail.replaceChildren(
    element("span", {}, say("within", state.focus.name)),
    element("button", {type: "button", class: "viewer-tool", onclick: () => act.focus(null)}, say("showAll")));
}

/** What the window shows at first: all where that can be read, else the top of the tree. */
function lookAtFirst(view) {
  const {graph, picture, camera, state} = view;
  const all = extentOf(picture);
  if (!all) return;
  fit(camera, all, true);
  if (state.current) return lookAt(view, state.current, true);
  if (state.focus || camera.scale >= 0.4) return;
  const top = moved(boxNow(firstSeen(graph)), picture.shift);
  const {width} = windowOf(camera);
  const scale = 0.75;
  const middle = (top.left + top.right) / 2;
  setCamera(camera, {x: width / 2 - middle * scale, y: 48 - top.top * scale, scale});
}

function lookAt({picture, camera}, node, isInstant) {
  const box = node?.isSeen && boxNow(node);
  if (box) reveal(camera, moved(box, picture.shift), isInstant);
}

function followAddress({graph, state}) {
  Object.assign(state, readAddress(graph));
  bringOut(graph, state, state.focus);
  bringOut(graph, state, state.current);
}

/** Sees to it that a node is shown: unfolds what it is in, and drops what leaves it out. */
function bringOut(graph, state, node) {
  if (!node) return;
  unfoldTo(state, node);
  if (state.focus && !isWithin(node, state.focus)) state.focus = null;
  if (state.onlyChanges && !keptChanges(graph).has(node)) state.onlyChanges = false;
}

/** Unfolds whatever hides a node. */
function unfoldTo(state, node) {
  for (let step = node?.parent; step; step = step.parent) state.folded.delete(step);
}

function focusNode(node) {
  node?.shape?.focus?.({preventScroll: true});
}

function hover(view, node) {
  if (view.state.hovered === node) return;
  view.state.hovered = node;
  showBadges(view.graph, view.picture, view.state);
}

function markFound({graph, picture}, nodes) {
  for (const node of picture.found ?? []) node.shape?.classList.remove("is-found");
  picture.found = nodes.slice(0, 500);
  for (const node of picture.found) node.shape?.classList.add("is-found");
  byID("viewer-status").textContent = byID("viewer-query").value ? say("found", nodes.length) : "";
}

function watchButtons(act) {
  const does = {
    changes: act.toggleChanges, foldAll: act.foldAll, unfoldAll: act.unfoldAll, appearance: nextAppearance, help: act.help,
    zoomIn: () => act.zoom(1.4), zoomOut: () => act.zoom(1 / 1.4), fit: act.fitAll,
  };
  for (const button of document.querySelectorAll("[data-do]")) button.addEventListener("click", does[button.dataset.do]);
}
