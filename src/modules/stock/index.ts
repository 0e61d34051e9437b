export { type CarMeasures, measuresIn, mileageIn, powerIn } from './domain/car-measures';
export {
  type CarField,
  type CarRecord,
  carRecordSchema,
  type LeasingOption,
  type LoanOption,
} from './domain/car-record';
export { carWord, modelWord } from './domain/car-words';
export { creditTerm } from './domain/credit-terms';
export { carIndexSchema } from './domain/index-schema';
export type { LoggedPrice } from './domain/lowest-price';
export { convertMileage, formatMileage } from './domain/mileage';
export { formatMoney } from './domain/money';
export { type CarReader, carReader, isOwnLanguage, readDistanceUnit } from './domain/reader';
export type { KnownStore, StockSite, StoreDirectory } from './domain/site';
export { carSlug, slugify } from './domain/slug';
export {
  BRANDS,
  type Concept,
  canonicalBrand,
  type FacetLanguage,
  facetLanguage,
  isLabelledField,
  type LabelledField,
  labelOf,
  mapWord,
  modelLabel,
  OTHER_BRAND_NAMES,
  VOCABULARY,
  type WordField,
} from './domain/vocabulary';
export { DEFAULT_FEED_LIMITS, type FeedLimits } from './feed/limits';
export type { ImportFault, ImportOptions, ImportProgress } from './import-feed';
export { type ImportFileOptions, type ImportTarget, importFile, report } from './import-file';
export { type ImportSummary, summaryLine } from './import-summary';
export type { StockChange } from './site-stock';
export {
  createStock,
  type SearchedAt,
  type Stock,
  type StockOptions,
  type StockSearch,
  type UnknownSite,
} from './stock';
export { stockMigrations } from './store/migrations';
export type { StockNews } from './store/news';
export { type StockRoutesOptions, stockRoutes } from './web/routes';
