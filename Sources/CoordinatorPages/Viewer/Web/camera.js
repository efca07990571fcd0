// The part of the picture that the window shows. A compositor moves it: nothing is drawn anew while it moves.

function makeCamera(picture) {
  return {x: 0, y: 0, scale: 1, picture, animation: 0, rest: 0};
}

const leastScale = 0.02;
const greatestScale = 4;

/** The window onto the picture, in pixels. What an observer saw last, as asking makes the browser lay out the page. */
function windowOf(camera) {
  const {clientWidth: width, clientHeight: height} = camera.window ?? camera.picture.stage;
  return {width, height};
}

function setCamera(camera, {x, y, scale}) {
  camera.scale = between(leastScale, scale, greatestScale);
  const {width, height} = windowOf(camera);
  const {width: w, height: h} = camera.picture;
  // Some of the picture stays in the window.
  const margin = 80;
  camera.x = between(margin - w * camera.scale, x, width - margin);
  camera.y = between(margin - h * camera.scale, y, height - margin);
  camera.picture.world.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`;
  camera.picture.stage.classList.add("is-moving");
  // Below six pixels letters are specks that take long to draw.
  camera.picture.stage.classList.toggle("is-far", camera.scale < 0.46);
  clearTimeout(camera.rest);
  // At rest, all is drawn sharp again.
  camera.rest = setTimeout(() => camera.picture.stage.classList.remove("is-moving"), 160);
}

/** Moves there within a fifth of a second, or at once for who wants things to stand still. */
function flyTo(camera, goal, isInstant = isStill()) {
  cancelAnimationFrame(camera.animation);
  if (isInstant) return setCamera(camera, goal);
  const [start, begin, length] = [{...camera}, performance.now(), 220];
  const step = time => {
    const part = between(0, (time - begin) / length, 1);
    const eased = 1 - (1 - part) ** 3;
    const mix = name => start[name] + (goal[name] - start[name]) * eased;
    setCamera(camera, {x: mix("x"), y: mix("y"), scale: mix("scale")});
    if (part < 1) camera.animation = requestAnimationFrame(step);
  };
  camera.animation = requestAnimationFrame(step);
}

/** Zooms so that what is at a point of the window stays there. */
function zoomAt(camera, point, factor, isInstant = true) {
  const scale = between(leastScale, camera.scale * factor, greatestScale);
  const ratio = scale / camera.scale;
  flyTo(camera, {
    x: point.x - (point.x - camera.x) * ratio, y: point.y - (point.y - camera.y) * ratio, scale,
  }, isInstant || isStill());
}

function zoomInMiddle(camera, factor) {
  const {width, height} = windowOf(camera);
  zoomAt(camera, {x: width / 2, y: height / 2}, factor, false);
}

function pan(camera, x, y) {
  cancelAnimationFrame(camera.animation);
  setCamera(camera, {x: camera.x + x, y: camera.y + y, scale: camera.scale});
}

/** 13 points that become eleven pixels: the smallest scale at which a picture opens. */
const leastReadable = 0.85;
const margin = 24;

/** The room for a picture in the window. */
function roomOf(camera) {
  const {width, height} = windowOf(camera);
  return {width: Math.max(width - 2 * margin, 100), height: Math.max(height - 2 * margin, 100)};
}

/** Shows all of the picture, or as much from its first node on as can be read if `least` says so. */
function fitPicture(camera, isInstant, least = leastReadable) {
  const [room, {picture}] = [roomOf(camera), camera];
  const scale = between(least, Math.min(room.width / picture.width, room.height / picture.height), 1);
  flyTo(camera, {x: margin + Math.max(0, room.width - picture.width * scale) / 2, y: margin, scale}, isInstant || isStill());
}

/** Brings a rectangle into the window, and to a size that can be read; moves no more than it has to. */
function reveal(camera, box, isInstant) {
  const {width, height} = windowOf(camera);
  const scale = Math.max(camera.scale, leastReadable);
  const ratio = scale / camera.scale;
  const middle = {x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2};
  const at = {x: middle.x * scale + camera.x, y: middle.y * scale + camera.y};
  const margin = {x: Math.min(70, width / 4), y: Math.min(40, height / 4)};
  const isInside = at.x > margin.x && at.x < width - margin.x && at.y > margin.y && at.y < height - margin.y;
  if (ratio === 1 && isInside) return;
  flyTo(camera, {x: width / 2 - middle.x * scale, y: height / 2 - middle.y * scale, scale}, isInstant);
}
