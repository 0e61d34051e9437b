import type { AnalyticsEvent, JsonValue } from './event';

/** Events on their way to the next page of the visit; written with consent only. */
const KEY = 'analytics:leaving';
const MOST = 20;

/** Keeps an event for the next page: tags cannot send it from a page that is being left. */
export function keepForNextPage(event: AnalyticsEvent): void {
  const storage = sessionStore();
  storage?.setItem(KEY, JSON.stringify([...readKept(storage), event].slice(-MOST)));
}

/** Takes what earlier pages have kept; each event is given out once. */
export function takeKept(): readonly AnalyticsEvent[] {
  const storage = sessionStore();
  if (storage === null) return [];
  const kept = readKept(storage);
  storage.removeItem(KEY);
  return kept;
}

function readKept(storage: Storage): readonly AnalyticsEvent[] {
  try {
    const kept: JsonValue = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEvent) : [];
  } catch {
    return [];
  }
}

const isEvent = (value: unknown): value is AnalyticsEvent =>
  typeof value === 'object' && value !== null && 'event' in value && typeof value.event === 'string';

/** A visitor may have closed the storage; the event is then lost. */
function sessionStore(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
