import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What has come so soon after a press is part of what the press did, in milliseconds. */
const IMMEDIATE_MS = 100;

/**
 * What comes late and is less than what stood for it would pull up what is below, before the eyes of whoever has scrolled
 * there. The box keeps as much of its height as it takes for what is below to stay where it is, or out of view, until that
 * can be given up unseen.
 * @returns for the box, which has no padding
 * @param isAwaited something stands for what is awaited
 */
export function useSteadyEnd<Box extends HTMLElement>(isAwaited: boolean): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const awaited = useRef({ since: 0, height: 0 });
  useLayoutEffect(() => {
    if (isAwaited) awaited.current.since = performance.now();
  }, [isAwaited]);
  // After each drawing, as less and less stands for the rest.
  useLayoutEffect(() => {
    if (isAwaited) awaited.current.height = box.current?.offsetHeight ?? 0;
  });
  useLayoutEffect(() => {
    const { current } = box;
    const { since, height: before } = awaited.current;
    if (isAwaited || current === null || performance.now() - since < IMMEDIATE_MS) return;
    const keep = (height: number | null) => {
      current.style.minBlockSize = height === null ? '' : `${height}px`;
    };
    // Before anything is measured: a page that gets shorter scrolls back.
    keep(before);
    const { top } = current.getBoundingClientRect();
    // Of the parts themselves: what is fixed to the screen in them takes no room here.
    const ends = [...current.children].map((part) => part.getBoundingClientRect().bottom);
    const height = Math.max(top, ...ends) - top;
    const min = minHeight({ top, height, before, view: innerHeight });
    keep(min);
    if (min === null) return;
    const release = () => {
      keep(null);
      removeEventListener('scroll', onScroll);
    };
    const onScroll = () => {
      const { top: at, bottom } = current.getBoundingClientRect();
      // Without it what is below stays out of view; else no more of it than that takes.
      if (at + height >= innerHeight) release();
      else if (bottom > innerHeight) keep(innerHeight - at);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return release;
  }, [isAwaited]);
  return box;
}

interface Heights {
  /** Of the box, from the top of what is seen. */
  readonly top: number;
  /** Of what has come. */
  readonly height: number;
  /** Of what stood for it. */
  readonly before: number;
  /** Of what is seen. */
  readonly view: number;
}

/** How high the box has to be for nothing below it to move in view; null: no higher than what has come. */
function minHeight({ top, height, before, view }: Heights): number | null {
  const min = Math.min(before, view - top);
  return min > height ? min : null;
}
