// Mouse, pen, fingers and wheel on the stage.

/** Moves the camera, and tells of clicks: `chosen` with a node or nothing, `opened` with a node, `toggled` at a badge. */
function watchPointers(camera, nodeAt, {chosen, opened, toggled}) {
  const {stage} = camera.picture;
  const pointers = new Map();
  let travelled = 0;

  stage.addEventListener("pointerdown", event => {
    if (event.button !== 0 || event.target.closest("button, a")) return;
    pointers.set(event.pointerId, placeIn(stage, event));
    if (pointers.size === 1) travelled = 0;
  });
  stage.addEventListener("pointermove", event => {
    const former = pointers.get(event.pointerId);
    if (!former) return;
    const place = placeIn(stage, event);
    if (pointers.size === 2) pinch(camera, pointers, event.pointerId, place);
    else pan(camera, place.x - former.x, place.y - former.y);
    pointers.set(event.pointerId, place);
    travelled += Math.hypot(place.x - former.x, place.y - former.y);
    // Captured only now, so that clicks reach what was clicked.
    if (travelled > 4) stage.setPointerCapture(event.pointerId);
    stage.classList.toggle("is-dragged", travelled > 4);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    stage.addEventListener(end, event => {
      pointers.delete(event.pointerId);
      stage.classList.remove("is-dragged");
    });
  }
  stage.addEventListener("click", event => {
    if (travelled > 4 || event.target.closest("button, a")) return;
    const node = nodeAt(event.target);
    if (node && event.target.closest(".badge")) toggled(node);
    else chosen(node);
  });
  stage.addEventListener("dblclick", event => {
    const node = nodeAt(event.target);
    if (node && !event.target.closest(".badge")) opened(node);
  });
  stage.addEventListener("wheel", event => turnWheel(camera, event), {passive: false});
}

const placeIn = (stage, event) => {
  const {left, top} = stage.getBoundingClientRect();
  return {x: event.clientX - left, y: event.clientY - top};
};

/** Two fingers: what was between them stays between them. */
function pinch(camera, pointers, moving, place) {
  const [other] = [...pointers].filter(([id]) => id !== moving).map(([, other]) => other);
  const former = pointers.get(moving);
  const middle = (a, b) => ({x: (a.x + b.x) / 2, y: (a.y + b.y) / 2});
  const distance = (a, b) => Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1);
  const [before, after] = [middle(former, other), middle(place, other)];
  pan(camera, after.x - before.x, after.y - before.y);
  zoomAt(camera, after, distance(place, other) / distance(former, other));
}

/** The wheel moves; with Ctrl, as trackpads report a pinch, it zooms. */
function turnWheel(camera, event) {
  event.preventDefault();
  const unit = [1, 16, 400][event.deltaMode] ?? 1;
  if (event.ctrlKey || event.metaKey) {
    const turn = between(-60, event.deltaY * unit, 60);
    return zoomAt(camera, placeIn(camera.picture.stage, event), Math.exp(-turn * 0.008));
  }
  const [x, y] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
  pan(camera, -x * unit, -y * unit);
}
