import { decodeJson } from '~/platform/json';
import type { AnalyticsEvent } from './event';

/** Events on their way to the next page of the visit; written with consent only. */
const KEY = 'analytics:leaving';
const MAX_EVENTS = 20;

/** Keeps an event for the next page: tags cannot send it from a page that is being left. */
export function storeForNextPage(event: AnalyticsEvent): void {
  const storage = sessionStore();
  storage?.setItem(KEY, JSON.stringify([...readStoredEvents(storage), event].slice(-MAX_EVENTS)));
}

/** Takes what earlier pages have kept; each event is given out once. */
export function takeStoredEvents(): readonly AnalyticsEvent[] {
  const storage = sessionStore();
  if (storage === null) return [];
  const events = readStoredEvents(storage);
  storage.removeItem(KEY);
  return events;
}

function readStoredEvents(storage: Storage | null): readonly AnalyticsEvent[] {
  const events = decodeJson(storage?.getItem(KEY));
  return Array.isArray(events) ? events.filter(isEvent) : [];
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
