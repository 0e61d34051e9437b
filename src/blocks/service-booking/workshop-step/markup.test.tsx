import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { messageSubset } from '~/messages';
import { booking } from '~/messages/en/booking';
import type { TimeslotDay, WorkshopHit } from '~/modules/workshop';
import { type Language, siteByKey } from '~/sites';
import { BookingProvider } from '../booking-context';
import type { BookingSite } from '../booking-props';
import { CAR, HOLD, OIL, SLOT, WORKSHOP } from '../example-booking';
import { type BookingStore, DEFAULT_STORE, reduce } from '../store';
import { type BookingKey, FORM_KEYS } from '../texts';
import { ChosenWorkshop } from './chosen-workshop';
import { mapLook } from './map-look';
import { PickMessage } from './pick-message';
import { NO_STREAM, type StreamState } from './stream';
import { STEP_KEYS } from './texts';
import { WeekDays } from './week-days';
import { daysOf } from './weeks';
import { WorkshopCard } from './workshop-card';
import { WorkshopList } from './workshop-list';
import { WorkshopStep } from './workshop-step';

const isBookingKey = (key: string): key is keyof typeof booking => Object.hasOwn(booking, key);
const KEYS: readonly BookingKey[] = [
  ...Object.keys(booking).filter(isBookingKey),
  ...FORM_KEYS,
  ...STEP_KEYS,
];

const { name, contact, country, currency, zone, ...automotive } = siteByKey('automotive-se');
const SITE: BookingSite = {
  ...{ name, ...contact, country, currency, zone },
  ...{ locale: 'sv-SE', callback: null, privacy: null, prefix: '', visit: '/besok/' },
  map: mapLook({ theme: automotive.theme }, null),
};

const at4 = (store: BookingStore): BookingStore => ({ ...store, bookingState: 4, displayState: 4 });
const CHOOSING = at4(
  reduce({ ...DEFAULT_STORE, car: CAR, bookingState: 2 }, { type: 'toggleService', service: OIL }),
);
const CHOSEN = reduce(CHOOSING, { type: 'chooseSlot', location: WORKSHOP, slot: SLOT, hold: HOLD });

interface Options {
  readonly start?: BookingStore;
  readonly language?: Language;
  readonly locale?: string;
}

const markup = (children: ReactNode, { start = CHOOSING, language = 'sv', locale = 'sv-SE' }: Options = {}) =>
  renderToString(
    <BookingProvider
      texts={messageSubset(language, KEYS, {})}
      site={{ ...SITE, locale }}
      uid="b"
      start={start}
    >
      {children}
    </BookingProvider>,
  );

/** What is read, without the tags. */
const read = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");

const noop = () => undefined;
const card = (workshop: WorkshopHit, isOpen = false) => (
  <WorkshopCard workshop={workshop} isOpen={isOpen} id="c" onToggle={noop}>
    <p>times</p>
  </WorkshopCard>
);
const list = (stream: Partial<StreamState>, order: 'nearest' | 'earliest' = 'nearest') => (
  <WorkshopList
    stream={{ ...NO_STREAM, ...stream }}
    {...{ order, onOrder: noop, onMore: noop }}
    card={card}
  />
);

describe('the step', () => {
  test("W-035 W-036 open it is 'Välj en verkstad och tid som passar dig', 'Steg 4/5'", () => {
    const text = read(markup(<WorkshopStep />));
    expect(text).toContain('Välj en verkstad och tid som passar dig');
    expect(text).toContain('Steg 4/5');
  });

  test("W-037 while another step is open it is the header 'Välj anläggning och tid' alone", () => {
    const html = markup(<WorkshopStep />, { start: { ...CHOOSING, displayState: 2 } });
    expect(read(html)).toContain('Välj anläggning och tid');
    expect(read(html)).not.toContain('Bäst matchade anläggningar');
    expect(html).not.toContain('data-workshop-map');
  });
});

