export { facilityListShape } from './facility-list-shape';
export { readFacilityWords } from './read-facility-words';
