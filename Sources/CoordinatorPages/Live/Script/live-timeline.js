// The time line: back to any line of the run, and forward again.

function makeTimeline(live) {
  const slider = byID("live-slider");
  slider.addEventListener("input", () => {
    const number = Number(slider.value);
    live.act.goToLine(number >= live.run.last ? null : number);
  });
  return {slider, marks: byID("live-marks"), time: byID("live-time"), drawn: ""};
}

function showTimeline(live) {
  const {timeline, run} = live;
  const {slider, time} = timeline;
  const first = run?.entries[0]?.number ?? 0;
  const last = run?.last ?? 0;
  slider.min = first;
  slider.max = last;
  slider.value = live.line ?? last;
  slider.disabled = last <= first;
  const shown = timeText(live.state?.at ?? 0);
  const end = timeText(run?.now.at ?? 0);
  time.textContent = live.line === null ? end : `${shown} / ${end}`;
  slider.setAttribute("aria-valuetext", shown);
  slider.style.setProperty("--part", last > first ? (slider.value - first) / (last - first) : 1);
  drawMarks(live, first, last);
  const isLive = live.line === null;
  const now = byID("live-now");
  now.setAttribute("aria-pressed", String(isLive && Boolean(run)));
  now.classList.toggle("is-ended", Boolean(run?.isFinished));
  now.lastElementChild.textContent = run?.isFinished ? say("end") : say("now");
  const play = document.querySelector("[data-do=play]");
  play.classList.toggle("is-playing", live.isPlaying);
  play.setAttribute("aria-label", say(live.isPlaying ? "pause" : "play"));
  play.title = say(live.isPlaying ? "pause" : "play");
}

/** `1:02.350` */
function timeText(milliseconds) {
  const seconds = milliseconds / 1000;
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${(seconds - minutes * 60).toFixed(2).padStart(5, "0")}`;
}

/** A line of how much happened when, and where leaks were found. */
function drawMarks(live, first, last) {
  const {timeline, run} = live;
  const columns = 120;
  const key = `${run?.id} ${first} ${Math.floor(last / Math.max(1, Math.floor((last - first) / columns)))} ${run?.now.leaks.size}`;
  if (timeline.drawn === key || last <= first) return;
  timeline.drawn = key;
  const counts = new Array(columns).fill(0);
  const leaks = new Set();
  for (const {number, line} of run.entries) {
    const column = Math.min(columns - 1, Math.floor((number - first) / (last - first + 1) * columns));
    if (line.event) counts[column]++;
    if (line.leak) leaks.add(column);
  }
  const most = Math.max(1, ...counts);
  timeline.marks.replaceChildren(
    ...counts.map((count, column) => count && shape("rect", {
      class: "live-mark", x: column, width: 0.7, y: 10 - 8 * count / most - 1, height: 8 * count / most + 1,
    })).filter(Boolean),
    ...[...leaks].map(column => shape("rect", {class: "live-mark is-leak", x: column, width: 0.8, y: 0, height: 10})),
  );
}

/** Plays from the shown line on, at the speed at which it happened; long pauses are cut short. */
function play(live) {
  const next = stepFrom(live.run, live.line ?? live.run.last, 1);
  if (next === null) return stopPlaying(live, true);
  live.isPlaying = true;
  const entry = live.run.entries[placeOfLine(live.run, next)];
  const pause = Math.min(900, Math.max(16, entry.at - live.state.at));
  live.playing = setTimeout(() => {
    live.act.showLine(next);
    play(live);
  }, pause);
}

function stopPlaying(live, isAtEnd = false) {
  clearTimeout(live.playing);
  live.isPlaying = false;
  if (isAtEnd) live.act.showLine(null);
}
