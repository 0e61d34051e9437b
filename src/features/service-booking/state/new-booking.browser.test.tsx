import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_BOOKING } from '~/modules/workshop/browser';
import { hydrate } from '~test/component/hydrate';
import { SITE } from '../workshop/example-step';
import { BookingProvider, useBooking } from './booking-context';
import { CAR, walkedTo } from './example-booking';
import { STORE_KEY } from './store';

function State() {
  const { state } = useBooking();
  return <p>{`${state.booking?.bookingId ?? 'none'} ${state.car?.registrationNumber ?? 'no car'}`}</p>;
}

const opened = () =>
  hydrate(
    <BookingProvider texts={{ language: 'sv', texts: {} }} site={SITE} uid="b">
      <State />
    </BookingProvider>,
  );
const shows = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
const store = (value: object) => sessionStorage.setItem(STORE_KEY, JSON.stringify(value));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname + location.search);
});

test('BOOKED-3: a reload shows what is booked; the link of a visit that is over begins anew, once', async () => {
  store(walkedTo('booked'));
  await opened();
  await shows(`NB-7K3M9Q ${CAR.registrationNumber}`);
  history.replaceState(null, '', NEW_BOOKING);
  await opened();
  await shows('none no car');
  await expect.poll(() => location.hash).toBe('');
  await expect.poll(() => sessionStorage.getItem(STORE_KEY)).not.toContain('NB-7K3M9Q');
});

test('a booking that is not made yet is not lost by it', async () => {
  store(walkedTo('services'));
  history.replaceState(null, '', NEW_BOOKING);
  await opened();
  await shows(`none ${CAR.registrationNumber}`);
  expect(location.hash).toBe('');
});
