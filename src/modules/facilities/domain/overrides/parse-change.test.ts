import { expect, test } from 'vitest';
import { parseContact, parseDay, parsePeople, parseWeek } from './parse-change';

const typedAs = (fields: Readonly<Record<string, string>>) => (field: string) => fields[field] ?? '';

test.each([
  [
    { 'opens-1': '08:00', 'closes-1': '00:00' },
    { ok: true, value: [{ weekday: 1, opens: '08:00', closes: '24:00' }] },
  ],
  [{}, { ok: true, value: [] }],
  [{ 'opens-3': '08:00' }, { ok: false, error: { 'closes-3': 'half' } }],
  [
    { 'opens-3': '25:00', 'closes-3': '26:00' },
    { ok: false, error: { 'opens-3': 'time' } },
  ],
  [
    { 'opens-3': '8', 'closes-3': 'fem' },
    { ok: false, error: { 'closes-3': 'time' } },
  ],
  [{ 'closes-3': '17' }, { ok: false, error: { 'opens-3': 'half' } }],
  [
    { 'opens-2': '8.30', 'closes-2': '1700', 'opens-6': ' kl 10 ', 'closes-6': '24:00' },
    {
      ok: true,
      value: [
        { weekday: 2, opens: '08:30', closes: '17:00' },
        { weekday: 6, opens: '10:00', closes: '24:00' },
      ],
    },
  ],
  [
    { 'opens-7': '10:00', 'closes-7': '10:00' },
    { ok: false, error: { 'opens-7': 'order' } },
  ],
])('a week %o', (fields, answer) => {
  expect(parseWeek(typedAs(fields))).toEqual(answer);
});

test.each([
  ['2026-11-23', null],
  ['2026-11-22', 'past'],
  ['2030-01-01', 'far'],
  ['2027-02-29', 'date'],
  ['2026-13-40', 'date'],
  ['julafton', 'date'],
  ['', 'date'],
])('a day: %s', (date, problem) => {
  const answer = parseDay(typedAs({ date, kind: 'closed', name: ' Jul:afton ' }), '2026-11-23');
  expect(answer).toEqual(
    problem === null
      ? { ok: true, value: { date, name: 'Julafton', hours: null } }
      : { ok: false, error: { date: problem } },
  );
});

test('a day as people write it is that of the calendar', () => {
  const day = parseDay(typedAs({ date: '24/12 2026', kind: 'closed', name: '' }), '2026-11-23');
  expect(day).toEqual({ ok: true, value: { date: '2026-12-24', name: '', hours: null } });
});

test('other hours need both times; a day that is closed has none but those the form came with', () => {
  const ofDay = (fields: Readonly<Record<string, string>>) =>
    parseDay(typedAs({ date: '2026-12-24', ...fields }), '2026-11-23');
  expect(ofDay({ kind: 'hours', opens: '18:00', closes: '' })).toMatchObject({ error: { closes: 'half' } });
  expect(ofDay({ kind: 'hours', opens: '18:00', closes: '9' })).toMatchObject({ error: { opens: 'order' } });
  expect(ofDay({ kind: 'hours' })).toMatchObject({ error: { opens: 'hours' } });
  const times = { kind: 'closed', opens: '10:00', closes: '14:00' };
  expect(ofDay(times)).toMatchObject({ error: { opens: 'closed' } });
  expect(ofDay({ ...times, 'was-opens': '10:00', 'was-closes': '14:00' })).toMatchObject({
    value: { hours: null },
  });
});

test.each([
  ['phone', 'javascript:alert(1)', 'phone'],
  ['phone', '+46 (0)8-123 45 67', null],
  ['email', 'nobody', 'email'],
  ['email', '', 'email'],
  ['phone', '', null],
  ['street', 'x'.repeat(121), 'long'],
])('%s: %s', (field, value, problem) => {
  const has = { phone: '1', email: 'a@b.example', street: '', zip: '', city: '' };
  const typed = typedAs({ email: 'a@b.example', [field]: value });
  expect(parseContact(typed, has)).toMatchObject(
    problem === null ? { ok: true } : { ok: false, error: { [field]: problem } },
  );
});

test('a department has no street, and may have no mailbox', () => {
  const typed = typedAs({ phone: '', email: '', street: 'Gatan 1' });
  expect(parseContact(typed, { phone: '1', email: 'a@b.example' })).toEqual({
    ok: true,
    value: { phone: '', email: '' },
  });
});

test('people who are not in the import, and rows without a word, are none; a name is needed', () => {
  const anna = { first_name: 'Anna', last_name: '', title: '', phone: '', email: 'anna@x.example' };
  const typed = typedAs({
    count: '9999',
    'source-0': 'gone@x.example',
    'first_name-0': 'Eva',
    'title-2': 'Chef',
  });
  expect(parsePeople(typed, [anna])).toEqual({ ok: false, error: { 'first_name-2': 'name' } });
  const known = typedAs({
    count: '2',
    'source-0': 'gone@x.example',
    'first_name-0': 'Eva',
    'source-1': 'anna@x.example',
    'first_name-1': 'Anna',
    'email-1': 'anna@x.example',
  });
  expect(parsePeople(known, [anna])).toEqual({
    ok: true,
    value: [{ source: 'anna@x.example', shown: false, changes: {} }],
  });
});
