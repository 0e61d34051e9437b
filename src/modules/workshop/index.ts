export { type HttpRegistryOptions, httpRegistry } from './adapters/http-registry';
export { rememberedRegistry } from './adapters/remembered-registry';
export { tableRegistry } from './adapters/table-registry';
export type { ReplaceBookFailure } from './books';
export type * from './desk';
export {
  BRAND_CLASSES,
  type BrandClass,
  type Category,
  type Resource,
  type Service,
  type Workshop,
  type WorkshopBook,
  workshopBookSchema,
} from './domain/model';
export type { Opening } from './domain/opening';
export type { Vehicle, VehicleAnswer, VehicleRegistry } from './domain/vehicle';
export type * from './service';
export { workshopMigrations } from './store/migrations';
export type { RegisteredVehicle } from './store/vehicle-store';
export type { ImportedVisit, ImportTo } from './store/visit-import';
export { type CalendarFile, type WorkshopRoutesOptions, workshopRoutes } from './web/routes';
export { visitHref } from './web/visit-paths';
export { createWorkshops, type Workshops, type WorkshopsOptions } from './workshops';
