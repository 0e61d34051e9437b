import sharp from 'sharp';
import { densityFor } from './read-upload';
import type { MediaFormat } from './urls';

/** What a picture is made from: the bytes of a master, or a drawing. */
export type PictureSource =
  | { readonly kind: 'master'; readonly bytes: Uint8Array }
  | { readonly kind: 'drawing'; readonly svg: string };

/**
 * One variant, `width` pixels wide, without metadata. Quality chosen on car photographs; effort is where encoding time rises
 * faster than size falls: AVIF at 1 takes half the time of 2 for 2 to 10 % more bytes (docs/benchmarks.md).
 */
export async function encode(source: PictureSource, width: number, format: MediaFormat): Promise<Buffer> {
  const picture = (
    source.kind === 'master' ? sharp(source.bytes) : await openDrawing(source.svg, width)
  ).resize({ width });
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 75, effort: 4 }).toBuffer();
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }).toBuffer();
  }
}

/** A drawing is rendered at its display size, so its lines stay sharp. */
async function openDrawing(svg: string, width: number) {
  const bytes = Buffer.from(svg);
  const size = await sharp(bytes).metadata();
  const scale = Math.max(size.width, size.height) / Math.max(1, size.width);
  return sharp(bytes, { density: densityFor(size, width * scale) });
}