describe('the list', () => {
  const done = { phase: 'done', workshops: [WORKSHOP] } as const;

  test("W-039 is headed 'Bäst matchade anläggningar'", () => {
    expect(markup(list(done))).toMatch(/<h3[^>]*>Bäst matchade anläggningar<\/h3>/);
  });

  test("W-040 W-041 is sorted by 'Närmast mig', which is chosen, or 'Första lediga tid'", () => {
    const html = markup(list(done));
    const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([radio]) => radio);
    expect(radios.map((radio) => radio.includes('checked'))).toEqual([true, false]);
    expect(read(html)).toMatch(/Närmast mig Första lediga tid /);
  });

  test('W-042 W-043 W-044 cards stand in the order that is chosen, one without a time last', () => {
    const at = (departmentId: string, firstTimeSlot: string) => ({
      ...WORKSHOP,
      ...{ departmentId, firstTimeSlot },
    });
    const workshops = [
      at('1', ''),
      at('2', '2027-03-08T07:00:00'),
      at('3', '2027-03-05T08:30:00'),
      at('4', '2027-03-05T07:30:00'),
    ];
    const ids = (html: string) => [...html.matchAll(/data-workshop="(\d)"/g)].map(([, id]) => id);
    const stream = { ...done, workshops };
    expect(ids(markup(list(stream)))).toEqual(['1', '2', '3', '4']);
    const earliest = markup(list(stream, 'earliest'));
    expect(ids(earliest)).toEqual(['4', '3', '2', '1']);
    expect(earliest).not.toMatch(/Invalid|NaN|undefined/);
  });

  const moreOf = (html: string) => /<button[^>]*data-more=""[^>]*>/.exec(html)?.[0] ?? '';

  test.each([
    ['W-051 after the first five', { phase: 'done' }, false],
    ['W-053 while loading', { phase: 'loading', awaited: 5 }, true],
    ['W-054 W-167 when there are no more', { phase: 'done', exhausted: true }, true],
    ['W-170 after an error the rest can still be asked for', { phase: 'refused' }, false],
  ] as const)("'Hämta fler' %s: disabled %#", (_, state, isDisabled) => {
    const html = markup(list({ ...done, ...state }));
    expect(read(html)).toContain('Hämta fler');
    expect(moreOf(html)).not.toBe('');
    expect(/ disabled=""/.test(moreOf(html))).toBe(isDisabled);
  });

  test("W-051 'Hämta fler' is a ghost button", () => {
    const solid = /class="([^"]*)"/.exec(
      /<button[^>]*id="c-toggle"[^>]*>/.exec(markup(card(WORKSHOP)))?.[0] ?? '',
    );
    expect(moreOf(markup(list(done)))).toMatch(/ghost/);
    expect(solid?.[1]).not.toMatch(/ghost/);
  });

  test('W-164 five skeletons at first, one less with each that has come, the list busy', () => {
    const count = (html: string) => html.match(/data-skeleton=""/g)?.length ?? 0;
    const first = markup(list({ phase: 'loading', awaited: 5 }));
    expect(count(first)).toBe(5);
    expect(first).toMatch(/<ul[^>]*aria-busy="true"/);
    const then = markup(list({ phase: 'loading', awaited: 4, workshops: [WORKSHOP] }));
    expect(count(then)).toBe(4);
    const last = markup(list(done));
    expect(count(last)).toBe(0);
    expect(last).toMatch(/<ul[^>]*aria-busy="false"/);
  });

  const NONE = [
    'Vi kan ej hitta några anläggningar som passar dig',
    `Prova att ändra din val eller kontakta oss på ${SITE.email} för hjälp.`,
  ];

  test('W-058 W-059 W-060 without workshops it says so and gives an address to write to', () => {
    const html = markup(list({ phase: 'done', exhausted: true }));
    for (const words of NONE) expect(read(html)).toContain(words);
    expect(html).toContain(`<a href="mailto:${SITE.email}">${SITE.email}</a>`);
    expect(moreOf(html)).toBe('');
  });

  test('W-168 no more after some results: they stay, without that message', () => {
    const text = read(markup(list({ ...done, exhausted: true })));
    expect(text).toContain(WORKSHOP.siteName);
    expect(text).not.toContain(NONE[0]);
  });

  test('W-169 W-170 an error says the same, below the results that came', () => {
    expect(read(markup(list({ phase: 'refused' })))).toContain(NONE[0]);
    const text = read(markup(list({ ...done, phase: 'refused' })));
    expect(text.indexOf(WORKSHOP.siteName)).toBeLessThan(text.indexOf(NONE[0] ?? ''));
  });

  test('W-171 a connection that broke can be tried again, beside the results that came', () => {
    const text = read(markup(list({ ...done, phase: 'broken' })));
    expect(text).toContain(WORKSHOP.siteName);
    expect(text).toContain('Försök igen');
    expect(text).not.toContain(NONE[0]);
  });
});

