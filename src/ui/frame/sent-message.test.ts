import { expect, test } from 'vitest';
import { saysSent } from './sent-message';

test.each([
  ['an action', { action: 'submission-completed', formID: '1' }],
  ['an action as JSON text', '{"action":"submission-completed"}'],
  ['the name of an event', { type: 'hsFormCallback', eventName: 'onFormSubmitted' }],
  ['a type', { type: 'form-submit' }],
  ['a word', 'formSubmitted'],
])('%s says that a form was sent', (_, message) => {
  expect(saysSent(message)).toBe(true);
});

test.each([
  ['nothing', null],
  ['a number', 3],
  ['an event before the end', { type: 'hsFormCallback', eventName: 'onFormReady' }],
  ['words elsewhere', { text: 'form-submit' }],
  ['a height', 'setHeight:500:1'],
  ['broken JSON', '{"action":"submission-completed"'],
  ['a field that is no text', { action: { type: 'form-submit' } }],
])('%s does not', (_, message) => {
  expect(saysSent(message)).toBe(false);
});
