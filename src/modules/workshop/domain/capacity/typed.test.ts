import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ParseContext, parseCapacity, type TypedCapacity } from './parse-change';
import { readAmount, readMinutes, readSpans, writeAmount, writeSpans } from './typed-text';

const typed = (fields: Readonly<Record<string, string | readonly string[]>>): TypedCapacity => {
  const all = (field: string) => [fields[field] ?? []].flat();
  return { all, text: (field) => all(field)[0] ?? '' };
};
const CONTEXT: ParseContext = {
  today: '2026-11-23',
  competences: ['service', 'tyres'],
  serviceIds: ['hour', 'blades'],
  untimedIds: ['blades'],
  added: null,
};

describe('amounts as people type them', () => {
  test.each([
    ['1 295 kr', 129_500],
    ['1 295 kr', 129_500],
    ['1295,50', 129_550],
    ['1295.5', 129_550],
    ['1.295:-', 129_500],
    ['1.295,50 kr', 129_550],
    ['£1,295.50', 129_550],
    ['1295', 129_500],
    ['12 950 kr.', 1_295_000],
    ['99,-', 9900],
    ['0', 0],
    ['SEK 450', 45_000],
    ["1'295.00 €", 129_500],
  ])('%s', (text, minor) => expect(readAmount(text)).toBe(minor));

  test.each(['', 'gratis', '-5', '1,2,3', '12,345,6', '1 29,505', '99 999 999', 'kr', '1e3', '5 kr/liter'])(
    '%s is none',
    (text) => expect(readAmount(text)).toBeNull(),
  );

  test('what is written is read back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90_000_000 }),
        (minor) => readAmount(writeAmount(minor)) === minor,
      ),
    );
  });
});

test.each([
  ['90', 90],
  [' 90 min', 90],
  ['90 minuter', 90],
  ['90min.', 90],
  ['４５', 45],
  ['1 000', 1000],
  ['0', 0],
  ['1,5', null],
  ['1,5 h', null],
  ['1:30', null],
  ['-5', null],
  ['en timme', null],
  ['min', null],
  ['', null],
])('minutes as people type them: %j is %s', (text, minutes) => expect(readMinutes(text)).toBe(minutes));

