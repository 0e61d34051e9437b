export { type UpstreamTyreHotelOptions, upstreamTyreHotel } from './adapters/upstream';
export type { Agreement, Wheel, WheelPosition, WheelSet } from './domain/agreement';
export { type AgreementRow, readAgreements } from './domain/agreement-file';
export {
  type AgreementImport,
  type AgreementImportFailure,
  importAgreements,
  importReport,
} from './import-agreements';
export type * from './service';
export type { Location } from './shown-vehicle';
export type { ImportCounts } from './store/agreement-store';
export { tyreHotelMigrations } from './store/migrations';
export { createTyreHotel, storeOfAgreements, type TyreHotel, type TyreHotelOptions } from './tyre-hotel';
export { tyreHotelApi } from './web/description';
export { type AgreementRouteOptions, agreementRoute } from './web/import-route';
export type { TyreHotelLimits } from './web/limits';
export { TYRE_HOTEL_API } from './web/paths';
export { type TyreHotelRoutesOptions, tyreHotelRoutes } from './web/routes';
export { createSessions, type Sessions } from './web/session';
