export { answerDue } from './domain/answer-time';
export { shownBrands, TRANSPORT_BRAND_CODES } from './domain/brands';
export { departmentByErp, departmentName, newCarsDepartment } from './domain/departments';
export { DEFAULT_POSITION, mapPosition, type Position, parseGeocoord } from './domain/geocoord';
export { deviationIn, type HoursWording, openingHoursIn } from './domain/hours-wording';
export { comingDeviations, type LocalMoment, type OpenState, openState } from './domain/opening-hours';
export { type ServiceDealer, serviceDealers } from './domain/service-dealers';
export {
  DEPARTMENT_GROUPS,
  type DepartmentGroup,
  type DeviationDay,
  type OpeningHoursRow,
  type OpeningSchedule,
  type SiteBrand,
  type SiteDepartment,
  type SiteImage,
  type SiteRecord,
  type SiteUser,
  siteRecordSchema,
} from './domain/site-record';
export { FACILITY_VOCABULARY, type FacilityTerm, facilityLabel } from './domain/vocabulary';
export { createFacilities, type Facilities, type ReplaceFailure } from './facilities';
export { facilitiesMigrations } from './store/migrations';
export type { ReplaceCounts } from './store/sites';
