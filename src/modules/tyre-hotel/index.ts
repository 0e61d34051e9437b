export { upstreamTyreHotel } from './adapters/upstream';
export type { Agreement, Wheel, WheelSet } from './domain/agreement';

export {
  type AgreementImport,
  type AgreementImportFailure,
  importAgreements,
  importReport,
} from './import-agreements';
export type * from './service';
export type { Location } from './shown-vehicle';

export { tyreHotelMigrations } from './store/migrations';
export { tyreHotelData } from './store/personal-data';
export { createTyreHotel, storeOfAgreements, type TyreHotel } from './tyre-hotel';
export { tyreHotelApi } from './web/description';
export { agreementRoute } from './web/import-route';
export type { TyreHotelLimits } from './web/limits';
export { TYRE_HOTEL_API } from './web/paths';
export { tyreHotelRoutes } from './web/routes';
export { createSessions } from './web/session';
