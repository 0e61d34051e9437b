export { upstreamTyreHotel } from './adapters/upstream';
export {
  type Agreement,
  POSITIONS,
  type Position,
  SEASONS,
  type Season,
  type Wheel,
  type WheelSet,
} from './domain/agreement';
export type { SeasonChange } from './domain/season-change';
export { MAX_NEW_PLACES, rowOfPlaces } from './domain/storage-place';
export {
  AGREEMENT_FIELDS,
  type TypedAgreement,
} from './domain/typed-agreement';
export { sizeText, type TypedWheels, typedWheelsOf } from './domain/typed-wheels';
export { TREAD_LIMITS } from './domain/wear';
export {
  type AgreementImport,
  type AgreementImportFailure,
  importAgreements,
  importReport,
} from './import-agreements';
export { createSendOuts, type SendOutOptions, workChangeNotices } from './notices/send-outs';
export type * from './notices/tyre-send-outs';
export type * from './service';
export type { Location } from './shown-vehicle';
export { createStaffTyres } from './staff/create-staff-tyres';
export { seasonChangeAt } from './staff/due-agreements';
export type * from './staff/staff-tyres';
export { tyreHotelMigrations } from './store/migrations';
export { tyreHotelData } from './store/personal-data';
export { tyreHotelTemplates } from './templates';
export { createTyreHotel, storeOfAgreements, type TyreHotel } from './tyre-hotel';
export { tyreHotelApi } from './web/description';
export { agreementRoute } from './web/import-route';
export type { TyreHotelLimits } from './web/limits';
export { NOTICE_STOP_PATH } from './web/notice-paths';
export { type NoticePage, type NoticePages, noticeRoutes } from './web/notice-routes';
export { SIGN_IN_ID, TYRE_HOTEL_API } from './web/paths';
export { tyreHotelRoutes } from './web/routes';
export { createSessions } from './web/session';
