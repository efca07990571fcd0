// A page of the site: light or dark, and search in all pages. Without this script the pages read as well.

// Before the page is drawn, so that nothing flashes.
document.documentElement.dataset.appearance = rememberedAppearance();

/** The names of all pages, loaded when they are first asked for. */
function loadIndex(finder) {
  if (window.coordvizIndex || document.getElementById("index")) return;
  document.head.append(element("script", {id: "index", src: `${document.body.dataset.root}assets/search.js`, onload: () => {
    finder.index = null;
    finder.field.dispatchEvent(new Event("input"));
  }}));
}

addEventListener("DOMContentLoaded", () => {
  setAppearance(document.documentElement.dataset.appearance);
  document.querySelector("[data-do=appearance]").addEventListener("click", nextAppearance);
  const nodes = () => (window.coordvizIndex ?? []).map(([name, kind, page, module]) => ({name, kind, page, module}));
  const finder = makeFinder(nodes, {found: () => loadIndex(finder), left: () => finder.field.blur(), chosen: ({page}) => location.assign(document.body.dataset.root + page)});
  finder.field.addEventListener("focus", () => loadIndex(finder));
  document.addEventListener("keydown", event => {
    if (event.key !== "/" || event.target.closest?.("input, textarea, select")) return;
    event.preventDefault();
    finder.field.focus();
  });
  document.documentElement.dataset.site = "ready";
});
