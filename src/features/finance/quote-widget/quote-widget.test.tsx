import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { embeddedQuotes } from '~/modules/finance/server';
import { siteByKey } from '~/sites';
import { testPage } from '~test/block';
import { quoteOffer } from './quote-offer';
import { QuoteWidget } from './quote-widget';

const page = testPage({ site: siteByKey('automotive-uk'), language: 'en-GB', locale: 'en-GB' });
const car = {
  car_id: '3000042',
  car_price: 18_995,
  car_price_currency: 'GBP',
  car_chassino: 'NDH8SSUW6J3000042',
  car_regno: '"><script>',
};
const offerOf = async () => {
  const offer = await quoteOffer(car, page, embeddedQuotes());
  if (offer === null) throw new Error('no offer');
  return offer;
};
const words = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test('V-474, V-477: every label with its value, the way to apply, and the notice beside them', async () => {
  const offer = await offerOf();
  const html = renderToString(<QuoteWidget offer={offer} page={page} uid="q" />);
  const text = words(html);
  const details = offer.quotation?.Blocks.flatMap(({ Details }) => Details) ?? [];
  expect(details.length).toBeGreaterThan(10);
  for (const { Label, DisplayValue } of details) expect(text).toContain(`${Label} ${DisplayValue}`);
  expect(html).toMatch(/<a [^>]*href="#contact-quote"[^>]*>.*Apply for this finance/);
  expect(text).toMatch(/Representative example.*How is this worked out\?.*Finance is subject to status/);
  expect(html).not.toContain('<script>');
});

test('the APR stands beside the payment, in figures of the same size', async () => {
  const html = renderToString(<QuoteWidget offer={await offerOf()} page={page} uid="q" />);
  expect(words(html)).toMatch(/Monthly payment £[\d.,]+ Representative APR [\d.]+%/);
});

test('V-348: the controls wait for the service, and say so; with its quote they can be used', async () => {
  const offer = await offerOf();
  const late = { ...offer, products: [], quotation: null };
  const waiting = renderToString(<QuoteWidget offer={late} page={page} uid="q" />);
  expect(waiting).toMatch(/<fieldset[^>]*disabled/);
  expect(words(waiting)).toContain('Working out your quote…');
  expect(waiting).toContain('data-when="visible"');
  const ready = renderToString(<QuoteWidget offer={offer} page={page} uid="q" />);
  expect(ready).not.toMatch(/<fieldset[^>]*disabled/);
  expect(words(ready)).not.toContain('Working out your quote…');
  expect(ready).toContain('data-when="interaction"');
});

test('without an answer nothing is made up', async () => {
  const offer = { ...(await offerOf()), products: [], quotation: null };
  const html = renderToString(<QuoteWidget offer={offer} page={page} uid="q" />);
  expect(words(html)).not.toMatch(/£\d{2}/);
  expect(html).toMatch(/<div [^>]*hidden=""[^>]*><h3[^>]*>Representative example/);
});
