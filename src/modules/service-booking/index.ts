export {
  type Catalogues,
  type CataloguesOptions,
  openCatalogues,
  type ReplaceCatalogueFailure,
} from './catalogues';
export type { Catalogue, CatalogueCategory, CatalogueEntry, CatalogueOption } from './domain/catalogue';
export type { Contact, ServiceBookingOptions } from './options';
export { createServiceBooking, type ServiceBooking } from './service-booking';
export { serviceBookingMigrations } from './store/migrations';
export { serviceBookingApi } from './web/description';
export type { ServiceBookingLimits } from './web/limits';
export { type BookingRating, type ServiceBookingRoutesOptions, serviceBookingRoutes } from './web/routes';
