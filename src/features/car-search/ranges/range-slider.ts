import { rangeNumber } from './range-text';
import { type End, type Ends, pushed, share, slid, snapped, type Track, thumbAt, thumbsOf } from './slide';
import { wholeNumber } from './whole-number';

/** A finger that has gone so far sideways drags; before, it may be about to scroll. */
const DRAG_PX = 4;

/** The numbers and thumbs of one facet. Without a track there are only the numbers. */
interface RangeParts {
  readonly set: HTMLElement;
  readonly boxes: Inputs;
  readonly thumbs: Inputs | null;
}

type Inputs = Readonly<Record<End, HTMLInputElement>>;

export interface RangeSliders {
  /** Makes a range out of what has been typed last: whole numbers, in order, written with their spaces. */
  settle(): void;
  /** The facet whose thumb a pointer holds just now. */
  held(): Element | null;
}

/** Keeps the thumbs and the numbers of a form's ranges in step, and lets thumbs be drawn. Outlives new markup. */
export function rangeSliders(form: HTMLFormElement, signal: AbortSignal): RangeSliders {
  const say = speaker(form, signal);
  let unsettled: HTMLInputElement | null = null;
  let drag: Drag | null = null;
  const settle = () => {
    const box = unsettled;
    unsettled = null;
    if (box !== null) settleBox(box, say);
  };
  const listen = <K extends keyof HTMLElementEventMap>(
    name: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => form.addEventListener(name, act, { signal });
  listen('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.dataset.thumb !== undefined) slide(target, say);
    if (target.dataset.range === undefined) return;
    unsettled = target;
    const parts = partsOf(target);
    if (parts !== null) draw(parts);
  });
  listen('change', ({ target }) => {
    if (target === unsettled) settle();
  });
  listen('pointerdown', (event) => {
    const parts = event.button === 0 && event.isPrimary ? trackUnder(event) : null;
    drag = parts === null ? null : startDrag(event, parts);
  });
  listen('pointermove', ({ clientX }) => drag?.move(clientX));
  listen('pointerup', ({ clientX }) => {
    drag?.drop(clientX);
    drag = null;
  });
  listen('pointercancel', () => {
    drag = null;
  });
  // The browser would give the focus to the page.
  listen('mousedown', (event) => {
    if (trackUnder(event) !== null) event.preventDefault();
  });
  return { settle, held: () => drag?.facet ?? null };
}

/** One region that tells what has been pushed; it stands there before it speaks, so that it is heard. */
function speaker(form: HTMLFormElement, signal: AbortSignal): (words: string) => void {
  const region = document.createElement('p');
  region.className = 'visually-hidden';
  region.role = 'status';
  form.append(region);
  signal.addEventListener('abort', () => region.remove());
  return (words) => {
    region.textContent = words;
  };
}

function partsOf(inside: Element): RangeParts | null {
  const set = inside.closest<HTMLElement>('[data-ends]');
  const find = (selector: string) => set?.querySelector<HTMLInputElement>(selector) ?? null;
  const [from, to] = [find('[data-range="from"]'), find('[data-range="to"]')];
  if (set === null || from === null || to === null) return null;
  const [first, second] = [find('[data-thumb="from"]'), find('[data-thumb="to"]')];
  const thumbs = first === null || second === null ? null : { from: first, to: second };
  return { set, boxes: { from, to }, thumbs };
}

const endOf = ({ dataset }: HTMLElement): End => ((dataset.thumb ?? dataset.range) === 'to' ? 'to' : 'from');

function trackOf({ set, thumbs }: RangeParts): Track {
  const [min, max] = [Number(thumbs?.from.min), Number(thumbs?.from.max)];
  const { low, high } = set.dataset;
  return { min, max, step: Number(thumbs?.from.step), low: Number(low), high: Number(high) };
}

const endsOf = ({ boxes }: RangeParts): Ends => [wholeNumber(boxes.from.value), wholeNumber(boxes.to.value)];

function slide(thumb: HTMLInputElement, say: (words: string) => void): void {
  const parts = partsOf(thumb);
  if (parts === null) return;
  const [before, end] = [endsOf(parts), endOf(thumb)];
  const ends = slid(before, end, Number(thumb.value), trackOf(parts), parts.set.dataset.ends === 'closed');
  write(parts, ends);
  const other = end === 'from' ? 1 : 0;
  const [was, is] = [before[other], ends[other]];
  if (was !== null && was !== undefined && is !== was) sayBoth(parts, say);
}

/** Text that is no number gives way to what stood there before. */
function settleBox(box: HTMLInputElement, say: (words: string) => void): void {
  const parts = partsOf(box);
  if (parts === null) return;
  const number = wholeNumber(box.value);
  if (number === null && box.value.trim() !== '') box.value = box.dataset.last ?? box.defaultValue;
  const before = endsOf(parts);
  const ends = pushed(before, endOf(box));
  write(parts, ends);
  if (ends[0] !== before[0] || ends[1] !== before[1]) sayBoth(parts, say);
}

