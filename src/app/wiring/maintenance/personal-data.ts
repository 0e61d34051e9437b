import { alertData } from '~/modules/alerts';
import { consentData } from '~/modules/consents';
import { contentData } from '~/modules/content';
import { facilitiesData } from '~/modules/facilities';
import { identityData } from '~/modules/identity';
import { leadData } from '~/modules/leads';
import { ratingData } from '~/modules/ratings';
import { serviceBookingData } from '~/modules/service-booking';
import { settingsData } from '~/modules/settings';
import { stockData } from '~/modules/stock';
import { templateData } from '~/modules/templates';
import { testDriveData } from '~/modules/test-drives';
import { tyreHotelData } from '~/modules/tyre-hotel';
import { workshopData } from '~/modules/workshop';
import { edgeCacheData } from '~/platform/edge-cache';
import { queueData } from '~/platform/jobs';
import { mediaData } from '~/platform/media';
import { outboxData } from '~/platform/outbox';
import { databaseTables, type Register } from '~/platform/personal-data';
import { rateLimitData } from '~/platform/rate-limit';

/** Every table of the product and what is personal in it: what erasure, export and retention go by (ADR 0044). */
export const REGISTER: Register = [
  ...leadData,
  ...testDriveData,
  ...alertData,
  ...consentData,
  ...ratingData,
  ...tyreHotelData,
  ...workshopData,
  ...identityData,
  ...outboxData,
  ...rateLimitData,
  ...queueData,
  ...stockData,
  ...facilitiesData,
  ...serviceBookingData,
  ...templateData,
  ...settingsData,
  ...contentData,
  ...mediaData,
  ...databaseTables,
  ...edgeCacheData,
];
