import { type RefObject, useCallback, useEffect, useState } from 'react';

/** How long after the first choice of the visitor the rotation stops, in milliseconds (specification 1 §4). */
const SETTLE = 400;

export interface Rotation {
  /** The visitor has not stopped it and nothing holds it up. */
  readonly running: boolean;
  /** It goes on when the pointer leaves. */
  readonly wanted: boolean;
  toggle(): void;
  /** The visitor has chosen a slide. */
  chosen(): void;
}

/**
 * When a carousel moves by itself: every `delay` ms, unless the visitor stopped it, chose a slide, has the
 * pointer on it, came into it by keyboard, or asked for less motion. Only the control starts it again.
 */
export function useRotation(
  root: RefObject<HTMLElement | null>,
  { delay, enabled, advance }: { delay: number; enabled: boolean; advance(): void },
): Rotation {
  const [wanted, setWanted] = useState(false);
  const [hovered, setHovered] = useState(false);
  const running = enabled && wanted && !hovered;

  useEffect(() => {
    if (enabled && !matchMedia('(prefers-reduced-motion: reduce)').matches) setWanted(true);
  }, [enabled]);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, delay);
    return () => clearInterval(timer);
  }, [running, delay, advance]);

  useEffect(() => {
    const element = root.current;
    if (element === null || !enabled) return;
    const { signal, abort } = abortable();
    element.addEventListener('pointerenter', (event) => setHovered(event.pointerType === 'mouse'), {
      signal,
    });
    element.addEventListener('pointerleave', () => setHovered(false), { signal });
    element.addEventListener('focusin', (event) => stopForKeyboard(event, () => setWanted(false)), {
      signal,
    });
    return abort;
  }, [root, enabled]);

  const chosen = useCallback(() => {
    setTimeout(() => setWanted(false), SETTLE);
  }, []);
  const toggle = useCallback(() => setWanted((before) => !before), []);
  return { running, wanted, toggle, chosen };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** The control itself is no reason to stop: its name would change under the visitor's finger. */
function stopForKeyboard({ target }: FocusEvent, stop: () => void): void {
  if (!(target instanceof HTMLElement) || 'rotation' in target.dataset) return;
  if (target.matches(':focus-visible')) stop();
}
