// Puts the page together: what it was made of or what a server sends becomes a state, and what is shown follows.

const shortestTurn = 80;

function startViewer() {
  const view = {
    runs: [], known: new Set(), run: null, line: null, state: null, tree: null, isConnected: false, isPlaying: false,
    current: null, focus: null, folded: new Set(), found: new Set(), hidden: new Set(content.hidden), lines: new Set(), leaked: new Map(), findingsOf: new Map(), onlyChanges: false,
    tab: content.isLive ? "live" : content.badges ? "findings" : content.changes ? "changes" : "structure", showsAll: false, mostEvents: fewestEvents, changed: new Map(), most: Infinity, opened: 0, unknown: null,
    isToBeOpened: true, isReshaped: false, isMoved: false, turn: 0, lastTurn: 0, turnLength: 0,
  };
  // For those who look into the page from outside, as tests do.
  window.coordviz = view;
  view.picture = makePicture();
  view.camera = makeCamera(view.picture);
  view.act = actions(view);
  view.finder = finderOf(view);
  watchStage(view);
  watchButtons(view);
  watchEvents(view);
  watchKeys(view.act);
  if (!content.isLive) {
    view.run = makeRun("page");
    addEntries(view.run, [[1, JSON.parse(byID("viewer-snapshot").textContent)]]);
  }
  readAddress(view);
  document.documentElement.dataset.appearance = rememberedAppearance();
  setLanguage(view, wantedLanguage());
  if (view.current) view.act.choose(view.current);
  addEventListener("popstate", () => {
    readAddress(view);
    view.act.choose(view.current);
  });
  if (content.isLive) openFeed({
    told: (name, message) => take(view, name, message),
    connected: isConnected => { view.isConnected = isConnected; showStatus(view); },
  });
  document.documentElement.dataset.viewer = "ready";
  performance.mark("viewer-ready");
}

function take(view, name, message) {
  const changed = takeMessage(view, name, message);
  if (followNewRun(view)) return;
  // Lines of a run that nobody looks at change nothing here.
  if (view.run && (message.run ?? view.run.id) === view.run.id && view.line === null) for (const [key, what] of changed) view.changed.set(key, what);
  if (view.turn) return;
  // A picture that takes long to draw is drawn less often.
  const pause = between(shortestTurn, view.turnLength * 5, 500);
  view.turn = setTimeout(() => requestAnimationFrame(() => {
    view.turn = 0;
    redraw(view);
    // What the browser does with it counts, too.
    requestAnimationFrame(() => { view.turnLength = performance.now() - view.lastTurn; });
  }), Math.max(0, view.lastTurn + pause - performance.now()));
}

/** Shows the state: which nodes, where, and what is known of the chosen one. */
function redraw(view, {isStep = false} = {}) {
  view.lastTurn = performance.now();
  const {run} = view;
  view.state = run ? stateAt(run, view.line) : null;
  if (view.state) drawState(view);
  if (content.isLive) {
    showRuns(view);
    showStatus(view);
    showTimeline(view);
  }
  showTrail(view);
  showPanel(view);
  view.hasMoved = false;
  writeAddress(view, isStep);
}

function drawState(view) {
  const {state, picture, camera} = view;
  view.leaked = leakedNodes(state);
  view.marked = markedNodes(view.run, view.line);
  view.findingsOf = Map.groupBy(state.findings, finding => finding.node);
  view.finder.index = null;
  const tree = view.tree = treeOf(state, view);
  const isOpened = view.isToBeOpened && tree.order.length > 0;
  const room = roomOf(camera);
  if (isOpened) open(view, room);
  // A picture that has grown much is put together again, unless the reader has chosen what to look at.
  else if (view.isReshaped || (!view.isMoved && tree.order.length > view.opened * 1.5 + 4)) reshape(view, room);
  layOut(tree, view.most);
  drawTree(view, isOpened || isStill());
  for (const [key, what] of view.changed) flash(picture, key, what);
  view.changed.clear();
  const stop = picture.shown.get(view.current) ?? picture.shown.get(tree.roots[0]?.key);
  if (view.stop !== stop) {
    view.stop?.element.setAttribute("tabindex", -1);
    stop?.element.setAttribute("tabindex", 0);
    view.stop = stop;
  }
  picture.stage.setAttribute("aria-label", `${content.title}. ${say("nodes", state.nodes.size)}`);
  if (isOpened || !view.isMoved) keepInView(view, isOpened);
}

function open(view, room) {
  // On a phone one is used to look further down.
  const page = room.width < 560 ? {width: room.width, height: room.height * 2} : room;
  const fits = tree => bestShape(tree, page).scale >= leastReadable;
  // While an app runs, what comes is shown: only what is there at first is folded.
  view.folded = fits(foldTree(view.tree, new Set())) ? new Set() : foldToFit(view.tree, fits);
  reshape(view, page);
  const isOfApp = content.isLive && view.state.origin?.kind !== "source";
  if (!isOfApp && view.tab === "live") view.tab = "structure";
  view.isToBeOpened = view.tree.order.length < 4 && isOfApp;
}

function reshape(view, room) {
  Object.assign(view, {most: bestShape(view.tree, room).most, opened: view.tree.order.length, isReshaped: false});
}

