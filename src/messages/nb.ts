import { account } from './nb/account';
import { alerts } from './nb/alerts';
import { blocked } from './nb/blocked';
import { board } from './nb/board';
import { booking } from './nb/booking';
import { bookingApi } from './nb/booking-api';
import { bookingByPlace } from './nb/booking-by-place';
import { bookingLanding } from './nb/booking-landing';
import { bookingSummary } from './nb/booking-summary';
import { bookingWorkshop } from './nb/booking-workshop';
import { capacity } from './nb/capacity';
import { carNumbers } from './nb/car-numbers';
import { cars } from './nb/cars';
import { connections } from './nb/connections';
import { consent } from './nb/consent';
import { customers } from './nb/customers';
import { factor } from './nb/factor';
import { figures } from './nb/figures';
import { inbox } from './nb/inbox';
import { invite } from './nb/invite';
import { map } from './nb/map';
import { people } from './nb/people';
import { phone } from './nb/phone';
import { quote } from './nb/quote';
import { rating } from './nb/rating';
import { requests } from './nb/requests';
import { saved } from './nb/saved';
import { search } from './nb/search';
import { serviceCatalogue } from './nb/service-catalogue';
import { serviceRequest } from './nb/service-request';
import { serviceWizard } from './nb/service-wizard';
import { site } from './nb/site';
import { staff } from './nb/staff';
import { staffDrives } from './nb/staff-drives';
import { staffFacilities } from './nb/staff-facilities';
import { staffOwnCars } from './nb/staff-own-cars';
import { staffSettings } from './nb/staff-settings';
import { staffStock } from './nb/staff-stock';
import { staffTokens } from './nb/staff-tokens';
import { staffTyres } from './nb/staff-tyres';
import { staffVisit } from './nb/staff-visit';
import { templates } from './nb/templates';
import { testDrive } from './nb/test-drive';

import { trade } from './nb/trade';
import { tyreHotel } from './nb/tyre-hotel';
import { tyreNotice } from './nb/tyre-notice';
import { valuation } from './nb/valuation';
import { visit } from './nb/visit';
import { waitingList } from './nb/waiting-list';
import type { Messages } from './types';

/** Norwegian bokmål. */
export const nb = {
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
