import { describe, expect, test } from 'vitest';
import { translator } from '~/messages';
import { shareAddress } from '~/ui/share/share-address';
import { renderBlock, testPage } from '~test/block';
import { SHARE_TARGETS } from './share-targets';
import { block } from './social-media.block';
import { view } from './social-media.view';

const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2], page = testPage()) =>
  renderBlock(block, view, fields, { data: null, page });
const channel = { name: 'Facebook', Link: { href: 'https://www.facebook.com/nordhem', text: '' } };

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toMatch(/<details|<ul/);
});

test('C-255: the share menu stands only where it is wanted, and is closed at first', () => {
  expect(render({ Share: true })).toMatch(/<details(?![^>]* open)/);
  expect(render({ SocialMediaChannels: [channel] })).not.toContain('<details');
});

test('C-256: a channel is its mark with its name, whatever the case, and leads to its link', () => {
  const html = render({ SocialMediaChannels: [{ ...channel, name: 'facebook' }] });
  expect(html).toMatch(/<a href="https:\/\/www\.facebook\.com\/nordhem"[^>]*><svg[^>]*aria-label="facebook"/);
});

test('C-256: a channel that we have no mark for shows its name', () => {
  expect(render({ SocialMediaChannels: [{ ...channel, name: 'Mastodonten' }] })).toContain(
    '>Mastodonten</a>',
  );
});

test('C-257: a channel without a link is left out; with nothing left there is no block', () => {
  expect(
    render({ SocialMediaChannels: [channel, { name: 'YouTube', Link: null }] }).match(/<li/g),
  ).toHaveLength(1);
  expect(render({ SocialMediaChannels: [{ name: 'YouTube', Link: null }] })).toBe('');
});

describe('the share menu', () => {
  const page = testPage({ origin: 'https://nordhem.example', path: '/livet-med-bil' });
  const address = encodeURIComponent('https://nordhem.example/livet-med-bil');

  test.each([
    ['C-258, C-499', 'LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${address}`],
    ['C-259, C-500', 'Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['C-260, C-501', 'WhatsApp', `https://wa.me/?text=${address}`],
    ['C-261, C-502', 'X', `https://x.com/intent/post?url=${address}`],
  ])('%s: offers %s in a new window that cannot reach back', (_, name, href) => {
    const html = render({ Share: true }, page);
    const [link = ''] =
      html.match(new RegExp(`<a href="${href.replace(/[.?]/g, '\\$&')}"[^>]*>.*?</a>`)) ?? [];
    expect(link).toContain('target="_blank" rel="noopener"');
    expect(link.endsWith(`${name}</a>`)).toBe(true);
  });

  test('gives each place the whole address, with its query', () => {
    for (const target of SHARE_TARGETS) {
      const query = [
        ...new URL(shareAddress(target.address, 'https://a.example/b?c=1&d=ö#e')).searchParams.values(),
      ];
      expect(query).toEqual(['https://a.example/b?c=1&d=ö#e']);
    }
  });

  test('C-262: offers to copy the link, and has a place to say so before there is anything to say', () => {
    expect(render({ Share: true })).toMatch(
      /<button type="button"[^>]*data-copy="">.*role="status"[^>]*><\/span>/,
    );
  });

  test.each([
    ['C-264', 'sv', 'Dela', 'Kopiera'],
    ['C-264', 'en', 'Share', 'Copy'],
  ] as const)('%s, C-265: in %s its words are %s and %s', (_, language, share, copy) => {
    const html = render({ Share: true }, testPage({ t: translator(language) }));
    expect(html).toMatch(new RegExp(`</svg>${share}</summary>`));
    expect(html).toMatch(new RegExp(`</svg>${copy}</button>`));
  });
});
