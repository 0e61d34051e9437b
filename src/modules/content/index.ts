export { createEdgeReader, type EdgeReaderOptions } from './adapters/edge-reader';
export { ContentUnavailable } from './adapters/edge-site';
export type { InvalidationListener } from './changes';
export { type Content, createContent, type Redirects } from './content';
export {
  type BlockCatalogue,
  type BlockContract,
  type BlockExample,
  type BlockMigration,
  type BlockNode,
  checkBlock,
  defineBlock,
  readBlock,
} from './domain/block-contract';
export type { BlockProblem } from './domain/block-tree';
export {
  checkFields,
  type Field,
  type FieldProblem,
  type FieldSet,
  type FieldValues,
  field,
  type ImageValue,
  type LinkValue,
  readFields,
} from './domain/fields';
export { safeHref } from './domain/href';
export { formatTagId } from './domain/item';
export type {
  ContentReader,
  LanguageVersion,
  NavigationItem,
  Page,
  PageFields,
  ReadScope,
  RouteEntry,
  Story,
  StoryPage,
  StoryTag,
} from './domain/reader';
export { DEFAULT_CAREERS_URL, swedishRedirects } from './domain/redirect-table.se';
export type { Redirect, RedirectProblem, RedirectRow } from './domain/redirects';
export { localRichText, sanitizeRichText } from './domain/rich-text';
export type { SeedAreas, SeedBlock, SeedItem, SeedVersion, SiteSeed } from './domain/seed';
export type { EditFailure } from './editing/edit';
export type { Imported, SeedProblem } from './editing/import-tree';
export type { Move, NewItem } from './editing/items';
export type { DictionaryFailure, TagEntry, TagFailure } from './editing/texts';
export type { Draft, PublishOutcome } from './editing/versions';
export { contentMigrations } from './store/migrations';
export type { DeliveredSite } from './web/item-node';
export { deliveryRoutes } from './web/routes';
