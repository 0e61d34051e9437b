export { fillPastVisits, fillWorkshops, type WorkshopPorts } from './fill';
export { type DemoVisit, demoPastVisits, demoVisits } from './load';

export { demoPriceTables } from './price-tables';
export { demoRatings } from './ratings';
export { demoSchedule } from './schedule';
export { DEMO_VEHICLES, UNKNOWN_PLATE } from './vehicles';
export { customerOf } from './visits';
export { BOOKING_SITES, type BookingSite, workshopFacilities } from './workshops';
