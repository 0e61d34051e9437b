export { MAX_UPLOAD_BYTES, type MediaProblem } from './intake';
export { createMedia, type Media, type MediaOptions, type Variant } from './media';
export { mediaMigrations } from './migrations';
export type { Drawing } from './pictures';
export { type MediaRouteOptions, mediaRoutes } from './routes';
export type { MediaItem } from './store/tables';
export {
  type ImageSources,
  imageSources,
  MEDIA_FORMATS,
  MEDIA_WIDTHS,
  type MediaFormat,
  type MediaImage,
  type MediaWidth,
  mediaId,
  mediaSrc,
  mediaUrl,
} from './urls';
