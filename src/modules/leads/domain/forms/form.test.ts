import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOf, pathOf, readValues } from './form';

const good = { name: 'Ada Ek', phone: '070-174 06 05', email: 'ada@post.example' };
const rules = { country: 'SE', sellerRequired: false } as const;
const read = (values: Record<string, unknown>) => readValues({ ...good, ...values }, rules);

describe('readValues', () => {
  test.each([
    [{ name: '  ' }, { name: 'nameMissing' }],
    [{ phone: '' }, { phone: 'phoneMissing' }],
    [{ phone: '12345' }, { phone: 'phoneInvalid' }],
    [{ phone: '111111111111111111111' }, { phone: 'phoneInvalid' }],
    [{ phone: 'abc' }, { phone: 'phoneInvalid' }],
    [{ phone: '++46123456' }, { phone: 'phoneInvalid' }],
    [{ phone: '      ' }, { phone: 'phoneMissing' }],
    [{ email: '' }, { email: 'emailMissing' }],
    [{ email: 'a' }, { email: 'emailInvalid' }],
    [{ email: 'a@b' }, { email: 'emailInvalid' }],
    [{ email: 'a b@c.se' }, { email: 'emailInvalid' }],
    [
      { name: '', email: 'a' },
      { name: 'nameMissing', email: 'emailInvalid' },
    ],
  ])('V-359, V-360, V-362, V-364, V-365, V-366, V-373: %j is refused with %j', (values, problems) => {
    expect(read(values)).toEqual({ ok: false, error: problems });
  });

  test.each(['123456', '+46 70 123 45 67', '1'.repeat(20), '070-174 06 05'])(
    'V-362, V-363: %s is a phone number',
    (phone) => {
      expect(read({ phone })).toMatchObject({ ok: true });
    },
  );

  test('a text that is too long is named, not cut', () => {
    expect(read({ message: 'x'.repeat(5001) })).toEqual({ ok: false, error: { message: 'tooLong' } });
  });

  test('control characters and half letters are left out, and a line stays one line', () => {
    const values = { name: 'A\u0000da\r\nPhone: 1\ud800', message: 'one\r\ntwo\u0007\u0000' };
    expect(read(values)).toMatchObject({ value: { name: 'Ada Phone: 1\ufffd', message: 'one\ntwo' } });
  });

  test('V-317, V-318, V-442: ticks come as booleans or as a browser sends them', () => {
    expect(read({ quote: 'on', testDrive: false })).toMatchObject({
      value: { quote: true, testDrive: false },
    });
  });

  test('what is no set of values at all is malformed', () => {
    for (const raw of [null, 'x', 7, { ...good, name: { first: 'Ada' } }]) {
      expect(readValues(raw, rules)).toEqual({ ok: false, error: 'malformed' });
    }
  });
});

test('the page a form came from is a path of ours, whatever was sent', () => {
  expect(pathOf('https://nordhem.example/kop-bil/1/x?a=1#contact-form')).toBe('/kop-bil/1/x?a=1');
  for (const address of ['', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b'])
    expect(pathOf(address)).toBe('/');
  fc.assert(
    fc.property(fc.string(), (address) => {
      expect(pathOf(address)).toMatch(/^\/(?![/\\])/);
    }),
  );
});

test('the kind of a form is the end of its name', () => {
  expect(kindOf('NordhemCarContactForm')).toBe('CarContactForm');
  expect(kindOf('NordhemContactForm')).toBe('ContactForm');
  expect(kindOf('NordhemOther')).toBeNull();
});
