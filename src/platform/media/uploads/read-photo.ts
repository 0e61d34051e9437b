import sharp from 'sharp';
import { err, ok, type Result } from '../../result';
import { type MediaProblem, readUpload } from './read-upload';

/** A photograph that nobody publishes: enough to see a tread by, and small enough to lie with the row that it belongs to. */
const PHOTO_SIDE = 1280;
const PHOTO_QUALITY = 74;

/**
 * Checks a photograph by its bytes and makes it anew: upright, at most 1 280 pixels on the longer side, a JPEG without
 * metadata (no position, no camera, no time). Drawings are no photographs: `unknown-type`.
 */
export async function readPhoto(bytes: Uint8Array): Promise<Result<Uint8Array, MediaProblem>> {
  const read = await readUpload(bytes);
  if (!read.ok) return read;
  if (read.value.type === 'svg') return err('unknown-type');
  const side = { width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  const photo = sharp(read.value.bytes).resize(side).flatten({ background: '#fff' });
  return ok(new Uint8Array(await photo.jpeg({ quality: PHOTO_QUALITY }).toBuffer()));
}
