import { hasConsent } from '~/ui/consent';

/** Begins the name of every key that remembers an event; they are forgotten when consent is withdrawn. */
const PREFIX = 'analytics:once:';
const DAY_MS = 86_400_000;

/**
 * Acts unless it has acted for this key within 24 hours in this browser. Remembering needs storage, so without consent
 * to analytics nothing is stored and nothing is done.
 */
export function oncePerDay(key: string, act: () => void): void {
  if (!hasConsent('analytics')) return;
  const storage = localStore();
  const last = Number(storage?.getItem(PREFIX + key) ?? Number.NaN);
  const now = Date.now();
  // A clock that was set back must not silence an event for longer than a day.
  if (last <= now && now - last < DAY_MS) return;
  storage?.setItem(PREFIX + key, String(now));
  act();
}

export function forgetOnce(): void {
  const storage = localStore();
  if (storage === null) return;
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
}

/** A visitor may have closed the storage; then an event may come more often. */
function localStore(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
