import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attributeJson } from '~/ui/island/attribute-json';
import { reportView } from './view-item';

const pushed = vi.hoisted((): unknown[] => []);
const consent = vi.hoisted(() => ({ given: true }));
vi.mock('~/ui/consent', () => ({
  hasConsent: () => consent.given,
  onConsent: (_: string, act: () => void) => consent.given && act(),
}));

const COMMERCE = { currency: 'SEK', value: 100, items: [{ item_id: '7' }] };
/** The part of a page that says which car it shows. */
const mark = (): HTMLElement =>
  Object.assign(JSON.parse('{}'), { dataset: { commerce: attributeJson(COMMERCE) } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { dataLayer: [] });
  pushed.length = 0;
  consent.given = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('V-357: the car is told of after the event of the page, and once', () => {
  reportView(mark(), (event) => void pushed.push(event));
  window.dataLayer?.push({ event: 'share' }, null, 'text');
  vi.advanceTimersByTime(5000);
  expect(pushed).toEqual([]);
  window.dataLayer?.push({ event: 'page_view' });
  vi.advanceTimersByTime(5000);
  expect(pushed).toEqual([{ event: 'view_item', ecommerce: COMMERCE }]);
});

test('V-358: the event of the page is looked for every 100 ms', () => {
  reportView(mark(), (event) => void pushed.push(event));
  vi.advanceTimersByTime(730);
  window.dataLayer?.push({ event: 'page_view' });
  vi.advanceTimersByTime(69);
  expect(pushed).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(pushed).toHaveLength(1);
});

test('V-357: without consent, or with one that is taken back, nothing is told and nothing waits', () => {
  consent.given = false;
  reportView(mark(), (event) => void pushed.push(event));
  expect(vi.getTimerCount()).toBe(0);
  consent.given = true;
  reportView(mark(), (event) => void pushed.push(event));
  consent.given = false;
  window.dataLayer?.push({ event: 'page_view' });
  vi.advanceTimersByTime(500);
  expect([pushed.length, vi.getTimerCount()]).toEqual([0, 0]);
});
