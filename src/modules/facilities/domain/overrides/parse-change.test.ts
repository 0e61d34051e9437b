import { expect, test } from 'vitest';
import { parseContact, parseDay, parsePeople, parseWeek } from './parse-change';

const typedAs = (fields: Readonly<Record<string, string>>) => (field: string) => fields[field] ?? '';

test.each([
  [
    { 'opens-1': '08:00', 'closes-1': '00:00' },
    { ok: true, value: [{ weekday: 1, opens: '08:00', closes: '24:00' }] },
  ],
  [{}, { ok: true, value: [] }],
  [{ 'opens-3': '08:00' }, { ok: false, error: { 'opens-3': 'half' } }],
  [
    { 'opens-3': '25:00', 'closes-3': '26:00' },
    { ok: false, error: { 'opens-3': 'half' } },
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
  ['2030-01-01', 'date'],
  ['2027-02-29', 'date'],
  ['24/12 2026', 'date'],
])('a day: %s', (date, problem) => {
  const answer = parseDay(typedAs({ date, kind: 'closed', name: ' Jul:afton ' }), '2026-11-23');
  expect(answer).toEqual(
    problem === null
      ? { ok: true, value: { date, name: 'Julafton', hours: null } }
      : { ok: false, error: { date: problem } },
  );
});

test('other hours need both times; those of a day that is closed are not read', () => {
  const day = { date: '2026-12-24', opens: '18:00', closes: '9' };
  expect(parseDay(typedAs({ ...day, kind: 'hours' }), '2026-11-23')).toMatchObject({
    error: { opens: 'half' },
  });
  expect(parseDay(typedAs({ ...day, kind: 'closed' }), '2026-11-23')).toMatchObject({
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
