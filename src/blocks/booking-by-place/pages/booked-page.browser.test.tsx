import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EXAMPLE_SITE } from '~/features/service-booking/state/example-booking';
import { messageSubset } from '~/messages';
import type { BookedAnswer } from '~/modules/service-booking/browser';
import { hydrate } from '~test/component/hydrate';
import { BookingByPlace } from '../flow';
import { CHOSEN } from '../state/example-state';
import { BOOKING_BY_PLACE_KEYS } from '../texts';

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
  const contact = { ...CHOSEN.contact, email: `${'anna.maria.'.repeat(6)}berg@post.example` };
  await hydrate(
    <BookingByPlace
      uid="p"
      texts={messageSubset('sv', BOOKING_BY_PLACE_KEYS)}
      site={EXAMPLE_SITE}
      initialPage={1}
      start={{ ...CHOSEN, contact, booked: BOOKED }}
    />,
  );
  await expect.element(page.getByText(/anna\.maria/).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});
