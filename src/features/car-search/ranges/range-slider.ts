import { wholeNumber } from '~/ui/form/whole-number';
import { createAnnouncer } from '../frame/announcer';
import { rangeNumber } from './range-text';
import {
  type End,
  type Ends,
  fractionOf,
  moveThumb,
  pushOther,
  snap,
  type Track,
  thumbAt,
  thumbsOf,
} from './slide';

/** Sideways movement from which a finger drags; before that it may scroll. */
const DRAG_PX = 4;

/** The boxes and thumbs of one facet; without a track only the boxes. */
interface RangeParts {
  readonly fieldset: HTMLElement;
  readonly boxes: Inputs;
  readonly thumbs: Inputs | null;
}

type Inputs = Readonly<Record<End, HTMLInputElement>>;

export interface RangeSliders {
  /** Normalises what was typed last: whole numbers, in order, formatted. */
  commit(): void;
  /** The facet whose thumb is being dragged, if any is. */
  draggedFacets(): readonly Element[];
  /** Says what changes without words of its own. */
  announce(words: string): void;
}

/** Keeps thumbs and numbers of a form's ranges in step, and handles dragging. Survives new markup. */
export function rangeSliders(form: HTMLFormElement, signal: AbortSignal): RangeSliders {
  const announce = createAnnouncer(form, signal);
  let uncommitted: HTMLInputElement | null = null;
  let drag: Drag | null = null;
  const commit = () => {
    const box = uncommitted;
    uncommitted = null;
    if (box !== null) commitBox(box, announce);
  };
  const listen = <K extends keyof HTMLElementEventMap>(
    name: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => form.addEventListener(name, act, { signal });
  listen('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.dataset.thumb !== undefined) slide(target, announce);
    if (target.dataset.range === undefined) return;
    uncommitted = target;
    const parts = partsOf(target);
    if (parts !== null) draw(parts);
  });
  listen('change', ({ target }) => {
    if (target === uncommitted) commit();
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
  // The browser would move the focus to the page.
  listen('mousedown', (event) => {
    if (trackUnder(event) !== null) event.preventDefault();
  });
  return { commit, draggedFacets: () => (drag?.facet ? [drag.facet] : []), announce };
}

function partsOf(inside: Element): RangeParts | null {
  const fieldset = inside.closest<HTMLElement>('[data-ends]');
  const find = (selector: string) => fieldset?.querySelector<HTMLInputElement>(selector) ?? null;
  const [from, to] = [find('[data-range="from"]'), find('[data-range="to"]')];
  if (fieldset === null || from === null || to === null) return null;
  const [first, second] = [find('[data-thumb="from"]'), find('[data-thumb="to"]')];
  const thumbs = first === null || second === null ? null : { from: first, to: second };
  return { fieldset, boxes: { from, to }, thumbs };
}

const endOf = ({ dataset }: HTMLElement): End => ((dataset.thumb ?? dataset.range) === 'to' ? 'to' : 'from');

function trackOf({ fieldset, thumbs }: RangeParts): Track {
  const [min, max] = [Number(thumbs?.from.min), Number(thumbs?.from.max)];
  const { low, high } = fieldset.dataset;
  return { min, max, step: Number(thumbs?.from.step), low: Number(low), high: Number(high) };
}

const endsOf = ({ boxes }: RangeParts): Ends => [wholeNumber(boxes.from.value), wholeNumber(boxes.to.value)];

function slide(thumb: HTMLInputElement, announce: (words: string) => void): void {
  const parts = partsOf(thumb);
  if (parts === null) return;
  const [before, end] = [endsOf(parts), endOf(thumb)];
  const ends = moveThumb(
    before,
    end,
    Number(thumb.value),
    trackOf(parts),
    parts.fieldset.dataset.ends === 'closed',
  );
  write(parts, ends);
  const other = end === 'from' ? 1 : 0;
  const [was, is] = [before[other], ends[other]];
  if (was !== null && was !== undefined && is !== was) announceBoth(parts, announce);
}

/** Text that is no number is replaced by the last valid number. */
function commitBox(box: HTMLInputElement, announce: (words: string) => void): void {
  const parts = partsOf(box);
  if (parts === null) return;
  const number = wholeNumber(box.value);
  if (number === null && box.value.trim() !== '') box.value = box.dataset.last ?? box.defaultValue;
  const before = endsOf(parts);
  const ends = pushOther(before, endOf(box));
  write(parts, ends);
  if (ends[0] !== before[0] || ends[1] !== before[1]) announceBoth(parts, announce);
}

function write(parts: RangeParts, [from, to]: Ends): void {
  const { unit, locale = '' } = parts.fieldset.dataset;
  const fill = (box: HTMLInputElement, value: number | null) => {
    const text = value === null ? '' : rangeNumber(value, unit, locale);
    if (box.value !== text) box.value = text;
    box.dataset.last = text;
  };
  fill(parts.boxes.from, from);
  fill(parts.boxes.to, to);
  draw(parts);
}

/** Draws thumbs, track and bars from the numbers, and updates the spoken values. */
function draw(parts: RangeParts): void {
  const { fieldset, thumbs } = parts;
  if (thumbs === null) return;
  const track = trackOf(parts);
  const ends = endsOf(parts);
  const [from, to] = thumbsOf(ends, track);
  fieldset.style.setProperty('--from', String(fractionOf(from, track)));
  fieldset.style.setProperty('--to', String(fractionOf(to, track)));
  thumbs.from.value = String(from);
  thumbs.to.value = String(to);
  thumbs.from.ariaValueText = valueText(fieldset, ends[0] ?? track.low);
  thumbs.to.ariaValueText = valueText(fieldset, ends[1] ?? track.high);
}

function valueText({ dataset }: HTMLElement, value: number): string {
  const { unit, locale = '', text = '{n}' } = dataset;
  return text.replace('{n}', rangeNumber(value, unit, locale));
}

function announceBoth({ thumbs }: RangeParts, announce: (words: string) => void): void {
  if (thumbs === null) return;
  announce([thumbs.from, thumbs.to].map((it) => `${it.ariaLabel} ${it.ariaValueText}`).join(', '));
}

/** The range whose track is under a pointer. */
function trackUnder({ target }: Event): RangeParts | null {
  const track = target instanceof Element ? target.closest('[data-track]') : null;
  return track === null ? null : partsOf(track);
}

/**
 * A pointer on a track drags the nearest thumb, from the point where it touched it. Where both thumbs are at one place, the
 * direction of the drag decides. A finger does nothing before it moves sideways or lifts: it may scroll.
 */
class Drag {
  readonly facet: Element | null;
  readonly #thumbs: Inputs;
  readonly #track: Track;
  /** Start and length of the path of the thumbs' centres, in CSS pixels. */
  readonly #left: number;
  readonly #length: number;
  readonly #start: number;
  /** From the thumb's centre to where it was touched. */
  readonly #offset: number;
  #end: End | null;
  #isMoving: boolean;

  constructor({ clientX, pointerType }: PointerEvent, parts: RangeParts, area: DOMRect, thumbs: Inputs) {
    this.facet = parts.fieldset.closest('[data-facet]');
    this.#thumbs = thumbs;
    this.#track = trackOf(parts);
    const radius = area.height / 2;
    this.#left = area.left + radius;
    this.#length = Math.max(1, area.width - area.height);
    this.#start = clientX;
    const positions = thumbsOf(endsOf(parts), this.#track);
    const distance = (value: number) => clientX - this.#left - fractionOf(value, this.#track) * this.#length;
    const areTogether = positions[0] === positions[1] && Math.abs(distance(positions[0])) <= radius;
    this.#end = areTogether ? null : thumbAt(this.#valueAt(clientX), positions);
    const offset = distance(this.#end === 'to' ? positions[1] : positions[0]);
    this.#offset = Math.abs(offset) <= radius ? offset : 0;
    this.#isMoving = pointerType === 'mouse';
    if (this.#isMoving) this.#follow(clientX);
  }

  move(x: number): void {
    const distance = x - this.#start;
    if (!this.#isMoving && Math.abs(distance) < DRAG_PX) return;
    this.#isMoving = true;
    if (distance !== 0) this.#end ??= distance < 0 ? 'from' : 'to';
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

  /** A tap without movement sets the thumb too. */
  drop(x: number): void {
    if (!this.#isMoving) this.#follow(x);
  }

  #valueAt(x: number): number {
    const { min, max } = this.#track;
    return snap(min + ((x - this.#left) / this.#length) * (max - min), this.#track);
  }
}

function startDrag(event: PointerEvent, parts: RangeParts): Drag | null {
  const area = parts.thumbs?.from.parentElement;
  if (parts.thumbs === null || area === null || area === undefined) return null;
  area.setPointerCapture(event.pointerId);
  return new Drag(event, parts, area.getBoundingClientRect(), parts.thumbs);
}
