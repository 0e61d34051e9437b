export { BOOKING_SITES, type BookingSite, demoBook } from './book';
export { fillWorkshops, type WorkshopPorts } from './fill';
export { type DemoVisit, demoVisits } from './load';
export { demoPriceTables } from './price-tables';
export { DEMO_VEHICLES, UNKNOWN_PLATE } from './vehicles';
export { workshopHouses } from './workshops';
