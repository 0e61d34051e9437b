import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { momentAt } from '~/features/countdown/browser';
import { siteByKey } from '~/sites';
import { renderBlock, testPage } from '~test/block';
import { block } from './auction-header.block';
import { view } from './auction-header.view';

type Fields = Parameters<typeof renderBlock<typeof block.fields, null>>[2];
const page = testPage({ now: new Date('2026-03-02T09:00:00Z') });
const render = (fields: Fields, on = page) => renderBlock(block, view, fields, { data: null, page: on });
const numbers = (html: string) =>
  [...html.matchAll(/data-unit="\w+"[^>]*>(\d+)</g)].map(([, n]) => Number(n));

test.each(Object.entries(block.examples))('C-027: draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<section');
});

describe('C-027: how far the auction has come', () => {
  test.each([
    ['upcoming', 1000, 2000, 999, 'upcoming', 1000],
    ['at its start', 1000, 9_000_000, 1000, 'running', 9_000_000],
    ['in its last hour', 0, 9_000_000, 9_000_000 - 3_600_000, 'soon', 9_000_000],
    ['at its end', 0, 2000, 2000, 'ended', null],
    ['without an end', 0, null, 5, 'running', null],
    ['without a start', null, 9_000_000, 5, 'running', 9_000_000],
    ['with an end before its start', 5000, 4000, 3000, 'soon', 4000],
    ['without times', null, null, 5, 'undated', null],
  ] as const)('%s', (_, start, end, now, phase, until) => {
    expect(momentAt(start, end, now)).toEqual({ phase, until });
  });
});

test('C-027: title, text, the two times with their zone, and the link', () => {
  const html = render({
    Title: 'Skåpbilar',
    TitleTag: 'H2',
    Text: '<p>Utan moms</p>',
    AuctionStart: '2026-03-04T12:02',
    AuctionEnd: '2026-07-04T12:00',
    Link: { href: '/auktioner', text: 'Bjud' },
  });
  expect(html).toMatch(/<h2[^>]*>Skåpbilar</);
  expect(html).toContain('<p>Utan moms</p>');
  expect(html).toMatch(/<time dateTime="2026-03-04T11:02:00\.000Z">ons 4 mars 2026 kl\. 12:02 CET</);
  expect(html).toMatch(/<time dateTime="2026-07-04T10:00:00\.000Z">lör 4 juli 2026 kl\. 12:00 CEST</);
  expect(html).toMatch(/<a href="\/auktioner"[^>]*>.*Bjud/);
  expect(numbers(html)).toEqual([2, 2, 2, 0]);
  expect(html).toMatch(/role="status"[^>]*>Kommande auktion</);
  expect(html).toContain('>Startar om<');
});

test('C-027: a running auction counts to its end, an ended one counts no more', () => {
  const running = render({ AuctionStart: '2026-03-01T12:00', AuctionEnd: '2026-03-02T12:00' });
  expect(running).toMatch(/role="status"[^>]*>Pågår nu<.*>Slutar om</);
  expect(numbers(running)).toEqual([0, 2, 0, 0]);
  const ended = render({ AuctionStart: '2026-03-01T12:00', AuctionEnd: '2026-03-02T09:59' });
  expect(ended).toMatch(/data-phase="ended".*role="status"[^>]*>Avslutad</);
  expect(ended).not.toContain('role="timer"');
});

test('the times are those of the site’s country', () => {
  const finnish = testPage({ site: siteByKey('carstore-fi'), language: 'fi', now: page.now });
  expect(render({ AuctionEnd: '2026-03-04T12:00' }, finnish)).toContain('2026-03-04T10:00:00.000Z');
});

test('a time that is none leaves the words standing; without any words there is no block', () => {
  expect(render({ Title: 'Auktion', AuctionEnd: 'snart' })).not.toMatch(/timer|data-enhance/);
  expect(render({ AuctionEnd: 'snart' })).toBe('');
});

describe('the script', () => {
  beforeEach(() => vi.useFakeTimers({ now: 0 }));
  afterEach(() => vi.useRealTimers());

  test('C-027: goes from upcoming to running to ended by itself, and then rests', async () => {
    const { default: enhance } = await import('~/features/countdown/countdown.enhance');
    const words: Record<string, string> = {
      'data-upcoming': 'soon to come',
      'data-running': 'running',
      'data-soon': 'last hour',
      'data-ended': 'over',
    };
    const status = { textContent: 'soon to come', getAttribute: (name: string) => words[name] ?? null };
    const places = new Map(
      ['days', 'hours', 'minutes', 'seconds'].map((unit) => [unit, { textContent: '9' }]),
    );
    const timer = {
      matches: () => true,
      querySelector: (q: string) => places.get(/"(\w+)"/.exec(q)?.[1] ?? ''),
    };
    const root = {
      dataset: { start: '1500', end: '4000000', phase: 'upcoming' },
      matches: () => false,
      querySelector: () => timer,
      querySelectorAll: () => [status],
    };
    // Only what the script asks of its element: there is no browser here.
    Reflect.apply(enhance, null, [root]);
    const shown = () => [...places.values()].map(({ textContent }) => textContent).join(' ');
    expect([status.textContent, shown()]).toEqual(['soon to come', '0 0 0 2']);
    vi.advanceTimersByTime(1600);
    expect([status.textContent, shown()]).toEqual(['running', '0 1 6 39']);
    vi.advanceTimersByTime(400_000);
    expect([status.textContent, root.dataset.phase]).toEqual(['last hour', 'soon']);
    vi.advanceTimersByTime(3_600_000);
    expect([status.textContent, vi.getTimerCount()]).toEqual(['over', 0]);
  });
});
