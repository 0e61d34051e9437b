import { account } from './sk/account';
import { alerts } from './sk/alerts';
import { blocked } from './sk/blocked';
import { board } from './sk/board';
import { booking } from './sk/booking';
import { bookingApi } from './sk/booking-api';
import { bookingByPlace } from './sk/booking-by-place';
import { bookingLanding } from './sk/booking-landing';
import { bookingSummary } from './sk/booking-summary';
import { bookingWorkshop } from './sk/booking-workshop';
import { capacity } from './sk/capacity';
import { carNumbers } from './sk/car-numbers';
import { cars } from './sk/cars';
import { connections } from './sk/connections';
import { consent } from './sk/consent';
import { customers } from './sk/customers';
import { factor } from './sk/factor';
import { figures } from './sk/figures';
import { inbox } from './sk/inbox';
import { invite } from './sk/invite';
import { map } from './sk/map';
import { people } from './sk/people';
import { phone } from './sk/phone';
import { quote } from './sk/quote';
import { rating } from './sk/rating';
import { requests } from './sk/requests';
import { saved } from './sk/saved';
import { search } from './sk/search';
import { serviceCatalogue } from './sk/service-catalogue';
import { serviceRequest } from './sk/service-request';
import { serviceWizard } from './sk/service-wizard';
import { site } from './sk/site';
import { staff } from './sk/staff';
import { staffDrives } from './sk/staff-drives';
import { staffFacilities } from './sk/staff-facilities';
import { staffOwnCars } from './sk/staff-own-cars';
import { staffSettings } from './sk/staff-settings';
import { staffStock } from './sk/staff-stock';
import { staffTokens } from './sk/staff-tokens';
import { staffTyres } from './sk/staff-tyres';
import { staffVisit } from './sk/staff-visit';
import { templates } from './sk/templates';
import { testDrive } from './sk/test-drive';

import { trade } from './sk/trade';
import { tyreHotel } from './sk/tyre-hotel';
import { tyreNotice } from './sk/tyre-notice';
import { valuation } from './sk/valuation';
import { visit } from './sk/visit';
import { waitingList } from './sk/waiting-list';
import type { Messages } from './types';

/** Slovak. Counts have three forms: one, two to four, five and more. */
export const sk = {
  ...site,
  ...capacity,
  ...carNumbers,
  ...cars,
  ...trade,
  ...connections,
  ...consent,
  ...quote,
  ...rating,
  ...requests,
  ...saved,
  ...alerts,
  ...blocked,
  ...customers,
  ...phone,
  ...board,
  ...staffVisit,
  ...bookingApi,
  ...booking,
  ...bookingByPlace,
  ...bookingLanding,
  ...bookingSummary,
  ...bookingWorkshop,
  ...figures,
  ...inbox,
  ...map,
  ...search,
  ...serviceCatalogue,
  ...serviceRequest,
  ...serviceWizard,
  ...staff,
  ...invite,
  ...factor,
  ...people,
  ...account,
  ...staffTokens,
  ...staffDrives,
  ...staffFacilities,
  ...staffOwnCars,
  ...staffSettings,
  ...staffStock,
  ...staffTyres,
  ...templates,
  ...tyreHotel,
  ...tyreNotice,
  ...valuation,
  ...testDrive,
  ...visit,
  ...waitingList,
} as const satisfies Messages;
