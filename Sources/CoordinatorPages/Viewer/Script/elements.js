// Elements, made without markup: what comes from the graph is always text, and never read as HTML.

const byID = id => document.getElementById(id);

/** An element with attributes and children. A handler is an attribute that starts with `on`; what is missing is left out. */
function element(name, attributes = {}, ...children) {
  return dressed(document.createElement(name), attributes, children);
}

/** The same among the shapes of a picture. */
function shape(name, attributes = {}, ...children) {
  return dressed(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

function dressed(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat(Infinity).filter(child => child !== undefined && child !== null));
  return made;
}

/** Whether the reader wants things to stand still. */
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
