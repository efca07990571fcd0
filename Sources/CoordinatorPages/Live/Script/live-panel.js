// The panel: what is known of a node, the leaks, and what happened.

const panels = ["events", "leaks", "node"];

function choosePanel(live, name) {
  live.panel = name;
  for (const other of panels) {
    byID(`live-tab-${other}`).setAttribute("aria-selected", String(other === name));
    byID(`live-tab-${other}`).tabIndex = other === name ? 0 : -1;
    byID(`live-panel-${other}`).hidden = other !== name;
  }
}

function showPanel(live) {
  const leaks = [...(live.state?.leaks.values() ?? [])];
  const count = leaks.filter(leak => leak.verdict !== "unknown").length;
  byID("live-tab-leaks").classList.toggle("has-leaks", count > 0);
  byID("live-leak-count").textContent = count || "";
  if (live.panel === "events") showEvents(live);
  if (live.panel === "leaks") showLeaks(live, leaks);
  if (live.panel === "node") showNode(live);
}

// Leaks

function showLeaks(live, leaks) {
  const holder = byID("live-panel-leaks");
  const key = leaks.map(leak => `${leak.number} ${leak.count} ${leak.words?.details?.length}`).join() + live.language + live.run?.id;
  if (holder.dataset.shown === key) return;
  holder.dataset.shown = key;
  const rows = leaks.map(leak => leakCard(live, leak));
  holder.replaceChildren(...(rows.length ? rows : [element("p", {class: "live-quiet"}, say("noLeaks"))]));
}

function leakCard(live, leak) {
  const words = leak.words && {...leak.words, ...leak.words[live.language]};
  const fix = words?.fix ?? words?.advice;
  const details = words?.details ?? [];
  return element("article", {class: `live-leak is-${words?.severity ?? "error"}`},
    element("h3", {}, element("button", {type: "button", class: "viewer-link", onclick: () => live.act.choose(keyOf(leak.subject), true)},
      nameOfSubject(leak.subject)), leak.count > 1 ? element("span", {class: "live-count"}, ` × ${leak.count}`) : null),
    element("p", {class: "live-verdict"}, say(`verdict.${leak.verdict}`)),
    element("p", {}, withCode(words?.message ?? "")),
    fix ? element("div", {class: "live-fix"}, element("h4", {}, say("fix")), element("p", {}, withCode(fix))) : null,
    details.length ? element("div", {class: "live-why"}, element("h4", {}, say("why")), element("pre", {tabindex: "0"}, details.join("\n"))) : null,
  );
}

/** Text in which words between backticks are code. */
const withCode = text => text.split("`").map((part, place) => place % 2 ? element("code", {}, part) : part);

// A node

function showNode(live) {
  const holder = byID("live-panel-node");
  const node = live.state?.nodes.get(live.current);
  if (!node) return holder.replaceChildren(element("p", {class: "live-quiet"}, say(live.current ? "nodeIsGone" : "hint")));
  const leak = live.leaked.get(node.key)?.leak;
  const children = [...live.state.nodes.values()].filter(child => child.parent === node.key);
  holder.replaceChildren(
    element("h2", {}, node.name),
    element("p", {class: "viewer-chips"},
      element("span", {class: `viewer-chip is-${node.kind}`}, nameOf("node", node.kind)),
      node.role && element("span", {class: "viewer-chip"}, nameOf("role", node.role)),
      element("span", {class: `viewer-chip ${standing(node) === "alive" ? "" : "is-warning"}`}, say(standing(node)))),
    element("div", {class: "viewer-actions"},
      element("button", {type: "button", class: "viewer-tool", onclick: () => live.act.focus(live.focus === node.key ? null : node.key)}, say(live.focus === node.key ? "showAll" : "focus")),
      children.length ? element("button", {type: "button", class: "viewer-tool", onclick: () => live.act.fold(node.key)}, say(live.folded.has(node.key) ? "unfold" : "fold")) : null),
    ...(leak ? [leakCard(live, leak)] : []),
    nodeFacts(live, node),
    ...nodeList(live, "children", children),
    ...nodeHistory(live, node),
  );
}

/** Whether a node is part of the tree, as a word. */
const standing = node => node.isRemoved ? "removed" : node.isDead ? "dead" : "alive";

function nodeFacts(live, node) {
  const parent = live.state.nodes.get(node.parent);
  const facts = [
    ["type", node.type !== node.name && node.type],
    ["parent", parent && nodeLink(live, parent)],
    ["via", node.via && element("code", {}, node.via)],
    ["attachedAt", node.attachedAt && element("code", {}, `${node.attachedAt.file}:${node.attachedAt.line}`)],
    ["detachedAt", node.detachedAt && node.isDead && element("code", {}, `${node.detachedAt.file}:${node.detachedAt.line}`)],
    ["source", node.source && element("code", {}, `${node.source.file}:${node.source.line}`)],
    ["since", timeText(node.since ?? 0)],
    ["module", node.module],
    ["documentation", node.documentation],
  ].filter(([, value]) => value);
  return element("dl", {class: "viewer-facts"}, ...facts.map(([word, value]) => [element("dt", {}, say(word)), element("dd", {}, value)]));
}

const nodeLink = (live, node) => element("button", {type: "button", class: "viewer-link", onclick: () => live.act.choose(node.key)}, node.name);

function nodeList(live, word, nodes) {
  if (!nodes.length) return [];
  const rows = nodes.slice(0, 60).map(node => element("li", {}, nodeLink(live, node), standing(node) === "alive" ? null : element("span", {class: "viewer-remarks"}, say(standing(node)))));
  if (nodes.length > 60) rows.push(element("li", {class: "live-quiet"}, say("more", nodes.length - 60)));
  return [element("h3", {}, say(word)), element("ul", {class: "viewer-list"}, rows)];
}

/** What happened to this object. */
function nodeHistory(live, node) {
  if (!node.token) return [];
  const rows = [];
  const end = live.line === null ? live.run.entries.length - 1 : placeOfLine(live.run, live.line);
  for (let place = end; place >= 0 && rows.length < 12; place--) {
    const entry = live.run.entries[place];
    if (entry.line.event?.subject.token === node.token) rows.push(eventRow(live, entry));
  }
  return rows.length ? [element("h3", {}, say("history")), element("ol", {class: "live-event-list"}, rows)] : [];
}
