import sharp, { type Sharp } from 'sharp';
import { err, ok, type Result } from '../../result';
import { checkSvg } from '../svg/svg';
import { type PictureType, sniffPicture } from './sniff';

/**
 * unknown-type: none of jpeg, png, webp, avif, gif, svg. too-large: too many bytes. too-many-pixels: would unfold to more than
 * 50 megapixels. unsafe-svg: scripts, entities or references to the outside. damaged: truncated or not decodable.
 */
export type MediaProblem = 'unknown-type' | 'too-large' | 'too-many-pixels' | 'unsafe-svg' | 'damaged';

/** A sanitised upload: rotated upright, without metadata, at most 3 840 pixels on the longer side. */
export interface Master {
  readonly type: PictureType;
  readonly bytes: Buffer;
  readonly extension: 'jpg' | 'png';
  readonly width: number;
  readonly height: number;
  /** Data URL of at most 300 characters. */
  readonly blur: string;
}

const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
export const MAX_SIDE = 3840;
const SVG_SIDE = 1920;
const TIMEOUT_SECONDS = 30;

/** A picture that nobody has checked, to be decoded within limits. */
export const openPicture = (bytes: Uint8Array, density?: number): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, ...(density ? { density } : {}) }).timeout({
    seconds: TIMEOUT_SECONDS,
  });

/** Checks an upload and converts it to a master picture. Nothing of the original file is kept. */
export async function readUpload(bytes: Uint8Array): Promise<Result<Master, MediaProblem>> {
  if (bytes.byteLength > MAX_UPLOAD_BYTES) return err('too-large');
  const type = sniffPicture(bytes);
  if (!type) return err('unknown-type');
  if (type === 'svg') {
    const safe = checkSvg(bytes);
    if (!safe.ok) return safe;
  }
  try {
    const size = await openPicture(bytes).metadata();
    if (type !== 'svg' && size.width * size.height > MAX_PIXELS) return err('too-many-pixels');
    const source = type === 'svg' ? openPicture(bytes, densityFor(size, SVG_SIDE)) : openPicture(bytes);
    return ok({ type, ...(await makeMaster(source, type === 'svg' ? SVG_SIDE : MAX_SIDE)) });
  } catch (error) {
    return err(error instanceof Error && /pixel limit/i.test(error.message) ? 'too-many-pixels' : 'damaged');
  }
}

/** The resolution at which a drawing comes out with `side` pixels on its longer side. */
export function densityFor(size: { width: number; height: number }, side: number): number {
  const longer = Math.max(size.width, size.height, 1);
  return Math.min(100_000, Math.max(1, (72 * side) / longer));
}

async function makeMaster(source: Sharp, side: number): Promise<Omit<Master, 'type'>> {
  const upright = source
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const { data: pixels, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const seeThrough =
    (info.channels === 4 || info.channels === 2) && !(await sharp(pixels, raw).stats()).isOpaque;
  const picture = sharp(pixels, raw);
  const bytes = seeThrough
    ? await picture.png({ compressionLevel: 6 }).toBuffer()
    : await picture.removeAlpha().jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
  const blur = await blurOf(bytes);
  return { bytes, extension: seeThrough ? 'png' : 'jpg', width: info.width, height: info.height, blur };
}

const MAX_BLUR = 300;

/** The picture in a few pixels, as a WebP data URL of at most 300 characters. */
export async function blurOf(bytes: Uint8Array): Promise<string> {
  let url = '';
  for (const side of [16, 12, 8, 4, 1]) {
    const small = await sharp(bytes)
      .resize({ width: side, height: side, fit: 'inside' })
      .webp({ quality: 20, alphaQuality: 20, effort: 4 })
      .toBuffer();
    url = `data:image/webp;base64,${small.toString('base64')}`;
    if (url.length <= MAX_BLUR) break;
  }
  return url;
}
