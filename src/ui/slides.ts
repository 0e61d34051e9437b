import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';

/** A pointer that moves over more pixels than this drags, and clicks nothing. */
const MAX_CLICK_MOVE = 5;
/** A drag over so many pixels turns to the next slide, however slow it is; a shorter one must be a fling. */
const MIN_TURN = 60;
/** A wheel that paused so long begins a new turn; what comes sooner is the same movement of the hand, in milliseconds. */
const WHEEL_PAUSE = 100;

const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface SlidesOptions {
  /** Holds the row of slides as its only child, clips it and is dragged. */
  readonly viewport: HTMLElement;
  /** The slide in view. */
  readonly at?: number;
  /** After the last slide comes the first. */
  readonly endless?: boolean;
  onSelect(at: number, how: 'drag' | 'call'): void;
  onDrag?(begins: boolean): void;
}

/** A row of slides that is moved by calls, drags and a wheel that goes sideways. */
export interface Slides {
  go(to: number, how?: 'at once'): void;
  step(by: 1 | -1): void;
  destroy(): void;
}

/** The one carousel of the site (ADR 0039). Nothing glides for those who want less motion. */
export function makeSlides({ viewport, at = 0, endless = false, onSelect, onDrag }: SlidesOptions): Slides {
  // What the browser has scrolled so far is the row's own movement from now on; both in one frame.
  viewport.dataset.moved = '';
  viewport.scrollTo({ left: 0, behavior: 'instant' });
  const embla: EmblaCarouselType = EmblaCarousel(viewport, {
    loop: endless,
    startIndex: at,
    dragThreshold: MAX_CLICK_MOVE,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  let isDragged = false;
  let initial = at;
  const step = (by: 1 | -1) => (by === 1 ? embla.scrollNext() : embla.scrollPrev());
  const leave = new AbortController();
  const movedBy = pointerMoves(viewport, leave.signal);
  followWheel(viewport, step, leave.signal);
  const drag = (begins: boolean) => {
    isDragged = begins;
    viewport.toggleAttribute('data-dragging', begins);
    onDrag?.(begins);
  };
  const release = () => {
    const moved = movedBy();
    // A finger that only stopped a glide, or scrolls the page, has turned nothing.
    if (Math.abs(moved) <= MAX_CLICK_MOVE) embla.scrollTo(initial);
    else if (Math.abs(moved) >= MIN_TURN && embla.selectedScrollSnap() === initial) step(moved < 0 ? 1 : -1);
    const selected = embla.selectedScrollSnap();
    // A drag that ends glides at a speed of its own.
    if (wantsLessMotion()) embla.scrollTo(selected, true);
    drag(false);
    if (selected !== initial) onSelect(selected, 'drag');
  };
  embla
    .on('select', () => {
      if (!isDragged) onSelect(embla.selectedScrollSnap(), 'call');
    })
    .on('pointerDown', () => {
      initial = embla.selectedScrollSnap();
      drag(true);
    })
    .on('pointerUp', release);
  return {
    go: (to, how) => embla.scrollTo(to, how === 'at once'),
    step,
    destroy() {
      leave.abort();
      embla.destroy();
      delete viewport.dataset.moved;
    },
  };
}

/** How far the pointer has moved sideways since it was last put down in the viewport. */
function pointerMoves(viewport: HTMLElement, signal: AbortSignal): () => number {
  let from = 0;
  let moved = 0;
  const listening = { signal, passive: true };
  viewport.addEventListener(
    'pointerdown',
    ({ clientX }) => {
      from = clientX;
      moved = 0;
    },
    listening,
  );
  document.addEventListener(
    'pointermove',
    ({ clientX, isPrimary }) => {
      if (isPrimary) moved = clientX - from;
    },
    listening,
  );
  return () => moved;
}

/** Two fingers on a touchpad: one movement is one step, however long it runs on. */
function followWheel(viewport: HTMLElement, step: (by: 1 | -1) => void, signal: AbortSignal): void {
  let last = Number.NEGATIVE_INFINITY;
  viewport.addEventListener(
    'wheel',
    (event) => {
      if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      event.preventDefault();
      if (event.timeStamp - last > WHEEL_PAUSE) step(event.deltaX > 0 ? 1 : -1);
      last = event.timeStamp;
    },
    { passive: false, signal },
  );
}

/** A press that moved follows no link and presses no button, also beside the slides and across them. */
export function ignoreClicksAfterDrags(root: HTMLElement): void {
  let down = { x: 0, y: 0 };
  root.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
    down = { x, y };
  });
  root.addEventListener(
    'click',
    (event) => {
      // A key presses a button without a pointer.
      if (event.detail === 0) return;
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) <= MAX_CLICK_MOVE) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
