import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bookingApi, serviceBookingApi } from '~/features/booking-calls';
import { EXAMPLE_SITE } from '~/features/service-booking/state/example-booking';
import { messageSubset } from '~/messages';
import { translatorOver } from '~/messages/translate';
import { type Flow, FlowContext } from '../flow-context';
import { CHOSEN } from '../state/example-state';
import { BOOKING_BY_PLACE_KEYS } from '../texts';
import { SummaryBlocks } from './summary-blocks';

const CALLS = { fetch, language: 'sv' };
const FLOW: Flow = {
  state: CHOSEN,
  dispatch: () => undefined,
  current: () => CHOSEN,
  page: 5,
  go: () => undefined,
  api: serviceBookingApi(CALLS),
  holds: bookingApi(CALLS),
  t: translatorOver(messageSubset('sv', BOOKING_BY_PLACE_KEYS)),
  site: EXAMPLE_SITE,
  uid: 'p',
  announce: () => undefined,
  track: () => undefined,
};

test('BY-PLACE-12: what was ticked besides services is said again before it is sent and once it is booked', () => {
  for (const isFixed of [false, true]) {
    const drawn = renderToStaticMarkup(
      <FlowContext.Provider value={FLOW}>
        <SummaryBlocks isFixed={isFixed} />
      </FlowContext.Provider>,
    );
    expect(drawn).toContain('Dina önskemål: Ring mig</p>');
  }
});
