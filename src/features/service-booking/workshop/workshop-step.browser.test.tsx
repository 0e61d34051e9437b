import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, answerCalls, noNetwork } from '~test/component/answers';
import { hydrate } from '~test/component/hydrate';
import { HOLD, WORKSHOP } from '../state/example-booking';
import { CHOOSING, inBooking } from './example-step';
import { WorkshopStep } from './workshop-step';

/** A stream of workshops that says what a test tells it to. */
class StubStream {
  static opened: StubStream[] = [];
  readonly address: string;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  isClosed = false;
  constructor(address: string) {
    this.address = address;
    StubStream.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks() {
    this.onerror?.(new Event('error'));
  }
}

beforeEach(() => {
  StubStream.opened = [];
  vi.stubGlobal('EventSource', StubStream);
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
});
afterEach(() => vi.unstubAllGlobals());

const TIMES = 'GET /api/mechmate/timeslots/';
const HOLDS = 'POST /api/mechmate/holds';
const days = () =>
  Response.json([
    { date: '2027-03-04', availableSlots: ['13:00'] },
    { date: '2027-03-05', availableSlots: ['08:30', '09:30'] },
  ]);
const later = { ...HOLD, expiresAt: '2999-01-01T00:00:00.000Z' };

const begin = async (answers: Answers = {}) => {
  const calls = answerCalls({
    [TIMES]: days,
    'GET /api/mechmate/prices/': () => Response.json({}),
    ...answers,
  });
  const place = await hydrate(
    inBooking(
      <>
        <WorkshopStep />
        <p data-below="">below</p>
      </>,
    ),
  );
  await expect.poll(() => StubStream.opened.length).toBe(1);
  return { calls, place, stream: StubStream.opened[0] ?? new StubStream('') };
};
const times = page.getByRole('button', { name: 'Visa tillgängliga tider' });
const slot = (time: string) => page.getByRole('button', { name: new RegExp(`^${time} .*5 mars`) });
const skeletons = (place: HTMLElement) => place.querySelectorAll('[data-skeleton]').length;

test('WORKSHOP-3: while workshops are awaited skeletons stand for them; each that comes is shown at once', async () => {
  const { place, stream } = await begin();
  await expect.poll(() => skeletons(place)).toBe(5);
  const second = place.querySelectorAll('[data-skeleton]')[1];
  stream.says(WORKSHOP);
  await expect.element(page.getByRole('heading', { name: 'Nordhem Stockholm' })).toBeVisible();
  await expect.poll(() => skeletons(place)).toBe(4);
  expect(place.querySelector('[data-skeleton]')).toBe(second);
  stream.says({ nosites: true });
  await expect.poll(() => skeletons(place)).toBe(0);
  expect(stream.isClosed).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Hämta fler' })).toBeDisabled();
});

const below = (place: HTMLElement) => place.querySelector('[data-below]')?.getBoundingClientRect().top ?? 0;
/** So long that what comes is late for what was pressed. */
const late = () => new Promise((resolve) => setTimeout(resolve, 150));

test('WORKSHOP-3: workshops that are fewer than what stood for them leave what is below where it is seen', async () => {
  const { place, stream } = await begin();
  await expect.poll(() => skeletons(place)).toBe(5);
  const list = () => place.querySelector('ul[aria-busy]')?.getBoundingClientRect().top;
  const listAt = list();
  place.querySelector('[data-below]')?.scrollIntoView({ block: 'end' });
  const [before, scrolled] = [below(place), scrollY];
  await late();
  stream.says(WORKSHOP);
  stream.says({ nosites: true });
  await expect.poll(() => skeletons(place)).toBe(0);
  expect(below(place)).toBe(before);
  expect((list() ?? 0) + scrollY - scrolled).toBe((listAt ?? 0) - scrolled);
});

test('SLOT-1: while times are awaited, and when they have come, what is below the workshop is out of view', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { place, stream } = await begin({ [TIMES]: () => promise.then((answer) => answer.clone()) });
  stream.says(WORKSHOP);
  stream.says({ nosites: true });
  await times.click();
  const card = place.querySelector('article');
  card?.scrollIntoView();
  await late();
  expect(below(place)).toBeGreaterThanOrEqual(innerHeight);
  resolve(days());
  await expect.element(slot('08:30')).toBeVisible();
  expect(below(place)).toBeGreaterThanOrEqual(innerHeight);
});

test('WORKSHOP-4: the first workshop that more have brought has the focus; who went elsewhere stays there', async () => {
  const { place, stream } = await begin();
  for (const name of ['1', '2', '3', '4', '5'])
    stream.says({ ...WORKSHOP, departmentId: name, siteName: `Nordhem ${name}` });
  const more = page.getByRole('button', { name: 'Hämta fler' });
  const opened = async (count: number) => {
    await expect.poll(() => StubStream.opened.length).toBe(count);
    return StubStream.opened[count - 1];
  };
  await more.click();
  const second = await opened(2);
  for (const name of ['6', '7', '8', '9', '10'])
    second?.says({ ...WORKSHOP, departmentId: name, siteName: `Nordhem ${name}` });
  await expect.poll(() => document.activeElement?.textContent).toBe('Nordhem 6');
  await more.click();
  const third = await opened(3);
  place.querySelector('input')?.focus();
  third?.says({ nosites: true });
  await expect.element(more).toBeDisabled();
  expect(document.activeElement).toBe(place.querySelector('input'));
});

