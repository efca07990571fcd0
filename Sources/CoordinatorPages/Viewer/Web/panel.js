// The panel beside the picture, a tab for each kind of question: what there is, what is wrong, what has changed, what happens.

const tabs = ["structure", "findings", "changes", "live"];

function showPanel(view) {
  const findings = view.state ? [...view.state.leaks.values()].filter(leak => leak.verdict !== "unknown").length + view.state.findings.length : 0;
  const changes = view.state ? changesOfState(view) : [];
  const counts = {findings, changes: changes.length};
  const isThere = {structure: true, findings: findings > 0 || content.isLive, changes: changes.length > 0, live: content.isLive};
  if (!isThere[view.tab]) view.tab = "structure";
  for (const name of tabs) {
    const tab = byID(`viewer-tab-${name}`);
    tab.hidden = !isThere[name];
    dressed(tab, {"aria-selected": String(name === view.tab), tabindex: name === view.tab ? 0 : -1});
    fill(tab, say(`tab.${name}`), counts[name] > 0 && element("span", {class: `count is-${name}`}, String(counts[name])));
    byID(`viewer-panel-${name}`).hidden = name !== view.tab;
  }
  if (view.tab === "live") return eventsPanel(view);
  const holder = byID(`viewer-panel-${view.tab}`);
  const key = panelKey(view, changes);
  if (holder.dataset.shown === key) return;
  holder.dataset.shown = key;
  fill(holder, {structure: structurePanel, findings: findingsPanel, changes: changesPanel}[view.tab](view, changes));
  if (view.hasMoved) holder.scrollTop = 0;
}

/** What a panel depends on; while it stays, nothing is made again and nothing that is selected in it gets lost. */
const panelKey = ({state, current, tab, tree, folded, run, line, focus, onlyChanges}, changes) => JSON.stringify([tab, content.language, current, run?.id,
  tab === "structure" && [line ?? run?.last, focus, folded.size, tree?.order.length], tab === "changes" && [onlyChanges, changes.map(({node, edge, change}) => [change, node?.key ?? edge])],
  tab === "findings" && state?.findings.map(({message, location}) => [message, location?.line]),
  [...state?.leaks.values() ?? []].map(leak => `${leak.number} ${leak.count} ${leak.words?.details?.length}`)]);

function chooseTab(view, name) {
  view.tab = name;
  showPanel(view);
}

/** A part of the panel under a heading, unless it is empty. */
function section(title, ...children) {
  const parts = children.flat(Infinity).filter(Boolean);
  return parts.length ? element("section", {}, element("h3", {}, title), parts) : null;
}

/** A list whose end is made only when it is asked for. */
function longList(items, make, most = 40) {
  if (!items.length) return null;
  const list = element("ul", {class: "viewer-list"}, items.slice(0, most).map(make));
  const rest = items.slice(most);
  if (!rest.length) return list;
  const more = element("li", {}, element("button", {type: "button", class: "viewer-link", onclick: () => more.replaceWith(...rest.map(make))}, say("more", rest.length)));
  list.append(more);
  return list;
}

/** A button that leads to a node; its name alone where the picture does not have it. */
function linkTo(view, key) {
  const node = view.state.nodes.get(key);
  if (!node) return null;
  return element("button", {type: "button", class: "viewer-link", onclick: () => view.act.choose(key)},
    element("span", {class: `swatch node ${node.kind}`, "aria-hidden": "true"}), node.name);
}

/** A line of source. It opens in the reader's editor where the server can do that, else leads to its address if that is known. */
function sourceOf({file, line}) {
  const text = `${shortPath(file)}:${line}`;
  const parts = text.split(/(?<=\/)/).flatMap(part => [part, element("wbr")]);
  const attributes = {class: "viewer-source", title: `${file}:${line}`};
  if (content.opensSource) return element("button", {type: "button", ...attributes, onclick: () => openSource(file, line)}, parts);
  const address = content.sourceLink?.replace("{file}", file.split("/").map(encodeURIComponent).join("/")).replace("{line}", line);
  return address && !address.startsWith("//") ? element("a", {...attributes, href: address}, parts) : element("code", attributes, parts);
}

async function openSource(file, line) {
  const answer = await fetch(`open?file=${encodeURIComponent(file)}&line=${line}`, {method: "POST"}).catch(() => null);
  announce(answer?.ok ? "opened" : answer?.status === 501 ? "noEditor" : "failed");
}

/** A long path without folders in its middle: `App/…/Login/LoginCoordinator.swift`. */
function shortPath(text) {
  const parts = text.split("/");
  if (text.length <= 40 || parts.length < 4) return text;
  const tail = [parts.at(-1)];
  for (const part of parts.slice(1, -1).toReversed()) {
    if ([parts[0], "…", part, ...tail].join("/").length > 40) break;
    tail.unshift(part);
  }
  return [parts[0], "…", ...tail].join("/");
}

