import { type RefObject, useLayoutEffect } from 'react';

/** What is pressed in an element may take it away: the keyboard then stays in the part of the studio, or the dialog, it stood in. */
export function useKeyboardStays(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const going = element.current;
    const place = going?.closest<HTMLElement>('dialog, section, main') ?? null;
    return () => {
      if (place === null || going?.contains(document.activeElement) !== true) return;
      if (place.tabIndex < 0) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
  }, [element]);
}
