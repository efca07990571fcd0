// The list of what happened, the newest first. Only some of it has elements: more of them come when the reader scrolls down.

const fewestEvents = 40;
const signs = {attach: "+", detach: "−", freed: "○", met: "·", shown: "▢", gone: "▫", start: "▸", stop: "■", leak: "!", unknown: "?", withdrawal: "✓", snapshot: "◇"};

function eventsPanel(view) {
  const {run} = view;
  const all = byID("viewer-all");
  byID("viewer-all-words").textContent = say("allEvents");
  all.checked = view.showsAll;
  const list = byID("viewer-events");
  const former = new Map([...list.children].map(row => [row.dataset.number, row]));
  const rows = run ? eventsUpTo(run, view.line, view).map(entry => former.get(String(entry.number)) ?? eventRow(view, entry)) : [];
  replaceRows(list, rows);
  const {trimmed = 0, lost = 0} = run ?? {};
  byID("viewer-events-note").textContent = [!rows.length && say("noEvents"), trimmed && say("trimmed", trimmed), lost && say("lost", lost)].filter(Boolean).join(" ");
}

/** Shows more rows when the reader comes to the end of the list, and few again at its start. */
function watchEvents(view) {
  const panel = byID("viewer-panel-live");
  panel.addEventListener("scroll", () => {
    const isAtEnd = panel.scrollTop + panel.clientHeight > panel.scrollHeight - 400;
    const wanted = panel.scrollTop < 20 ? fewestEvents : isAtEnd ? view.mostEvents + 100 : view.mostEvents;
    if (wanted === view.mostEvents) return;
    view.mostEvents = wanted;
    eventsPanel(view);
  }, {passive: true});
  byID("viewer-all").addEventListener("change", event => {
    view.showsAll = event.target.checked;
    eventsPanel(view);
  });
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
    if (isShown(run.entries[place], run, showsAll)) rows.push(run.entries[place]);
  }
  return rows;
}

/** An app that does not tell what it attaches shows it by what is met. */
const isShown = ({line, changes}, run, showsAll) => line.event
  ? showsAll || !["met", "start", "stop"].includes(line.event.kind) || (line.event.kind === "met" && !run.now.hasAttachments)
  : Boolean(line.leak || line.withdrawal || (line.snapshot && (showsAll || line.snapshot.label || changes?.length)));

function eventRow(view, entry) {
  const {line, number} = entry;
  const kind = line.event?.kind ?? (line.leak ? isKnownLeak(line) ? "leak" : "unknown" : line.withdrawal ? "withdrawal" : "snapshot");
  return element("li", {"data-number": number}, element("button", {type: "button", class: `event is-${kind}`, onclick: () => view.act.chooseEvent(entry)},
    element("span", {class: "event-sign", "aria-hidden": "true"}, signs[kind] ?? "·"),
    element("span", {class: "event-words"}, entry.revision && element("strong", {class: "event-change"}, entry.revision),
      entry.changes?.length ? changeWords(entry.changes) : eventWords(entry, kind)),
    element("time", {class: "quiet"}, entry.revision ? "" : timeText(entry.at))));
}

function eventWords({line: {event, leak, withdrawal, snapshot}, withdrawn}, kind) {
  const subject = event?.subject ?? leak?.subject ?? withdrawn;
  const place = event?.location && element("code", {}, `${event.location.file.split("/").at(-1)}:${event.location.line}`);
  const more = event?.parent ? say("in", nameOfSubject(event.parent)) : withdrawal ? say(withdrawal.freed ? "withdrawnLate" : "withdrawn")
    : snapshot && (snapshot.snapshot.origin.kind === "live" && snapshot.label || say("nodes", snapshot.snapshot.graph.nodes.length));
  return [subject && [element("strong", {}, nameOfSubject(subject)), " "], element("span", {class: "event-kind"}, say(kind === "unknown" ? "verdict.unknown" : `event.${kind}`)),
    (more || place) && element("span", {class: "event-more"}, more, more && place ? " · " : null, place)];
}

const mostChanges = 6;

/** `PostCoordinator detached`, a line each. */
const changeWords = changes => [
  changes.slice(0, mostChanges).map(({name, what}) => element("span", {class: `event-change is-${what}`}, element("strong", {}, name), " ", content.marks[what]?.words ?? say(`event.${what}`))),
  changes.length > mostChanges && element("span", {class: "event-more"}, say("more", changes.length - mostChanges))];
