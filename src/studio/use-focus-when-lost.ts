import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Brings the keyboard to an element once what had it is gone from the page; whoever is somewhere else by then stays there. Called with
 * the change that takes it away.
 */
export function useFocusWhenLost(element: RefObject<HTMLElement | null>): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0 && document.activeElement === document.body) element.current?.focus();
  }, [times, element]);
  return useCallback(() => setTimes((before) => before + 1), []);
}
