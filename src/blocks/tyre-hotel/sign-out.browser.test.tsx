import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, noNetwork } from '~test/component/answers';
import { hydrate } from '~test/component/hydrate';
import { tyreHotelFlow, VEHICLE } from '~test/component/tyre-hotel-flow';
import { EMPTY, stateStore } from './session-state';

const LOGOUT = 'POST /api/tirehotel/authorization/logout';
const button = (name: string) => page.getByRole('button', { name });
const outcomes: (() => Response | Promise<Response>)[] = [];

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
  stateStore.save({ ...EMPTY, regNo: 'KTR482', status: 0, page: 'LoggedIn' });
});

test('a sign-out that the server has not heard is said to have failed, and can be sent again', async () => {
  outcomes.push(
    noNetwork,
    () => Response.json({ message: 'Trasigt' }, { status: 503 }),
    () => new Response(null, { status: 204 }),
  );
  const calls = answerCalls({
    'GET /api/tirehotel/authorization/session': () => Response.json({ status: 0, vehicles: [VEHICLE] }),
    [LOGOUT]: () => (outcomes.shift() ?? noNetwork)(),
  });
  await hydrate(tyreHotelFlow);
  await button('Logga ut').click();
  await expect.element(page.getByText(/Du är inte utloggad/)).toBeVisible();
  await expect.element(button('Logga ut')).toHaveFocus();
  expect(stateStore.load()).toMatchObject({ status: 0, page: 'LoggedIn' });
  await button('Försök igen').click();
  await expect.poll(() => calls.filter((call) => call === LOGOUT).length).toBe(2);
  await expect.element(page.getByText(/Du är inte utloggad/)).toBeVisible();
  await expect.element(button('Logga ut')).toHaveFocus();
  await button('Försök igen').click();
  await expect.element(button('Logga ut')).not.toBeInTheDocument();
  await expect.element(page.getByText(/Du är inte utloggad/)).not.toBeInTheDocument();
  expect(stateStore.load()).toEqual(EMPTY);
});

const broughtBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('a page that the browser has kept shows nobody who has signed out on a later page, in this tab or another', async () => {
  let isOpen = true;
  answerCalls({
    'GET /api/tirehotel/authorization/session': () =>
      isOpen
        ? Response.json({ status: 0, vehicles: [VEHICLE] })
        : Response.json({ message: 'Sessionen är slut' }, { status: 401 }),
    [LOGOUT]: () => new Response(null, { status: 204 }),
  });
  await hydrate(tyreHotelFlow);
  await expect.element(page.getByText('Ditt fordon')).toBeVisible();
  broughtBack();
  await expect.element(page.getByText('Ditt fordon')).toBeVisible();

  isOpen = false;
  broughtBack();
  await expect.element(page.getByText('Sessionen är slut')).toBeVisible();
  await expect.element(page.getByText('Ditt fordon')).not.toBeInTheDocument();
});

test('nor for as long as the server takes to say so, where the tab itself knows', async () => {
  answerCalls({
    'GET /api/tirehotel/authorization/session': () => Response.json({ status: 0, vehicles: [VEHICLE] }),
  });
  await hydrate(tyreHotelFlow);
  await expect.element(page.getByText('Ditt fordon')).toBeVisible();
  stateStore.save(EMPTY);
  broughtBack();
  await expect.element(page.getByText('Ditt fordon')).not.toBeInTheDocument();
  await expect.element(button('Logga ut')).not.toBeInTheDocument();
});
