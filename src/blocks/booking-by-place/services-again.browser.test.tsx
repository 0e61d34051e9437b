import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EXAMPLE_SITE } from '~/features/service-booking/state/example-booking';
import { messageSubset } from '~/messages';
import { answerCalls, noNetwork } from '~test/component/answers';
import { hydrate } from '~test/component/hydrate';
import { BookingByPlace } from './flow';
import { INITIAL } from './state/booking';
import { CHOSEN } from './state/example-state';
import { STATE_KEY } from './state/stored';
import { BOOKING_BY_PLACE_KEYS } from './texts';

test('BY-PLACE-5: who asks again for services that could not be had keeps their place in the page', async () => {
  sessionStorage.setItem(STATE_KEY, JSON.stringify({ ...INITIAL, car: CHOSEN.car }));
  history.replaceState(null, '', '?page=3');
  answerCalls({ 'POST /api/service-booking/': noNetwork });
  await hydrate(
    <BookingByPlace
      uid="p"
      texts={messageSubset('sv', BOOKING_BY_PLACE_KEYS)}
      site={EXAMPLE_SITE}
      initialPage={3}
    />,
  );
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Välj tjänst' })).toHaveFocus();
});
