// What the page was made of, and the words that it says.

const content = JSON.parse(document.getElementById("viewer-content").textContent);

/** A word of the viewer, with values where it has `{0}` and `{1}`. */
const say = (word, ...values) => content.words[word].replace(/\{(\d)\}/g, (_, place) => values[place]);

/** What readers call a name of the graph, such as `tabContainer` among `role`. */
const nameOf = (group, name) => content.names[`${group}.${name}`] ?? name;
