// The words that a page says, and elements without markup: what comes from a graph is always text.

const byID = id => document.getElementById(id);
/** A word of the page, with values where it has `{0}`. */
const say = (word, ...values) => (content.words[word] ?? word).replace(/\{(\d)\}/g, (_, place) => values[place]);

/** What readers call a name of the graph, such as `tabContainer` among `role`. */
const nameOf = (group, name) => content.words[`${group}.${name}`] ?? name;

/** An element with attributes and children. A handler is an attribute that starts with `on`; what is missing is taken away. */
const element = (name, attributes = {}, ...children) => dressed(document.createElement(name), attributes, children);

/** The same among the shapes of a picture. */
const shape = (name, attributes = {}, ...children) =>
  dressed(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

function dressed(made, attributes, children = []) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) made.removeAttribute(name);
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat(Infinity).filter(child => child !== undefined && child !== null && child !== false && child !== ""));
  return made;
}

/** Gives a sign the words that stand for it. */
const called = (made, words) => dressed(made, {"aria-label": words, title: words});

/** Puts other children into an element; the missing ones are left out. */
const fill = (holder, ...children) => holder.replaceChildren(...children.flat(Infinity).filter(child => child || child === 0));

const button = (word, onclick, attributes = {}) => element("button", {type: "button", class: "viewer-tool", onclick, ...attributes}, word);

/** Whether the reader wants things to stand still. */
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const between = (least, value, greatest) => Math.min(Math.max(value, least), greatest);