/** As long as the reader has not moved the picture, as much of it is shown as can be read. */
function keepInView(view, isInstant) {
  const {camera, picture} = view;
  const {x, y, scale} = camera;
  const {width, height} = windowOf(camera);
  const isInside = x >= 0 && y >= 0 && picture.width * scale + x <= width && picture.height * scale + y <= height;
  if (isInstant || (!isInside && scale > leastReadable)) fitPicture(camera, isInstant);
}

/** The line above the picture that tells that only a part of it is shown, or that a link leads nowhere. */
function showTrail(view) {
  const trail = byID("viewer-trail");
  const node = view.state?.nodes.get(view.focus);
  const words = view.unknown ? say("unknownLink", view.unknown) : node ? say("within", node.name) : "";
  trail.hidden = !words;
  if (!words) return;
  fill(trail, element("span", {}, words), view.unknown
    ? button(say("close"), () => { view.unknown = null; showTrail(view); }) : button(say("showAll"), () => view.act.focus(null)));
}

function finderOf(view) {
  const nodes = () => [...view.tree?.all.values() ?? []].map(({node, parent}) => ({...node, parent: parent?.node}));
  const found = nodes => {
    view.found = new Set(nodes.slice(0, 500).map(node => node.key));
    redraw(view);
    byID("viewer-status").textContent = view.finder.field.value ? say("found", nodes.length) : "";
  };
  const leave = () => {
    view.finder.field.blur();
    found([]);
  };
  return makeFinder(nodes, {found, left: leave, chosen: node => {
    clearFinder(view.finder);
    leave();
    view.act.choose(node.key, {isFocused: true});
  }});
}

function watchStage(view) {
  const {stage} = view.picture;
  watchPointers(view.camera, target => target.closest?.(".node")?.dataset.key ?? null, {
    chosen: key => view.act.choose(key, {isLookedAt: false}), opened: key => view.tree.all.get(key)?.below.length && view.act.focus(key), toggled: key => view.act.fold(key),
  });
  for (const name of ["wheel", "pointermove"]) {
    stage.addEventListener(name, event => { if (name === "wheel" || event.buttons) view.isMoved = true; }, {passive: true});
  }
  new ResizeObserver(([{contentRect: {width, height}}]) => {
    const isFirst = !view.camera.window;
    view.camera.window = {clientWidth: width, clientHeight: height};
    if (!isFirst && view.tree && !view.isMoved) keepInView(view, true);
  }).observe(stage);
}

function watchButtons(view) {
  document.addEventListener("click", event => {
    const {do: name, tab} = event.target.closest("[data-do], [data-tab]")?.dataset ?? {};
    if (name) view.act[name]();
    if (tab) chooseTab(view, tab);
  });
  document.querySelector("[role=tablist]").addEventListener("keydown", event => {
    const all = [...event.currentTarget.children].filter(tab => !tab.hidden);
    const next = all[(all.indexOf(document.activeElement) + ({ArrowRight: 1, ArrowLeft: -1}[event.key] ?? 0) + all.length) % all.length];
    if (next === document.activeElement) return;
    chooseTab(view, next.dataset.tab);
    next.focus();
  });
  byID("viewer-runs").addEventListener("change", event => view.act.showRun(view.runs.find(run => run.id === event.target.value)));
}

// The address of the page tells the chosen node, the focus and the filter, so that they can be linked to.

function writeAddress(view, isStep) {
  const {current: node, focus, onlyChanges} = view;
  const words = new URLSearchParams(Object.entries({node, focus, changes: onlyChanges && "1"}).filter(([, value]) => value));
  const address = words.size ? `#${words}` : "";
  if (address === location.hash) return;
  history[isStep ? "pushState" : "replaceState"](null, "", address || location.pathname + location.search);
}

function readAddress(view) {
  const words = new URLSearchParams(location.hash.slice(1));
  const known = name => !view.run || view.run.now.nodes.has(words.get(name)) ? words.get(name) : null;
  const [current, focus] = [known("node"), known("focus")];
  if (focus !== view.focus || words.has("changes") !== view.onlyChanges) view.isToBeOpened = true;
  Object.assign(view, {current, focus, onlyChanges: words.has("changes"), unknown: ["node", "focus"].map(name => known(name) ? null : words.get(name)).find(Boolean) ?? null});
}

// Languages

function wantedLanguage() {
  const asked = new URLSearchParams(location.search).get("lang");
  content.languageChoice = Object.keys(content.languages);
  return [asked, ...navigator.languages.map(name => name.split("-")[0])].find(name => content.languageChoice.includes(name)) ?? content.languageChoice[0];
}

function setLanguage(view, language) {
  Object.assign(content, {language, words: content.languages[language]});
  content.marks = Object.fromEntries(Object.entries(content.signs).map(([name, sign]) => [name, {sign, words: content.changeWords?.[name] ?? say(`change.${name}`)}]));
  content.title ??= say("coordinators");
  document.documentElement.lang = language;
  byID("viewer-title").textContent = view.run && content.isLive ? appName(view.run) : content.title;
  for (const part of document.querySelectorAll("[data-say]")) part.textContent = say(part.dataset.say);
  for (const part of document.querySelectorAll("[data-label]")) called(part, say(part.dataset.label));
  for (const part of document.querySelectorAll("[data-live]")) part.hidden = !content.isLive;
  byID("viewer-query").placeholder = say("searchHint");
  writeHelp(view.act);
  setAppearance(document.documentElement.dataset.appearance);
  byID("viewer-events").replaceChildren();
  redraw(view);
}

startViewer();
