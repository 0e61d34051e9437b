import { TyreHotelFlow } from '~/blocks/tyre-hotel/flow';
import { type Draft, EMPTY_DRAFT } from '~/blocks/tyre-hotel/session-state';
import { TYRE_HOTEL_KEYS } from '~/blocks/tyre-hotel/texts';
import { messageSubset } from '~/messages';
import { addDays } from '~/platform/time/calendar';
import { localDate } from '~/platform/time/zone';

export const ZONE = 'Europe/Stockholm';

/** The car that is signed in. */
export const VEHICLE = {
  regNo: 'KTR482',
  brand: 'Volvo',
  model: 'V90',
  brandCode: 'VO',
  location: { erpId: '501.30' },
};

/** A day on which there are times. */
export const DAY = addDays(localDate(new Date(), ZONE), 4);

/** What its owner has chosen and typed. */
export const ADA: Draft = {
  ...EMPTY_DRAFT,
  regNo: 'KTR482',
  changedAt: Date.now(),
  date: DAY,
  time: '08:30',
  firstName: 'Ada',
  lastName: 'Ek',
  phone: '+46701740605',
  email: 'ada@post.example',
};

/** The tyre hotel as a Swedish page draws it. */
export const tyreHotelFlow = (
  <TyreHotelFlow
    uid="t"
    texts={messageSubset('sv', TYRE_HOTEL_KEYS, {})}
    locale="sv-SE"
    email="hej@carstore.example"
    phone="08-465 004 20"
    zone={ZONE}
    bookingLink={null}
    privacyLink={null}
    addresses={{ visit: '/besok/?t=', earlier: '/tidigare/?t=' }}
  />
);
