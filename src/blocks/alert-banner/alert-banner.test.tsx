import { describe, expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { renderBlock, testPage } from '~test/block';
import { block } from './alert-banner.block';
import { view } from './alert-banner.view';
import { cookieText, cookieValue } from './dismissal';
import { NOTICE_SCRIPT } from './notice-script';

const words = { MessageTitle: 'Stängt', MessageText: '<p>I dag.</p>' };

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(renderBlock(block, view, example.fields, { data: null })).toContain('aria-label="Meddelande');
});

test('nothing is drawn without words', () => {
  expect(renderBlock(block, view, { MessageIcon: 'CampaignAlert' }, { data: null })).toBe('');
});

test('a warning cannot be closed and waits for no script', () => {
  const html = renderBlock(block, view, { ...words, MessageType: 'Warning' }, { data: null });
  expect(html).not.toMatch(/<button|<script|data-enhance/);
});

test.each(['Neutral', 'Light', 'Dark'] as const)(
  '%s can be closed, and is looked after before the first paint',
  (type) => {
    const html = renderBlock(block, view, { ...words, MessageType: type }, { data: null });
    expect(html).toContain('aria-label="Stäng meddelandet"');
    expect(html).toContain(`</section><script>${NOTICE_SCRIPT}</script>`);
    expect(html).toMatch(/data-remember="cookie" data-about="Stängt"/);
  },
);

test('where notices are remembered per session, even a warning gives way when it is scrolled past', () => {
  const page = testPage({ site: siteByKey('carstore-se') });
  const html = renderBlock(block, view, { ...words, MessageType: 'Warning' }, { data: null, page });
  expect(html).toContain('data-enhance="alert-banner"');
  expect(html).not.toContain('<button');
});

describe('the inline script', () => {
  const stateAfter = (data: Record<string, string>, cookie: string, stored: Record<string, string>) => {
    const notice = { dataset: { ...data } };
    const document = { cookie, currentScript: { previousElementSibling: notice } };
    const sessionStorage = { getItem: (key: string) => stored[key] ?? null };
    new Function('document', 'sessionStorage', NOTICE_SCRIPT)(document, sessionStorage);
    return notice.dataset.state;
  };

  test.each([
    ['cookie', '', {}, undefined],
    ['cookie', 'a=1; hideAlert=true', {}, 'collapsed'],
    ['cookie', 'xhideAlert=true', {}, undefined],
    ['session', 'hideAlert=true', {}, undefined],
    ['session', '', { 'hideAlert:Stängt': 'true' }, 'collapsed'],
    ['session', '', { 'hideAlert:Öppet': 'true' }, undefined],
  ])('remembered by %s, cookies "%s", stored %o: %s', (remember, cookie, stored, state) => {
    expect(stateAfter({ remember, about: 'Stängt' }, cookie, stored)).toBe(state);
  });
});

describe('cookie', () => {
  test('lasts one day on the whole site, or the session when no days are given', () => {
    expect(cookieText('hideAlert', 'true', 1)).toBe('hideAlert=true; path=/; samesite=lax; max-age=86400');
    expect(cookieText('a', 'å;=')).toBe('a=%C3%A5%3B%3D; path=/; samesite=lax');
  });

  test('is found by its whole name', () => {
    expect(cookieValue('x=1; hideAlert=true', 'hideAlert')).toBe('true');
    expect(cookieValue('xhideAlert=true', 'hideAlert')).toBeNull();
  });
});
