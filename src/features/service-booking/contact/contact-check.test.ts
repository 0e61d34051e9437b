import { expect, test } from 'vitest';
import { readPhone } from '~/platform/phone';
import { checkContact } from './contact-check';

const GOOD = { name: 'Kim Ek', phone: '070-174 06 05', email: 'kim@post.example', comment: '' };
const check = (change: Partial<typeof GOOD>) => checkContact({ ...GOOD, ...change });

test.each(['070-174 06 05', '+46 (0)70 174 06 05', '0701740605', '0046 70 174 06 05', ' 070 – 174 06 05 '])(
  'W-033 the number %s passes and is sent as a text that the server reads as +46701740605',
  (phone) => {
    expect(check({ phone })).toEqual({ ok: true, contact: { ...GOOD, phone: phone.trim() } });
    expect(readPhone(phone.trim(), 'SE')).toMatchObject({ ok: true, value: { e164: '+46701740605' } });
  },
);

test('W-033 what stands around a text is left out', () => {
  const typed = { name: '  Kim   Ek ', email: ' kim@post.example ', comment: ' Ring \n' };
  expect(check(typed)).toMatchObject({
    ok: true,
    contact: { name: 'Kim Ek', email: 'kim@post.example', comment: 'Ring' },
  });
});

test.each([
  [{ name: ' ' }, { name: 'form.nameMissing' }],
  [{ phone: '' }, { phone: 'form.phoneMissing' }],
  [{ phone: '12345' }, { phone: 'form.phoneInvalid' }],
  [{ phone: 'ring mig' }, { phone: 'form.phoneInvalid' }],
  [{ email: '' }, { email: 'form.emailMissing' }],
  [{ email: 'kim@post' }, { email: 'form.emailInvalid' }],
  [{ email: 'kim post@x.se' }, { email: 'form.emailInvalid' }],
  [{ comment: 'x'.repeat(501) }, { comment: 'form.tooLong' }],
  [
    { name: '', phone: '', email: '' },
    { name: 'form.nameMissing', phone: 'form.phoneMissing', email: 'form.emailMissing' },
  ],
])('W-033 %j is refused at its fields', (change, problems) => {
  expect(check(change)).toEqual({ ok: false, problems });
});

test('a comment of 500 characters passes', () => {
  expect(check({ comment: 'x'.repeat(500) }).ok).toBe(true);
});
