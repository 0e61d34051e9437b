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
  expect(drawn('a+b')).toBe(
    '<a href="/visits/earlier?t=a%2Bb&amp;l=sv">Vill du komma tidigare?</a><a href="/visits?l=sv&amp;t=a%2Bb">Ändra eller avboka</a>',
  );
});

test('one without a token has nowhere to lead', () => {
  expect(drawn('')).toBe('');
});
