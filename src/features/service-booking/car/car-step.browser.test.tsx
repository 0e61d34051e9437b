import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, noNetwork } from '~test/component/answers';
import { hydrate } from '~test/component/hydrate';
import { CAR, walkedTo } from '../state/example-booking';
import { DEFAULT_STORE } from '../state/store';
import { inBooking } from '../workshop/example-step';
import { CarStep } from './car-step';

const VEHICLE = 'GET /api/mechmate/vehicles/';
const BRAND = 'GET /api/mechmate/authorized-workshop/';
const yes = () => Response.json({ hasBrand: true });

const plate = page.getByLabelText('Registreringsnummer');
const begin = () => hydrate(inBooking(<CarStep />, { start: DEFAULT_STORE }));
const find = async (typed: string) => {
  await plate.fill(typed);
  await userEvent.keyboard('{Enter}');
};

test('an invalid plate is reported without a call', async () => {
  const calls = answerCalls({});
  await begin();
  await find('!');
  await expect.element(plate).toHaveAttribute('aria-invalid', 'true');
  await expect.element(plate).toHaveFocus();
  expect(calls).toEqual([]);
});

test('while a car is looked for the form is busy and asks once; then it is shown with its mileage to fill in', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const calls = answerCalls({ [VEHICLE]: () => promise, [BRAND]: yes });
  const place = await begin();
  await find('abc 123');
  await expect.element(page.getByRole('button', { name: 'Söker efter bilen …' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(place.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
  resolve(Response.json(CAR));
  await expect.element(page.getByText(/^Volvo V60/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /Mätarställning/ })).toHaveValue('');
  expect(calls).toEqual([`${VEHICLE}ABC123`, `${BRAND}Volvo`]);
});

test('an unknown plate and a line that is down say what to do, and keep what was typed', async () => {
  answerCalls({ [VEHICLE]: () => Response.json({ code: 'unknown-vehicle' }, { status: 404 }) });
  await begin();
  await find('ABC123');
  // Who is in the field already hears nothing of its description.
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('Vi hittar ingen bil med det här registreringsnumret.');
  await expect.element(plate).toHaveAccessibleDescription(/^Vi hittar ingen bil/);
  await userEvent.keyboard('{End}1{Backspace}');
  await expect.element(status).toBeEmptyDOMElement();
  const call = page.getByRole('link', { name: /^Ring/ });
  expect(call.elements()).toEqual([]);
  answerCalls({ [VEHICLE]: noNetwork });
  await userEvent.keyboard('{Enter}');
  await expect.element(status).toHaveTextContent('Något gick fel! Försök igen lite senare..');
  await expect.element(call).toHaveAttribute('href', expect.stringMatching(/^tel:\+/));
  await expect.element(plate).toHaveAttribute('aria-invalid', 'true');
  await expect.element(plate).toHaveValue('ABC123');
});

test('a mileage that is no number is said so; "not my car" begins anew', async () => {
  await hydrate(inBooking(<CarStep />, { start: { ...walkedTo('found'), displayState: 1 } }));
  const mileage = page.getByRole('textbox', { name: /Mätarställning/ });
  await mileage.fill('långt');
  await userEvent.keyboard('{Enter}');
  await expect.element(mileage).toHaveAttribute('aria-invalid', 'true');
  await expect.element(mileage).toHaveFocus();
  await page.getByRole('button', { name: /inte din bil/i }).click();
  await expect.element(plate).toBeVisible();
});
