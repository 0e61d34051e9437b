import { expect, test } from 'vitest';
import { createPreviewLinks } from './preview-link';

const NOW = new Date('2026-11-01T10:00:00Z');
const clock = { now: NOW };
const links = createPreviewLinks(['first', 'older'], () => clock.now);

test('a link names its draft until it is over', () => {
  clock.now = NOW;
  const { token, expires } = links.sign('item', 'sv', 7);
  expect(expires).toEqual(new Date('2026-11-08T10:00:00Z'));
  expect(links.read(token)).toEqual({ itemId: 'item', language: 'sv', expires });
  clock.now = expires;
  expect(links.read(token)).toBeNull();
  clock.now = NOW;
});

test('a link that an older secret has signed is good, one of another secret is none', () => {
  expect(links.read(createPreviewLinks(['older'], () => NOW).sign('item', 'sv', 1).token)).not.toBeNull();
  expect(links.read(createPreviewLinks(['other'], () => NOW).sign('item', 'sv', 1).token)).toBeNull();
});

test('an altered link is none: another page, language or time, half a signature, nothing', () => {
  const { token } = links.sign('item', 'sv', 1);
  const [body = '', signature = ''] = token.split('.');
  const other = (value: unknown) =>
    `${Buffer.from(JSON.stringify(value)).toString('base64url')}.${signature}`;
  const late = NOW.getTime() * 2;
  for (const forged of [
    other(['other', 'sv', late]),
    other(['item', 'en', late]),
    other(['item', 'sv', late]),
    `${body}.${signature.slice(0, 42)}`,
    `${body}.${signature.slice(0, 42)}${signature.endsWith('A') ? 'E' : 'A'}`,
    `${body}.`,
    body,
    '',
    `${token}.x`,
    `.${signature}`,
  ])
    expect(links.read(forged)).toBeNull();
});
