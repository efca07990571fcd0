// The viewer: its state, what may be done to it, and what follows from that.

function startViewer() {
  const graph = readGraph();
  const picture = makePicture(graph);
  const camera = makeCamera(picture);
  const state = {current: null, hovered: null, focus: null, onlyChanges: false, folded: foldedAtFirst(graph)};
  const nodeAt = target => graph.nodes[target.closest?.("[data-number]")?.dataset.number] ?? null;
  const view = {graph, picture, camera, state};
  const act = actions(view);
  view.act = act;
  view.finder = makeFinder(graph, {
    found: nodes => markFound(view, nodes), chosen: node => { act.goTo(node); focusNode(node); }, left: () => act.leaveSearch(),
  });

  setAppearance(rememberedAppearance());
  Object.assign(state, readAddress(graph));
  unfoldTo(state, state.current);
  unfoldTo(state, state.focus);
  watchPointers(camera, nodeAt, {
    chosen: node => node ? act.goTo(node, {isInView: true}) : act.leave(),
    opened: node => act.focus(node),
    toggled: node => act.fold(node),
    hovered: node => hover(view, node),
  });
  watchButtons(act);
  watchKeys(act);
  addEventListener("popstate", () => {
    Object.assign(state, readAddress(graph));
    unfoldTo(state, state.current);
    update(view, {isStep: false});
    lookAt(view, state.current ?? state.focus);
  });
  addEventListener("resize", () => setCamera(camera, camera.now()));

  update(view, {isStep: false});
  lookAtFirst(view);
  document.documentElement.dataset.viewer = "ready";
  performance.mark("viewer-ready");
}

/** Shows the state: which nodes, where, and what is known of the chosen one. */
function update(view, {isStep = true} = {}) {
  const {graph, picture, state, act} = view;
  showSeen(graph, seenNodes(graph, state), state.folded);
  showBadges(graph, picture, state);
  markCurrent(picture, state.current);
  if (!graph.nodes.some(node => node.shape?.getAttribute("tabindex") === "0")) firstSeen(graph)?.shape?.setAttribute("tabindex", "0");
  showPanel(graph, picture, state, act);
  showTrail(view);
  document.querySelector("[data-do=changes]")?.setAttribute("aria-pressed", String(state.onlyChanges));
  writeAddress(state, isStep);
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
  const all = extentOf(graph.nodes, picture.shift);
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
