import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EXAMPLE_SITE } from '~/features/service-booking/state/example-booking';
import { messageSubset } from '~/messages';
import type { BookedAnswer } from '~/modules/service-booking/browser';
import { answerCalls, noNetwork } from '~test/component/answers';
import { clearPage, hydrate } from '~test/component/hydrate';
import { BookingByPlace } from './flow';
import { INITIAL } from './state/booking';
import { CHOSEN } from './state/example-state';
import { STATE_KEY } from './state/stored';
import { BOOKING_BY_PLACE_KEYS } from './texts';

type Opened = Pick<Parameters<typeof BookingByPlace>[0], 'initialPage' | 'start'>;

const open = (opened: Opened) =>
  hydrate(
    <BookingByPlace
      uid="p"
      texts={messageSubset('sv', BOOKING_BY_PLACE_KEYS)}
      site={EXAMPLE_SITE}
      {...opened}
    />,
  );

test('BY-PLACE-5: who asks again for services that could not be had keeps their place in the page', async () => {
  sessionStorage.setItem(STATE_KEY, JSON.stringify({ ...INITIAL, car: CHOSEN.car }));
  history.replaceState(null, '', '?page=3');
  answerCalls({ 'POST /api/service-booking/': noNetwork });
  await open({ initialPage: 3 });
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Välj tjänst' })).toHaveFocus();
});

test('that the car is found is heard on its page, and no longer on the next, whose services are there already', async () => {
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
  answerCalls({
    'POST /api/service-booking/car/get': () => Response.json(CHOSEN.car),
    'POST /api/service-booking/services/get': () =>
      Response.json({ serviceCategories: CHOSEN.serviceCategories }),
    'POST /api/service-booking/addons/get': () => Response.json({ serviceCategories: [] }),
  });
  const place = await open({ initialPage: 1 });
  const announced = () => place.querySelector('[role="status"]')?.textContent;
  await page.getByRole('textbox', { name: 'Registreringsnummer' }).fill('ABC123');
  await page.getByRole('button', { name: 'Hitta din bil' }).click();
  await expect.element(page.getByRole('heading', { name: 'Är det här rätt bil?' })).toHaveFocus();
  await expect.poll(announced).toMatch(/^Bilen är hittad/);
  await expect.poll(() => sessionStorage.getItem(STATE_KEY)).toContain('"categoryId"');
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await expect.element(page.getByRole('checkbox').first()).toBeVisible();
  expect(announced()).toBe('');
  history.back();
  await expect.element(page.getByRole('heading', { name: 'Är det här rätt bil?' })).toHaveFocus();
  expect(announced()).toBe('');
});

test('who goes forward again while another car is looked for keeps their own, and what they have chosen', async () => {
  sessionStorage.setItem(STATE_KEY, JSON.stringify({ ...CHOSEN, booked: null }));
  history.replaceState(null, '', `${location.pathname}?page=1`);
  const other = Promise.withResolvers<Response>();
  answerCalls({ 'POST /api/service-booking/car/get': () => other.promise });
  await open({ initialPage: 1 });
  const plate = page.getByRole('textbox', { name: 'Registreringsnummer' });
  await expect.element(plate).toBeVisible();
  history.pushState(null, '', '?page=3');
  history.back();
  await plate.fill('MZD323');
  await page.getByRole('button', { name: 'Hitta din bil' }).click();
  history.forward();
  await expect.element(page.getByRole('heading', { name: 'Välj tjänst' })).toHaveFocus();
  other.resolve(Response.json({ ...CHOSEN.car, regNo: 'MZD323' }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(page.getByRole('heading', { name: 'Välj tjänst' })).toBeVisible();
  expect(sessionStorage.getItem(STATE_KEY)).not.toContain('MZD323');
});

const BOOKED: BookedAnswer = {
  status: 'OK',
  kobraBookingId: 'NB-7K3M9Q',
  bookingId: 'NB-7K3M9Q',
  bookingDate: '2026-03-04T07:30:00',
  bookingStart: '2026-03-04T07:30:00',
  totalPrice: 0,
  currency: 'SEK',
  visitToken: '',
};

test('BY-PLACE-13: the longest mail address makes the page no wider', async () => {
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
  const contact = { ...CHOSEN.contact, email: `${'anna.maria.'.repeat(6)}berg@post.example` };
  await open({ initialPage: 1, start: { ...CHOSEN, contact, booked: BOOKED } });
  await expect.element(page.getByText(/anna\.maria/).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

test('BY-PLACE-13: what is booked while the visitor looks at the page before is what was sent, and is found when the page is loaded again', async () => {
  sessionStorage.setItem(STATE_KEY, JSON.stringify(CHOSEN));
  history.replaceState(null, '', `${location.pathname}?page=4`);
  history.pushState(null, '', '?page=5');
  const booked = Promise.withResolvers<Response>();
  answerCalls({
    'POST /api/service-booking/booking/submit': () => booked.promise,
    'POST /api/': noNetwork,
  });
  await open({ initialPage: 5 });
  await page.getByRole('button', { name: 'Genomför bokning' }).click();
  history.back();
  await expect.element(page.getByRole('heading', { name: /^Var och när/ })).toBeVisible();
  // The mail goes to what was sent.
  await page.getByRole('textbox', { name: 'E-post' }).fill('other@post.example');
  booked.resolve(Response.json(BOOKED));
  await expect.element(page.getByText('NB-7K3M9Q')).toBeVisible();
  await expect.element(page.getByText(/till a@b\.se/)).toBeVisible();
  expect(document.body.textContent).not.toContain('other@post.example');
  expect(location.search).toBe('?page=5');
  clearPage();
  await open({ initialPage: 5 });
  await expect.element(page.getByText('NB-7K3M9Q')).toBeVisible();
});
