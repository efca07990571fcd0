// The time line: back to any line of the run, and forward again.

function showTimeline(view) {
  const {run} = view;
  const [slider, time, now] = [byID("viewer-slider"), byID("viewer-time"), byID("viewer-now")];
  const first = run?.entries[0]?.number ?? 0;
  const last = run?.last ?? 0;
  byID("viewer-timeline").hidden = !content.isLive;
  dressed(slider, {min: first, max: last});
  slider.value = view.line ?? last;
  slider.disabled = last <= first;
  const revision = run?.entries[placeOfLine(run, view.line ?? last)]?.revision;
  const [shown, end] = [revision ?? timeText(view.state?.at ?? 0), timeText(run?.now.at ?? 0)];
  time.textContent = time.title = view.line === null || revision ? shown : `${shown} / ${end}`;
  slider.setAttribute("aria-valuetext", shown);
  slider.style.setProperty("--part", last > first ? (slider.value - first) / (last - first) : 1);
  drawMarks(view, first, last);
  now.setAttribute("aria-pressed", String(view.line === null && Boolean(run)));
  now.textContent = say(run?.isFinished ? "end" : "status.live");
  const play = document.querySelector("[data-do=play]");
  play.textContent = view.isPlaying ? "❚❚" : "▶";
  called(play, say(view.isPlaying ? "pause" : "play"));
}

/** `1:02.35` */
function timeText(milliseconds) {
  const seconds = milliseconds / 1000;
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${(seconds - minutes * 60).toFixed(2).padStart(5, "0")}`;
}

/** Whether a line tells of a leak, and not of an object of which that cannot be said. */
const isKnownLeak = ({leak}) => Boolean(leak) && leak.verdict !== "unknown";

/** A line of how much happened when, and where leaks were found. */
function drawMarks(view, first, last) {
  const {run} = view;
  const columns = 120;
  const key = `${run?.id} ${first} ${Math.floor(last / Math.max(1, Math.floor((last - first) / columns)))} ${run?.now.leaks.size}`;
  if (view.drawnMarks === key || last <= first) return;
  view.drawnMarks = key;
  const counts = new Array(columns).fill(0);
  const leaks = new Set();
  for (const {number, line} of run.entries) {
    const column = Math.min(columns - 1, Math.floor((number - first) / (last - first + 1) * columns));
    if (line.event) counts[column]++;
    if (isKnownLeak(line)) leaks.add(column);
  }
  const most = Math.max(1, ...counts);
  const bar = (x, height, kind) => shape("rect", {class: `time-mark ${kind}`, x, width: 0.7, y: 10 - height, height});
  fill(byID("viewer-marks"), counts.map((count, x) => count && bar(x, 1 + 8 * count / most, "")), [...leaks].map(x => bar(x, 10, "is-leak")));
}

/** Plays from the shown line on, at the speed at which it happened; long pauses are cut short. */
function play(view) {
  const next = stepFrom(view.run, view.line ?? view.run.last, 1);
  if (next === null) return stopPlaying(view, true);
  view.isPlaying = true;
  const entry = view.run.entries[placeOfLine(view.run, next)];
  view.playing = setTimeout(() => {
    view.act.showLine(next);
    play(view);
  }, between(16, entry.at - view.state.at, 900));
}

function stopPlaying(view, isAtEnd = false) {
  clearTimeout(view.playing);
  view.isPlaying = false;
  if (isAtEnd) view.act.showLine(null);
}
