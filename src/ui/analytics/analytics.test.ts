import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oncePerDay } from './once';
import { ALL_DENIED, signalsOf } from './signals';
import { storeForNextPage, takeStoredEvents } from './stored-events';

class MemoryStorage {
  [key: string]: unknown;
  getItem = (key: string) => (Object.hasOwn(this, key) ? String(this[key]) : null);
  setItem = (key: string, value: string) => {
    this[key] = value;
  };
  removeItem = (key: string) => {
    delete this[key];
  };
}

const withConsent = (...categories: string[]) => ({
  cookie: `consent=${encodeURIComponent(
    JSON.stringify({
      categories,
      revision: 1,
      consentId: 'a',
      consentTimestamp: '2026-03-02',
      lastConsentTimestamp: '2026-03-02',
    }),
  )}`,
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') });
  vi.stubGlobal('window', { sessionStorage: new MemoryStorage(), localStorage: new MemoryStorage() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('every signal of Consent Mode v2 is denied before a choice', () => {
  expect(ALL_DENIED).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'denied',
  });
});

test('each purpose grants its own signals and no others', () => {
  const granted = (...given: string[]) =>
    Object.entries(signalsOf((category) => given.includes(category)))
      .filter(([, state]) => state === 'granted')
      .map(([signal]) => signal);
  expect(granted()).toEqual([]);
  expect(granted('analytics')).toEqual(['analytics_storage', 'security_storage']);
  expect(granted('marketing')).toEqual([
    'ad_storage',
    'ad_user_data',
    'ad_personalization',
    'security_storage',
  ]);
  expect(granted('external')).toEqual(['functionality_storage', 'personalization_storage']);
});

test('an event kept for the next page is given out once, in order, and damage is passed over', () => {
  expect(takeStoredEvents()).toEqual([]);
  storeForNextPage({ event: 'search', search_term: 'volvo å' });
  storeForNextPage({ event: 'other' });
  expect(takeStoredEvents()).toEqual([{ event: 'search', search_term: 'volvo å' }, { event: 'other' }]);
  expect(takeStoredEvents()).toEqual([]);
  window.sessionStorage.setItem('analytics:leaving', '[1, null, {"event": 2}, {"event": "kept"}]');
  expect(takeStoredEvents()).toEqual([{ event: 'kept' }]);
  window.sessionStorage.setItem('analytics:leaving', '{');
  expect(takeStoredEvents()).toEqual([]);
});

test('no more events are kept than a visit can need', () => {
  for (let n = 0; n < 30; n += 1) storeForNextPage({ event: `e${n}` });
  expect(takeStoredEvents()).toHaveLength(20);
});

test('once in 24 hours: not again within, again after, each key for itself', () => {
  vi.stubGlobal('document', withConsent('analytics'));
  const acted: string[] = [];
  const tell = (key: string) => oncePerDay(key, () => acted.push(key));
  tell('lead');
  vi.advanceTimersByTime(86_399_999);
  tell('lead');
  tell('other');
  expect(acted).toEqual(['lead', 'other']);
  vi.advanceTimersByTime(1);
  tell('lead');
  expect(acted).toEqual(['lead', 'other', 'lead']);
});

test('a clock that was set back silences nothing', () => {
  vi.stubGlobal('document', withConsent('analytics'));
  const act = vi.fn();
  oncePerDay('lead', act);
  vi.setSystemTime(new Date('2026-01-01T00:00:00Z'));
  oncePerDay('lead', act);
  expect(act).toHaveBeenCalledTimes(2);
});

test('without consent to analytics nothing is remembered and nothing is done', () => {
  vi.stubGlobal('document', withConsent('marketing', 'external'));
  const act = vi.fn();
  oncePerDay('lead', act);
  expect(act).not.toHaveBeenCalled();
  expect(window.localStorage.getItem('analytics:once:lead')).toBeNull();
});

test('an e-commerce event is preceded by an empty one, other events are not, and all wait for the page view', async () => {
  vi.stubGlobal('document', withConsent('analytics'));
  vi.stubGlobal('addEventListener', () => undefined);
  const { follow, push } = await import('./measure');
  follow({ name: 'home', variant: 'default', language: 'sv', currency: 'USD', container: null });
  const items = [{ item_id: '1' }];
  push({ event: 'view_item', ecommerce: { items } });
  push({ event: 'share' });
  const names = (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? 'command' : entry,
  );
  expect(names).toEqual([
    'command',
    'command',
    expect.objectContaining({ event: 'page_view', channel: 'WEB' }),
    { ecommerce: null },
    { event: 'view_item', ecommerce: { items } },
    { event: 'share' },
  ]);
  // Without consent nothing reaches a layer that exists already.
  vi.stubGlobal('document', withConsent('marketing'));
  push({ event: 'share' });
  expect(window.dataLayer).toHaveLength(6);
});
