import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '~test/component/answers';
import { hydrate } from '~test/component/hydrate';
import { HOLD, SLOT, WORKSHOP } from '../state/example-booking';
import { reduce } from '../state/reduce';
import { CHOOSING, inBooking } from './example-step';
import { NO_STREAM, type StreamState } from './list/stream';
import { PlaceAndTime } from './place-and-time';

const held = { ...HOLD, expiresAt: '2999-01-01T00:00:00.000Z' };
const CHOSEN = reduce(CHOOSING, { type: 'chooseSlot', location: WORKSHOP, slot: SLOT, hold: held });
const more = vi.fn();

const part = (stream: Partial<StreamState> = {}) => (
  <PlaceAndTime
    workshops={{ stream: { ...NO_STREAM, ...stream }, more }}
    none={{ title: 'Ingen verkstad passar', again: { text: 'Ändra arbetet', onAgain: more } }}
    onAgain={() => undefined}
  >
    <p>Vem kommer?</p>
  </PlaceAndTime>
);

test('until its script is there it says that it loads; then the place and the workshops of the flow are there', async () => {
  answerCalls({});
  await hydrate(inBooking(part({ workshops: [WORKSHOP], phase: 'done' })));
  await expect.element(page.getByRole('heading', { name: 'Nordhem Stockholm' })).toBeVisible();
  await expect.element(page.getByRole('combobox').or(page.getByRole('searchbox')).first()).toBeVisible();
  expect(page.getByText('Vem kommer?').elements()).toHaveLength(0);
});

test('the order of the list follows the choice: the nearest first, or the first free time', async () => {
  answerCalls({});
  const sooner = {
    ...WORKSHOP,
    departmentId: '2',
    siteName: 'Nordhem Kalmar',
    latitude: 56.7,
    longitude: 16.4,
  };
  const workshops = [WORKSHOP, { ...sooner, firstTimeSlot: '2027-03-02T07:00:00' }];
  const place = await hydrate(inBooking(part({ workshops, phase: 'done' })));
  const names = () => [...place.querySelectorAll('article h4')].map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['Nordhem Stockholm', 'Nordhem Kalmar']);
  await page.getByRole('radio', { name: 'Första lediga tid' }).click({ force: true });
  await expect.poll(names).toEqual(['Nordhem Kalmar', 'Nordhem Stockholm']);
});

test('none: what the flow says in its own words, with its own way on', async () => {
  answerCalls({});
  await hydrate(inBooking(part({ phase: 'done', exhausted: true })));
  await expect.element(page.getByText('Ingen verkstad passar')).toBeVisible();
  await page.getByRole('button', { name: 'Ändra arbetet' }).click();
  expect(more).toHaveBeenCalledOnce();
});

test('once a time is held the card says so, and what follows stands below it', async () => {
  answerCalls({});
  await hydrate(inBooking(part(), { start: CHOSEN }));
  await expect.element(page.getByRole('heading', { name: 'Vald tid: 5 mars 2027 08:30' })).toBeVisible();
  await expect.element(page.getByText('Vem kommer?')).toBeVisible();
});
