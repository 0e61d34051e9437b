export { FILE_TYPES, type FileType } from './file-type';
export { MAX_UPLOAD_BYTES, type MediaProblem } from './intake';
export { createMedia, type Media, type MediaOptions, type Variant } from './media';
export { type FileProblem, type FixedFile, MAX_FILE_BYTES, type MediaFile } from './media-files';
export { mediaMigrations } from './migrations';
export type { Drawing } from './pictures';
export { type MediaRouteOptions, mediaRoutes } from './routes';
export type { MediaFileItem, MediaItem } from './store/tables';
export { sanitizeSvg } from './svg-sanitize';
export { createSvgSource, type SvgProblem, type SvgSource } from './svg-source';
export {
  type ImageSources,
  imageSources,
  MEDIA_FORMATS,
  MEDIA_WIDTHS,
  type MediaFormat,
  type MediaImage,
  type MediaWidth,
  mediaFileUrl,
  mediaId,
  mediaSrc,
  mediaUrl,
} from './urls';
