/** Addresses of pictures. Pure and free of server code: views and browser code import this file directly. */

/** The widths that are made, in pixels. */
const MEDIA_WIDTHS = [320, 640, 1280, 1920] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** `jpg` is for mail programs and link previews that know nothing newer. */
const MEDIA_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** What a view needs to show a picture without layout shift. */
export interface MediaImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** A tiny picture as a data URL, shown until the real one is there. */
  readonly blur?: string | undefined;
  /** What stays in sight where it is cut, in percent from its left and upper edge; without it, the middle. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
}

export interface ImageSources {
  /** `srcset` of AVIF; missing when the picture is not one of ours. */
  readonly avif?: string;
  /** `srcset` of WebP; missing when the picture is not one of ours. */
  readonly webp?: string;
  /** For `<img src>`. */
  readonly fallback: string;
}

const OWN = /^\/media\/([a-z0-9][a-z0-9-]{2,95})\/\d+\.(?:avif|webp|jpg)$/;

/** The immutable address of one variant, `/media/{id}/{width}.{format}`. */
export const mediaUrl = (id: string, width: MediaWidth, format: MediaFormat): string =>
  `/media/${id}/${width}.${format}`;

/** The address of a picture in content; every variant is derived from it. */
export const mediaSrc = (id: string): string => mediaUrl(id, 1280, 'webp');

/** The immutable address of an uploaded file, `/media/{id}/{name}`; the name is for people. */
export function mediaFileUrl({ id, name }: { readonly id: string; readonly name: string }): string {
  const [, stem = '', extension = ''] = /^(.*)\.([a-z0-9]+)$/i.exec(name.normalize('NFKD')) ?? [];
  const plain = stem
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  return `/media/${id}/${plain.replaceAll(/^-+|-+$/g, '').slice(0, 80) || 'file'}.${extension.toLowerCase()}`;
}

/** The id inside an address made by this file. */
export const mediaId = (src: string): string | undefined => OWN.exec(src)?.[1];

/**
 * The sources of `<picture>` for a picture of ours, whatever variant `src` names; any other address is its own fallback.
 * With the picture's width no candidate is larger than the original, because nothing is ever upscaled; with `drawn`, the pixels
 * that it may take on any screen, none is named that no screen asks for.
 */
export function imageSources(
  image: { readonly src: string; readonly width?: number },
  drawn?: number,
): ImageSources {
  const id = mediaId(image.src);
  if (id === undefined) return { fallback: image.src };
  const candidates = candidateWidths(image.width ?? Number.POSITIVE_INFINITY, drawn);
  const srcset = (format: MediaFormat): string =>
    candidates.map(({ width, shown }) => `${mediaUrl(id, width, format)} ${shown}w`).join(',');
  const largest = candidates.findLast(({ width }) => width <= 1280) ?? candidates[0];
  return {
    avif: srcset('avif'),
    webp: srcset('webp'),
    fallback: mediaUrl(id, largest?.width ?? 1280, 'webp'),
  };
}

/** Up to the first width that reaches the original, or all that is drawn; that one is described by its real width. */
function candidateWidths(
  original: number,
  drawn = Number.POSITIVE_INFINITY,
): { width: MediaWidth; shown: number }[] {
  const candidates: { width: MediaWidth; shown: number }[] = [];
  for (const width of MEDIA_WIDTHS) {
    candidates.push({ width, shown: Math.min(width, Math.max(1, Math.round(original))) });
    if (width >= Math.min(original, drawn)) break;
  }
  return candidates;
}

/** The smallest width that is at least as wide as asked for, or the widest. */
export const snapWidth = (requested: number): MediaWidth =>
  MEDIA_WIDTHS.find((width) => width >= requested) ?? 1920;

export const isMediaWidth = (width: number): width is MediaWidth =>
  MEDIA_WIDTHS.some((known) => known === width);

/** Pixels of the densest screens to one of CSS. */
const DENSEST = 3;
const REM_PX = 16;

/** The most pixels that a picture of these `sizes` takes on any screen; undefined where that hangs on the window's width. */
export function mostPixels(sizes: string): number | undefined {
  const lengths = sizes.split(',').map((size) => /(?:^|\s)([\d.]+)rem$/.exec(size)?.[1]);
  const pixels = Math.max(...lengths.map(Number)) * REM_PX * DENSEST;
  return Number.isNaN(pixels) ? undefined : pixels;
}
