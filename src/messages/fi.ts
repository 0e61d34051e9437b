import { account } from './fi/account';
import { alerts } from './fi/alerts';
import { blocked } from './fi/blocked';
import { board } from './fi/board';
import { booking } from './fi/booking';
import { bookingApi } from './fi/booking-api';
import { bookingByPlace } from './fi/booking-by-place';
import { bookingLanding } from './fi/booking-landing';
import { bookingSummary } from './fi/booking-summary';
import { bookingWorkshop } from './fi/booking-workshop';
import { capacity } from './fi/capacity';
import { carNumbers } from './fi/car-numbers';
import { cars } from './fi/cars';
import { connections } from './fi/connections';
import { consent } from './fi/consent';
import { customers } from './fi/customers';
import { factor } from './fi/factor';
import { figures } from './fi/figures';
import { inbox } from './fi/inbox';
import { invite } from './fi/invite';
import { map } from './fi/map';
import { people } from './fi/people';
import { phone } from './fi/phone';
import { quote } from './fi/quote';
import { rating } from './fi/rating';
import { requests } from './fi/requests';
import { saved } from './fi/saved';
import { search } from './fi/search';
import { serviceCatalogue } from './fi/service-catalogue';
import { serviceRequest } from './fi/service-request';
import { serviceWizard } from './fi/service-wizard';
import { site } from './fi/site';
import { staff } from './fi/staff';
import { staffDrives } from './fi/staff-drives';
import { staffFacilities } from './fi/staff-facilities';
import { staffOwnCars } from './fi/staff-own-cars';
import { staffSettings } from './fi/staff-settings';
import { staffStock } from './fi/staff-stock';
import { staffTokens } from './fi/staff-tokens';
import { staffTyres } from './fi/staff-tyres';
import { staffVisit } from './fi/staff-visit';
import { templates } from './fi/templates';
import { testDrive } from './fi/test-drive';

import { trade } from './fi/trade';
import { tyreHotel } from './fi/tyre-hotel';
import { tyreNotice } from './fi/tyre-notice';
import { valuation } from './fi/valuation';
import { visit } from './fi/visit';
import { waitingList } from './fi/waiting-list';
import type { Messages } from './types';

/** Finnish. */
export const fi = {
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
