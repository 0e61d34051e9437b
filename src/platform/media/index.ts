export { createMedia, type Media } from './media';
export type { FixedFile, MediaFile } from './media-files';
export { mediaMigrations } from './migrations';

export { mediaRoutes } from './routes';
export { mediaData } from './store/personal-data';
export type { MediaFileItem, MediaItem } from './store/tables';
export { sanitizeSvg } from './svg-sanitize';
export { createSvgSource, type SvgSource } from './svg-source';
export {
  mediaFileUrl,
  mediaUrl,
} from './urls';
