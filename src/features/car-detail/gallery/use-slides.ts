import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { makeSlides, type Slides } from '~/ui/slides';

/** After the last movement of a finger the row has come to rest, in milliseconds. */
const REST_MS = 120;

export interface SlideRow {
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** The slide in view, counted from 0. */
  readonly position: number;
  /** The script is there: what is out of view can be taken out of reach. */
  readonly isAwake: boolean;
  go(to: number, how?: 'at once'): void;
  step(by: 1 | -1): void;
}

/**
 * A row of slides that scrolls and snaps by itself until it is moved in another way: then the carousel takes it over where it
 * stands, and never from under a finger that scrolls it.
 */
export function useSlides(): SlideRow {
  const viewport = useRef<HTMLDivElement>(null);
  const slides = useRef<Slides>(undefined);
  const [position, setPosition] = useState(0);
  const [isAwake, setAwake] = useState(false);

  useEffect(() => {
    const element = viewport.current;
    if (element === null) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let isReleased = false;
    const settle = () => {
      if (slides.current === undefined) setPosition(scrolledTo(element));
      if (isReleased) takeOver(element, slides, setPosition);
    };
    const settleSoon = () => {
      clearTimeout(rest);
      rest = setTimeout(settle, REST_MS);
    };
    const touch = ({ touches }: TouchEvent) => {
      isReleased = touches.length === 0;
      settleSoon();
    };
    const press = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') takeOver(element, slides, setPosition);
    };
    const leave = new AbortController();
    const listening = { signal: leave.signal, passive: true };
    element.addEventListener('scroll', settleSoon, listening);
    element.addEventListener('pointerdown', press, listening);
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, touch, listening);
    settle();
    setAwake(true);
    return () => {
      clearTimeout(rest);
      leave.abort();
      slides.current?.destroy();
      slides.current = undefined;
    };
  }, []);

  const go = useCallback<SlideRow['go']>((to, how) => {
    if (viewport.current !== null) takeOver(viewport.current, slides, setPosition).go(to, how);
  }, []);
  const step = useCallback<SlideRow['step']>((by) => {
    if (viewport.current !== null) takeOver(viewport.current, slides, setPosition).step(by);
  }, []);
  return { viewport, position, isAwake, go, step };
}

function takeOver(
  viewport: HTMLElement,
  slides: RefObject<Slides | undefined>,
  onSelect: (at: number) => void,
): Slides {
  slides.current ??= makeSlides({ viewport, at: scrolledTo(viewport), onSelect });
  return slides.current;
}

const scrolledTo = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
