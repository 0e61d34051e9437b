import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { translator } from '~/messages';
import { BookedLinks } from '.';

const drawn = (token: string) =>
  renderToStaticMarkup(
    <BookedLinks
      token={token}
      addresses={{ visit: '/visits?l=sv&t=', earlier: '/visits/earlier?t=&l=sv' }}
      t={translator('sv')}
    />,
  );

test('a booked visit leads to an earlier day, and to its own page', () => {
  const links = [...drawn('a+b').matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)];
  expect(links.map(([, href, content = '']) => [href, content.replaceAll(/<[^>]+>/g, '')])).toEqual([
    ['/visits/earlier?t=a%2Bb&amp;l=sv', 'Vill du komma tidigare?'],
    ['/visits?l=sv&amp;t=a%2Bb', 'Ändra eller avboka'],
  ]);
});

test('one without a token has nowhere to lead', () => {
  expect(drawn('')).toBe('');
});
