import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { oneByteScript, oneByteSheet } from './one-byte.ts';

test('what a script says stays the same, in texts and expressions', () => {
  const code =
    '({ text: "12 – 14 €", marked: `\u{1f697} →`, "čís": /[–—]+/u.test("—"), car: /^\u{1f697}$/u.test("\u{1f697}"), plain: "åäö" })';
  const short = oneByteScript(code);
  expect(short).not.toMatch(/[\u0080-\uffff]/);
  expect(runInThisContext(short)).toEqual(runInThisContext(code));
});

test.each(['String.raw`a – b`', '/\\–/'])('what would say something else is refused: %s', (code) => {
  expect(() => oneByteScript(code)).toThrow('cannot be escaped');
});

test('a style sheet has the character as an escape', () => {
  expect(oneByteSheet('.a:after{content:"→b" / "å"}')).toBe('.a:after{content:"\\2192 b" / "å"}');
});
