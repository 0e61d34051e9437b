import { expect, test, vi } from 'vitest';
import { messageSubset } from '~/messages';
import { answerCalls, noNetwork } from '~test/component/answers';
import { hydrate } from '~test/component/hydrate';
import { Board } from './board';
import { BOARD_KEYS, type BoardShown, type ShownVisit } from './board-wire';

const visit: ShownVisit = {
  id: 'a',
  bayId: 'bay-1',
  from: 540,
  to: 600,
  time: '09:00',
  plate: 'ABC123',
  services: 'Service',
  customer: 'Ada Ek',
  dial: '',
  phone: '',
  state: 'booked',
  stateText: 'Bokad',
  note: '',
  isMovable: true,
  steps: [],
};
const board: BoardShown = {
  bays: [{ id: 'bay-1', name: 'Plats 1' }],
  from: 480,
  to: 960,
  slotMinutes: 60,
  opens: 480,
  visits: [visit],
  missed: [],
  blocked: [],
};

const open = () =>
  hydrate(
    <Board
      board={board}
      day="2036-11-27"
      isToday
      zone="Europe/Stockholm"
      workshop="/staff/10.1"
      texts={messageSubset('sv', BOARD_KEYS)}
    />,
  );

test('places that cannot be asked for are not said to be none; asked again they are there', async () => {
  const place = await open();
  answerCalls({ 'GET /staff/10.1/bookings/a/places': noNetwork, 'GET /staff/10.1/board': noNetwork });
  place.querySelector<HTMLElement>('#v-a')?.click();
  const alert = () => place.querySelector('section [role="alert"]');
  await vi.waitFor(() => expect(alert()?.textContent).toContain('Platserna gick inte att hämta'));
  expect(place.textContent).not.toContain('ingen annan plats');

  const places = { places: [{ bayId: 'bay-1', time: '11:00' }] };
  answerCalls({
    'GET /staff/10.1/bookings/a/places': () => Response.json(places),
    'GET /staff/10.1/board': noNetwork,
  });
  alert()?.querySelector('button')?.click();
  await vi.waitFor(() => expect(place.querySelector('option')?.textContent).toBe('Plats 1, 11:00'));
  expect(alert()).toBeNull();
});

test('a move that did not reach the server leaves the visit and its place chosen, to be tried again', async () => {
  const place = await open();
  const places = { places: ['11:00', '13:00'].map((time) => ({ bayId: 'bay-1', time })) };
  answerCalls({
    'GET /staff/10.1/bookings/a/places': () => Response.json(places),
    'GET /staff/10.1/board': noNetwork,
    'POST /staff/10.1/bookings/a/move': noNetwork,
  });
  const shown = () => place.querySelector<HTMLElement>('#v-a');
  shown()?.click();
  await vi.waitFor(() => expect(place.querySelectorAll('option')).toHaveLength(2));
  const key = (name: string) =>
    shown()?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  key('ArrowRight');
  await vi.waitFor(() => expect(place.querySelector('select')?.value).toContain('11:00'));
  key('Enter');
  await vi.waitFor(() => expect(place.textContent).toContain('Det gick inte. Kontrollera anslutningen'));
  expect(place.querySelector('select')?.value).toContain('11:00');
});

test('a board of today that was left open over night says so, and leads to the new day', async () => {
  history.replaceState(null, '', '?day=2036-11-27');
  const date = 'Fri, 28 Nov 2036 06:00:00 GMT';
  answerCalls({ 'GET /staff/10.1/board': () => Response.json(board, { headers: { date } }) });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const place = await open();
  await vi.waitFor(() => {
    vi.advanceTimersByTime(20_000);
    expect(place.textContent).toContain('Det är en ny dag');
  });
  const today = [...place.querySelectorAll('a')].find(({ textContent }) => textContent === 'I dag');
  expect(today?.getAttribute('href')).toBe('/staff/10.1/board');
  vi.useRealTimers();
});
