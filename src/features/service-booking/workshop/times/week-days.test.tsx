import { describe, expect, test } from 'vitest';
import type { TimeslotDay } from '~/modules/workshop';
import { HOLD, SLOT, WORKSHOP } from '../../state/example-booking';
import { reduce } from '../../state/reduce';
import { type BookingStore, chosenSlot } from '../../state/store';
import { ChosenWorkshop } from '../chosen-workshop';
import { CHOOSING, CHOSEN, markup, read } from '../example-step';
import { PickMessage } from '../pick-message';
import { WorkshopStep } from '../workshop-step';
import { WeekDays } from './week-days';
import { daysOf } from './weeks';

const noop = () => undefined;

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

  test('a time of work that takes several days says when the car can be fetched, in its name too', () => {
    const pickUps = [{ date: '2026-11-27', time: '09:00' }];
    const html = week([day('2026-11-24', { availableSlots: ['08:00'], pickUps })]);
    expect(read(html)).toContain('under tiden står när du kan hämta den');
    expect(read(dayIn(html, '2026-11-24'))).toContain('08:00 hämta 27 nov 09:00');
    expect(html).toContain('aria-label="08:00 hämta 27 nov 09:00, tisdag 24 november"');
    expect(read(week([day('2026-11-24', { availableSlots: ['08:00'] })]))).not.toContain('hämta');
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

  test('before the first answer there are seven skeletons, without a message about times', () => {
    const html = week(null);
    expect(html.match(/aria-hidden="true"/g)).toHaveLength(7);
    expect(read(html)).not.toContain('Inga lediga tider');
  });
});

describe('a chosen time', () => {
  const picking = { pick: noop, pending: null, problem: null };
  const chosen = (start: BookingStore) =>
    markup(<ChosenWorkshop workshop={WORKSHOP} picking={picking} onChange={noop} />, {
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

  test('of several days says when the car is left and fetched, and forgets it with the next choice', () => {
    const slot = { date: '2027-03-05', time: '08:30' };
    const pickUp = { date: '2027-03-09', time: '10:00' };
    const choose = (wanted: typeof slot & { pickUp?: typeof pickUp }) =>
      reduce(CHOOSING, { type: 'chooseSlot', location: WORKSHOP, slot: wanted, hold: HOLD });
    const words = 'Lämna in 5 mars 2027 08:30, hämta 9 mars 2027 10:00';
    expect(read(chosen(choose({ ...slot, pickUp })))).toContain(words);
    expect(chosenSlot(choose({ ...slot, pickUp }))).toEqual({ ...slot, pickUp });
    const again = reduce(choose({ ...slot, pickUp }), {
      type: 'chooseSlot',
      location: WORKSHOP,
      slot,
      hold: HOLD,
    });
    expect(again.bookingInfo).not.toHaveProperty('pickUp');
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
    expect(html).toMatch(
      /src="\/api\/map\/picture\/nordhem\/15\.00_59\.33000_18\.06000_1000x150_around\.svg/,
    );
    expect(html).toContain('loading="lazy"');
  });

  test('a hold that has run out says so and offers the time again', () => {
    const text = read(chosen(reduce(CHOSEN, { type: 'holdLost' })));
    expect(text).toContain('Reservationen har gått ut');
    expect(text).toContain('Reservera tiden igen');
    expect(text).toContain('Vald tid: 5 mars 2027 08:30');
  });

  test('a time that was taken is named, and alternatives are offered as buttons', () => {
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

  test('a time that could not be held says why, and whom to call instead', () => {
    const failed = { kind: 'failed', departmentId: '1', message: 'Något gick fel!' } as const;
    const html = markup(<PickMessage problem={failed} isBusy={false} onPick={noop} />);
    expect(read(html)).toContain('Något gick fel!');
    expect(html).toMatch(/<a [^>]*href="tel:\+46\d+"/);
  });
});
