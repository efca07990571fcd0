// A small map of a large picture, with a frame around what the window shows.

/** Pictures of more nodes have a map. */
const mapped = 100;

function watchMinimap(view) {
  const {graph, camera} = view;
  const map = byID("viewer-map");
  if (graph.nodes.length <= mapped || !map) return;
  const [dots, frame] = [shape("path", {class: "viewer-map-nodes"}), shape("rect", {class: "viewer-map-frame"})];
  map.append(dots, frame);
  view.minimap = {map, dots, frame, box: null};
  camera.moved = () => placeFrame(view);
  const go = event => {
    if (!view.minimap.box || !event.buttons) return;
    event.preventDefault();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.getScreenCTM().inverse());
    const {width, height} = windowOf(camera);
    setCamera(camera, {x: width / 2 - point.x * camera.scale, y: height / 2 - point.y * camera.scale, scale: camera.scale});
  };
  map.addEventListener("pointerdown", event => { map.setPointerCapture(event.pointerId); go(event); });
  map.addEventListener("pointermove", go);
}

/** Draws a rectangle for each node that is seen. */
function drawMinimap(view) {
  const {graph, picture, minimap} = view;
  if (!minimap) return;
  const boxes = graph.nodes.filter(node => node.isSeen && boxNow(node)).map(node => moved(boxNow(node), picture.shift));
  minimap.box = boxes.length ? boxes.reduce(joined) : null;
  minimap.map.toggleAttribute("hidden", !minimap.box);
  if (!minimap.box) return;
  const {left, top, right, bottom} = minimap.box;
  minimap.map.setAttribute("viewBox", `${left} ${top} ${right - left} ${bottom - top}`);
  minimap.dots.setAttribute("d", boxes.map(box =>
    `M${box.left} ${box.top}H${box.right}V${box.bottom}H${box.left}Z`).join(""));
  placeFrame(view);
}

function placeFrame({camera, minimap}) {
  if (!minimap.box) return;
  const {width, height} = windowOf(camera);
  dressed(minimap.frame, {
    x: -camera.x / camera.scale, y: -camera.y / camera.scale, width: width / camera.scale, height: height / camera.scale,
  }, []);
}
