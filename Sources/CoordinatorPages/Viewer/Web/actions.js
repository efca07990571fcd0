// What a reader can do, by pointer, key or button.

const actions = view => ({...timeActions(view), ...treeActions(view), ...pageActions(view)});

function timeActions(view) {
  const showLine = number => {
    view.line = number === null || number >= view.run.last ? null : number;
    redraw(view);
  };
  const goToLine = number => {
    stopPlaying(view);
    showLine(number);
  };
  const step = direction => {
    if (!view.run) return;
    const number = stepFrom(view.run, view.line, direction);
    if (number !== null || direction > 0) goToLine(number);
  };
  return {
    showLine, goToLine,
    step: () => step(1), stepBack: () => step(-1), now: () => view.run && goToLine(null),
    play: () => {
      if (!view.run) return;
      const wasPlaying = view.isPlaying;
      stopPlaying(view);
      // From the end it begins again.
      if (!wasPlaying && view.line === null) showLine(view.run.entries[0]?.number ?? null);
      if (!wasPlaying) play(view);
      redraw(view);
    },
    chooseEvent: ({number, line, withdrawn}) => {
      goToLine(number);
      const subject = line.event?.subject ?? line.leak?.subject ?? withdrawn;
      if (subject) view.act.choose(keyOf(subject), {opensTab: false});
      if (line.leak) chooseTab(view, "findings");
    },
    showRun: run => {
      if (!run || run === view.run) return;
      stopPlaying(view);
      Object.assign(view, {run, line: null, current: null, focus: null, folded: new Set(), isToBeOpened: true, isMoved: false});
      view.known.add(run.id);
      redraw(view);
    },
  };
}

function treeActions(view) {
  const open = () => {
    view.isToBeOpened = true;
    redraw(view);
  };
  const foldTo = folded => {
    Object.assign(view, {folded, isReshaped: true});
    redraw(view);
    fitPicture(view.camera);
  };
  const itemOf = key => view.tree?.all.get(key);
  const move = item => item && view.act.choose(item.key, {isFocused: true});
  const beside = step => {
    const order = preorder(view.tree?.roots ?? []);
    const place = order.indexOf(itemOf(view.current));
    return place < 0 ? order[0] : order[place + step];
  };
  return {
    choose: (key, {isLookedAt = true, opensTab = true, isFocused = false} = {}) => {
      const isOther = key !== view.current;
      view.current = key;
      bringOut(view, key);
      if (key && opensTab) view.tab = "structure";
      view.hasMoved = isOther;
      redraw(view, {isStep: isOther});
      const box = boxOfNode(view.picture, key);
      if (box && isLookedAt) reveal(view.camera, box);
      if (isFocused) view.picture.shown.get(key)?.element.focus({preventScroll: true});
      byID("viewer-status").textContent = box ? spoken(view, itemOf(key)) : "";
    },
    leave: () => view.act.choose(null),
    fold: key => {
      const item = itemOf(key);
      if (!item?.below.length) return;
      if (!view.folded.delete(key)) view.folded.add(key);
      if (view.folded.has(key) && view.current && pathTo(itemOf(view.current) ?? item).includes(item)) view.current = key;
      keepInPlace(view, key, () => redraw(view));
      byID("viewer-status").textContent = spoken(view, itemOf(key));
    },
    foldCurrent: () => view.act.fold(view.current),
    foldAll: () => foldTo(new Set([...view.tree.all.values()].filter(item => item.below?.length && item.up).map(item => item.key))),
    unfoldAll: () => foldTo(new Set()),
    focus: key => {
      view.focus = key;
      view.folded.delete(key);
      view.isMoved = false;
      open();
      writeAddress(view, true);
    },
    focusCurrent: () => view.act.focus(view.focus === view.current ? null : view.current),
    toggle: name => {
      if (!view.hidden.delete(name)) view.hidden.add(name);
      open();
    },
    toggleLines: kind => {
      if (!view.lines.delete(kind)) view.lines.add(kind);
      redraw(view);
    },
    toggleChanges: () => {
      view.onlyChanges = !view.onlyChanges;
      open();
    },
    up: () => move(beside(-1)), down: () => move(beside(1)),
    out: () => {
      const item = itemOf(view.current);
      if (item?.below.length && !item.isFolded) view.act.fold(item.key);
      else move(item?.up ?? beside(0));
    },
    into: () => {
      const item = itemOf(view.current);
      if (item?.isFolded) view.act.fold(item.key);
      else move(item ? item.children[0] : beside(0));
    },
    toDetails: () => {
      const page = extras.pages.get(view.state?.nodes.get(view.current)?.id);
      if (page) window.open(page, "_top");
      else byID(`viewer-panel-${view.tab}`).focus();
    },
    back: () => {
      if (document.activeElement.closest(".viewer-side")) return view.picture.shown.get(view.current)?.element.focus();
      if (view.focus) return view.act.focus(null);
      clearFinder(view.finder);
      view.found = new Set();
      view.act.leave();
    },
  };
}

