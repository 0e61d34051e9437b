export { answerDue } from './domain/answer-time';
export { shownBrands } from './domain/brands';
export { departmentByErp, departmentName, newCarsDepartment } from './domain/departments';
export { mapPosition, parseGeocoord } from './domain/geocoord';
export { deviationIn, openingHoursIn } from './domain/hours-wording';
export { comingDeviations, type LocalMoment, type OpenState, openState } from './domain/opening-hours';
export { serviceDealers } from './domain/service-dealers';
export {
  type DepartmentGroup,
  type DeviationDay,
  type OpeningHoursRow,
  type OpeningSchedule,
  type SiteBrand,
  type SiteDepartment,
  type SiteRecord,
  type SiteUser,
  siteRecordSchema,
} from './domain/site-record';
export { FACILITY_VOCABULARY, type FacilityTerm, facilityLabel } from './domain/vocabulary';
export { createFacilities, type Facilities, facilityChanges } from './facilities';
export { facilitiesMigrations } from './store/migrations';
export { facilitiesData } from './store/personal-data';
