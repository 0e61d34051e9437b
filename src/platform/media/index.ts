export { bucketUploads } from './bucket-uploads';
export { diskUploads } from './disk-uploads';
export { createMedia, type Media } from './media';
export type { FixedFile, MediaFile } from './media-files';
export { mediaMigrations } from './migrations';

export { mediaRoutes } from './routes';
export { mediaData } from './store/personal-data';
export type { MediaFileItem, MediaItem } from './store/tables';
export { sanitizeSvg } from './svg-sanitize';
export { createSvgSource, type SvgSource } from './svg-source';
export { type StoredUpload, type UploadStore, uploadPieces } from './uploads';
export {
  mediaFileUrl,
  mediaUrl,
} from './urls';
