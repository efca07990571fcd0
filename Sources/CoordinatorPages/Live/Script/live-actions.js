// What a reader can do, by pointer, key or button.

function liveActions(live) {
  return {...timeActions(live), ...treeActions(live), ...outputActions(live)};
}

function timeActions(live) {
  const showLine = number => {
    live.line = number === null || number >= live.run.last ? null : number;
    redraw(live);
  };
  const goToLine = number => {
    stopPlaying(live);
    showLine(number);
  };
  const step = direction => {
    if (!live.run) return;
    const number = stepFrom(live.run, live.line, direction);
    if (number !== null) goToLine(number);
    else if (direction > 0) goToLine(null);
  };
  return {
    showLine, goToLine,
    step: () => step(1), stepBack: () => step(-1), now: () => live.run && goToLine(null),
    play: () => {
      if (!live.run) return;
      if (live.isPlaying) {
        stopPlaying(live);
        return redraw(live);
      }
      // From the end it begins again.
      if (live.line === null) showLine(live.run.entries[0]?.number ?? null);
      play(live);
      redraw(live);
    },
    chooseEvent: ({number, line}) => {
      goToLine(number);
      const subject = line.event?.subject ?? line.leak?.subject;
      if (subject) live.act.choose(keyOf(subject), false, false);
      if (line.leak) choosePanel(live, "leaks");
      redraw(live);
    },
    showRun: run => {
      if (!run || run === live.run) return;
      stopPlaying(live);
      Object.assign(live, {run, line: null, current: null, focus: null, folded: new Set(), layout: makeLayout()});
      live.known.add(run.id);
      live.isToBeFitted = true;
      redraw(live);
    },
  };
}

function treeActions(live) {
  const move = target => target && live.act.choose(target);
  const itemOf = key => live.layout.order?.find(({node}) => node.key === key)?.node;
  const siblings = () => {
    const parent = itemOf(live.state?.nodes.get(live.current)?.parent);
    return (parent ? parent.children : live.forest).map(item => item.key);
  };
  return {
    choose: (key, isLookedAt = true, opensPanel = true) => {
      live.current = key;
      unfoldTo(live, key);
      if (key && opensPanel) choosePanel(live, "node");
      redraw(live);
      const box = isLookedAt && boxOfNode(live.picture, key);
      if (box) reveal(live.camera, box);
      const node = live.state?.nodes.get(key);
      byID("viewer-status").textContent = node ? `${node.name}, ${nameOf("node", node.kind)}` : "";
    },
    fold: key => {
      if (!live.folded.delete(key)) live.folded.add(key);
      redraw(live);
    },
    foldCurrent: () => live.current && live.act.fold(live.current),
    focus: key => {
      live.focus = key;
      live.layout = makeLayout();
      redraw(live);
      live.act.fitAll();
    },
    focusCurrent: () => live.act.focus(live.focus === live.current ? null : live.current),
    toParent: () => move(live.current ? live.state?.nodes.get(live.current)?.parent : live.forest[0]?.key),
    toChild: () => move(live.current ? itemOf(live.current)?.children[0]?.key : live.forest[0]?.key),
    toSibling: step => {
      const all = siblings();
      move(all[all.indexOf(live.current) + step]);
    },
    screens: () => {
      live.showsScreens = !live.showsScreens;
      document.querySelector("[data-do=screens]").setAttribute("aria-pressed", String(live.showsScreens));
      redraw(live);
      live.act.fitAll();
    },
    zoom: factor => zoomInMiddle(live.camera, factor),
    zoomIn: () => zoomInMiddle(live.camera, 1.4),
    zoomOut: () => zoomInMiddle(live.camera, 1 / 1.4),
    fit: () => {
      // Who asks for all of it wants no empty rows.
      live.layout = makeLayout();
      redraw(live);
      live.act.fitAll();
    },
    fitAll: () => {
      live.isMoved = false;
      fitPicture(live);
    },
    toSearch: () => { live.finder.field.focus(); live.finder.field.select(); },
    help: () => byID("viewer-help").showModal(),
    toDetails: () => { choosePanel(live, "node"); redraw(live); byID("live-panel-node").focus(); },
    back: () => {
      if (live.focus) return live.act.focus(null);
      live.current = null;
      clearFinder(live.finder);
      live.found = new Set();
      redraw(live);
    },
  };
}

/** Unfolds whatever hides a node. */
function unfoldTo(live, key) {
  const met = new Set();
  for (let above = live.state?.nodes.get(key)?.parent; above && !met.has(above); above = live.state.nodes.get(above)?.parent) {
    met.add(above);
    live.folded.delete(above);
  }
}

function outputActions(live) {
  const query = () => `?run=${encodeURIComponent(live.run.id)}${live.line === null ? "" : `&at=${live.line}`}`;
  const announce = word => {
    const note = byID("live-note");
    note.textContent = say(word);
    note.classList.add("is-shown");
    clearTimeout(live.noting);
    live.noting = setTimeout(() => note.classList.remove("is-shown"), 2400);
  };
  return {
    copy: async () => {
      if (!live.run) return;
      try {
        const response = await fetch(`tree.mmd${query()}`);
        if (!response.ok) throw new Error(response.status);
        await copyText(await response.text());
        announce("copied");
      } catch {
        announce("failed");
      }
    },
    save: () => {
      if (!live.run) return;
      const link = element("a", {href: `snapshot.json${query()}`, download: `${appName(live.run)}.json`});
      link.click();
    },
    appearance: nextAppearance,
    language: () => setLanguage(live, live.language === "ko" ? "en" : "ko"),
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
