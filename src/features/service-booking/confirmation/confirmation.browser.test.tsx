import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { useBooking } from '../state/booking-context';
import { VISIT, walkedTo } from '../state/example-booking';
import { inBooking } from '../workshop/example-step';
import { BookedScreen } from './booked-screen';
import { Confirmation } from './confirmation';

const contact = { name: 'Kim Berg', phone: '070-174 06 05', email: 'kim@post.example', comment: '' };
const booked = (visit = VISIT, email = contact.email) =>
  hydrate(
    inBooking(<BookedScreen visit={visit} level="h1" />, {
      start: { ...walkedTo('booked'), contact: { ...contact, email } },
    }),
  );

test('BOOKED-1: number, workshop, time, car, work and the address of the mail, below one title', async () => {
  const place = await booked();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bokning bekräftad' })).toBeVisible();
  for (const text of ['NB-7K3M9Q', 'Nordhem Stockholm', 'Gatan 1, 111 11 Stockholm', /kim@post\.example/])
    await expect.element(page.getByText(text).first()).toBeVisible();
  await expect.element(page.getByText('5 mars 2027 08:30')).toBeVisible();
  await expect.element(page.getByText('Oljebyte')).toBeVisible();
  expect(place.querySelector('[data-booked]')?.getAttribute('data-booked')).toBe('NB-7K3M9Q');
  expect(place.querySelectorAll('h1')).toHaveLength(1);
});

test('BOOKED-1: the longest mail address makes the page no wider', async () => {
  const place = await booked(VISIT, `${'anna.maria.'.repeat(6)}berg@post.example`);
  await expect.element(page.getByText('Bokning bekräftad')).toBeVisible();
  for (const words of place.querySelectorAll('header p'))
    expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
});

test('BOOKED-2: the ways on lead to the map, to the calendar and to the visit, by its token', async () => {
  await booked();
  await expect
    .element(page.getByRole('link', { name: 'Vägbeskrivning' }))
    .toHaveAttribute('href', expect.stringContaining('Nordhem'));
  await expect
    .element(page.getByRole('link', { name: /kalender/i }))
    .toHaveAttribute('href', '/api/mechmate/bookings/token-of-the-visit/calendar.ics?l=sv-SE');
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href')).slice(-2)).toEqual([
    '/tidigare/?t=token-of-the-visit',
    expect.stringMatching(/^\/besok\//),
  ]);
});

test('a car that is left for the whole day: it says until when', async () => {
  await booked({ ...VISIT, time: null });
  await expect.element(page.getByText('Heldag, lämna bilen före 08:00')).toBeVisible();
});

test('BOOKED-3: a new booking is begun once by its button', async () => {
  const onAgain = vi.fn();
  function Screen() {
    const { t, site } = useBooking();
    return (
      <Confirmation
        visit={VISIT}
        services={{}}
        region=""
        email=""
        map={null}
        addresses={{ visit: '/besok/?t=', earlier: '/tidigare/?t=' }}
        calendarHref="/kalender"
        time="5 mars 2027 08:30"
        onAgain={onAgain}
        locale={site.locale}
        currency={site.currency}
        t={t}
        id="b"
      />
    );
  }
  await hydrate(inBooking(<Screen />));
  await page.getByRole('button', { name: 'Ny bokning' }).click();
  expect(onAgain).toHaveBeenCalledOnce();
});
