import { TyreHotelFlow } from '~/blocks/tyre-hotel/flow';
import { TYRE_HOTEL_KEYS } from '~/blocks/tyre-hotel/texts';
import { messageSubset } from '~/messages';

export const ZONE = 'Europe/Stockholm';

/** The car that is signed in. */
export const VEHICLE = {
  regNo: 'KTR482',
  brand: 'Volvo',
  model: 'V90',
  brandCode: 'VO',
  location: { erpId: '501.30' },
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
