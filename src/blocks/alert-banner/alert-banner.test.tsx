import { describe, expect, test } from 'vitest';
import { cookieText, cookieValue } from '~/features/alert-notice/dismissal';
import { NOTICE_SCRIPT } from '~/features/alert-notice/notice-script';
import { siteByKey } from '~/sites';
import { iconId } from '~/ui/icon/addresses';
import { renderBlock, testPage } from '~test/block';
import { block } from './alert-banner.block';
import { view } from './alert-banner.view';

const words = { MessageTitle: 'Stängt', MessageText: '<p>I dag.</p>' };

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(renderBlock(block, view, example.fields, { data: null })).toContain('aria-label="Meddelande');
});

const draw = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2], page = testPage()) =>
  renderBlock(block, view, fields, { data: null, page });

test('C-096 nothing is drawn without words', () => {
  expect(draw({ MessageIcon: 'CampaignAlert' })).toBe('');
  expect(draw({ MessageTitle: ' ', MessageText: '<p>&nbsp;</p><p><br></p>' })).toBe('');
});

test('C-095 title and text are shown as given', () => {
  const html = draw({ MessageTitle: 'Stängt & låst', MessageText: '<p>Till <strong>måndag</strong>.</p>' });
  expect(html).toContain('>Stängt &amp; låst</p>');
  expect(html).toContain('<p>Till <strong>måndag</strong>.</p>');
});

test('C-097, C-098, C-099 the icon is the one of its name, and none when none is chosen', () => {
  const icons = (['CampaignAlert', 'WarningAlert'] as const).map((MessageIcon) => {
    const html = draw({ ...words, MessageType: 'Warning', MessageIcon });
    return /<use href="#([^"]+)"/.exec(html)?.[1];
  });
  expect(icons).toEqual([iconId('CampaignAlert'), iconId('WarningAlert')]);
  expect(draw({ ...words, MessageType: 'Warning', MessageIcon: 'None' })).not.toContain('<svg');
});

test('C-106 a warning cannot be closed and waits for no script', () => {
  const html = renderBlock(block, view, { ...words, MessageType: 'Warning' }, { data: null });
  expect(html).not.toMatch(/<button|<script|data-enhance/);
});

test.each(['Neutral', 'Light', 'Dark'] as const)(
  'C-107, C-447 %s can be closed, and is looked after before the first paint',
  (type) => {
    const html = renderBlock(block, view, { ...words, MessageType: type }, { data: null });
    expect(html).toContain('aria-label="Stäng meddelandet"');
    expect(html).toContain(`</section><script>${NOTICE_SCRIPT}</script>`);
    expect(html).toMatch(/data-remember="cookie" data-about="Stängt"/);
  },
);

test('C-451 where notices are remembered per session, even a warning gives way when it is scrolled past', () => {
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
  ])('C-447, C-450 remembered by %s, cookies "%s", stored %o: %s', (remember, cookie, stored, state) => {
    expect(stateAfter({ remember, about: 'Stängt' }, cookie, stored)).toBe(state);
  });
});

describe('cookie', () => {
  test('C-430, C-431, C-432, C-445 is encoded, for the whole site, and lasts some days or the session', () => {
    expect(cookieText('hideAlert', 'true', 1)).toBe('hideAlert=true; path=/; samesite=lax; max-age=86400');
    expect(cookieText('ä=', 'å;=')).toBe('%C3%A4%3D=%C3%A5%3B%3D; path=/; samesite=lax');
  });

  test('is found by its whole name', () => {
    expect(cookieValue('x=1; hideAlert=true', 'hideAlert')).toBe('true');
    expect(cookieValue('xhideAlert=true', 'hideAlert')).toBeNull();
    expect(cookieValue(cookieText('ä=', 'å;='), 'ä=')).toBe('å;=');
    expect(cookieValue('hideAlert=%E0%A4%A', 'hideAlert')).toBe('%E0%A4%A');
  });
});
