export { demoAgreements } from './agreements';
export { HOTEL_CARS } from './cars';
export { fillStaffWork } from './staff-work';
