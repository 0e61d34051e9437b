import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EXAMPLE_SITE } from '~/features/service-booking/state/example-booking';
import { KEYS } from '~/features/service-booking/workshop/example-step';
import { messageSubset } from '~/messages';
import { answerCalls, noNetwork } from '~test/component/answers';
import { hydrate } from '~test/component/hydrate';
import { CAR, walkedTo } from './state/example-wizard';
import { INITIAL, type WizardState } from './state/wizard-state';
import { WIZARD_KEYS } from './texts';
import { WizardProvider } from './wizard-context';
import { WizardFlow } from './wizard-flow';

const TEXTS = messageSubset('sv', [...KEYS, ...WIZARD_KEYS]);

const flow = (start: WizardState) => (
  <WizardProvider uid="w" texts={TEXTS} site={EXAMPLE_SITE} start={start}>
    <WizardFlow brands={[]} level="h1" />
  </WizardProvider>
);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const again = button('Försök igen');

beforeEach(() => {
  history.replaceState(null, '');
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
});

test('WIZARD-4: a car that could not be looked for can be looked for again with the same plate', async () => {
  let isDown = true;
  answerCalls({
    'POST /api/service-booking/car/get': () => (isDown ? noNetwork() : Promise.resolve(Response.json(CAR))),
  });
  await hydrate(flow(INITIAL));
  const plate = page.getByRole('textbox', { name: 'Registreringsnummer' });
  await plate.fill('ABC123');
  await button('Fortsätt').click();
  await expect.element(page.getByText('Något gick fel! Försök igen lite senare..').first()).toBeVisible();
  await expect.element(button('Fortsätt')).toBeDisabled();
  await again.click();
  await expect.element(page.getByText('Något gick fel! Försök igen lite senare..').first()).toBeVisible();
  await expect.element(plate).toHaveFocus();
  isDown = false;
  await again.click();
  await expect.element(page.getByRole('heading', { name: 'Fordonsinfo' })).toHaveFocus();
});

test('that the car is found is heard on its page, and no longer on the next', async () => {
  answerCalls({
    'POST /api/service-booking/car/get': () => Response.json(CAR),
    'POST /api/service-booking/': () => Response.json({ serviceCategories: [] }),
    'GET ': () => new Response(null, { status: 404 }),
  });
  const place = await hydrate(flow(INITIAL));
  const announced = () =>
    [...place.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join('');
  await page.getByRole('textbox', { name: 'Registreringsnummer' }).fill('ABC123');
  await button('Fortsätt').click();
  await expect.element(page.getByRole('heading', { name: 'Fordonsinfo' })).toHaveFocus();
  await expect.poll(announced).toContain('Bilen är hittad');
  await button('Fortsätt').click();
  await expect.element(page.getByRole('heading', { name: 'Välj tjänst' })).toBeVisible();
  expect(announced()).toBe('');
});

test('who goes forward again while another car is looked for keeps their own', async () => {
  const other = Promise.withResolvers<Response>();
  answerCalls({
    'POST /api/service-booking/car/get': () => other.promise,
    'GET ': () => new Response(null, { status: 404 }),
  });
  await hydrate(flow({ ...walkedTo('services'), page: 2 }));
  await button('Fortsätt').click();
  await expect.element(page.getByRole('heading', { name: 'Välj tjänst' })).toBeVisible();
  history.back();
  await expect.element(page.getByRole('heading', { name: 'Fordonsinfo' })).toBeVisible();
  await button('Tillbaka').click();
  const plate = page.getByRole('textbox', { name: 'Registreringsnummer' });
  await plate.fill('MZD323');
  await button('Fortsätt').click();
  history.forward();
  await expect.element(page.getByRole('heading', { name: 'Välj tjänst' })).toBeVisible();
  other.resolve(Response.json({ ...CAR, regNo: 'MZD323' }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(page.getByRole('heading', { name: 'Välj tjänst' })).toBeVisible();
  await button('Tillbaka').click();
  await expect.element(plate).toHaveValue(CAR.regNo);
});

test('WIZARD-7: who goes back while the add-ons are open finds them closed when they come again', async () => {
  await hydrate(flow({ ...walkedTo('services'), page: 2 }));
  await button('Fortsätt').click();
  await expect.element(page.getByRole('heading', { name: 'Välj tjänst' })).toBeVisible();
  await button('Fortsätt').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  history.back();
  await expect.element(page.getByRole('heading', { name: 'Fordonsinfo' })).toBeVisible();
  await button('Fortsätt').click();
  await expect.element(page.getByRole('heading', { name: 'Välj tjänst' })).toBeVisible();
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
});

test('WIZARD-9: workshops that could not be asked for are said to be that; who asks again keeps their place', async () => {
  answerCalls({ 'POST /api/service-booking/departments/get': noNetwork });
  await hydrate(flow({ ...walkedTo('services'), page: 4 }));
  await expect.element(page.getByText(/Något gick fel när vi sökte/)).toBeVisible();
  await again.click();
  await expect
    .element(page.getByRole('heading', { name: 'Välj en verkstad och tid som passar dig' }))
    .toHaveFocus();
});
