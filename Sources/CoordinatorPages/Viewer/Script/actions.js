// What a reader can do, by pointer, key or button.

function actions(view) {
  return {...movesOf(view), ...foldsOf(view), ...looksOf(view)};
}

/** From node to node. */
function movesOf(view) {
  const {graph, state} = view;
  const goTo = (node, {isStep = true, isInView = false} = {}) => {
    state.current = node;
    bringOut(graph, state, node);
    update(view, {isStep});
    if (!isInView) lookAt(view, node);
    byID("viewer-status").textContent = spoken(node);
  };
  const move = node => {
    const target = state.current ? node : firstSeen(graph);
    if (!target) return;
    goTo(target, {isStep: false});
    focusNode(target);
  };
  const seenSiblings = () => {
    const {parent} = state.current;
    return parent ? parent.children : graph.roots;
  };
  return {
    goTo,
    toParent: () => move(state.current?.parent),
    toChild: () => move(state.current && (state.current.children[0] ?? state.current.out.find(isDownward)?.to)),
    toSibling: step => {
      if (!state.current) return move(null);
      const siblings = seenSiblings();
      move(siblings[siblings.indexOf(state.current) + step]);
    },
    leave: () => {
      if (!state.current) return;
      state.current = null;
      update(view);
    },
  };
}

/** What is shown of the graph. */
function foldsOf(view) {
  const {graph, picture, camera, state} = view;
  const showAll = () => {
    const all = extentOf(picture);
    if (all) fit(camera, all);
  };
  const fold = node => {
    if (!node || !canFold(node)) return;
    if (!state.folded.delete(node)) state.folded.add(node);
    if (state.current && !seenNodes(graph, state)[state.current.number]) state.current = node;
    keepInPlace(view, node, () => update(view, {isStep: false}));
    byID("viewer-status").textContent = state.folded.has(node) ? say("hiddenBelow", hiddenBelow(node, graph.nodes.length)) : spoken(node);
  };
  const focus = node => {
    state.focus = node;
    if (node) state.folded.delete(node);
    update(view);
    showAll();
  };
  return {
    fold, focus,
    isFocus: node => state.focus === node,
    isFolded: node => state.folded.has(node),
    foldCurrent: () => fold(state.current),
    focusCurrent: () => focus(state.focus === state.current ? null : state.current),
    foldAll: () => {
      state.folded = new Set(graph.nodes.filter(node => canFold(node) && node !== state.focus && (node.home || state.focus)));
      const seen = seenNodes(graph, state);
      if (state.current) state.current = pathTo(state.current).findLast(node => seen[node.number]) ?? state.focus;
      update(view, {isStep: false});
      showAll();
    },
    unfoldAll: () => {
      state.folded = new Set();
      update(view, {isStep: false});
      showAll();
    },
    toggleChanges: () => {
      state.onlyChanges = !state.onlyChanges;
      if (state.onlyChanges) for (const node of keptChanges(graph)) unfoldTo(state, node);
      update(view);
      showAll();
    },
    fitAll: showAll,
    isCycle: cycle => state.cycle === cycle,
    toggleCycle: cycle => {
      state.cycle = state.cycle === cycle ? null : cycle;
      for (const node of state.cycle ?? []) bringOut(graph, state, node);
      update(view);
      const box = state.cycle && cycleBox(state.cycle, picture);
      if (box) fit(camera, box);
    },
  };
}

/** The window, the panel, and what lies over them. */
function looksOf(view) {
  const {camera, state} = view;
  const leaveSearch = () => {
    markFound(view, []);
    const node = state.current ?? firstSeen(view.graph);
    focusNode(node);
  };
  return {
    leaveSearch,
    zoom: factor => zoomInMiddle(camera, factor),
    toSearch: () => { view.finder.field.focus(); view.finder.field.select(); },
    toDetails: () => {
      if (state.current?.page) open(state.current.page, "_top");
      else byID("viewer-panel").focus();
    },
    help: () => byID("viewer-help").showModal(),
    back: () => {
      if (byID("viewer-panel").contains(document.activeElement)) return focusNode(state.current ?? firstSeen(view.graph));
      if (state.focus) return view.act.focus(null);
      if (state.current) return view.act.leave();
      clearFinder(view.finder);
      markFound(view, []);
    },
  };
}

/** Changes what is shown while a node stays where the reader sees it. */
function keepInPlace({camera}, node, change) {
  const before = boxNow(node);
  change();
  const after = boxNow(node);
  if (!before || !after) return;
  const {x, y, scale} = camera.now();
  setCamera(camera, {x: x + (before.left - after.left) * scale, y: y + (before.top - after.top) * scale, scale});
}
