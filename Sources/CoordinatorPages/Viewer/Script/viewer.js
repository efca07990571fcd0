// The viewer: its state, what may be done to it, and what follows from that.

function startViewer() {
  const graph = readGraph();
  const picture = makePicture(graph);
  // Until it is known what is folded, nothing of a large picture has to be laid out.
  picture.drawing.remove();
  const camera = makeCamera(picture);
  const state = {current: null, hovered: null, focus: null, onlyChanges: false, folded: new Set(), unknown: null, cycle: null};
  const nodeAt = target => graph.nodes[target.closest?.("[data-number]")?.dataset.number] ?? null;
  const view = {graph, picture, camera, state};
  const act = actions(view);
  view.act = act;
  view.finder = makeFinder(graph, {
    found: nodes => markFound(view, nodes), chosen: node => { act.goTo(node); focusNode(node); }, left: () => act.leaveSearch(),
  });

  // The page around it has a search, a title and an appearance of its own.
  if (window.parent !== window) document.documentElement.dataset.embedded = "";
  setAppearance(rememberedAppearance());
  watchMinimap(view);
  foldAtFirst(view);
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
  const seen = seenNodes(graph, state);
  // The picture's layout is that of the whole tree, so it is read before the tree changes.
  if (picture.layout === undefined && seen.includes(0)) picture.layout = readLayout(graph);
  hangSeen(graph, state, seen);
  showSeen(graph, picture, seen, state.folded);
  placeSeen(graph, picture);
  showBadges(graph, picture, state);
  showSharedMarks(graph);
  markCurrent(picture, state.current);
  moveTabStop(picture, state.current ?? firstSeen(graph));
  showPanel(graph, picture, state, act);
  showTrail(view);
  document.querySelector("[data-do=changes]")?.setAttribute("aria-pressed", String(state.onlyChanges));
  showCycle(picture, state.cycle);
  drawMinimap(view);
  writeAddress(state, isStep);
}

/** The smallest scale at which names are read at once: 13 points become ten pixels. */
const readableScale = 0.8;

/** The smallest scale at which all is shown rather than its top at a readable size. */
const legibleScale = 0.62;

/** A picture that is too large for the window starts with as much of it unfolded as can be read at once. */
function foldAtFirst({graph, picture, camera, state}) {
  const {width, height} = windowOf(camera);
  const isReadable = box => fittingScale(width, height, box) > readableScale;
  if (isReadable({left: 0, top: 0, right: picture.width, bottom: picture.height})) return;
  picture.layout = readLayout(graph);
  const sizes = [150, 100, 70, 50, 40, 32, 25, 20, 16, 13, 10, 8].filter(most => most < graph.nodes.length);
  // Without a layout, folding moves nothing together: it only helps where there is too much to look at.
  if (!picture.layout) return void (sizes[0] === 150 && (state.folded = foldedTo(graph, 150, true)));
  for (const keepsMarked of [true, false]) {
    for (const most of sizes) {
      state.folded = foldedTo(graph, most, keepsMarked);
      if (isReadable(laidOutExtent(picture.layout, state))) return;
    }
  }
}

const firstSeen = graph => graph.order[0];

/** The line above the picture that tells that only a part of it is shown, or that a link leads nowhere. */
function showTrail(view) {
  const {state, act, camera} = view;
  const trail = byID("viewer-trail");
  const line = (words, button, onclick) =>
    [element("span", {}, words), element("button", {type: "button", class: "viewer-tool", onclick}, say(button))];
  const close = () => { state.unknown = null; showTrail(view); };
  const parts = state.unknown ? line(say("unknownLink", state.unknown), "close", close)
    : state.focus ? line(say("within", state.focus.name), "showAll", () => act.focus(null)) : [];
  const wasHidden = trail.hidden;
  trail.hidden = !parts.length;
  trail.replaceChildren(...parts);
  if (wasHidden !== trail.hidden) setCamera(camera, camera.now());
}

/** What the window shows at first: all where that can be read, else the top of the tree. */
function lookAtFirst(view) {
  const {graph, picture, camera, state} = view;
  const all = extentOf(picture);
  if (!all) return;
  fit(camera, all, true);
  if (state.current) return lookAt(view, state.current, true);
  if (state.focus || camera.scale >= legibleScale) return;
  const top = moved(boxNow(firstSeen(graph)), picture.shift);
  const {width} = windowOf(camera);
  const scale = readableScale;
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
  if (state.focus && !reachFrom([state.focus], graph.nodes.length)[node.number]) state.focus = null;
  if (state.onlyChanges && !keptChanges(graph).has(node)) state.onlyChanges = false;
}

/** Unfolds whatever hides a node. */
function unfoldTo(state, node) {
  for (let step = node?.home; step; step = step.home) state.folded.delete(step);
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
