import { alertMigrations } from '~/modules/alerts';
import { consentMigrations } from '~/modules/consents';
import { contentMigrations } from '~/modules/content';
import { facilitiesMigrations } from '~/modules/facilities';
import { identityMigrations } from '~/modules/identity';
import { leadMigrations } from '~/modules/leads';
import { ratingMigrations } from '~/modules/ratings';
import { serviceBookingMigrations } from '~/modules/service-booking';
import { settingsMigrations } from '~/modules/settings';
import { stockMigrations } from '~/modules/stock';
import { templateMigrations } from '~/modules/templates';
import { testDriveMigrations } from '~/modules/test-drives';
import { tyreHotelMigrations } from '~/modules/tyre-hotel';
import { workshopMigrations } from '~/modules/workshop';
import { type MigrationSet, platformMigrations } from '~/platform/db';
import { edgeCacheMigrations } from '~/platform/edge-cache';
import { mediaMigrations } from '~/platform/media';
import { outboxMigrations } from '~/platform/outbox';
import { rateLimitMigrations } from '~/platform/rate-limit';

/** Every table of the product, in the order in which they are made. */
export const MIGRATIONS: readonly MigrationSet[] = [
  platformMigrations,
  outboxMigrations,
  rateLimitMigrations,
  mediaMigrations,
  contentMigrations,
  facilitiesMigrations,
  stockMigrations,
  leadMigrations,
  alertMigrations,
  consentMigrations,
  workshopMigrations,
  testDriveMigrations,
  tyreHotelMigrations,
  serviceBookingMigrations,
  templateMigrations,
  settingsMigrations,
  ratingMigrations,
  identityMigrations,
  edgeCacheMigrations,
];