describe('a card', () => {
  test("W-045 W-046 has name, address and 'Första lediga tid: 5 mars 08:30'", () => {
    const text = read(markup(card(WORKSHOP)));
    expect(text).toContain('Nordhem Stockholm');
    expect(text).toContain('Gatan 1, 111 11 Stockholm');
    expect(text).toContain('Första lediga tid: 5 mars 08:30 ');
  });

  test('W-047 W-048 the badge stands where the brand is among those of the workshop, in any case', () => {
    const badge = (brands: readonly string[]) => read(markup(card({ ...WORKSHOP, brands })));
    expect(badge(['BMW', 'VOLVO'])).toContain('Auktoriserad');
    expect(badge(['BMW'])).not.toContain('Auktoriserad');
  });

  test("W-049 'Visa tillgängliga tider' and 'Stäng tider', and a reader is told which", () => {
    const closed = markup(card(WORKSHOP));
    expect(closed).toMatch(
      /<button[^>]*aria-expanded="false"[^>]*aria-controls="c-times"[^>]*>.*?Visa tillgängliga tider/,
    );
    expect(closed).toMatch(/id="c-times"[^>]*hidden=""/);
    const open = markup(card(WORKSHOP, true));
    expect(open).toMatch(/<button[^>]*aria-expanded="true"[^>]*>.*?Stäng tider/);
    expect(open).toContain('<p>times</p>');
  });

  test('W-183 how far away it is, once a position is known, in the words of the country', () => {
    const near = { ...CHOOSING, lat: 59.36, lng: 18.06, region: 'Solna' };
    expect(read(markup(card(WORKSHOP), { start: near }))).toContain('3,3 km bort');
    expect(read(markup(card(WORKSHOP)))).not.toContain('km');
  });
});

const MONDAY = '2026-11-23';
const day = (date: string, more: Partial<TimeslotDay> = {}): TimeslotDay => ({
  date,
  availableSlots: [],
  allDaySlotAvailable: false,
  ...more,
});
const week = (days: readonly TimeslotDay[] | null, start = CHOOSING) =>
  markup(<WeekDays monday={MONDAY} days={days} pending={null} onPick={noop} />, { start });
const dayIn = (html: string, date: string) =>
  html.split('data-day="').find((part) => part.startsWith(date)) ?? '';

describe('a week', () => {
  test('W-063 W-064 has seven days, Monday first', () => {
    const dates = [...week([]).matchAll(/data-day="([^"]+)"/g)].map(([, date]) => date);
    expect(dates).toEqual(daysOf(MONDAY));
    expect(read(week([]))).toMatch(/mån 23 nov .* sön 29 nov/);
  });

  test("W-071 W-187 a day without times, or without an answer, says 'Inga lediga tider'", () => {
    expect(read(week([])).match(/Inga lediga tider/g)).toHaveLength(7);
    expect(read(dayIn(week([day('2026-11-24')]), '2026-11-24'))).toContain('Inga lediga tider');
  });

  test("W-072 W-073 W-074 a day for drop-offs has 'Heldag' and the note, and no times beside it", () => {
    const html = week([day('2026-11-24', { allDaySlotAvailable: true, availableSlots: ['08:00'] })]);
    const tuesday = dayIn(html, '2026-11-24');
    expect(tuesday.match(/<button/g)).toHaveLength(1);
    expect(tuesday).toMatch(/<button[^>]*>Heldag<\/button>/);
    expect(tuesday).toContain('data-slot="2026-11-24T08:00"');
    const note =
      'Du lämnar in din bil innan 08:00 på morgonen och vi tar hand om den så snart vi kan under dagen.';
    expect(read(html)).toContain(note);
    expect(read(week([day('2026-11-24', { availableSlots: ['08:00'] })]))).not.toContain(note);
  });

  test('W-075 times are buttons with the strings as they came, in their order', () => {
    const html = week([day('2026-11-24', { availableSlots: ['07:30', '13:15'] })]);
    const slots = [...dayIn(html, '2026-11-24').matchAll(/<button[^>]*>([^<]*)<\/button>/g)];
    expect(slots.map(([, text]) => text)).toEqual(['07:30', '13:15']);
  });

  test('G9: a time is a button that says whether it is pressed, named with its day', () => {
    const html = week([day('2026-11-24', { availableSlots: ['08:30'] })]);
    expect(html).toMatch(/<button[^>]*aria-label="08:30 tisdag 24 november" aria-pressed="false"/);
    const chosen = { ...CHOOSING, bookingInfo: { ...CHOOSING.bookingInfo, timeSlot: '2026-11-24T08:30' } };
    expect(week([day('2026-11-24', { availableSlots: ['08:30'] })], chosen)).toContain('aria-pressed="true"');
  });

  test('G11 W-070 both days of the weekend are marked by a word besides the colour, the others are not', () => {
    const html = week([]);
    for (const date of daysOf(MONDAY)) {
      const isMarked = read(dayIn(html, date)).includes('helg');
      expect([date, isMarked]).toEqual([date, date >= '2026-11-28']);
    }
  });

  test('before the first answer there are seven skeletons, and nothing is said about times', () => {
    const html = week(null);
    expect(html.match(/aria-hidden="true"/g)).toHaveLength(7);
    expect(read(html)).not.toContain('Inga lediga tider');
  });
});

