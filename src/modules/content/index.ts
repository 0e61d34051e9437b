export { createEdgeReader, type EdgeReaderOptions } from './adapters/edge-reader';
export { ContentUnavailable } from './adapters/edge-site';

export { contentChanges } from './changes';
export { type Content, createContent, type Redirects } from './content';
export {
  type BlockCatalogue,
  type BlockContract,
  type BlockExample,
  type BlockNode,
  checkBlock,
  defineBlock,
  readBlock,
} from './domain/block-contract';
export {
  type Field,
  type FieldSet,
  type FieldValues,
  field,
  type ImageValue,
  type LinkValue,
  readFields,
} from './domain/fields';
export { safeHref } from './domain/href';
export { formatTagId } from './domain/item';
export { createPreviewLinks } from './domain/preview-link';
export type {
  ContentReader,
  LanguageVersion,
  NavigationItem,
  Page,
  ReadScope,
  RouteEntry,
  Story,
  StoryPage,
  StoryTag,
} from './domain/reader';
export { DEFAULT_CAREERS_URL, swedishRedirects } from './domain/redirect-table.se';

export { localRichText, sanitizeRichText } from './domain/rich-text';
export type { SeedAreas, SeedBlock, SeedItem, SiteSeed } from './domain/seed';

export { siteCopy } from './editing/site-copy';
export { contentMigrations } from './store/migrations';
export { contentData } from './store/personal-data';
export { deliveryRoutes } from './web/routes';
export type { DraftDrawing } from './web/studio-drawing';
export { studioFrame } from './web/studio-frame';
export { studioPreview } from './web/studio-preview';
export { studioCalls } from './web/studio-routes';
export { type StudioFiles, studioShell } from './web/studio-shell';
