import { useEffect, useRef } from 'react';

/** A browser that was refused (the session has ended, a proxy without a server) does not try again by itself. */
const RETRY_MS = 5000;

/**
 * Calls back when the workshop's visits may have changed: after each change, and whenever the board comes back from having been
 * hidden, is cut off, or is refused. One connection, and none while nobody sees the page.
 */
export function useChanges(address: string, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    let source: EventSource | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      if (source !== null || document.visibilityState === 'hidden') return;
      source = new EventSource(address);
      source.onopen = () => latest.current();
      source.onmessage = () => latest.current();
      source.onerror = () => {
        // What it reads then says what is wrong.
        latest.current();
        // Cut off, the browser connects again by itself.
        if (source?.readyState !== EventSource.CLOSED) return;
        source = null;
        retry = setTimeout(open, RETRY_MS);
      };
    };
    const close = () => {
      clearTimeout(retry);
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
