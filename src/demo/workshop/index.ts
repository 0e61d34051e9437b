export { demoBook } from './book';
export { fillWorkshops, type WorkshopPorts } from './fill';
export { type DemoVisit, demoVisits } from './load';
export { demoPriceTables } from './price-tables';
export { demoRatings } from './ratings';
export { DEMO_VEHICLES, UNKNOWN_PLATE } from './vehicles';
export { BOOKING_SITES, type BookingSite, workshopHouses } from './workshops';
