// The keyboard: one list for what keys do and for the help that tells of them. Arrows go as in any tree view.

const keyTable = act => [
  {keys: ["ArrowUp"], word: "keysMove", does: act.up}, {keys: ["ArrowDown"], word: "keysMove", does: act.down},
  {keys: ["ArrowLeft"], word: "keysOut", does: act.out}, {keys: ["ArrowRight"], word: "keysInto", does: act.into},
  {keys: [" "], word: "keysFold", does: act.foldCurrent}, {keys: ["f"], word: "keysFocus", does: act.focusCurrent},
  {keys: ["Enter"], word: "keysDetails", does: act.toDetails}, {keys: ["/"], word: "search", does: act.toSearch},
  {keys: ["+", "="], word: "keysZoom", does: act.zoomIn}, {keys: ["-", "_"], word: "keysZoom", does: act.zoomOut},
  {keys: ["0"], word: "fit", does: act.fit}, {keys: ["Escape"], word: "keysBack", does: act.back},
  ...content.isLive ? [
    {keys: ["k"], word: "keysPlay", does: act.play}, {keys: [","], word: "keysStep", does: act.stepBack}, {keys: ["."], word: "keysStep", does: act.step},
    {keys: ["l"], word: "keysNow", does: act.now}, {keys: ["c"], word: "copy", does: act.copy}] : [],
  {keys: ["?"], word: "keysHelp", does: act.help},
];

function watchKeys(act) {
  const table = keyTable(act);
  document.addEventListener("keydown", event => {
    const {target, key} = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest("input:not([type=checkbox]), textarea, select, dialog")) return;
    const entry = table.find(entry => entry.keys.includes(key));
    // Buttons and links have their own use for these, and so has the panel for the arrows: it scrolls.
    if (!entry || (target.closest("button, a, input, summary") && [" ", "Enter"].includes(key))) return;
    if (target.closest(".viewer-side") && key.startsWith("Arrow")) return;
    event.preventDefault();
    entry.does();
  });
}

/** The help: keys of one meaning stand together. */
function writeHelp(act) {
  const words = new Map();
  for (const {keys, word} of keyTable(act)) words.set(word, [...(words.get(word) ?? []), keys[0]]);
  const sign = key => ({ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", " ": "Space", Escape: "Esc"})[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  fill(byID("viewer-keys"), [...words].map(([word, keys]) => [element("dt", {}, keys.map(key => [element("kbd", {}, sign(key)), " "])), element("dd", {}, say(word))]));
}