describe('a chosen time', () => {
  const picking = { pick: noop, pending: null, problem: null };
  const chosen = (start: BookingStore) =>
    markup(<ChosenWorkshop workshop={WORKSHOP} picking={picking} onChange={noop} takesFocus={false} />, {
      start,
    });

  test("W-055 collapses the list to 'Vald tid: 5 mars 2027 08:30' with the workshop and the way back", () => {
    const text = read(chosen(CHOSEN));
    expect(text).toContain('Vald tid: 5 mars 2027 08:30');
    expect(text).toContain('Nordhem Stockholm');
    expect(text).toContain('Ändra verkstad eller tid');
    const step = read(markup(<WorkshopStep />, { start: CHOSEN }));
    expect(step).toContain('Vald tid: 5 mars 2027 08:30');
    expect(step).not.toContain('Bäst matchade anläggningar');
  });

  test('W-076 an all-day drop-off is at 08:00', () => {
    const slot = { date: '2027-03-05', time: null };
    const start = reduce(CHOOSING, { type: 'chooseSlot', location: WORKSHOP, slot, hold: HOLD });
    expect(start.bookingInfo.timeSlot).toBe('2027-03-05T08:00');
    expect(read(chosen(start))).toContain('Vald tid: 5 mars 2027 08:00');
  });

  test('W-056 W-206 has a map of 150 pixels, drawn at zoom 15 around the workshop', () => {
    const html = chosen(CHOSEN);
    expect(html).toMatch(/role="img" aria-label="Karta över Nordhem Stockholm" style="block-size:150px"/);
    expect(html).toMatch(/src="\/api\/map\/picture\/nordhem\/15\.00_59\.33000_18\.06000_1000x150_names\.svg/);
    expect(html).toContain('loading="lazy"');
  });

  test('a hold that has run out says so and offers the time again', () => {
    const text = read(chosen(reduce(CHOSEN, { type: 'holdLost' })));
    expect(text).toContain('Reservationen har gått ut');
    expect(text).toContain('Reservera tiden igen');
    expect(text).toContain('Vald tid: 5 mars 2027 08:30');
  });

  test('a time that somebody else took is named, and others are offered as buttons', () => {
    const alternatives = [
      { date: '2027-03-05', time: '09:30' },
      { date: '2027-03-08', time: null },
    ];
    const html = markup(
      <PickMessage
        problem={{ kind: 'taken', departmentId: '1', slot: SLOT, alternatives }}
        isBusy={false}
        onPick={noop}
      />,
    );
    expect(read(html)).toContain('Tiden 5 mars 2027 08:30 hann någon annan ta');
    expect(html).toMatch(/<button[^>]*>.*?fredag 5 mars 09:30.*?<\/button>/);
    expect(html).toMatch(/<button[^>]*>.*?måndag 8 mars Heldag.*?<\/button>/);
  });
});

test.each([
  ['nb', 'nb-NO'],
  ['fi', 'fi-FI'],
  ['sk', 'sk-SK'],
  ['en', 'en-GB'],
  ['en-GB', 'en-GB'],
] as const)('the step speaks %s', (language, locale) => {
  const html =
    markup(list({ phase: 'done', workshops: [WORKSHOP] }), { language, locale }) +
    markup(<WorkshopStep />, { language, locale, start: CHOSEN });
  expect(read(html)).not.toMatch(/[{}]|workshop\.|times\.|Första lediga|Vald tid/);
});
