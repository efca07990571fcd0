// Where the boxes of a tree stand: siblings in their order and as near as their subtrees allow, parents centred over
// their children. O(n).
//
// A. van der Ploeg, "Drawing non-layered tidy trees in linear time", Software: Practice and Experience 44 (12), 2014,
// with boxes taken in reverse breadth-first order instead of by recursion. Names in brackets are the paper's.

/**
 * Gives each box its `left`, the least of them 0.
 *
 * @param boxes Breadth first from the root, each with `children`, `breadth`, `bottom`, and `indent` where its left side
 *   goes with its first child's and it is not centred.
 */
function tidy(boxes) {
  for (const box of boxes) {
    Object.assign(box, {
      place: 0, shift: 0, sharedShift: 0, sharedChange: 0, // [prelim, mod, shift, change]
      leftThread: null, rightThread: null, leftEnd: box, rightEnd: box, leftEndShift: 0, rightEndShift: 0, // [tl … mser]
    });
  }
  for (const box of boxes.toReversed()) arrangeChildren(box);
  const sums = new Map();
  for (const box of boxes) {
    const sum = (sums.get(box) ?? 0) + box.shift;
    box.left = box.place + sum;
    let [shared, total] = [0, 0];
    for (const child of box.children) {
      shared += child.sharedShift;
      total += shared + child.sharedChange;
      child.shift += total;
      sums.set(child, sum);
    }
  }
  const least = boxes.reduce((least, box) => Math.min(least, box.left), Infinity);
  for (const box of boxes) box.left -= least;
}

/** Pushes the children of a box together, each of whose own children stand already, and puts the box over them. */
function arrangeChildren(box) {
  const {children} = box;
  if (!children.length) return;
  const [first, last] = [children[0], children.at(-1)];
  const horizon = [];
  see(horizon, 0, first.leftEnd.bottom);
  for (let place = 1; place < children.length; place++) {
    const {bottom} = children[place].rightEnd;
    separate(children, place, horizon);
    see(horizon, place, bottom);
  }
  const left = first.place + first.shift;
  box.place = box.indent !== undefined
    ? left + box.indent : (left + last.place + last.shift + last.breadth - box.breadth) / 2;
  [box.leftEnd, box.leftEndShift] = [first.leftEnd, first.leftEndShift];
  [box.rightEnd, box.rightEndShift] = [last.rightEnd, last.rightEndShift];
}

/** Siblings that end above a new one are not seen from the right any more [updateIYL]. */
function see(horizon, place, bottom) {
  while (horizon.length && bottom >= horizon.at(-1).bottom) horizon.pop();
  horizon.push({bottom, place});
}

/** Walks down the right contour of the siblings so far and the left one of the next, and moves that one away. */
function separate(children, place, horizon) {
  const [first, before, child] = [children[0], children[place - 1], children[place]];
  let [right, rightShift] = [before, before.shift];
  let [left, leftShift] = [child, child.shift];
  let seen = horizon.length - 1;
  while (right && left) {
    if (seen > 0 && right.bottom > horizon[seen].bottom) seen -= 1;
    const overlap = rightShift + right.place + right.breadth - (leftShift + left.place);
    // First the siblings themselves are put side by side.
    if (overlap > 0 || (left === child && right === before)) {
      leftShift += overlap;
      moveSibling(children, place, horizon[seen].place, overlap);
    }
    const [rightBottom, leftBottom] = [right.bottom, left.bottom];
    if (rightBottom <= leftBottom) {
      right = right.children.at(-1) ?? right.rightThread;
      rightShift += right?.shift ?? 0;
    }
    if (rightBottom >= leftBottom) {
      left = left.children[0] ?? left.leftThread;
      leftShift += left?.shift ?? 0;
    }
  }
  if (left) threadLeft(first, child, left, leftShift);
  if (right) threadRight(before, child, right, rightShift);
}

function moveSibling(children, place, sibling, distance) {
  const child = children[place];
  child.shift += distance;
  child.leftEndShift += distance;
  child.rightEndShift += distance;
  if (sibling === place - 1) return;
  // The room is shared out among the siblings in between.
  const share = distance / (place - sibling);
  children[sibling + 1].sharedShift += share;
  child.sharedShift -= share;
  child.sharedChange -= distance - share;
}

/** The new child reaches deeper: the left contour of all goes on in it. */
function threadLeft(first, child, next, shift) {
  const end = first.leftEnd;
  end.leftThread = next;
  const difference = shift - next.shift - first.leftEndShift;
  end.shift += difference;
  end.place -= difference;
  [first.leftEnd, first.leftEndShift] = [child.leftEnd, child.leftEndShift];
}

/** The siblings so far reach deeper: the right contour of all goes on in them. */
function threadRight(before, child, next, shift) {
  const end = child.rightEnd;
  end.rightThread = next;
  const difference = shift - next.shift - child.rightEndShift;
  end.shift += difference;
  end.place -= difference;
  [child.rightEnd, child.rightEndShift] = [before.rightEnd, before.rightEndShift];
}
