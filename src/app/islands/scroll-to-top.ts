/** How long after the last scroll event it is looked what the button lies over, in milliseconds. */
const REST_MS = 100;
/** How long it stays over text after scrolling up: the visitor may want the top. */
const SHOWN_MS = 3000;
const FIELDS = 'input, textarea, select';

/**
 * The button to the top: shown once the page has been scrolled past its sentinel (528 px, PAGES-5). It hides where it would
 * cover a field with focus or text, unless the visitor scrolls up or it has the focus.
 */
export function startScrollToTop(): void {
  const sentinel = document.querySelector('[data-scroll-sentinel]');
  const button = document.querySelector<HTMLElement>('[data-to-top]');
  if (sentinel === null || button === null) return;
  const { documentElement: root, body } = document;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = scrollY;
  // A moment, not a flag: the sentinel may be reported long after the scroll that the visitor made.
  let wantedUntil = 0;
  const updateHidden = () => {
    const wantedMs = wantedUntil - performance.now();
    const isWanted = wantedMs > 0;
    const isHidden =
      coversField(button) || (!isWanted && document.activeElement !== button && coversText(button));
    button.toggleAttribute('data-gives-way', isHidden);
    if (isWanted) timer = setTimeout(updateHidden, wantedMs);
  };
  const onScroll = () => {
    clearTimeout(timer);
    if (scrollY !== before) wantedUntil = scrollY < before ? performance.now() + SHOWN_MS : 0;
    before = scrollY;
    timer = setTimeout(updateHidden, REST_MS);
  };

  new IntersectionObserver(([entry]) => {
    const isScrolled = entry?.isIntersecting === false;
    // What it would lie over is looked at first: it is not shown for a moment only.
    if (isScrolled && !root.hasAttribute('data-scrolled')) button.toggleAttribute('data-gives-way', true);
    root.toggleAttribute('data-scrolled', isScrolled);
    onScroll();
  }).observe(sentinel);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('resize', onScroll);
  button.addEventListener('click', () => {
    scrollTo({ top: 0 });
    // The button disappears: keyboard focus moves to the top of the page.
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
    body.removeAttribute('tabindex');
  });
}

/** Fields that come within 8 px of it: what is drawn around a field belongs to it. */
function coversField(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(FIELDS)].some((field) => {
    const box = field.getBoundingClientRect();
    const apart =
      box.left > right + 8 || box.right < left - 8 || box.top > bottom + 8 || box.bottom < top - 8;
    return !apart && field.checkVisibility();
  });
}

/** Words that a finger's breadth of it would hide. */
function coversText(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const range = document.createRange();
  const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
    [top + 2, (top + bottom) / 2, bottom - 2].map((y) => ({ x, y })),
  );
  const under = new Set(points.flatMap(({ x, y }) => document.elementsFromPoint(x, y)));
  return [...under].some(
    (element) =>
      !button.contains(element) &&
      [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false;
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(
          (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        );
      }),
  );
}