describe('hours as people type them', () => {
  test.each([
    ['', ''],
    ['8-17', '08:00–17:00'],
    ['07.30 – 12, 13-16.30', '07:30–12:00, 13:00–16:30'],
    ['13:00-17:00; 8-12', '08:00–12:00, 13:00–17:00'],
    ['0800-1700', '08:00–17:00'],
    ['730-12', '07:30–12:00'],
    ['kl. 8 till 12 och 13 till 17', '08:00–12:00, 13:00–17:00'],
    ['7-12 / 13-16', '07:00–12:00, 13:00–16:00'],
    ['22-6', '22:00–06:00'],
    ['0-24', '00:00–24:00'],
    ['16-00:00', '16:00–24:00'],
    ['kl 08.00 til kl 16.00', '08:00–16:00'],
    ['klo 8.00–17.00', '08:00–17:00'],
    ['från 8 till 17', '08:00–17:00'],
    ['fra 8 til 16', '08:00–16:00'],
    ['od 8 do 17', '08:00–17:00'],
    ['8 am to 5 pm', '08:00–17:00'],
    ['8am-5:30pm', '08:00–17:30'],
    ['8h30-17h', '08:30–17:00'],
    ['７－１６', '07:00–16:00'],
    ['8\u00a0–\u00a017', '08:00–17:00'],
    ['stängt', ''],
    ['Stengt', ''],
    ['suljettu', ''],
    ['–', ''],
  ])('%s', (text, written) => {
    const read = readSpans(text);
    expect(read.ok && writeSpans(read.value)).toBe(written);
  });

  test.each([
    ['öppet', 'hours'],
    ['8', 'hours'],
    ['24-8', 'hours'],
    ['8-17-18', 'hours'],
    ['8-25', 'hours'],
    ['8:60-12', 'hours'],
    ['8-8', 'order'],
    ['8-12, 11-17', 'overlap'],
    ['22-6, 23-24', 'overlap'],
    ['1-2,3-4,5-6,7-8,9-10', 'hours'],
  ])('%s is refused', (text, problem) => expect(readSpans(text)).toEqual({ ok: false, error: problem }));

  test('what is written is read back', () => {
    const minute = fc.integer({ min: 0, max: 23 * 60 + 59 });
    const time = (at: number) =>
      `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(fc.uniqueArray(minute, { minLength: 2, maxLength: 8 }), (minutes) => {
        const times = minutes.toSorted((a, b) => a - b).map(time);
        const spans = Array.from({ length: Math.floor(times.length / 2) }, (_, at) => ({
          opens: times[at * 2] ?? '',
          closes: times[at * 2 + 1] ?? '',
        }));
        expect(readSpans(writeSpans(spans))).toEqual({ ok: true, value: spans });
      }),
    );
  });
});

describe('forms', () => {
  const problems = (
    part: Parameters<typeof parseCapacity>[0]['part'],
    item: string,
    fields: Parameters<typeof typed>[0],
  ) => {
    const parsed = parseCapacity({ part, item }, typed(fields), CONTEXT);
    return parsed.ok ? {} : parsed.error;
  };

  test('a field that cannot be read says why, each beside itself', () => {
    expect(problems('hours', '', { 'day-1': '8-8', 'day-2': 'x', 'day-3': '8-16' })).toEqual({
      'day-1': 'order',
      'day-2': 'hours',
    });
    expect(problems('day', '', { date: '2026-11-22', kind: 'closed' })).toEqual({ date: 'past' });
    expect(problems('day', '', { date: '2026-13-01', kind: 'hours' })).toEqual({
      date: 'date',
      hours: 'hours',
    });
    expect(problems('day', '', { date: '2029-11-24', kind: 'closed' })).toEqual({ date: 'far' });
    expect(problems('bay', 'bay-1', { name: ' ', ability: 'flying', outFrom: 'soon' })).toEqual({
      name: 'name',
      ability: 'abilities',
      outFrom: 'date',
    });
    expect(problems('service', 'hour', { minutes: '1,5' })).toEqual({ minutes: 'minutes' });
    expect(problems('service', 'hour', { minutes: '0' })).toEqual({ minutes: 'noTime' });
    expect(problems('service', 'hour', { minutes: '0 min' })).toEqual({ minutes: 'noTime' });
    expect(problems('service', 'blades', { minutes: '0' })).toEqual({});
    expect(problems('price', 'hour', { from: '2026-11-01', 'price-standard': 'dyrt' })).toEqual({
      from: 'past',
      'price-standard': 'amount',
    });
    expect(problems('price', 'no-such', { from: '2026-12-01' })).toEqual({ from: 'date' });
  });

  test('hours that are typed are not dropped because others are chosen; those the form came with are', () => {
    const day = { date: '2026-12-24', kind: 'closed', hours: '8-12' };
    expect(problems('day', '', day)).toEqual({ hours: 'unused' });
    expect(problems('day', '', { ...day, kind: 'usual' })).toEqual({ hours: 'unused' });
    expect(problems('day', '2026-12-24', { ...day, 'was-hours': '8-12' })).toEqual({});
  });

  test('dates are read as people write them, and stored as the calendar does', () => {
    const parsed = parseCapacity(
      { part: 'day', item: '' },
      typed({ date: '24/12', kind: 'closed' }),
      CONTEXT,
    );
    expect(parsed).toEqual({ ok: true, value: { part: 'day', item: '2026-12-24', value: [] } });
    const bay = { name: 'Lift', ability: ['service'], outFrom: '24.12.2026' };
    const out = parseCapacity({ part: 'bay', item: 'bay-1' }, typed(bay), CONTEXT);
    expect(out.ok && out.value.value).toMatchObject({ outFrom: '2026-12-24' });
  });

  test('a day of the past may stay where it was: a bay that is out, a price that counts', () => {
    const bay = { name: 'Lift', ability: ['service'], outFrom: '2026-01-01' };
    expect(problems('bay', 'bay-1', { ...bay, wasOut: '2026-01-01' })).toEqual({});
    expect(problems('bay', 'bay-1', bay)).toEqual({ outFrom: 'past' });
    expect(problems('price', 'hour 2026-01-01', { from: '2026-01-01' })).toEqual({});
  });

  test('prices are read in minor units; an empty field is not known', () => {
    const fields = { from: '2026-12-01', 'price-standard': '1 295 kr', 'agreement-standard': '995,50' };
    const parsed = parseCapacity({ part: 'price', item: 'hour' }, typed(fields), CONTEXT);
    expect(parsed.ok && parsed.value).toMatchObject({
      item: 'hour 2026-12-01',
      value: {
        prices: { standard: 129_500, premium: null, 'light-commercial': null },
        agreementPrices: { standard: 99_550 },
      },
    });
  });
});
