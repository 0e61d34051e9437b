export { createMedia, type Media } from './media';
export type { FixedFile, MediaFile } from './media-files';
export { mediaMigrations } from './migrations';
export { mediaRoutes } from './routes';
export { mediaData } from './store/personal-data';
export type { MediaFileItem, MediaItem } from './store/tables';
export { sanitizeSvg } from './svg/svg-sanitize';
export { createSvgSource, type SvgSource } from './svg/svg-source';
export type { MediaTransfer } from './transfer';
export { bucketUploads } from './uploads/bucket-uploads';
export { diskUploads } from './uploads/disk-uploads';
export { readPhoto } from './uploads/read-photo';
export type { MediaProblem } from './uploads/read-upload';
export { type StoredUpload, type UploadStore, uploadPieces } from './uploads/uploads';
export {
  mediaFileUrl,
  mediaUrl,
} from './urls';
