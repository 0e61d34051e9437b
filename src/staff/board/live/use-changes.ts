import { useEffect, useRef } from 'react';

/** A browser that was refused (the session has ended, a proxy without a server) does not try again by itself. */
const RETRY_MS = 5000;
/**
 * A stream ends after five minutes. One that is older has ended without a word: a computer that slept, or a line that was cut
 * off, hears nothing of it, and the browser waits for ever.
 */
const MAX_AGE_MS = 6 * 60_000;
const LOOK_MS = 15_000;
/** A look that comes so late was slept through. */
const SLEPT_MS = 60_000;

/**
 * Calls back when the workshop's visits may have changed: after each change, and whenever the board comes back from having been
 * hidden, is cut off, is refused, or has slept. One connection, and none while nobody sees the page.
 */
export function useChanges(address: string, onChange: () => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    let source: EventSource | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let [openedAt, lookedAt] = [0, Date.now()];
    const open = () => {
      if (source !== null || document.visibilityState === 'hidden') return;
      source = new EventSource(address);
      openedAt = Date.now();
      source.onopen = () => {
        openedAt = Date.now();
        latest.current();
      };
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
    const look = () => {
      const now = Date.now();
      const isDead = now - lookedAt > SLEPT_MS || now - openedAt > MAX_AGE_MS;
      lookedAt = now;
      if (source === null || !isDead) return;
      close();
      // Reads as soon as it is connected; what cannot be reached is said at once.
      latest.current();
      open();
    };
    open();
    const watch = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', followSight);
    return () => {
      clearInterval(watch);
      document.removeEventListener('visibilitychange', followSight);
      close();
    };
  }, [address]);
}
