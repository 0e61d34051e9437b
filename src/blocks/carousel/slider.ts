/** A move of the pointer over this many pixels is a drag and no click (CAROUSEL-4). */
export const DRAG = 5;
/** A drag so long turns to the next slide, however slow it was; a shorter one must be a fling. */
const TURN = 60;
/** Pixels per millisecond. */
const FLING = 0.4;
/** Milliseconds of a glide. */
const GLIDE = 500;

export interface Slider {
  readonly selected: number;
  go(to: number): void;
  step(by: 1 | -1): void;
}

interface Wishes {
  /** No glide: for visitors who want less motion. */
  still(): boolean;
  onSelect(at: number, by: 'drag' | 'call'): void;
  onDrag(begins: boolean): void;
}

/**
 * A row of slides of which one is in view, endless in both directions. Places are whole numbers without an end; a slide
 * stands at the place nearest to what is in view that belongs to it, so two slides are enough to go round.
 */
export function makeSlider(viewport: HTMLElement, slides: readonly HTMLElement[], wishes: Wishes): Slider {
  const track = slides[0]?.parentElement;
  const count = slides.length;
  const shifts = slides.map(() => 0);
  let place = 0;
  let seen = 0;
  let frame = 0;

  const draw = (at: number) => {
    seen = at;
    if (track) track.style.transform = at === 0 ? '' : `translateX(${-at * 100}%)`;
    for (const [own, slide] of slides.entries()) {
      const shift = Math.round((at - own) / count) * count;
      if (shifts[own] === shift) continue;
      shifts[own] = shift;
      slide.style.transform = shift === 0 ? '' : `translateX(${shift * 100}%)`;
    }
  };

  const glide = () => {
    cancelAnimationFrame(frame);
    const from = seen;
    const begun = performance.now();
    const next = (now: number) => {
      const part = Math.min(Math.max((now - begun) / GLIDE, 0), 1);
      draw(part === 1 ? place : from + (place - from) * (1 - (1 - part) ** 3));
      if (part < 1) frame = requestAnimationFrame(next);
    };
    if (wishes.still()) draw(place);
    else frame = requestAnimationFrame(next);
  };

  const settle = (to: number, by: 'drag' | 'call') => {
    const changed = to !== place;
    place = to;
    glide();
    if (changed) wishes.onSelect(slider.selected, by);
  };

  const slider: Slider = {
    get selected() {
      return ((place % count) + count) % count;
    },
    go(to) {
      // The shorter way round.
      const ahead = (((to - place) % count) + count) % count;
      settle(place + (ahead > count / 2 ? ahead - count : ahead), 'call');
    },
    step: (by) => settle(place + by, 'call'),
  };

  followPointer(viewport, {
    begin() {
      cancelAnimationFrame(frame);
      wishes.onDrag(true);
      return seen;
    },
    move: (from, pixels) => draw(from - pixels / viewport.clientWidth),
    end(pixels, speed) {
      const turns = Math.abs(pixels) >= TURN || Math.abs(speed) > FLING;
      settle(turns ? place - Math.sign(pixels) : place, 'drag');
      wishes.onDrag(false);
    },
  });
  return slider;
}

interface Drag {
  /** Gives where the row is. */
  begin(): number;
  move(from: number, pixels: number): void;
  end(pixels: number, pixelsPerMillisecond: number): void;
}

/** Drags by mouse, pen and finger; a finger that moves up or down scrolls the page (`touch-action: pan-y`). */
function followPointer(viewport: HTMLElement, drag: Drag): void {
  let pointer: {
    id: number;
    x: number;
    from: number | null;
    last: PointerEvent;
    before: PointerEvent;
  } | null = null;
  viewport.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    pointer = { id: event.pointerId, x: event.clientX, from: null, last: event, before: event };
  });
  viewport.addEventListener('pointermove', (event) => {
    if (pointer === null || event.pointerId !== pointer.id) return;
    if (event.buttons === 0) {
      pointer = null;
      return;
    }
    const pixels = event.clientX - pointer.x;
    if (pointer.from === null) {
      if (Math.abs(pixels) <= DRAG) return;
      viewport.setPointerCapture(pointer.id);
      viewport.dataset.dragging = '';
      getSelection()?.removeAllRanges();
      pointer.from = drag.begin();
    }
    pointer.before = pointer.last;
    pointer.last = event;
    drag.move(pointer.from, pixels);
  });
  const release = (event: PointerEvent) => {
    if (pointer === null || event.pointerId !== pointer.id) return;
    const { from, x, last, before } = pointer;
    pointer = null;
    if (from === null) return;
    delete viewport.dataset.dragging;
    const time = last.timeStamp - before.timeStamp;
    const rested = event.timeStamp - last.timeStamp > 100;
    const speed = time > 0 && !rested ? (last.clientX - before.clientX) / time : 0;
    drag.end(event.type === 'pointercancel' ? 0 : last.clientX - x, speed);
  };
  viewport.addEventListener('pointerup', release);
  viewport.addEventListener('pointercancel', release);
  // A link or picture that is dragged by the browser itself would take the pointer away.
  viewport.addEventListener('dragstart', (event) => event.preventDefault());
}
