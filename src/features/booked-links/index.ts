export { BOOKED_LINK_KEYS, BookedLinks, type VisitAddresses } from './booked-links';
