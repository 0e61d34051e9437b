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
} from './domain/blocks/block-contract';
export {
  type Field,
  type FieldSet,
  type FieldValues,
  field,
  type ImageValue,
  type LinkValue,
  readFields,
} from './domain/blocks/fields';
export { SITE_PHONE, safeHref } from './domain/blocks/href';
export { localRichText, sanitizeRichText } from './domain/blocks/rich-text';
export {
  richTextWithSitePhone,
  showsSitePhone,
  sitePhoneHref,
  withSitePhoneText,
} from './domain/blocks/site-phone';
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
export { DEFAULT_CAREERS_URL, swedishRedirects } from './domain/redirects/redirect-table.se';
export type { SeedAreas, SeedBlock, SeedItem, SiteSeed } from './domain/seed';

export { siteCopy } from './editing/site-copy';
export { contentMigrations } from './store/migrations';
export { contentData } from './store/personal-data';
export { deliveryRoutes } from './web/routes';
export type { DraftDrawing } from './web/studio/studio-drawing';
export { studioFrame } from './web/studio/studio-frame';
export { studioPreview } from './web/studio/studio-preview';
export { studioCalls } from './web/studio/studio-routes';
export { type StudioFiles, studioShell } from './web/studio/studio-shell';
