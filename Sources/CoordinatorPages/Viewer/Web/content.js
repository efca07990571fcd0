// What the page was made of.

const content = JSON.parse(byID("viewer-content").textContent);

/** What is told of nodes besides the graph, by their ids. An id may be any text. */
const extras = Object.fromEntries(["pages", "changes", "badges", "images"].map(name => [name, new Map(Object.entries(content[name] ?? {}))]));
