export {
  type Catalogues,
  openCatalogues,
} from './catalogues';
export {
  type Catalogue,
  type CatalogueCategory,
  type CatalogueEntry,
  type CatalogueOption,
  catalogueSchema,
} from './domain/catalogue';
export type { Contact } from './options';
export { createServiceBooking, type ServiceBooking } from './service-booking';
export { serviceBookingMigrations } from './store/migrations';
export { serviceBookingData } from './store/personal-data';
export { serviceBookingApi } from './web/description';
export type { ServiceBookingLimits } from './web/limits';
export { serviceBookingRoutes } from './web/routes';
