import { afterEach, expect, test } from 'vitest';
import { demoCars } from '~/demo/stock';
import { testPage } from '~test/block';
import { cachedMarkup, limitCachedCards } from './cached-markup';
import type { CarCardProps } from './car-card-props';
import { carCardData } from './car-card-record';

const [first, second] = [...demoCars('automotive-se', '2026-03-02', 2)].map((car) => carCardData(car));
const page = testPage();
const english = testPage({ language: 'en' });

let drawn = 0;
const draw = ({ car }: CarCardProps) => {
  drawn += 1;
  return <p>{`${car.car_id} ž `.repeat(100)}</p>;
};
const ask = (car: typeof first, on = page) => {
  if (car === undefined) throw new Error('the demo stock has no cars');
  drawn = 0;
  const markup = cachedMarkup({ car, page: on, level: 'h3', sizes: '100vw' }, draw);
  return { drawn, markup };
};

afterEach(() => limitCachedCards(1_000_000));

test('a card is drawn once for each language, and again when what it shows has changed', () => {
  const { drawn: times, markup } = ask(first);
  expect(times).toBe(1);
  expect(ask(first)).toEqual({ drawn: 0, markup });
  expect(ask(first, english).drawn).toBe(1);
  expect(ask(first && { ...first, car_price: 1 }).drawn).toBe(1);
});

test('the cards of all languages together keep to the limit; letters beyond Latin-1 count twice', () => {
  const { markup } = ask(first);
  limitCachedCards(markup.length * 5);
  for (const [car, on] of [
    [first, page],
    [first, english],
  ] as const)
    ask(car, on);
  expect([ask(first).drawn, ask(first, english).drawn]).toEqual([0, 0]);
  ask(second);
  expect(ask(first).drawn).toBe(1);
});
