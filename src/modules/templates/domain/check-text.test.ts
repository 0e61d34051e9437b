import { describe, expect, test } from 'vitest';
import { checkParts, checkText, cleanText } from './check-text';
import type { Template, TemplateField } from './template';

const template: Template = {
  id: 'visit-booked-mail',
  name: 'templates.name.visitBooked',
  channel: 'mail',
  fields: [],
  placeholders: ['site', 'plate'],
  example: () => ({ text: '' }),
};
const subject: TemplateField = { key: 'visitMail.bookedSubject', kind: 'subject' };
const text: TemplateField = { key: 'visitMail.booked', kind: 'text' };
const sms: TemplateField = { key: 'visitSms.change', kind: 'text', required: ['url'] };
const check = (typed: string, field = text, channel: Template['channel'] = 'mail') =>
  checkText(cleanText(typed, field), field, { template: { ...template, channel }, language: 'sv' });

describe('a text', () => {
  test.each(['Hej, tack för din bokning!', 'Bil {plate}, {site}', '1 < 2, 3 > 2, <3', 'Rad 1\n\nRad 2'])(
    'is taken: %s',
    (typed) => expect(check(typed)).toBeNull(),
  );

  test.each([
    ['', { code: 'empty' }],
    [' \n\u200b\u202e ', { code: 'empty' }],
    ['x'.repeat(2001), { code: 'long', max: 2000 }],
    ['Hej <b>du</b>', { code: 'tag', tag: '<b>' }],
    ['<script>alert(1)</script>', { code: 'tag', tag: '<script>' }],
    ['<!-- x', { code: 'tag', tag: '<!-- x' }],
    ['<img src=x onerror=alert(1)', { code: 'tag', tag: '<img src=x onerror=alert(1)' }],
    ['Hej {', { code: 'brace' }],
    ['Hej }{', { code: 'brace' }],
    ['{{plate}}', { code: 'brace' }],
    ['{phone}', { code: 'unknown', placeholder: 'phone' }],
    ['{}', { code: 'unknown', placeholder: '' }],
    ['{constructor}', { code: 'unknown', placeholder: 'constructor' }],
    ['{__proto__}', { code: 'unknown', placeholder: '__proto__' }],
    ['{site', { code: 'brace' }],
  ])('is refused: %j', (typed, problem) => expect(check(typed)).toEqual(problem));

  test('may name what our own wording of it names, and only there', () => {
    expect(check('{when} hos {workshop}', subject)).toBeNull();
    expect(check('{when} hos {workshop}')).toEqual({ code: 'unknown', placeholder: 'when' });
    expect(check('Klicka här', sms)).toEqual({ code: 'missing', placeholder: 'url' });
  });

  test('is kept without what nobody sees, a subject on one line', () => {
    expect(cleanText('  A\r\nB\u0000\u202eC{ plate }\n\n\n\nD ', text)).toBe('A\nBC{plate}\n\nD');
    expect(cleanText('Ny tid:\r\nBcc: x@y.example', subject)).toBe('Ny tid: Bcc: x@y.example');
  });

  test('of an SMS has only what an SMS can say, and no more parts than are sent', () => {
    expect(check('Länk 😀 {url} ☂', sms, 'sms')).toEqual({ code: 'characters', characters: '😀 ☂' });
    expect(check('Ťažný „čas“ {url}', sms, 'sms')).toBeNull();
    const ofLength = (length: number) =>
      checkParts({ ...template, channel: 'sms' }, { text: 'x'.repeat(length) });
    expect([ofLength(306), ofLength(307)]).toEqual([null, { code: 'parts', parts: 3, max: 2 }]);
    expect(checkParts(template, { text: 'x'.repeat(1000) })).toBeNull();
  });
});
