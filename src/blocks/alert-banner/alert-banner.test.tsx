import { describe, expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { renderBlock, testPage } from '~test/block';
import { block } from './alert-banner.block';
import { view } from './alert-banner.view';
import { cookieText, cookieValue } from './dismissal';

const words = { MessageTitle: 'Stängt', MessageText: '<p>I dag.</p>' };

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(renderBlock(block, view, example.fields, { data: null })).toContain('aria-label="Meddelande');
});

test('nothing is drawn without words', () => {
  expect(renderBlock(block, view, { MessageIcon: 'CampaignAlert' }, { data: null })).toBe('');
});

test('a warning cannot be closed and waits for no script', () => {
  const html = renderBlock(block, view, { ...words, MessageType: 'Warning' }, { data: null });
  expect(html).toContain('data-state="open"');
  expect(html).not.toMatch(/<button|fc-island/);
});

test.each(['Neutral', 'Light', 'Dark'] as const)(
  '%s can be closed, and waits until the page has looked',
  (type) => {
    const html = renderBlock(block, view, { ...words, MessageType: type }, { data: null });
    expect(html).toContain('aria-label="Stäng meddelandet"');
    expect(html).toContain('data-state="unknown"');
  },
);

test('where notices are remembered per session, even a warning gives way when it is scrolled past', () => {
  const page = testPage({ site: siteByKey('carstore-se') });
  const html = renderBlock(block, view, { ...words, MessageType: 'Warning' }, { data: null, page });
  expect(html).toContain('data-island="alert-banner"');
  expect(html).not.toContain('<button');
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
