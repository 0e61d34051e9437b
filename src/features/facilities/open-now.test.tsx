import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { type OpeningSchedule, siteRecordSchema } from '~/modules/facilities';
import { siteByKey } from '~/sites';
import { testPage } from '~test/block';
import keepRight from '../countdown/countdown.enhance';
import { openLine } from './open-line';
import { OpenNow } from './open-now';

const WORKING_DAYS = [1, 2, 3, 4, 5];
const schedulesOf = (...schedules: readonly object[]): readonly OpeningSchedule[] =>
  siteRecordSchema
    .parse({
      site_id: '1',
      site_official_name: 'Nordhem',
      slug: 'nordhem',
      site_departments: schedules.map((openingschedule) => ({ name: 'x', openingschedule })),
    })
    .site_departments.map(({ openingschedule }) => openingschedule);

/** Monday to Friday 9 to 18, on the third of March 10 to 14. */
const shop = {
  openinghours: [
    { day: 'Mån–fre', displayText: '9–18', weekdays: WORKING_DAYS, opens: '09:00', closes: '18:00' },
    { day: 'Lör–sön', displayText: 'Stängt', weekdays: [6, 7] },
  ],
  deviationdays: [{ day: '2026-03-03', displayText: '10–14', opens: '10:00', closes: '14:00' }],
};
const workshop = {
  openinghours: [
    { day: 'Mån–fre', displayText: '7–16', weekdays: WORKING_DAYS, opens: '07:00', closes: '16:00' },
    { day: 'Lör–sön', displayText: 'Stängt', weekdays: [6, 7] },
  ],
};
const night = {
  openinghours: [
    {
      day: 'Alla dagar',
      displayText: '22–03',
      weekdays: [...WORKING_DAYS, 6, 7],
      opens: '22:00',
      closes: '03:00',
    },
  ],
};
const SWEDEN = siteByKey('automotive-se');

test.each([
  ['a Monday at 11', '2026-03-02T10:00Z', true, '2026-03-02T17:00Z'],
  ['at 7.30 by its workshop', '2026-03-02T06:30Z', true, '2026-03-02T15:00Z'],
  ['before the first opens', '2026-03-02T05:00Z', false, '2026-03-02T06:00Z'],
  [
    'an evening, until midnight: then it opens tomorrow no more',
    '2026-03-03T20:00Z',
    false,
    '2026-03-03T23:00Z',
  ],
  ['a Saturday, until Monday’s workshop', '2026-03-07T11:00Z', false, '2026-03-09T06:00Z'],
] as const)('V-150: whether a facility is open: %s', (_, now, open, until) => {
  const line = openLine(schedulesOf(shop, workshop), new Date(now), SWEDEN);
  expect(line).toMatchObject({ open, until: Date.parse(until) });
});

test('V-151, V-297: a deviating day goes before the ordinary hours, and unknown hours say nothing', () => {
  const at = new Date('2026-03-03T14:00Z');
  expect(openLine(schedulesOf(shop), at, SWEDEN)).toMatchObject({
    open: false,
    opens: { date: '2026-03-04', time: '09:00' },
  });
  const words = { openinghours: [{ day: 'Vardagar', displayText: 'ring' }] };
  expect(openLine(schedulesOf(words), at, SWEDEN)).toBeNull();
});

