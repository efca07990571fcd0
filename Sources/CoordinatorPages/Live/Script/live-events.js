// The list of what happened, the newest first. Only some of it has elements: more of them come when the reader scrolls down.

const fewestEvents = 40;
const signs = {attach: "+", detach: "−", freed: "○", met: "·", shown: "▢", gone: "▫", start: "▸", stop: "■", leak: "!", withdrawal: "✓", snapshot: "◇"};

function showEvents(live) {
  const list = byID("live-events");
  const {run} = live;
  const rows = run ? eventsUpTo(run, live.line, live) : [];
  const former = new Map([...list.children].map(row => [row.dataset.number, row]));
  const wanted = rows.map(entry => former.get(String(entry.number)) ?? eventRow(live, entry));
  replaceRows(list, wanted);
  byID("live-no-events").hidden = wanted.length > 0;
  const trimmed = run?.trimmed ?? 0;
  const lost = run?.lost ?? 0;
  byID("live-trimmed").textContent = [trimmed && say("trimmed", trimmed), lost && say("lost", lost)].filter(Boolean).join(" ");
}

/** Shows more rows when the reader comes to the end of the list, and few again at its start. */
function watchEvents(live) {
  const panel = byID("live-panel-events");
  panel.addEventListener("scroll", () => {
    const isAtEnd = panel.scrollTop + panel.clientHeight > panel.scrollHeight - 400;
    const wanted = panel.scrollTop < 20 ? fewestEvents : isAtEnd ? live.mostEvents + 100 : live.mostEvents;
    if (wanted === live.mostEvents) return;
    live.mostEvents = wanted;
    showEvents(live);
  }, {passive: true});
}

/** Makes a list have these rows, and touches only those that change. */
function replaceRows(list, wanted) {
  const kept = new Set(wanted);
  for (const row of [...list.children]) if (!kept.has(row)) row.remove();
  let next = list.firstElementChild;
  for (const row of wanted) {
    if (row === next) next = next.nextElementSibling;
    else list.insertBefore(row, next);
  }
}

/** The newest entries up to a line. What only tells of objects that were met is left out, unless all is wanted. */
function eventsUpTo(run, line, {showsAll, mostEvents}) {
  const rows = [];
  for (let place = line === null ? run.entries.length - 1 : placeOfLine(run, line); place >= 0 && rows.length < mostEvents; place--) {
    const entry = run.entries[place];
    if (isShown(entry, run, showsAll)) rows.push(entry);
  }
  return rows;
}

const quietKinds = new Set(["met", "start", "stop"]);

/** An app that does not tell what it attaches shows it by what is met. */
const isShown = (entry, run, showsAll) => {
  const {line} = entry;
  if (line.event) return showsAll || !quietKinds.has(line.event.kind) || (line.event.kind === "met" && !run.now.hasAttachments);
  return Boolean(line.leak || line.withdrawal || (line.snapshot && (showsAll || line.snapshot.label || entry.changes?.length)));
};

function eventRow(live, entry) {
  const {line, number} = entry;
  const kind = line.event?.kind ?? (line.leak ? "leak" : line.withdrawal ? "withdrawal" : "snapshot");
  return element("li", {"data-number": number},
    element("button", {
      type: "button", class: `live-event is-${kind}`, onclick: () => live.act.chooseEvent(entry),
    },
    element("span", {class: "live-event-sign", "aria-hidden": "true"}, signs[kind] ?? "·"),
    element("span", {class: "live-event-words"}, ...(entry.changes?.length ? changeWords(entry.changes) : eventWords(line, kind))),
    element("time", {class: "live-event-time"}, timeText(entry.at))));
}

function eventWords(line, kind) {
  const {event, leak, withdrawal, snapshot} = line;
  const subject = event?.subject ?? leak?.subject;
  const name = subject ? [element("strong", {}, nameOfSubject(subject)), " "] : [];
  const place = event?.location ? element("code", {}, placeText(event.location)) : null;
  const parent = event?.parent ? say("in", nameOfSubject(event.parent)) : null;
  const more = withdrawal ? say(withdrawal.freed ? "withdrawnLate" : "withdrawn") : (snapshot && (snapshot.label ?? say("nodes", snapshot.snapshot.graph.nodes.length)));
  return [
    ...name, element("span", {class: "live-event-kind"}, say(`event.${kind}`)),
    parent || place || more ? element("span", {class: "live-event-more"}, parent ?? more ?? null, parent && place ? " · " : null, place) : null,
  ];
}

const mostChanges = 6;

/** `PostCoordinator detached`, a line each. */
function changeWords(changes) {
  const rows = changes.slice(0, mostChanges).map(({name, what}) =>
    element("span", {class: `live-change is-${what}`}, element("strong", {}, name), " ", element("span", {class: "live-event-kind"}, say(`event.${what}`))));
  const more = changes.length - mostChanges;
  return more > 0 ? [...rows, element("span", {class: "live-event-more"}, say("more", more))] : rows;
}

/** `Login.swift:12`, without the folders. */
const placeText = ({file, line}) => `${file.split("/").at(-1)}:${line}`;
