// The search field and the list below it (the combobox pattern of WAI-ARIA).

const mostShown = 60;

/** Searches what `nodesOf` gives. Calls `found` with the nodes that fit while one types, and `chosen` with the one that is taken. */
function makeFinder(nodesOf, {found, chosen, left}) {
  const [field, list] = [byID("viewer-query"), byID("viewer-found")];
  const finder = {field, list, index: null, nodes: [], active: -1};

  field.addEventListener("input", () => {
    finder.index ??= searchIndex(nodesOf());
    finder.nodes = search(finder.index, field.value);
    listFound(finder, field.value.trim() !== "", chosen);
    found(finder.nodes);
  });
  field.addEventListener("keydown", event => {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      activate(finder, finder.active + (event.key === "ArrowDown" ? 1 : -1));
      event.preventDefault();
    } else if (event.key === "Enter" && finder.nodes.length) {
      chosen(finder.nodes[Math.max(finder.active, 0)]);
      event.preventDefault();
    } else if (event.key === "Escape") {
      clearFinder(finder);
      left();
      event.preventDefault();
    } else return;
    event.stopPropagation();
  });
  field.addEventListener("blur", event => {
    if (!list.contains(event.relatedTarget)) closeFound(finder);
  });
  // The field keeps the focus while the list is clicked.
  list.addEventListener("pointerdown", event => event.preventDefault());
  return finder;
}

function listFound(finder, isAsked, chosen) {
  const options = finder.nodes.slice(0, mostShown).map((node, place) => element("li", {
    id: `viewer-found-${place}`, role: "option", class: "viewer-option", "aria-selected": "false",
    onclick: () => chosen(node),
  }, element("span", {class: "viewer-option-name"}, breakable(node.name)), element("span", {class: "viewer-option-place"}, placeOf(node))));
  if (!finder.nodes.length) options.push(element("li", {class: "viewer-none", role: "presentation"}, say("noneFound")));
  const more = finder.nodes.length - mostShown;
  if (more > 0) options.push(element("li", {class: "viewer-none", role: "presentation"}, say("more", more)));
  finder.list.replaceChildren(...options);
  finder.list.hidden = !isAsked;
  finder.field.setAttribute("aria-expanded", String(isAsked));
  activate(finder, 0);
}

/** A name that breaks between its words: `Home|Coordinator`. */
const breakable = name => name.split(/(?=\p{Lu}\p{Ll})/u).flatMap(word => [element("wbr"), word]);

/** Where a node is: below whom, else in which module. */
const placeOf = node => node.parent ? node.parent.name : node.module ?? nameOf("node", node.kind);

function activate(finder, place) {
  const count = Math.min(finder.nodes.length, mostShown);
  finder.active = count ? (place + count) % count : -1;
  for (const [number, option] of [...finder.list.querySelectorAll("[role=option]")].entries()) {
    option.setAttribute("aria-selected", String(number === finder.active));
    if (number === finder.active) option.scrollIntoView({block: "nearest"});
  }
  dressed(finder.field, {"aria-activedescendant": finder.active >= 0 && `viewer-found-${finder.active}`});
}

function closeFound(finder) {
  finder.list.hidden = true;
  dressed(finder.field, {"aria-expanded": "false", "aria-activedescendant": null});
}

function clearFinder(finder) {
  finder.field.value = "";
  finder.nodes = [];
  closeFound(finder);
}
