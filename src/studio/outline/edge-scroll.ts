/** So close to an end of the list of blocks, or of the canvas, and beyond it, what is dragged scrolls it. */
const EDGE_PX = 36;
const STEP_PX = 8;
/** Whoever only passes an end, or lets go there, scrolls nothing. */
const PAUSE_MS = 250;

/** Scrolls what a drag would leave: a place further up or down is reached by holding still at the end. */
export interface EdgeScroll {
  /** The pointer is here now, in the window of the studio. */
  follow(x: number, y: number): void;
  stop(): void;
}

/** @param onScrolled something else lies under the pointer, though it has not moved */
export function scrollAtEdges(onScrolled: () => void): EdgeScroll {
  let point: readonly [number, number] = [0, 0];
  let since: number | null = null;
  let frame = 0;
  const scroll = (now: number) => {
    frame = requestAnimationFrame(scroll);
    const end = endAt(...point);
    if (end === null) {
      since = null;
      return;
    }
    since ??= now;
    if (now - since < PAUSE_MS) return;
    const { scrollTop } = end.scrolled;
    end.scrolled.scrollBy({ top: end.step, behavior: 'instant' });
    if (end.scrolled.scrollTop !== scrollTop) onScrolled();
  };
  return {
    follow(x, y) {
      point = [x, y];
      if (frame === 0) frame = requestAnimationFrame(scroll);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

/** What has an end at a point, and the way over that end. */
function endAt(x: number, y: number): { readonly scrolled: Element; readonly step: number } | null {
  const under = document.elementFromPoint(x, y);
  const box =
    under instanceof HTMLIFrameElement ? under : under?.closest('.blocks')?.querySelector('.outline');
  const scrolled = box instanceof HTMLIFrameElement ? box.contentDocument?.scrollingElement : box;
  if (box == null || scrolled == null) return null;
  const { top, bottom } = box.getBoundingClientRect();
  const step = y < top + EDGE_PX ? -STEP_PX : y > bottom - EDGE_PX ? STEP_PX : 0;
  return step === 0 ? null : { scrolled, step };
}
