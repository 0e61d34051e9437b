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
export { sanitizeRichText } from './domain/rich-text';