test('WORKSHOP-6: none: it says so, with an address to write to', async () => {
  const { place, stream } = await begin();
  stream.says({ nosites: true });
  await expect.poll(() => place.querySelector('[data-no-workshops] a[href^="mailto:"]')).not.toBeNull();
  expect(times.elements()).toHaveLength(0);
});

test('WORKSHOP-5: a line that breaks keeps what has come, and another try goes on after it', async () => {
  const { stream } = await begin();
  stream.says(WORKSHOP);
  await expect.element(page.getByText('Söker lediga tider nära dig')).toBeInTheDocument();
  stream.breaks();
  await expect.element(page.getByText(/^Förbindelsen bröts/)).toBeVisible();
  await expect.poll(() => page.getByText('Söker lediga tider nära dig').elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect.element(times).toBeVisible();
  expect(
    StubStream.opened.map(({ address }) => new URL(address, location.href).searchParams.get('cursor')),
  ).toEqual([null, WORKSHOP.departmentId]);
});

test('WORKSHOP-8, SLOT-6: a time that is pressed is held, and then the one card stands there with the way back', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { calls, place, stream } = await begin({
    [`${HOLDS}/`]: () => Response.json({}),
    [HOLDS]: () => promise,
  });
  stream.says(WORKSHOP);
  await times.click();
  await expect.element(slot('08:30')).toBeVisible();
  await slot('08:30').click();
  await expect.element(slot('08:30')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(slot('09:30')).toHaveAttribute('aria-disabled', 'true');
  await slot('09:30').click({ force: true });
  resolve(Response.json(later));
  await expect.element(page.getByRole('heading', { name: 'Vald tid: 5 mars 2027 08:30' })).toBeVisible();
  expect(calls.filter((call) => call === HOLDS)).toHaveLength(1);
  await expect.element(page.getByRole('timer')).toBeVisible();
  place.querySelector<HTMLElement>('[data-change]')?.click();
  await expect.element(page.getByRole('heading', { name: 'Bäst matchade anläggningar' })).toBeVisible();
  await expect.poll(() => calls.filter((call) => call.startsWith(`${HOLDS}/`))).toHaveLength(1);
});

test('SLOT-2: while another week is awaited, the times of the one that is still seen cannot be taken', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  let requests = 0;
  const { calls, place, stream } = await begin({
    [TIMES]: () => {
      requests += 1;
      return requests === 1 ? days() : promise.then((answer) => answer.clone());
    },
  });
  stream.says(WORKSHOP);
  await times.click();
  await expect.element(slot('08:30')).toBeVisible();
  const seen = () => place.querySelector<HTMLElement>('[data-slot]');
  const [old, next] = [seen(), place.querySelector<HTMLElement>('[data-weeks] [data-seen] + [data-seen]')];
  next?.click();
  await expect.poll(() => seen()?.closest('[inert]')).not.toBeNull();
  expect(seen()).toBe(old);
  resolve(Response.json([{ date: '2027-03-10', availableSlots: ['10:00'] }]));
  await expect.element(page.getByRole('button', { name: /^10:00 .*10 mars/ })).toBeVisible();
  expect(seen()?.closest('[inert]')).toBeNull();
  expect(calls.filter((call) => call === HOLDS)).toEqual([]);
});

test('SLOT-7: a time that somebody else took is named; the focus is there, and another can be had', async () => {
  let isTaken = true;
  const { stream } = await begin({
    [HOLDS]: () => {
      const alternatives = [{ date: '2027-03-05', time: '09:30' }];
      const taken = Response.json({ code: 'slot-taken', alternatives }, { status: 409 });
      const answer = isTaken ? taken : Response.json(later);
      isTaken = false;
      return answer;
    },
  });
  stream.says(WORKSHOP);
  await times.click();
  await slot('08:30').click();
  await expect.element(page.getByText(/hann någon annan ta/)).toBeVisible();
  await page.getByRole('button', { name: 'fredag 5 mars 09:30', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Vald tid: 5 mars 2027 09:30' })).toBeVisible();
});

test('SLOT-7: a time that could not be held: why is in view and has the focus, from however far below it was chosen', async () => {
  const all = Array.from({ length: 60 }, (_, at) => `${10 + Math.floor(at / 6)}:${at % 6}0`);
  const { stream } = await begin({
    [TIMES]: () => Response.json([{ date: '2027-03-05', availableSlots: all }]),
    [HOLDS]: noNetwork,
  });
  stream.says(WORKSHOP);
  await times.click();
  await slot('19:50').click();
  const why = page.getByText('Tiden kunde inte reserveras just nu. Försök igen.');
  await expect.element(why).toBeInViewport();
  expect(document.activeElement?.textContent).toContain('Tiden kunde inte reserveras');
});

test('SLOT-7: times that do not come say so; another try shows them and keeps the focus in the card', async () => {
  const { stream } = await begin({ [TIMES]: noNetwork });
  stream.says(WORKSHOP);
  await times.click();
  const again = page.getByRole('button', { name: 'Försök igen' });
  await expect.element(again).toBeVisible();
  answerCalls({ [TIMES]: days });
  again.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(slot('08:30')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Stäng tider' })).toHaveFocus();
});

test('BOOKING-6: while another step is open nothing is seen, and nobody is asked', async () => {
  const calls = answerCalls({});
  await hydrate(inBooking(<WorkshopStep />, { start: { ...CHOOSING, displayState: 2 } }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(StubStream.opened).toEqual([]);
  expect(calls).toEqual([]);
});
