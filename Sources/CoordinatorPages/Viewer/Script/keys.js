// The keyboard: one list for what keys do and for the help that tells of them.

/** Which keys lead where, by the way that the tree grows: parent, child, former and next sibling. */
const arrows = {
  TD: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"],
  BT: ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"],
  LR: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"],
  RL: ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"],
}[content.direction];

const arrowSigns = {ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→"};

/** Each key, or several of one meaning, with its word and what it does. */
function keyTable(act) {
  const [up, down, former, next] = arrows;
  return [
    {keys: [up], word: "keysMove", does: act.toParent},
    {keys: [down], word: "keysChild", does: act.toChild},
    {keys: [former], word: "keysSibling", does: () => act.toSibling(-1)},
    {keys: [next], word: "keysSibling", does: () => act.toSibling(1)},
    {keys: [" "], word: "keysFold", does: act.foldCurrent},
    {keys: ["f"], word: "keysFocus", does: act.focusCurrent},
    {keys: ["Enter"], word: "keysDetails", does: act.toDetails},
    {keys: ["/"], word: "keysSearch", does: act.toSearch},
    {keys: ["+", "="], word: "keysZoom", does: () => act.zoom(1.4)},
    {keys: ["-", "_"], word: "keysZoom", does: () => act.zoom(1 / 1.4)},
    {keys: ["0"], word: "keysFit", does: act.fitAll},
    {keys: ["Escape"], word: "keysBack", does: act.back},
    {keys: ["?"], word: "keysHelp", does: act.help},
  ];
}

function watchKeys(act) {
  const table = keyTable(act);
  writeHelp(table);
  document.addEventListener("keydown", event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const entry = table.find(entry => entry.keys.includes(event.key));
    // Buttons and links have their own use for these.
    if (!entry || (event.target.closest("button, a") && [" ", "Enter"].includes(event.key))) return;
    // So has the panel for the arrows: it scrolls.
    if (event.target.closest(".viewer-panel") && event.key.startsWith("Arrow")) return;
    event.preventDefault();
    entry.does();
  });
}

const isTyping = target => target.closest("input, textarea, select, dialog, [contenteditable]") !== null;

/** The help: keys of one meaning stand together. */
function writeHelp(table) {
  const words = new Map();
  for (const {keys, word} of table) words.set(word, [...(words.get(word) ?? []), keys[0]]);
  const sign = key => arrowSigns[key] ?? {" ": "Space", Escape: "Esc", f: "F"}[key] ?? key;
  byID("viewer-keys").replaceChildren(...[...words].flatMap(([word, keys]) => [
    element("dt", {}, keys.flatMap(key => [element("kbd", {}, sign(key)), " "])), element("dd", {}, say(word)),
  ]));
}
