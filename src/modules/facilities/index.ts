export { answerDue } from './domain/answer-time';
export { shownBrands } from './domain/brands';
export { departmentByErp, departmentName, newCarsDepartment } from './domain/departments';
export { mapPosition, parseGeocoord } from './domain/geocoord';
export { deviationIn, isoDayOf, openingHoursIn, weekdaysIn } from './domain/hours-wording';
export { comingDeviations, type LocalMoment, type OpenState, openState } from './domain/opening-hours';
export type { FacilityChange } from './domain/overrides/change-override';
export {
  CONTACT_FIELDS,
  departmentKey,
  departmentOf,
  FACILITY_PARTS,
  type FacilityPart,
  type PartShown,
  partOf,
  personKey,
} from './domain/overrides/override';
export {
  type FieldProblems,
  MAX_PEOPLE,
  parseContact,
  parseDay,
  parsePeople,
  parseWeek,
  type Typed,
} from './domain/overrides/parse-change';
export { weekOf } from './domain/overrides/week';
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
export {
  createStaffFacilities,
  type StaffFacilities,
  type StaffFacility,
} from './staff-facilities';
export { facilitiesMigrations } from './store/migrations';
export type { LoggedOverride } from './store/overrides';
export { facilitiesData } from './store/personal-data';
