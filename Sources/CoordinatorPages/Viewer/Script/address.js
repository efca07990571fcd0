// The address of the page tells the chosen node and the focus, so that both can be linked to.

const addressOf = state => {
  const words = new URLSearchParams();
  if (state.current) words.set("node", state.current.id);
  if (state.focus) words.set("focus", state.focus.id);
  if (state.onlyChanges) words.set("changes", "1");
  return words.size ? `#${words}` : "";
};

/** Writes the address; a step that one may want to take back becomes one of the browser's. */
function writeAddress(state, isStep) {
  const address = addressOf(state);
  if (address === location.hash) return;
  const url = address || location.pathname + location.search;
  if (isStep) history.pushState(null, "", url);
  else history.replaceState(null, "", url);
}

/** What the address asks for, and the first name in it that the graph does not have. */
function readAddress(graph) {
  const words = new URLSearchParams(location.hash.slice(1));
  const node = name => graph.byID.get(words.get(name) ?? "") ?? null;
  const unknown = [words.get("node"), words.get("focus")].find(name => name && !graph.byID.has(name)) ?? null;
  return {current: node("node"), focus: node("focus"), onlyChanges: words.get("changes") === "1", unknown};
}
