import { err, ok, type Result } from '../../result';
import { blurOf, MAX_SIDE, type Master, type MediaProblem, openPicture, readUpload } from './read-upload';
import { sniffPicture } from './sniff';

/**
 * Checks the master of another server. What is one, with nothing beside its pixels, stays as it is, so that a copy of a copy is no
 * worse; all else is made anew as an upload is.
 */
export async function readMaster(bytes: Uint8Array): Promise<Result<Omit<Master, 'type'>, MediaProblem>> {
  const type = sniffPicture(bytes);
  try {
    if (type !== 'jpeg' && type !== 'png') return await readUpload(bytes);
    const { width, height, exif, xmp, iptc, icc, orientation } = await openPicture(bytes).metadata();
    const isBare = [exif, xmp, iptc, icc, orientation].every((each) => each === undefined);
    if (!isBare || Math.max(width, height) > MAX_SIDE) return await readUpload(bytes);
    // Decodes all of it: one that breaks off is none.
    await openPicture(bytes).stats();
    const extension = type === 'jpeg' ? 'jpg' : 'png';
    return ok({ bytes: Buffer.from(bytes), extension, width, height, blur: await blurOf(bytes) });
  } catch {
    return err('damaged');
  }
}
