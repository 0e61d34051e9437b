import { expect, test } from 'vitest';
import { leadEvent } from './lead-event';

const formName = 'NordhemCarContactForm';
const commerce = { currency: 'SEK', value: 249_900, items: [{ item_id: '7' }] };

test.each([
  ['V-510: a quote', { quote: true, testDrive: false }, 'offert'],
  ['V-511: a test drive', { quote: false, testDrive: true }, 'provkörning'],
  ['V-512: both', { quote: true, testDrive: true }, 'offert, provkörning'],
  ['V-512: neither', { quote: false, testDrive: false }, undefined],
  ['a form without wishes', {}, undefined],
])('%s is the reason of a lead', (_, values, reason) => {
  const event = leadEvent({ formName, values }, commerce);
  expect(event).toMatchObject({ event: 'generate_lead', form_name: formName, ecommerce: commerce });
  expect(event.reason).toBe(reason);
});

test('without a car there is no commerce data; and never personal data', () => {
  const values = { quote: true, name: 'Ada Ek', email: 'ada@post.example' };
  expect(leadEvent({ formName, values }, null)).toEqual({
    event: 'generate_lead',
    form_name: formName,
    reason: 'offert',
  });
});
