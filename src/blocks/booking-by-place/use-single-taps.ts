import { type MouseEvent, useCallback, useRef } from 'react';

/** How far from the first tap the second one of a double tap is. */
const DOUBLE_TAP_PX = 20;

/**
 * The second tap of a double tap, which the browser counts, is meant for what the first one hit. Where that has made room
 * for something else, such as the times of a day where the day was, it would choose that unseen.
 * @returns for `onClickCapture` of the element around
 */
export function useSingleTaps(): (event: MouseEvent) => void {
  const last = useRef<{ readonly x: number; readonly y: number; readonly target: EventTarget }>(null);
  return useCallback((event: MouseEvent) => {
    const { clientX: x, clientY: y, detail } = event;
    const target = pressedBy(event.target);
    const before = last.current;
    last.current = { x, y, target };
    if (detail < 2 || before === null || before.target === target) return;
    if (Math.hypot(x - before.x, y - before.y) > DOUBLE_TAP_PX) return;
    event.preventDefault();
    event.stopPropagation();
  }, []);
}

/** A label is pressed for its control, as is what stands in a button. */
const pressedBy = (target: EventTarget): EventTarget =>
  target instanceof Element
    ? (target.closest('label')?.control ?? target.closest('button, a, summary') ?? target)
    : target;