/** Words in which what is between backticks, or a name in quotes, is code. */
const withCode = text => text.split(/`([^`]+)`|'([\w.#$<>()]+)'/).map((part, place) => part && place % 3 ? element("code", {}, part) : part);

const grave = ["error", "warning", "note"];
const graveFirst = findings => findings.toSorted((a, b) => grave.indexOf(a.severity) - grave.indexOf(b.severity));

/** The key of the node with an id: a running app's nodes have those of their objects. */
const keyOfID = ({nodes}, id) => nodes.has(id) ? id : [...nodes.values()].find(node => node.id === id)?.key;

// Findings: the problem, then what to do, then where.

const findingsPanel = view => {
  const {findings, leaks} = view.state ?? emptyState();
  const cards = [...[...leaks.values()].map(leak => leakCard(view, leak)), ...graveFirst(findings).map(finding => findingCard(view, finding))];
  return longList(cards, card => card) ?? element("p", {class: "quiet"}, say("noFindings"));
};

/** A message in English, or in another language what its rule means and the names in the message. */
function messageOf({rule, message}) {
  const meaning = content.words[`rule.${rule}`];
  if (!meaning || message.includes(meaning.split(". ")[0])) return message;
  const names = message.match(/`[^`]+`|\w*[a-z][A-Z]\w*/g) ?? [];
  const list = [...new Set(names.map(name => name.startsWith("`") ? name : "`" + name + "`"))].join(", ");
  return list ? `${meaning} (${list})` : meaning;
}

const findingCard = (view, finding, isOfNode) => card(finding.severity, messageOf(finding), {
  ...finding, fix: finding.fix?.split("\n").join("; then ") ?? (content.words[`rule.${finding.rule}`] ? null : finding.advice),
  link: !isOfNode && finding.node !== undefined && linkTo(view, keyOfID(view.state, finding.node)),
});

function leakCard(view, leak, isOfNode) {
  const words = {...leak.words, ...leak.words?.[content.language]};
  return card(words.severity ?? "error", words.message ?? "", {
    rule: say(`verdict.${leak.verdict}`) + (leak.count > 1 ? ` × ${leak.count}` : ""), fix: words.fix ?? words.advice,
    details: words.details ?? [], link: !isOfNode && linkTo(view, keyOf(leak.subject)),
  });
}

const card = (severity, message, {rule, fix, details, location, link}) => element("li", {class: `finding is-${severity}`},
  element("p", {class: "finding-words"}, withCode(message)),
  fix && element("p", {class: "finding-fix"}, withCode(fix)),
  (location || link) && element("p", {}, link, link && location && " ", location && sourceOf(location)),
  details?.length > 0 && element("details", {}, element("summary", {}, say("why")), element("pre", {tabindex: 0}, details.join("\n"))),
  element("p", {class: "quiet"}, nameOf("severity", severity), " · ", rule));

// Changes

/** The nodes and edges that have changed: in a difference, or with the last save. */
function changesOfState(view) {
  const {state} = view;
  const nodes = [...state.nodes.values()].filter(node => changeOf(view, node) && changeOf(view, node) !== "driven");
  const known = new Set(nodes.map(node => node.key));
  const edges = [...state.into.values()].flat().filter(edge => edge.change && !(known.has(edge.to) && isHierarchy(edge)));
  return [...nodes.map(node => ({node, change: changeOf(view, node)})), ...edges.map(edge => ({edge, change: edge.change}))];
}

const changesPanel = (view, changes) => [
  content.changes && element("p", {}, element("label", {}, element("input", {type: "checkbox", onchange: view.act.toggleChanges, checked: view.onlyChanges}), " ", say("onlyChanges"))),
  ["added", "removed", "moved", "changed", "driven"].map(kind => {
    const all = changes.filter(({change}) => change === kind);
    return section(`${content.marks[kind].words} (${all.length})`, longList(all, entry => changeEntry(view, entry), 100));
  })];

/** A changed node; for one that moved, from where to where. */
function changeEntry(view, {node, edge, change}) {
  const sign = element("span", {class: `sign is-${change}`, "aria-hidden": "true"}, content.marks[change].sign);
  if (edge) return element("li", {}, sign, linkTo(view, edge.from), " → ", linkTo(view, edge.to), element("span", {class: "remarks"}, nameOf("edge", edge.kind)));
  const edges = edgesInto(view.state, node.key).filter(isHierarchy);
  const names = edges => edges.map(edge => view.state.nodes.get(edge.from)?.name).filter(Boolean).join(", ");
  const [from, to] = [names(edges.filter(edge => edge.change === "removed")), names(edges.filter(edge => edge.change !== "removed"))];
  const way = change === "moved" && from && to ? say("movedFrom", from, to) : change === "added" && to ? say("below", to) : "";
  return element("li", {}, sign, linkTo(view, node.key), way && element("span", {class: "remarks"}, way));
}
