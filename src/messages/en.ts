import { account } from './en/account';
import { alerts } from './en/alerts';
import { blocked } from './en/blocked';
import { board } from './en/board';
import { booking } from './en/booking';
import { bookingApi } from './en/booking-api';
import { bookingByPlace } from './en/booking-by-place';
import { bookingLanding } from './en/booking-landing';
import { bookingSummary } from './en/booking-summary';
import { bookingWorkshop } from './en/booking-workshop';
import { capacity } from './en/capacity';
import { carNumbers } from './en/car-numbers';
import { cars } from './en/cars';
import { connections } from './en/connections';
import { consent } from './en/consent';
import { customers } from './en/customers';
import { factor } from './en/factor';
import { figures } from './en/figures';
import { inbox } from './en/inbox';
import { invite } from './en/invite';
import { map } from './en/map';
import { people } from './en/people';
import { phone } from './en/phone';
import { quote } from './en/quote';
import { rating } from './en/rating';
import { requests } from './en/requests';
import { saved } from './en/saved';
import { search } from './en/search';
import { serviceCatalogue } from './en/service-catalogue';
import { serviceRequest } from './en/service-request';
import { serviceWizard } from './en/service-wizard';
import { site } from './en/site';
import { staff } from './en/staff';
import { staffDrives } from './en/staff-drives';
import { staffFacilities } from './en/staff-facilities';
import { staffOwnCars } from './en/staff-own-cars';
import { staffSettings } from './en/staff-settings';
import { staffStock } from './en/staff-stock';
import { staffTokens } from './en/staff-tokens';
import { staffTyres } from './en/staff-tyres';
import { staffVisit } from './en/staff-visit';
import { templates } from './en/templates';
import { testDrive } from './en/test-drive';

import { trade } from './en/trade';
import { tyreHotel } from './en/tyre-hotel';
import { tyreNotice } from './en/tyre-notice';
import { valuation } from './en/valuation';
import { visit } from './en/visit';
import { waitingList } from './en/waiting-list';

/** The source language. Its keys and parameters are the type that every other language satisfies. */
export const en = {
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
} as const;
