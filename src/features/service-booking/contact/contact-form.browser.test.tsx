import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, answerCalls, noNetwork } from '~test/component/answers';
import { hydrate } from '~test/component/hydrate';
import { HOLD, VISIT, walkedTo } from '../state/example-booking';
import type { BookingStore } from '../state/store';
import { inBooking } from '../workshop/example-step';
import { ContactForm } from './contact-form';

const BOOK = 'POST /api/mechmate/bookings';
const LATER = { date: '2027-03-05', time: '10:00' } as const;
const contact = { name: 'Kim Berg', phone: '070-174 06 05', email: 'kim@post.example', comment: '' };
const chosen: BookingStore = {
  ...walkedTo('slot'),
  contact,
  hold: { ...HOLD, expiresAt: '2999-01-01T00:00:00.000Z' },
};

const begin = async (answers: Answers, start: BookingStore = chosen) => {
  const calls = answerCalls({ 'PUT /api/mechmate/holds': () => Response.json(chosen.hold), ...answers });
  const place = await hydrate(inBooking(<ContactForm />, { start }));
  return { calls: () => calls.filter((call) => !call.startsWith('PUT')), place };
};
const book = page.getByRole('button', { name: 'Boka', exact: false });
const refusedAs =
  (code: string, more: object = {}) =>
  () =>
    Response.json({ code, ...more }, { status: 409 });

test('what is missing is listed, has the focus, and nothing is sent', async () => {
  const { calls, place } = await begin({}, { ...chosen, contact: { ...contact, name: '', email: '' } });
  await book.click();
  await expect.poll(() => document.activeElement?.id).toBe('b-contact-errors');
  expect(place.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2);
  expect(calls()).toEqual([]);
});

test('while it is sent the form is busy; one press is one booking', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { calls, place } = await begin({ [BOOK]: () => promise });
  await book.click();
  await expect.poll(() => place.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
  await page.getByRole('textbox', { name: 'Namn' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Bokar …' })).toBeDisabled();
  resolve(Response.json(VISIT));
  expect(calls()).toEqual([BOOK]);
});

test('a time taken meanwhile offers alternatives; one press holds another', async () => {
  const hold = { ...HOLD, holdId: 'hold-0002', expiresAt: '2999-01-01T00:00:00.000Z' };
  const { calls } = await begin({
    [BOOK]: refusedAs('slot-taken', { alternatives: [LATER] }),
    'POST /api/mechmate/holds/': () => Response.json({}),
    'POST /api/mechmate/holds': () => Response.json(hold),
  });
  await book.click();
  await page.getByRole('button', { name: /10:00/ }).click();
  await expect.element(book).toBeVisible();
  expect(calls().slice(0, 2)).toEqual([BOOK, 'POST /api/mechmate/holds']);
});

test('a car that is to be there at that time already asks whether both are meant', async () => {
  const { calls } = await begin({ [BOOK]: refusedAs('already-booked', { visits: [LATER] }) });
  await book.click();
  const anyway = page.getByRole('button', { name: 'Boka ändå' });
  await expect.element(anyway).toBeVisible();
  await anyway.click();
  await expect.poll(calls).toEqual([BOOK, BOOK]);
});

test('a line that is down and a server that fails say so, and what was typed stays', async () => {
  await begin({ [BOOK]: noNetwork });
  await book.click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'E-post' })).toHaveValue(contact.email);
  await expect.element(book).toBeVisible();
});

test('a hold that has run out offers to hold the time again in place of the button to book', async () => {
  await begin({}, { ...chosen, hold: null });
  await expect.element(page.getByRole('button', { name: 'Ta tiden igen' })).toBeVisible();
});

test('once it is booked nothing is said any more of the time that was chosen', async () => {
  let answer = refusedAs('slot-taken', { alternatives: [LATER] });
  const { calls, place } = await begin({
    [BOOK]: () => answer(),
    'POST /api/mechmate/holds/': () => Response.json({}),
    'POST /api/mechmate/holds': () => Response.json(chosen.hold),
  });
  const announcement = () => place.querySelector('[role="status"]')?.textContent;
  await book.click();
  await page.getByRole('button', { name: /10:00/ }).click();
  await expect.poll(announcement).toContain('10:00');
  answer = () => Response.json(VISIT);
  await book.click();
  await expect.poll(calls).toEqual([BOOK, 'POST /api/mechmate/holds', BOOK]);
  await expect.poll(announcement).toBe('');
});
