export { BOOKING_SITES, type BookingSite, demoBook } from './book';
export { type DemoVisit, demoVisits } from './load';
export { DEMO_VEHICLES, UNKNOWN_PLATE } from './vehicles';
