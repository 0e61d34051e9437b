export {
  type Car,
  readCar,
  readHit,
  readHold,
  readMoment,
  readVisit,
} from './booking-answers';
export {
  type BookingApi,
  bookingApi,
  type ClosestQuery,
  NoAnswer,
  type PriceQuery,
  type TimeslotQuery,
} from './booking-api';
export type { Answer, ApiFailure } from './call';
export {
  readAddOnCategory,
  readBooked,
  readDepartment,
  readPricesById,
  readServiceCategory,
  readWizardCar,
} from './service-booking-answers';
export { type FreeDay, type ServiceBookingApi, serviceBookingApi } from './service-booking-api';
