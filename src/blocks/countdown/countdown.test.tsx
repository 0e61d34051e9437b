import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import enhance from '~/features/countdown/countdown.enhance';
import { endInstant } from '~/features/countdown/end-time';
import { nextTick, remainingUntil } from '~/features/countdown/remaining';
import { translator } from '~/messages';
import { renderBlock, testPage } from '~test/block';
import { block } from './countdown.block';
import { view } from './countdown.view';

const page = testPage({ now: new Date('2026-03-02T09:00:00Z') });
const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null, page });
const numbers = (html: string) =>
  [...html.matchAll(/data-unit="\w+"[^>]*>(\d+)</g)].map(([, n]) => Number(n));

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(numbers(render(example.fields))).toHaveLength(4);
});

test('C-285: days, hours, minutes and seconds with their words, as they are when the page is rendered', () => {
  const html = render({ EndTime: '2026-03-04T11:02:03Z' });
  expect(numbers(html)).toEqual([2, 2, 2, 3]);
  expect(html).toMatch(/>2<\/span> <span[^>]*>dagar<.*>timmar<.*>minuter<.*>sekunder</);
});

test.each([
  ['sv', '1 timme', '2 timmar', '5 timmar'],
  ['nb', '1 time', '2 timer', '5 timer'],
  ['fi', '1 tunti', '2 tuntia', '5 tuntia'],
  ['sk', '1 hodina', '2 hodiny', '5 hodín'],
  ['en', '1 hour', '2 hours', '5 hours'],
] as const)('correction 13: hours are counted as %s counts them', (language, ...expected) => {
  const at = { ...page, language, t: translator(language) };
  const hours = [1, 2, 5].map((left) => {
    const end = new Date(page.now.getTime() + left * 3_600_000).toISOString();
    const html = renderBlock(block, view, { EndTime: end }, { data: null, page: at });
    return /data-unit="hours".*?data-unit/
      .exec(html)?.[0]
      .replaceAll(/<[^>]*>|^[^>]*>|<.*$/g, '')
      .trim();
  });
  expect(hours).toEqual(expected);
});

test('C-285: a time without an offset is the time of the site, and is written out for those without a script', () => {
  const html = render({ EndTime: '2026-03-02T12:00' });
  expect(numbers(html)).toEqual([0, 2, 0, 0]);
  expect(html).toMatch(/<time dateTime="2026-03-02T11:00:00\.000Z"[^>]*>2 mars 2026 kl\. 12:00</);
});

describe('C-286: stops at zero', () => {
  test.each([
    ['a moment before', 999, [0, 0, 0, 1]],
    ['at the time', 1000, [0, 0, 0, 0]],
    ['long after', 1e12, [0, 0, 0, 0]],
  ])('%s', (_, now, expected) => {
    expect(Object.values(remainingUntil(1000, now))).toEqual(expected);
  });

  test('in the past it is drawn as zero, never below', () => {
    expect(numbers(render({ EndTime: '2020-01-01T00:00Z' }))).toEqual([0, 0, 0, 0]);
  });

  test('there is a next change while something is left, and none after', () => {
    expect(nextTick(10_000, 8_200)).toBe(800);
    expect(nextTick(10_000, 8_000)).toBe(1000);
    expect(nextTick(10_000, 10_000)).toBeNull();
    expect(nextTick(10_000, 12_000)).toBeNull();
  });
});

test('C-287: over a hundred days and the change to summer time, without a slip of an hour', () => {
  expect(
    Object.values(remainingUntil(Date.parse('2027-06-30T18:00+02:00'), Date.parse('2027-01-31T18:00+01:00'))),
  ).toEqual([149, 23, 0, 0]);
  expect(endInstant('2027-03-28T04:00', 'Europe/Stockholm')).toBe(Date.parse('2027-03-28T02:00Z'));
  expect(endInstant('2027-03-28T01:59', 'Europe/Stockholm')).toBe(Date.parse('2027-03-28T00:59Z'));
});

test.each([
  ['2026-12-24T18:00', '2026-12-24T17:00Z'],
  ['2026-07-01 18:00:30', '2026-07-01T16:00:30Z'],
  ['2026-12-24T18:00Z', '2026-12-24T18:00Z'],
  ['2026-12-24T18:00-05:30', '2026-12-24T23:30Z'],
])('an editor may write %s', (written, instant) => {
  expect(endInstant(written, 'Europe/Stockholm')).toBe(Date.parse(instant));
});

test.each([
  '',
  'snart',
  '2026-12-24',
  '2026-02-31T10:00',
  '2026-13-01T10:00',
  '2026-01-01T24:00',
  '2026-01-01T10:60',
])('%j is no time: there is no block', (EndTime) => {
  expect(endInstant(EndTime, 'Europe/Stockholm')).toBeNull();
  expect(render({ Title: 'Snart', EndTime })).toBe('');
});

test.each([
  ['Title', { Title: 'Snart' }, />Snart<\/h2>/],
  ['TitleTag', { Title: 'Snart', TitleTag: 'H4' as const }, />Snart<\/h4>/],
  ['Text', { Text: '<p>Ord</p>' }, /<p>Ord<\/p>/],
  ['Link', { Link: { href: '/kop-bil', text: '' } }, /href="\/kop-bil".*Läs mer/],
])('%s is shown', (_, fields, expected) => {
  expect(render({ EndTime: '2026-12-24T18:00', ...fields })).toMatch(expected);
});

describe('the script', () => {
  beforeEach(() => vi.useFakeTimers({ now: 0 }));
  afterEach(() => vi.useRealTimers());

  // Without a pause: what another file has left running would set its timers on this clock.
  test('C-285, C-286: counts each second down to zero and then rests', () => {
    const places = new Map(
      ['days', 'hours', 'minutes', 'seconds'].map((unit) => [unit, { textContent: '9' }]),
    );
    const timer = {
      dataset: { end: '2500' },
      matches: () => true,
      querySelector: (selector: string) => places.get(/"(\w+)"/.exec(selector)?.[1] ?? '') ?? null,
      querySelectorAll: () => [],
    };
    // Only what the script asks of its element: there is no browser here.
    Reflect.apply(enhance, null, [timer]);
    const shown = () => [...places.values()].map(({ textContent }) => textContent).join(' ');
    expect(shown()).toBe('0 0 0 3');
    vi.advanceTimersByTime(600);
    expect(shown()).toBe('0 0 0 2');
    vi.advanceTimersByTime(1000);
    expect(shown()).toBe('0 0 0 1');
    vi.advanceTimersByTime(1000);
    expect(shown()).toBe('0 0 0 0');
    expect(vi.getTimerCount()).toBe(0);
  });
});
