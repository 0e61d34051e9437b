export { cachedRegistry } from './adapters/cached-registry';
export { type HttpRegistryOptions, httpRegistry } from './adapters/http-registry';
export { tableRegistry } from './adapters/table-registry';
export { type UpstreamOptions, upstreamWorkshops } from './adapters/upstream';
export {
  BRAND_CLASSES,
  type BrandClass,
  type CarRule,
  type Category,
  FUELS,
  type Fuel,
  type Resource,
  type Service,
  TYRE_HOTEL_SERVICE,
  type Workshop,
  type WorkshopSchedule,
  workshopScheduleSchema,
} from './domain/model';
export type { Opening } from './domain/opening';
export { type PriceTable, priceTableSchema } from './domain/price-table';
export { suitsCar } from './domain/suits';
export type { Vehicle, VehicleAnswer, VehicleRegistry } from './domain/vehicle';
export { writeSlot } from './domain/visit-week';
export {
  carInWords,
  dayInWords,
  directionsHref,
  dropOffInWords,
  isPriceUnknown,
  pricesInWords,
  shortDay,
  shortWhen,
  timeInWords,
  totalInWords,
  whenInWords,
} from './domain/visit-words';
export { createNotices, type NoticeOptions, type Notices, workNotices } from './notices';
export { type RatingRequestOptions, stopRatingRequests, workRatingRequests } from './rating-requests';
export type * from './service';
export type * from './staff-bookings';
export { workshopMigrations } from './store/migrations';
export type { RegisteredVehicle } from './store/vehicle-store';
export type { ImportedVisit, ImportTarget } from './store/visit-import';
export { API_BASE as BOOKING_API } from './web/call';
export { workshopApi } from './web/description';
export {
  type Failure as BookingApiFailure,
  failed as bookingFailed,
  NO_STORE,
  STATUS as BOOKING_STATUS,
} from './web/failures';
export { type BookingLimits, PlateLimit } from './web/limits';
export { type CalendarFile, type WorkshopRoutesOptions, workshopRoutes } from './web/routes';
export { visitCalendar } from './web/visit-calendar';
export type { GivenStars, VisitPage, VisitPages, VisitRatings, VisitRoutesOptions } from './web/visit-pages';
export { calendarHref, VISIT_PATHS, visitHref } from './web/visit-paths';
export { visitRoutes } from './web/visit-routes';
export type { ReplacePricesFailure, ReplaceScheduleFailure } from './workshop-schedules';
export { createWorkshops, type Workshops, type WorkshopsOptions } from './workshops';
