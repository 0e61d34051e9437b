import { account } from './sv/account';
import { alerts } from './sv/alerts';
import { blocked } from './sv/blocked';
import { board } from './sv/board';
import { booking } from './sv/booking';
import { bookingApi } from './sv/booking-api';
import { bookingByPlace } from './sv/booking-by-place';
import { bookingLanding } from './sv/booking-landing';
import { bookingSummary } from './sv/booking-summary';
import { bookingWorkshop } from './sv/booking-workshop';
import { capacity } from './sv/capacity';
import { carNumbers } from './sv/car-numbers';
import { cars } from './sv/cars';
import { connections } from './sv/connections';
import { consent } from './sv/consent';
import { customers } from './sv/customers';
import { factor } from './sv/factor';
import { figures } from './sv/figures';
import { inbox } from './sv/inbox';
import { invite } from './sv/invite';
import { map } from './sv/map';
import { people } from './sv/people';
import { phone } from './sv/phone';
import { quote } from './sv/quote';
import { rating } from './sv/rating';
import { requests } from './sv/requests';
import { saved } from './sv/saved';
import { search } from './sv/search';
import { serviceCatalogue } from './sv/service-catalogue';
import { serviceRequest } from './sv/service-request';
import { serviceWizard } from './sv/service-wizard';
import { site } from './sv/site';
import { staff } from './sv/staff';
import { staffDrives } from './sv/staff-drives';
import { staffFacilities } from './sv/staff-facilities';
import { staffOwnCars } from './sv/staff-own-cars';
import { staffSettings } from './sv/staff-settings';
import { staffStock } from './sv/staff-stock';
import { staffTokens } from './sv/staff-tokens';
import { staffTyres } from './sv/staff-tyres';
import { staffVisit } from './sv/staff-visit';
import { templates } from './sv/templates';
import { testDrive } from './sv/test-drive';

import { trade } from './sv/trade';
import { tyreHotel } from './sv/tyre-hotel';
import { tyreNotice } from './sv/tyre-notice';
import { valuation } from './sv/valuation';
import { visit } from './sv/visit';
import { waitingList } from './sv/waiting-list';
import type { Messages } from './types';

/** Swedish. The loan warning is the wording of KOVFS 2025:1; the section fallback that of PAGES-6. */
export const sv = {
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
