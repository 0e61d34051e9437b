import { useEffect, useRef } from 'react';

/**
 * Calls back when the workshop's visits may have changed: after each change, and whenever the board comes back from having been
 * hidden or cut off. One connection, and none while nobody sees the page.
 */
export function useChanges(address: string, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    let source: EventSource | null = null;
    const open = () => {
      if (source !== null || document.visibilityState === 'hidden') return;
      source = new EventSource(address);
      source.onopen = () => latest.current();
      source.onmessage = () => latest.current();
    };
    const close = () => {
      source?.close();
      source = null;
    };
    const followSight = () => (document.visibilityState === 'hidden' ? close() : open());
    open();
    document.addEventListener('visibilitychange', followSight);
    return () => {
      document.removeEventListener('visibilitychange', followSight);
      close();
    };
  }, [address]);
}
