import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { serviceBookingApi } from '~/features/booking-calls';
import { messageSubset } from '~/messages';
import { translatorOver } from '~/messages/translate';
import { type Answers, answerCalls, noNetwork } from '~test/component/answers';
import { hydrate } from '~test/component/hydrate';
import { NO_CHOICE, withDepartment } from './choice';
import { DEPARTMENT } from './example-department';
import { PlaceAndTimeChoice } from './place-and-time-choice';
import { PLACE_AND_TIME_KEYS } from './texts';
import type { Tools } from './tools';

const TOOLS: Tools = {
  uid: 'p',
  t: translatorOver(messageSubset('sv', PLACE_AND_TIME_KEYS)),
  api: serviceBookingApi({ fetch: (...call) => window.fetch(...call), language: 'sv' }),
  locale: 'sv-SE',
  zone: 'Europe/Stockholm',
  email: 'kund@nordhem.example',
  announce: vi.fn(),
  track: vi.fn(),
};
const WORK = { regno: 'ABC123', brandcode: 'VO', services: ['oil'], resourceDemand: '60' };
const DATES = 'POST /api/service-booking/available-dates/get';

const department = (departmentId: string) => ({
  ...DEPARTMENT,
  departmentId,
  name: `Nordhem ${departmentId}`,
});
const dates = (departmentId: string, ...days: readonly string[]) => ({
  department: { departmentId },
  response: { availableDates: days.map((date) => ({ date })) },
});

function draw(count: number, firstDays: Answers[string], choice = NO_CHOICE) {
  const departments = Array.from({ length: count }, (_, at) => department(String(at + 1)));
  const calls = answerCalls({
    'POST /api/service-booking/departments/get': () =>
      Response.json(Object.fromEntries(departments.map((each) => [each.departmentId, each]))),
    [DATES]: firstDays,
  });
  const nothing = () => undefined;
  const tree = (
    <PlaceAndTimeChoice
      tools={TOOLS}
      work={WORK}
      brand="Volvo"
      place={null}
      start={{ name: 'Stockholm', lat: 59.33, lng: 18.07 }}
      choice={choice}
      requestedDate={null}
      holdId={null}
      round={0}
      onPlace={nothing}
      onDepartment={nothing}
      onDate={nothing}
      onTime={nothing}
    >
      <p>Vidare</p>
    </PlaceAndTimeChoice>
  );
  return { calls, tree };
}

const card = (id: string) => page.getByRole('article', { name: `Nordhem ${id}` });

test('BY-PLACE-7: while its first free day is looked for, a workshop says so to those who do not see the skeleton', async () => {
  const answer = Promise.withResolvers<Response>();
  await hydrate(draw(1, () => answer.promise).tree);
  await expect.element(card('1').getByText('Söker första lediga dag')).toBeInTheDocument();
  answer.resolve(Response.json([dates('1', '2026-03-04', '2026-03-05')]));
  await expect.element(card('1').getByText('onsdag 4 mars')).toBeVisible();
  expect(card('1').getByText('Söker första lediga dag').elements()).toHaveLength(0);
});

test('workshops that could not be had are no longer said to be looked for', async () => {
  const { tree } = draw(1, noNetwork);
  answerCalls({ 'POST /api/service-booking/departments/get': noNetwork });
  await hydrate(tree);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(vi.mocked(TOOLS.announce).mock.lastCall).toEqual(['']);
});

test.each([
  ['workshops', NO_CHOICE, 'Verkstad'],
  ['days', withDepartment(DEPARTMENT), 'Datum'],
])(
  'BY-PLACE-9: who asks again for %s that could not be had keeps their place',
  async (_, choice, heading) => {
    const { tree } = draw(1, noNetwork, choice);
    answerCalls({
      'POST /api/service-booking/departments/get': noNetwork,
      'POST /api/service-booking/timeslots/get': noNetwork,
    });
    await hydrate(tree);
    const again = page.getByRole('button', { name: 'Försök igen' });
    await expect.element(again).toBeVisible();
    await again.click();
    await expect.element(page.getByRole('heading', { name: heading, exact: true })).toHaveFocus();
  },
);

test('BY-PLACE-9: first free days that cannot be had are not known, and can be asked for again', async () => {
  let isDown = true;
  const { calls, tree } = draw(2, () =>
    isDown ? noNetwork() : Promise.resolve(Response.json([dates('1', '2026-03-04'), dates('2')])),
  );
  await hydrate(tree);
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Något gick fel, var god och försök igen senare.')).toBeVisible();
  for (const id of ['1', '2']) await expect.element(card(id).getByText('Uppgift saknas')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Nordhem 1' })).toHaveFocus();
  await expect.element(card('1').getByText('onsdag 4 mars')).toBeVisible();
  await expect.element(card('2').getByText('Inga lediga dagar de närmaste två månaderna')).toBeVisible();
  expect(page.getByRole('button', { name: 'Försök igen' }).elements()).toHaveLength(0);
  expect(calls.filter((call) => call === DATES)).toHaveLength(2);
});

test('BY-PLACE-9: a workshop that the answer does not name is not said to have no free days, nor asked for again', async () => {
  const { calls, tree } = draw(2, () => Response.json([dates('1', '2026-03-04')]));
  await hydrate(tree);
  await expect.element(card('1').getByText('onsdag 4 mars')).toBeVisible();
  await expect.element(card('2').getByText('Uppgift saknas')).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
  expect(calls.filter((call) => call === DATES)).toHaveLength(1);
});

test('BY-PLACE-7: those of three more workshops are asked for alone, and those before stay', async () => {
  let requests = 0;
  const { calls, tree } = draw(4, () =>
    ++requests === 1 ? Response.json(['1', '2', '3'].map((id) => dates(id, '2026-03-04'))) : noNetwork(),
  );
  await hydrate(tree);
  await expect.element(card('3').getByText('onsdag 4 mars')).toBeVisible();
  await page.getByRole('button', { name: 'Visa fler resultat' }).click();
  await expect.element(card('4').getByText('Uppgift saknas')).toBeVisible();
  await expect.element(card('3').getByText('onsdag 4 mars')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Försök igen' })).toBeVisible();
  expect(calls.filter((call) => call === DATES)).toHaveLength(2);
});

test("WIZARD-CALL-4: on a device whose clock is a year behind, days are asked for from the server's today on", async () => {
  vi.useFakeTimers({ now: Date.parse('2025-03-02T09:00:00Z'), toFake: ['Date'] });
  const date = 'Mon, 02 Mar 2026 09:00:00 GMT';
  const { tree } = draw(1, () => Response.json([dates('1', '2026-03-04')], { headers: { date } }));
  await hydrate(tree);
  await expect.element(card('1').getByText('onsdag 4 mars')).toBeVisible();
  const days = vi
    .mocked(window.fetch)
    .mock.calls.filter(([address]) => String(address).endsWith('/available-dates/get'))
    .map(([, init]) => /"startDate":"([^"]+)"/.exec(String(init?.body))?.[1]);
  expect(days.at(-1)).toBe('2026-03-02');
  vi.useRealTimers();
});
