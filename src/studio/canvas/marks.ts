/** A block as it stands in the drawn page: what lies between its two comments. */
export interface Mark {
  readonly uid: string;
  readonly start: Comment;
  readonly end: Comment;
}

const isComment = (node: Node): node is Comment => node.nodeType === 8;

/** The blocks of a drawn page, each before those in it. */
export function marksIn(page: Document): readonly Mark[] {
  const walker = page.createTreeWalker(page.body, 128);
  const open: { uid: string; start: Comment; at: number }[] = [];
  const found: Mark[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!isComment(node)) continue;
    const uid = /^block ([\w-]+) $/.exec(node.data)?.[1];
    if (uid !== undefined)
      open.push({ uid, start: node, at: found.push({ uid, start: node, end: node }) - 1 });
    else if (node.data === '/block') {
      const last = open.pop();
      if (last !== undefined) found[last.at] = { uid: last.uid, start: last.start, end: node };
    }
  }
  return found;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a block is drawn, in the window of the page; null where it takes no room. */
export function boxOf({ start, end }: Mark): Box | null {
  const range = new (start.ownerDocument.defaultView ?? window).Range();
  range.setStartAfter(start);
  range.setEndBefore(end);
  const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.right)) - left,
    height: Math.max(...boxes.map((box) => box.bottom)) - top,
  };
}

/** The innermost block at a point of the page's window. */
export function blockAt(page: Document, x: number, y: number): string | null {
  const hit = marksIn(page).filter((mark) => {
    const box = boxOf(mark);
    return (
      box !== null && x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height
    );
  });
  return hit.at(-1)?.uid ?? null;
}

/** Elements of a block, those of the blocks in it too. */
export function elementsOf(page: Document, uid: string, selector: string): readonly Element[] {
  const mark = marksIn(page).find((each) => each.uid === uid);
  if (mark === undefined) return [];
  const { start, end } = mark;
  return [...page.querySelectorAll(selector)].filter(
    (element) =>
      (start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      (end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  );
}

/** Levels of the headings in the middle of the page, in order. */
export const headingsIn = (page: Document): readonly number[] =>
  [...page.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(({ tagName }) =>
    Number(tagName.slice(1)),
  );