function write(parts: RangeParts, [from, to]: Ends): void {
  const { unit, locale = '' } = parts.set.dataset;
  const fill = (box: HTMLInputElement, value: number | null) => {
    const text = value === null ? '' : rangeNumber(value, unit, locale);
    if (box.value !== text) box.value = text;
    box.dataset.last = text;
  };
  fill(parts.boxes.from, from);
  fill(parts.boxes.to, to);
  draw(parts);
}

/** Thumbs, track, bars and what is read aloud, as the numbers say. */
function draw(parts: RangeParts): void {
  const { set, thumbs } = parts;
  if (thumbs === null) return;
  const track = trackOf(parts);
  const ends = endsOf(parts);
  const [from, to] = thumbsOf(ends, track);
  set.style.setProperty('--from', String(share(from, track)));
  set.style.setProperty('--to', String(share(to, track)));
  thumbs.from.value = String(from);
  thumbs.to.value = String(to);
  thumbs.from.ariaValueText = spoken(set, ends[0] ?? track.low);
  thumbs.to.ariaValueText = spoken(set, ends[1] ?? track.high);
}

function spoken({ dataset }: HTMLElement, value: number): string {
  const { unit, locale = '', text = '{n}' } = dataset;
  return text.replace('{n}', rangeNumber(value, unit, locale));
}

function sayBoth({ thumbs }: RangeParts, say: (words: string) => void): void {
  if (thumbs === null) return;
  say([thumbs.from, thumbs.to].map((it) => `${it.ariaLabel} ${it.ariaValueText}`).join(', '));
}

/** The range whose track lies under a pointer. */
function trackUnder({ target }: Event): RangeParts | null {
  const track = target instanceof Element ? target.closest('[data-track]') : null;
  return track === null ? null : partsOf(track);
}

/**
 * A pointer on a track takes the nearest thumb, and takes hold of it where it has met it. Where both stand together, the
 * first that is drawn away to its side is meant. A finger does nothing before it goes sideways or lifts: it may scroll.
 */
class Drag {
  readonly facet: Element | null;
  readonly #thumbs: Inputs;
  readonly #track: Track;
  /** Where the way of the thumbs' middles begins, and how long it is, in CSS pixels. */
  readonly #left: number;
  readonly #way: number;
  readonly #start: number;
  /** From the middle of the thumb to where it was met. */
  readonly #offset: number;
  #end: End | null;
  #isMoving: boolean;

  constructor({ clientX, pointerType }: PointerEvent, parts: RangeParts, area: DOMRect, thumbs: Inputs) {
    this.facet = parts.set.closest('[data-facet]');
    this.#thumbs = thumbs;
    this.#track = trackOf(parts);
    const radius = area.height / 2;
    this.#left = area.left + radius;
    this.#way = Math.max(1, area.width - area.height);
    this.#start = clientX;
    const stand = thumbsOf(endsOf(parts), this.#track);
    const distance = (value: number) => clientX - this.#left - share(value, this.#track) * this.#way;
    const isJoint = stand[0] === stand[1] && Math.abs(distance(stand[0])) <= radius;
    this.#end = isJoint ? null : thumbAt(this.#valueAt(clientX), stand);
    const met = distance(this.#end === 'to' ? stand[1] : stand[0]);
    this.#offset = Math.abs(met) <= radius ? met : 0;
    this.#isMoving = pointerType === 'mouse';
    if (this.#isMoving) this.#follow(clientX);
  }

  move(x: number): void {
    const way = x - this.#start;
    if (!this.#isMoving && Math.abs(way) < DRAG_PX) return;
    this.#isMoving = true;
    if (way !== 0) this.#end ??= way < 0 ? 'from' : 'to';
    this.#follow(x);
  }

  #follow(x: number): void {
    if (this.#end === null) return;
    const thumb = this.#thumbs[this.#end];
    if (document.activeElement !== thumb) thumb.focus({ preventScroll: true });
    const value = String(this.#valueAt(x - this.#offset));
    if (thumb.value === value) return;
    thumb.value = value;
    thumb.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** A finger that has only touched. */
  drop(x: number): void {
    if (!this.#isMoving) this.#follow(x);
  }

  #valueAt(x: number): number {
    const { min, max } = this.#track;
    return snapped(min + ((x - this.#left) / this.#way) * (max - min), this.#track);
  }
}

function startDrag(event: PointerEvent, parts: RangeParts): Drag | null {
  const area = parts.thumbs?.from.parentElement;
  if (parts.thumbs === null || area === null || area === undefined) return null;
  area.setPointerCapture(event.pointerId);
  return new Drag(event, parts, area.getBoundingClientRect(), parts.thumbs);
}
