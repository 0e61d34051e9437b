export { IMPORT_ACCOUNT } from './by-hand/meet-own-cars';
export type { OwnCarRefusal } from './by-hand/own-car-scope';
export {
  type Arrangement,
  type PictureChange,
  pictureKey,
} from './domain/by-hand/car-pictures';
export { DESCRIPTION_MAX, type OverlayChange } from './domain/by-hand/overlay';
export {
  OWN_CAR_FIELDS,
  type OwnCarField,
  type OwnCarFields,
  ownCarChoices,
  powerUnit,
} from './domain/by-hand/own-car';
export { measuresIn, mileageIn, powerIn } from './domain/car-measures';
export {
  type CarField,
  type CarRecord,
  carRecordSchema,
  type LeasingOption,
  type LoanOption,
} from './domain/car-record';
export { creditTerm } from './domain/credit-terms';
export { carIndexSchema, PRIVATE_CAR_FIELDS } from './domain/index-schema';
export type { PlanInForce } from './domain/loan-plan';
export type { LoggedPrice } from './domain/lowest-price';
export { type CarReader, carReader, isOwnLanguage, readDistanceUnit } from './domain/reader';
export type { KnownStore, StoreDirectory } from './domain/site';
export { carSlug } from './domain/slug';
export {
  BRANDS,
  canonicalBrand,
  type FacetLanguage,
  facetLanguage,
  isLabelledField,
  type LabelledField,
  labelOf,
  mapWord,
  modelLabel,
  VOCABULARY,
  type WordField,
} from './domain/vocabulary';
export { carWord, modelWord } from './domain/words/car-words';
export { convertMileage, formatMileage, parseMileage } from './domain/words/mileage';
export { formatMoney, formatMoneyRange } from './domain/words/money';
export { ordinaryPlate } from './domain/words/plate';

export type { HeldImports, Review } from './held-imports';
export { type ImportTarget, importFile } from './import-file';
export { summaryLine } from './import-summary';
export type { StockChange } from './indexes/site-stock';
export type { FoundCars, StaffCar, StaffScope, StaffStock, StoreNumbers } from './staff-stock';
export {
  createStock,
  type SearchedAt,
  type Stock,
  type StockSearch,
} from './stock';
export { stockTopic } from './stock-topic';
export { importCarViews, type NumberedCar } from './store/car-views';
export type { HeldImport } from './store/held';
export { stockMigrations } from './store/migrations';
export type { StockNews } from './store/news';
export type { WaitingCar } from './store/own-cars';
export { stockData } from './store/personal-data';
export type { StockImport } from './store/refusals';
export {
  CAR_LISTS,
  type CarList,
  type CarQuery,
  type ListedCar,
  type StoreFigures,
} from './store/staff-cars';
export { stockRoutes } from './web/routes';
export { viewRoute } from './web/view-route';