describe('the clock of the house', () => {
  test.each([
    ['before midnight', '2026-03-02T22:30Z', true, '2026-03-03T02:00Z'],
    ['after midnight', '2026-03-03T01:30Z', true, '2026-03-03T02:00Z'],
    ['when the night is over', '2026-03-03T02:00Z', false, '2026-03-03T21:00Z'],
    ['in the night in which the clock goes forward', '2026-03-28T22:30Z', true, '2026-03-29T01:00Z'],
    ['in the night in which it goes back', '2026-10-24T21:30Z', true, '2026-10-25T02:00Z'],
  ] as const)('a night shop %s', (_, now, open, until) => {
    expect(openLine(schedulesOf(night), new Date(now), SWEDEN)).toMatchObject({
      open,
      until: Date.parse(until),
    });
  });

  test('is that of its site: at one moment Helsinki is open and London is not', () => {
    const at = new Date('2026-03-02T07:30Z');
    expect(openLine(schedulesOf(shop), at, siteByKey('carstore-fi'))?.open).toBe(true);
    expect(openLine(schedulesOf(shop), at, siteByKey('automotive-uk'))?.open).toBe(false);
  });

  test('a day that ends at 24:00 ends at midnight', () => {
    const late = {
      openinghours: [{ day: 'x', displayText: 'x', weekdays: [1], opens: '12:00', closes: '24:00' }],
    };
    expect(openLine(schedulesOf(late), new Date('2026-03-02T22:59Z'), SWEDEN)).toMatchObject({
      open: true,
      until: Date.parse('2026-03-02T23:00Z'),
    });
  });

  test('on a public holiday without a deviation day nothing is claimed', () => {
    const easterMonday = new Date('2026-04-06T10:00Z');
    expect(openLine(schedulesOf(shop), easterMonday, SWEDEN)).toBeNull();
    const spoken = { ...shop, deviationdays: [{ day: '2026-04-06', displayText: 'Stängt', closed: true }] };
    expect(openLine(schedulesOf(spoken), easterMonday, SWEDEN)).toMatchObject({
      open: false,
      opens: { date: '2026-04-07', time: '09:00' },
    });
    // Sweden's national day is an ordinary one elsewhere.
    expect(openLine(schedulesOf(workshop), new Date('2025-06-06T10:00Z'), SWEDEN)).toBeNull();
    expect(
      openLine(schedulesOf(workshop), new Date('2025-06-06T10:00Z'), siteByKey('automotive-no'))?.open,
    ).toBe(true);
  });
});

test.each([
  ['automotive-se', 'sv', '2026-03-02T10:00Z', 'Öppet nu, till 18:00'],
  ['automotive-se', 'sv', '2026-03-02T05:00Z', 'Stängt nu, öppnar 09:00'],
  ['automotive-se', 'sv', '2026-03-03T20:00Z', 'Stängt nu, öppnar i morgon 09:00'],
  ['automotive-se', 'sv', '2026-03-06T20:00Z', 'Stängt nu, öppnar måndag 09:00'],
  ['automotive-no', 'nb', '2026-03-06T20:00Z', 'Stengt nå, åpner mandag 09:00'],
  ['automotive-uk', 'en-GB', '2026-03-06T20:00Z', 'Closed now, opens Monday at 09:00'],
  ['carstore-fi', 'fi', '2026-03-02T10:00Z', 'Avoinna nyt, 18.00 asti'],
  ['carstore-fi', 'fi', '2026-03-06T20:00Z', 'Suljettu nyt, seuraavan kerran auki: maanantai 9.00'],
  ['carstore-sk', 'sk', '2026-03-06T20:00Z', 'Teraz zatvorené, najbližšie otvorené: pondelok 9:00'],
] as const)('V-009: %s says in %s whether it is open (%s)', (site, language, now, words) => {
  const page = testPage({
    site: siteByKey(site),
    language,
    locale: siteByKey(site).locale,
    now: new Date(now),
  });
  const html = renderToString(<OpenNow schedules={schedulesOf(shop)} page={page} />);
  expect(html.replace(/<[^>]*>/g, '')).toBe(words);
});

/** Only what the script asks of its element: there is no browser here. */
const lineUntil = (end: string) => ({
  dataset: { end, untilEnd: '' },
  hidden: false,
  matches: () => false,
  querySelector: () => null,
  querySelectorAll: () => [],
});

test('a server’s message disappears once it no longer applies', () => {
  vi.useFakeTimers({ now: 1000 });
  try {
    const line = lineUntil('3000');
    Reflect.apply(keepRight, null, [line]);
    vi.advanceTimersByTime(1999);
    expect(line.hidden).toBe(false);
    vi.advanceTimersByTime(1);
    expect(line.hidden).toBe(true);
    const late = lineUntil('500');
    Reflect.apply(keepRight, null, [late]);
    expect(late.hidden).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
