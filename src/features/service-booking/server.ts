export { BOOKING_KEYS, type BookingGround, bookingSite, loadBooking } from './page/booking-ground';
export { WithoutScript } from './page/without-script';
