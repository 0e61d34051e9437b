import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { messageSubset } from '~/messages';
import { translatorOver } from '~/messages/translate';
import { answerCalls } from '~test/component/answers';
import { hydrate } from '~test/component/hydrate';
import { PlaceChoice } from './place-choice';
import { PLACE_KEYS } from './texts';

const t = translatorOver(messageSubset('sv', PLACE_KEYS));
const coords = { latitude: 57.7, longitude: 11.97 };

/** The search for a place, in a browser that asks whether it may say where one is; `allow` answers it. */
async function open() {
  let allow = () => undefined;
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => {
    allow = () => void Reflect.apply(found, undefined, [{ coords }]);
  });
  answerCalls({
    'GET /api/places/find?q=Solna': () =>
      Response.json({ place: { name: 'Solna', latitude: 59.36, longitude: 18 } }),
    'GET /api/places/find?latitude': () =>
      Response.json({ place: { name: 'Göteborg', latitude: 57.7, longitude: 11.97 } }),
    'GET /api/places?': () => Response.json({ suggestions: [] }),
  });
  const onPlace = vi.fn();
  await hydrate(<PlaceChoice uid="p" t={t} place="" note="" onPlace={onPlace} />);
  await page.getByRole('button', { name: 'Använd min position' }).click();
  return { onPlace, town: page.getByRole('combobox'), allow: () => allow() };
}

const later = () => new Promise((resolve) => setTimeout(resolve, 100));

test('TOWN-3: a town is found while the browser waits for leave to say where one is, and stays when it is given', async () => {
  const { onPlace, town, allow } = await open();
  await town.fill('Solna');
  await page.getByRole('button', { name: t('workshop.placeSearch') }).click();
  await expect.poll(() => onPlace.mock.calls.map(([{ name }]) => name)).toEqual(['Solna']);
  allow();
  await later();
  expect(onPlace).toHaveBeenCalledTimes(1);
});

test('TOWN-2: a position that is given late takes nothing from who types a town by then', async () => {
  const { onPlace, town, allow } = await open();
  await town.fill('Sol');
  allow();
  await later();
  expect(onPlace).not.toHaveBeenCalled();
  await expect
    .element(page.getByRole('button', { name: 'Använd min position' }))
    .not.toHaveAttribute('aria-busy');
});

test('TOWN-2: a position that is given is the place', async () => {
  const { onPlace, allow } = await open();
  allow();
  await expect.poll(() => onPlace.mock.calls.map(([{ name }]) => name)).toEqual(['Göteborg']);
});
