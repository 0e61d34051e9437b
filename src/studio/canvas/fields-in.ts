import { boxOf, elementsOf, type Mark, marksIn } from './marks';

/** A text of a block where it is drawn: what lies between its two comments. */
export interface FieldPlace {
  readonly uid: string;
  readonly path: string;
  readonly start: Comment;
  readonly end: Comment;
}

const isComment = (node: Node): node is Comment => node.nodeType === 8;
const isText = (node: Node): node is Text => node.nodeType === 3;
const isInside = (x: number, y: number, box: { left: number; top: number; width: number; height: number }) =>
  x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;

/** The texts of one block, without those of the blocks in it. */
export function fieldsOf(page: Document, uid: string): readonly FieldPlace[] {
  const mark = marksIn(page).find((each) => each.uid === uid);
  if (mark === undefined) return [];
  const found: FieldPlace[] = [];
  let inner = 0;
  let open: { path: string; start: Comment } | null = null;
  for (const node of commentsBetween(page, mark)) {
    if (node.data.startsWith('block ')) inner++;
    else if (node.data === '/block') inner--;
    else if (inner > 0) continue;
    else if (node.data === '/field' && open !== null) {
      found.push({ uid, ...open, end: node });
      open = null;
    } else {
      const path = /^field ([\w.[\]]+)$/.exec(node.data)?.[1];
      if (path !== undefined) open = { path, start: node };
    }
  }
  return found;
}

function* commentsBetween(page: Document, { start, end }: Mark): Generator<Comment> {
  const walker = page.createTreeWalker(page.body, 128);
  walker.currentNode = start;
  for (let node = walker.nextNode(); node !== null && node !== end; node = walker.nextNode())
    if (isComment(node)) yield node;
}

/** Where a text may be clicked: its element, where that has nothing else. */
function roomOf({ uid, start, end }: FieldPlace) {
  const isAlone = start.previousSibling === null && end.nextSibling === null;
  return isAlone && start.parentElement !== null
    ? start.parentElement.getBoundingClientRect()
    : boxOf({ uid, start, end });
}

/** The text of a block at a point of the page's window. */
export function fieldAt(page: Document, uid: string, x: number, y: number): FieldPlace | null {
  const hit = fieldsOf(page, uid).find((place) => {
    const box = roomOf(place);
    return box !== null && isInside(x, y, box);
  });
  return hit ?? null;
}

/** Elements of a block at a point, the innermost first; the page rests, so that the browser itself finds none. */
export function elementsAt(
  page: Document,
  uid: string,
  x: number,
  y: number,
  selector: string,
): readonly Element[] {
  return elementsOf(page, uid, selector)
    .filter((element) => isInside(x, y, element.getBoundingClientRect()))
    .reverse();
}

/** The text alone, where that is all there is between the comments and both stand side by side. */
export function plainText({ start, end }: FieldPlace): Text | null {
  const text = start.nextSibling;
  return text !== null && isText(text) && text.nextSibling === end ? text : null;
}
