// Puts the page together: messages come in, the state changes, and what is shown follows at most twelve times a second.

const shortestTurn = 80;

function startLive() {
  const live = {
    runs: [], known: new Set(), run: null, line: null, state: null, isConnected: false,
    current: null, focus: null, folded: new Set(), found: new Set(), leaked: new Map(), showsScreens: true, showsAll: false, mostEvents: fewestEvents,
    layout: makeLayout(), forest: [], panel: "events", isPlaying: false, isToBeFitted: true, isMoved: false,
    changed: new Map(), turn: 0, lastTurn: 0, turnLength: 0,
  };
  live.picture = makePicture();
  live.camera = makeCamera(live.picture);
  live.act = liveActions(live);
  live.timeline = makeTimeline(live);
  live.finder = liveFinder(live);
  watchStage(live);
  watchButtons(live);
  watchEvents(live);
  watchLiveKeys(live.act);
  document.documentElement.dataset.appearance = rememberedAppearance();
  setLanguage(live, wantedLanguage());
  choosePanel(live, "events");
  openFeed({
    told: (name, message) => take(live, name, message),
    connected: isConnected => { live.isConnected = isConnected; showStatus(live); },
  });
  document.documentElement.dataset.viewer = "ready";
  // For those who look into the page from outside, as tests do.
  window.coordviz = live;
  return live;
}

function take(live, name, message) {
  const changed = takeMessage(live, name, message);
  if (followNewRun(live)) return;
  // Lines of a run that nobody looks at change nothing here, but for the tabs.
  if (live.run && (message.run ?? live.run.id) === live.run.id && live.line === null) {
    for (const [key, what] of changed) live.changed.set(key, what);
  }
  askForTurn(live);
}

function askForTurn(live) {
  if (live.turn) return;
  // A picture that takes long to draw is drawn less often.
  const pause = Math.min(500, Math.max(shortestTurn, live.turnLength * 5));
  const wait = Math.max(0, live.lastTurn + pause - performance.now());
  live.turn = setTimeout(() => requestAnimationFrame(() => {
    live.turn = 0;
    redraw(live);
  }), wait);
}

function redraw(live) {
  live.lastTurn = performance.now();
  const {run} = live;
  live.state = run ? stateAt(run, live.line) : null;
  live.leaked = live.state ? leakedNodes(live.state) : new Map();
  live.marked = run ? markedNodes(run, live.line) : new Map();
  live.forest = live.state ? forestOf(live.state, live) : [];
  drawForest(live.picture, live.forest, live.layout, live);
  live.finder.index = null;
  for (const [key, what] of live.changed) flash(live.picture, key, what);
  live.changed.clear();
  if (live.isToBeFitted && live.forest.length) fitPicture(live, true);
  if (live.picture.items.size > 3) live.isToBeFitted = false;
  showTabs(live);
  showStatus(live);
  showTimeline(live);
  showPanel(live);
  showFocus(live);
  keepInView(live);
  live.turnLength = performance.now() - live.lastTurn;
}

/** As long as the reader has not moved the picture, all of it is shown. */
function keepInView(live) {
  if (live.isMoved || !live.forest.length || !live.stageSize) return;
  // Asking the browser would have it lay out the page now.
  const {width, height} = live.stageSize;
  const extent = extentOfPicture(live.picture);
  const {scale, x, y} = live.camera;
  // What is too large to be read as a whole is left where it is.
  if (live.picture.items.size <= mostReadable && scale <= leastReadable) return;
  const isInside = x >= 0 && y >= 0 && extent.right * scale + x <= width && extent.bottom * scale + y <= height;
  if (!isInside) fitPicture(live);
}

const mostReadable = 60;
const leastReadable = 0.5;

/** Shows all of the tree; a small tree never gets too small to be read. */
function fitPicture(live, isInstant) {
  const extent = extentOfPicture(live.picture);
  const {width, height} = windowOf(live.camera);
  const scale = Math.min((width - 72) / extent.right, (height - 72) / extent.bottom);
  if (scale >= leastReadable || live.picture.items.size > mostReadable) return fit(live.camera, extent, isInstant);
  flyTo(live.camera, {
    x: Math.max(20, (width - extent.right * leastReadable) / 2),
    y: Math.max(20, (height - extent.bottom * leastReadable) / 2), scale: leastReadable,
  }, isInstant || isStill());
}

function showFocus(live) {
  const trail = byID("viewer-trail");
  const node = live.state?.nodes.get(live.focus);
  trail.hidden = !node;
  if (!node) return;
  trail.replaceChildren(element("span", {}, say("within", node.name)),
    element("button", {type: "button", class: "viewer-tool", onclick: () => live.act.focus(null)}, say("showAll")));
}

function liveFinder(live) {
  // Nodes as the search compares them.
  const graph = {get nodes() {
    return [...(live.state?.nodes.values() ?? [])].map((node, number) => ({
      key: node.key, name: node.name, type: node.type, id: node.id, module: node.module, kind: node.kind, number,
      depth: 0, parent: live.state.nodes.get(node.parent) ?? null,
    }));
  }};
  return makeFinder(graph, {
    found: nodes => {
      live.found = new Set(nodes.map(node => node.key));
      redraw(live);
    },
    chosen: node => {
      live.found = new Set();
      clearFinder(live.finder);
      live.finder.field.blur();
      live.act.choose(node.key);
    },
    left: () => {
      live.found = new Set();
      live.finder.field.blur();
      redraw(live);
    },
  });
}

function watchStage(live) {
  const keyAt = target => target.closest?.(".live-node")?.dataset.key ?? null;
  watchPointers(live.camera, keyAt, {
    chosen: key => live.act.choose(key, false),
    opened: key => live.act.focus(key),
    toggled: key => live.act.fold(key),
    hovered: () => {},
  });
  for (const name of ["wheel", "pointerdown"]) {
    live.picture.stage.addEventListener(name, event => {
      if (!event.target.closest("button")) live.isMoved = true;
    }, {passive: true});
  }
  new ResizeObserver(([{contentRect}]) => {
    live.stageSize = contentRect;
    keepInView(live);
  }).observe(live.picture.stage);
}

function watchButtons(live) {
  document.addEventListener("click", event => {
    const name = event.target.closest("[data-do]")?.dataset.do;
    if (name) live.act[name]?.();
    const panel = event.target.closest("[data-panel]")?.dataset.panel;
    if (panel) {
      choosePanel(live, panel);
      showPanel(live);
    }
  });
  byID("live-runs").addEventListener("change", event => live.act.showRun(live.runs.find(run => run.id === event.target.value)));
  byID("live-all").addEventListener("change", event => {
    live.showsAll = event.target.checked;
    showPanel(live);
  });
}

// Languages

function wantedLanguage() {
  const asked = new URLSearchParams(location.search).get("lang");
  const known = Object.keys(content.languages);
  return [asked, ...navigator.languages.map(name => name.split("-")[0])].find(name => known.includes(name)) ?? "en";
}

function setLanguage(live, language) {
  live.language = language;
  Object.assign(content, content.languages[language]);
  document.documentElement.lang = language;
  for (const part of document.querySelectorAll("[data-say]")) part.textContent = say(part.dataset.say);
  for (const part of document.querySelectorAll("[data-label]")) {
    part.setAttribute("aria-label", say(part.dataset.label));
    part.title = say(part.dataset.label);
  }
  byID("viewer-query").placeholder = say("searchHint");
  writeLiveHelp(live.act);
  setAppearance(document.documentElement.dataset.appearance);
  byID("live-events").replaceChildren();
  redraw(live);
}

startLive();
