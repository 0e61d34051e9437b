import { expect, test } from 'vitest';
import { makeRecoveryCodes, recoveryDigest } from './recovery-codes';
import { seal, unseal } from './sealed';
import { noSecondStepCookie, secondStepAccount, secondStepCookie } from './second-step';
import { base32, otpauthUri, stepOfCode, totpCode, totpStep } from './totp';

const KEY = new TextEncoder().encode('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

// RFC 6238, appendix B: the last six digits of its eight.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i the code is %s', (seconds, code) => {
  expect(totpCode(KEY, totpStep(at(seconds)))).toBe(code);
});

test('a clock may be wrong by one step, and no more', () => {
  const code = totpCode(KEY, totpStep(at(3000)));
  expect([-31, -30, 0, 59, 60].map((skew) => stepOfCode(KEY, code, at(3000 + skew)))).toEqual([
    null,
    100,
    100,
    100,
    null,
  ]);
  expect(stepOfCode(KEY, ` ${code.slice(0, 3)} ${code.slice(3)}`, at(3000))).toBe(100);
  for (const typed of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
    expect(stepOfCode(KEY, typed, at(3000))).toBeNull();
});

test('the key is written as apps read it', () => {
  expect(base32(new TextEncoder().encode('foobar'))).toBe('MZXW6YTBOI');
  expect(otpauthUri(KEY, 'Nordhem Motor', 'a+b@cars.example')).toBe(
    'otpauth://totp/Nordhem%20Motor:a%2Bb%40cars.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Nordhem%20Motor',
  );
});

test('what is sealed opens for its owner, with the secret or an older one, and is not changed unseen', () => {
  const sealed = seal(KEY, 'kim', ['first']);
  expect(sealed).not.toContain(Buffer.from(KEY).toString('base64url'));
  expect(unseal(sealed, 'kim', ['first'])).toEqual({ value: Buffer.from(KEY), isOld: false });
  expect(unseal(sealed, 'kim', ['new', 'first'])?.isOld).toBe(true);
  expect(unseal(sealed, 'kim', ['new'])).toBeNull();
  expect(unseal(sealed, 'bo', ['first'])).toBeNull();
  expect(unseal(`${sealed.slice(0, -2)}AA`, 'kim', ['first'])).toBeNull();
  expect(unseal('', 'kim', ['first'])).toBeNull();
  expect(seal(KEY, 'kim', ['first'])).not.toBe(sealed);
});

test('a recovery code is known however it is typed', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  const [code = ''] = codes;
  expect(code).toMatch(/^[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}$/);
  const digest = recoveryDigest(code);
  expect(recoveryDigest(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(digest);
  expect(recoveryDigest(code.slice(1))).toBeNull();
  expect(recoveryDigest('123456')).toBeNull();
});

test('the cookie between the steps is of one account, for five minutes', () => {
  const line = secondStepCookie('kim', at(0), ['first'], true);
  expect(line).toMatch(/; Max-Age=300; Path=\/staff; HttpOnly; SameSite=Lax; Secure$/);
  const [cookie = ''] = line.split(';');
  expect(secondStepAccount(`a=b; ${cookie}`, at(299), ['new', 'first'])).toBe('kim');
  expect(secondStepAccount(cookie, at(300), ['first'])).toBeNull();
  expect(secondStepAccount(cookie, at(0), ['new'])).toBeNull();
  const forged = `${Buffer.from('{"account":"boss","until":9e15}').toString('base64url')}.${cookie.split('.').at(-1)}`;
  expect(secondStepAccount(`forecourt.second_step=${forged}`, at(0), ['first'])).toBeNull();
  expect(secondStepAccount(noSecondStepCookie(false), at(0), ['first'])).toBeNull();
});
