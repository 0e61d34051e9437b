import { expect, test } from 'vitest';
import { messageSubset } from '~/messages';
import { CONSENT_REVISION, readChoice } from './choice';
import { CONSENT_MESSAGES } from './message-keys';
import { translationOf } from './texts';

const stored = (changes: Readonly<Record<string, unknown>> = {}) => {
  const choice = {
    categories: ['necessary', 'analytics'],
    revision: CONSENT_REVISION,
    consentId: 'a',
    consentTimestamp: '2026-03-02T09:00:00.000Z',
    lastConsentTimestamp: '2026-03-02T09:00:00.000Z',
    ...changes,
  };
  return `consent=${encodeURIComponent(JSON.stringify(choice))}`;
};

test('a choice is read among other cookies, and only purposes that can be asked for', () => {
  expect(readChoice(`hideAlert=true; ${stored()}; x=1`)).toEqual(new Set(['analytics']));
  expect(readChoice(stored({ categories: ['necessary'] }))).toEqual(new Set());
  expect(readChoice(stored({ categories: ['necessary', 'marketing', 'external', 'spying'] }))).toEqual(
    new Set(['marketing', 'external']),
  );
});

test.each([
  ['none', ''],
  ['a cookie of another name', `my${stored()}`],
  ['another revision', stored({ revision: CONSENT_REVISION + 1 })],
  ['no date', stored({ consentTimestamp: undefined })],
  ['categories that are no list', stored({ categories: 'analytics' })],
  ['no JSON', 'consent=all'],
  ['JSON that is no object', 'consent=null'],
  ['a broken escape', 'consent=%E0%A4%A'],
])('%s is no choice', (_, cookies) => {
  expect(readChoice(cookies)).toBeNull();
});

test('what an editor has written into the dialog is text, never markup', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&';
  const overrides = Object.fromEntries(CONSENT_MESSAGES.map((key) => [key, hostile]));
  const messages = messageSubset('sv', CONSENT_MESSAGES, overrides);
  const { consentModal, preferencesModal } = translationOf({ messages, policy: '/"><script>' });
  const markup = [
    ...Object.values(consentModal),
    ...Object.values({ ...preferencesModal, closeIconLabel: '', sections: '' }),
    ...preferencesModal.sections.flatMap(({ title = '', description = '' }) => [title, description]),
  ].join('\n');
  expect(markup.match(/<[^>]*>/g)).toEqual(
    new Array(4).fill(expect.stringMatching(/^<a href="[^"<>]+">$|^<\/a>$/)),
  );
});

test('the dialog names the page about cookies only where there is one', () => {
  const messages = messageSubset('sv', CONSENT_MESSAGES);
  expect(translationOf({ messages, policy: '/kakor' }).consentModal.description).toContain('href="/kakor"');
  expect(translationOf({ messages, policy: null }).consentModal.description).not.toContain('<a');
});
