// The keyboard: one list for what keys do and for the help that tells of them.

function liveKeys(act) {
  return [
    {keys: ["ArrowLeft"], word: "keysMove", does: act.toParent},
    {keys: ["ArrowRight"], word: "keysChild", does: act.toChild},
    {keys: ["ArrowUp"], word: "keysSibling", does: () => act.toSibling(-1)},
    {keys: ["ArrowDown"], word: "keysSibling", does: () => act.toSibling(1)},
    {keys: [" "], word: "keysPlay", does: act.play},
    {keys: [","], word: "keysStep", does: act.stepBack},
    {keys: ["."], word: "keysStep", does: act.step},
    {keys: ["l"], word: "keysNow", does: act.now},
    {keys: ["x"], word: "keysFold", does: act.foldCurrent},
    {keys: ["f"], word: "keysFocus", does: act.focusCurrent},
    {keys: ["s"], word: "keysScreens", does: act.screens},
    {keys: ["c"], word: "keysCopy", does: act.copy},
    {keys: ["/"], word: "keysSearch", does: act.toSearch},
    {keys: ["+", "="], word: "keysZoom", does: act.zoomIn},
    {keys: ["-", "_"], word: "keysZoom", does: act.zoomOut},
    {keys: ["0"], word: "keysFit", does: act.fit},
    {keys: ["Escape"], word: "keysBack", does: act.back},
    {keys: ["?"], word: "keysHelp", does: act.help},
  ];
}

const keySigns = {ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", " ": "Space", Escape: "Esc"};

function watchLiveKeys(act) {
  const table = liveKeys(act);
  document.addEventListener("keydown", event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, textarea, select, dialog")) return;
    const entry = table.find(entry => entry.keys.includes(event.key));
    if (!entry || (event.target.closest("button, a") && event.key === " ")) return;
    if (event.target.closest(".live-side") && event.key.startsWith("Arrow")) return;
    event.preventDefault();
    entry.does();
  });
}

function writeLiveHelp(act) {
  const words = new Map();
  for (const {keys, word} of liveKeys(act)) words.set(word, [...(words.get(word) ?? []), keys[0]]);
  byID("viewer-keys").replaceChildren(...[...words].flatMap(([word, keys]) => [
    element("dt", {}, keys.flatMap(key => [element("kbd", {}, keySigns[key] ?? key.toUpperCase()), " "])), element("dd", {}, say(word)),
  ]));
}