/** A parent right before what is below it: the order in which the eye goes down. */
function preorder(roots) {
  const [order, open] = [[], roots.toReversed()];
  while (open.length) {
    const item = open.pop();
    order.push(item);
    open.push(...item.children.toReversed());
  }
  return order;
}

/** Sees to it that a node is shown: unfolds what it is in, and drops what leaves it out. */
function bringOut(view, key) {
  const item = view.tree?.all.get(key);
  if (!item) return;
  for (const step of pathTo(item).slice(0, -1)) view.folded.delete(step.key);
  if (item.isShown) return;
  const {kind, module} = item.node;
  view.hidden.delete(`node.${kind}`);
  view.hidden.delete(`module.${module}`);
  Object.assign(view, {focus: null, onlyChanges: false, isReshaped: true});
  view.tree = treeOf(view.state, view);
  for (const step of pathTo(view.tree.all.get(key)).slice(0, -1)) view.folded.delete(step.key);
}

/** Changes what is shown while a node stays where the reader sees it. */
function keepInPlace({camera, picture}, key, change) {
  const before = boxOfNode(picture, key);
  change();
  const after = boxOfNode(picture, key);
  if (!before || !after) return;
  const {x, y, scale} = camera;
  setCamera(camera, {x: x + (before.left - after.left) * scale, y: y + (before.top - after.top) * scale, scale});
}

function pageActions(view) {
  const query = () => `?run=${encodeURIComponent(view.run.id)}${view.line === null ? "" : `&at=${view.line}`}`;
  return {
    zoomIn: () => zoomInMiddle(view.camera, 1.4), zoomOut: () => zoomInMiddle(view.camera, 1 / 1.4),
    fit: () => {
      view.isMoved = false;
      view.isReshaped = true;
      redraw(view);
      fitPicture(view.camera, false, 0.05);
    },
    toSearch: () => { view.finder.field.focus(); view.finder.field.select(); },
    help: () => byID("viewer-help").showModal(),
    copy: async () => {
      try {
        const response = await fetch(`tree.mmd${query()}`);
        if (!response.ok) throw new Error(response.status);
        await copyText(await response.text());
        announce("copied");
      } catch {
        announce("failed");
      }
    },
    save: () => view.run && element("a", {href: `snapshot.json${query()}`, download: `${appName(view.run)}.json`}).click(),
    appearance: nextAppearance,
    language: () => setLanguage(view, content.languageChoice.find(name => name !== content.language)),
  };
}

/** Browsers give the clipboard to pages of this machine only; on others text is copied as a reader would. */
async function copyText(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = element("textarea", {});
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

let announcing = 0;

/** Says something for a moment. */
function announce(word) {
  const note = byID("viewer-note");
  note.textContent = say(word);
  note.classList.add("is-shown");
  clearTimeout(announcing);
  announcing = setTimeout(() => note.classList.remove("is-shown"), 2400);
}
