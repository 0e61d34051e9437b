export { cachedRegistry } from './adapters/cached-registry';
export { httpRegistry } from './adapters/http-registry';
export { tableRegistry } from './adapters/table-registry';
export { upstreamWorkshops } from './adapters/upstream';
export type * from './capacity/staff-capacity';
export {
  type Bay,
  bookingWindowOf,
  type Candidate,
  computeOfferedDay,
  findCandidates,
} from './domain/availability';
export { BLOCKED_REASONS, REPEATS } from './domain/blocked-time';
export { type Calendar, calendarOf, mergeSpans, openingOf } from './domain/calendar';
export {
  CAPACITY_PARTS,
  type CapacityItem,
  priceItem,
  readPriceItem,
  type TimeSpans,
} from './domain/capacity/override';
export type { CapacityProblems } from './domain/capacity/parse-change';
export type { CapacityShown } from './domain/capacity/shown';
export { writeAmount, writeSpans } from './domain/capacity/typed-text';
export {
  DAY as DAY_MINUTES,
  dayOfMinute,
  minuteAt,
  minuteOfMoment,
  momentOf,
  type Span,
} from './domain/local-time';
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

export { type PriceTable, priceTableSchema } from './domain/prices/price-table';
export { suitsCar } from './domain/prices/suits';
export type { Vehicle, VehicleRegistry } from './domain/vehicle';
export { vehicleRegister } from './domain/vehicle-facts';
export { dateToRemind, isWorthReminding } from './domain/visit/reminder';
export { visitFile } from './domain/visit/visit-file';
export {
  directionsHref,
  formatDropOff,
  formatVisitCar,
  formatVisitDay,
  formatVisitDayShort,
  formatVisitOptions,
  formatVisitPrices,
  formatVisitStart,
  formatVisitStartShort,
  formatVisitTime,
  formatVisitTotal,
  isPriceUnknown,
} from './domain/visit/visit-format';
export { hasCome, VISIT_STATES, VISIT_STEPS } from './domain/visit/visit-states';
export { visitTemplates } from './domain/visit/visit-templates';
export { writeSlot } from './domain/visit/visit-week';
export { PARTS_OF_DAY } from './domain/waiting-list';
export { createNotices, workNotices } from './notices';
export { stopRatingRequests, workRatingRequests } from './rating-requests';
export type * from './service';
export type * from './staff/customer-search';
export type * from './staff/phone-bookings';
export type * from './staff/staff-blocked-times';
export type * from './staff/staff-board';
export type * from './staff/staff-bookings';
export type { StaffForms } from './staff/staff-forms';
export type * from './staff/staff-visits';
export type { LoggedCapacity } from './store/capacity-store';
export { workshopMigrations } from './store/migrations';
export { workshopData } from './store/personal-data';
export { NO_VISITS, reportVisits, type VisitFigures, type VisitReport } from './store/reports/visit-figures';
export {
  type ComingWheelChange,
  countWheelChangesBooked,
  listWheelChanges,
} from './store/reports/wheel-change-store';
export type { StaffFormFields } from './store/staff-form-store';
export { type RegisteredVehicle, replaceVehicles } from './store/vehicle-store';
export type { ImportedVisit } from './store/visit-import';
export { bringVisits } from './use-cases/bring-visits';
export { workEarlierTimes } from './waiting-list/earlier-time-notices';
export type * from './waiting-list/waiting-list';
export { API_BASE as BOOKING_API } from './web/call';
export { workshopApi } from './web/description';
export { eventStream } from './web/event-stream';
export {
  type Failure as BookingApiFailure,
  failed as bookingFailed,
  NO_STORE,
  STATUS as BOOKING_STATUS,
} from './web/failures';
export { type BookingLimits, PlateLimit } from './web/limits';
export { workshopRoutes } from './web/routes';
export { visitCalendar } from './web/visit-calendar';
export type { GivenStars, VisitPage, VisitPages, VisitRatings } from './web/visit-pages';
export { calendarHref, VISIT_PATHS, visitHref } from './web/visit-paths';
export { visitRoutes } from './web/visit-routes';
export { openWorkshopSchedules, type WorkshopSchedules } from './workshop-schedules';
export { createWorkshops, type Workshops, type WorkshopsOptions } from './workshops';
