import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '~test/component/answers';
import { hydrate } from '~test/component/hydrate';
import { useBooking } from '../state/booking-context';
import { OFFERS, OIL, walkedTo } from '../state/example-booking';
import { inBooking } from '../workshop/example-step';
import { ServiceStep } from './service-step';
import { useOffers } from './use-offers';

const SERVICES = 'GET /api/mechmate/services/';

function Step() {
  const [offers, again] = useOffers();
  return <ServiceStep offers={offers} onAgain={again} />;
}

function Chosen() {
  useOffers();
  return (
    <p>
      {Object.values(useBooking().state.services)
        .map(({ name }) => name)
        .join(', ')}
    </p>
  );
}

const begin = () => hydrate(inBooking(<Step />, { start: walkedTo('car') }));

test('what can be done is awaited visibly; something must be chosen before it goes on', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const calls = answerCalls({ [SERVICES]: () => promise });
  const place = await begin();
  await expect.poll(() => place.querySelector('[aria-busy="true"]')).not.toBeNull();
  resolve(Response.json(OFFERS));
  const oil = page.getByRole('checkbox', { name: /Oljebyte/ });
  await expect.element(oil).toBeVisible();
  const next = page.getByRole('button', { name: 'Fortsätt' });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await next.click({ force: true });
  await expect.element(page.getByText(/^Välj minst en tjänst/).first()).toBeVisible();
  await oil.click({ force: true });
  await expect.element(next).not.toHaveAttribute('aria-disabled');
  expect(calls).toEqual([`${SERVICES}ABC123?mileage=4500`]);
});

test('what is chosen is named in the language of the page once that is another one, wherever the booking stands', async () => {
  const english = {
    ...OFFERS,
    categories: [{ id: 'service', label: 'Service', services: [{ ...OIL, name: 'Oil change' }] }],
  };
  const calls = answerCalls({ [SERVICES]: () => Response.json(english) });
  const start = { ...walkedTo('booked'), language: 'sv' };
  const place = await hydrate(inBooking(<Chosen />, { start, language: 'en', locale: 'en-SE' }));
  await expect.poll(() => place.textContent).toBe('Oil change, Däckbyte, Tvätt');
  await hydrate(inBooking(<Chosen />, { start, locale: 'sv-SE' }));
  await expect.element(page.getByText('Oljebyte, Däckbyte, Tvätt')).toBeVisible();
  expect(calls).toEqual([`${SERVICES}ABC123?mileage=4500`]);
});

test('a failure says so, and another try can have it', async () => {
  answerCalls({ [SERVICES]: () => Response.json({}, { status: 503 }) });
  await begin();
  const again = page.getByRole('button', { name: 'Försök igen' });
  await expect.element(again).toBeVisible();
  answerCalls({ [SERVICES]: () => Response.json(OFFERS) });
  await again.click();
  await expect.element(page.getByRole('checkbox', { name: /Oljebyte/ })).toBeVisible();
});

test('nothing that can be done shows the ways out and nothing to choose', async () => {
  answerCalls({ [SERVICES]: () => Response.json({ categories: [], addOns: [] }) });
  const place = await begin();
  await expect.poll(() => place.querySelector('[aria-busy="true"]')).toBeNull();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
  await expect.element(page.getByRole('link', { name: /08/ }).first()).toBeVisible();
});
