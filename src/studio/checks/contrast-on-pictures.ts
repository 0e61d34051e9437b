import { type Color, colorOf, contrastOf, gradientAt, over, partsOf } from './colors';

/** Pictures are read this small: a letter stands on more than one of their pixels all the same. */
const MAX_SIDE = 160;
/** A text is hard to read where so many of its places are. */
const MAX_SHARE = 0.25;

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A picture as it is drawn in its box; null where a browser does not let it be read, as of another origin. */
function pixelsOf(image: HTMLImageElement): Pixels | null {
  const { width: wide, height: high } = image.getBoundingClientRect();
  if (image.naturalWidth === 0 || wide === 0 || high === 0) return null;
  const scale = Math.min(1, MAX_SIDE / Math.max(wide, high));
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
    willReadFrequently: true,
  });
  if (context === null) return null;
  const style = getComputedStyle(image);
  const [left = 0.5, top = 0.5] = style.objectPosition
    .split(' ')
    .map((part) => Number.parseFloat(part) / 100);
  const ways = { cover: Math.max, contain: Math.min } as const;
  const [byWidth, byHeight] = [width / image.naturalWidth, height / image.naturalHeight];
  const fit = style.objectFit === 'cover' || style.objectFit === 'contain' ? ways[style.objectFit] : null;
  const drawnWidth = fit === null ? width : image.naturalWidth * fit(byWidth, byHeight);
  const drawnHeight = fit === null ? height : image.naturalHeight * fit(byWidth, byHeight);
  try {
    context.drawImage(
      image,
      (width - drawnWidth) * left,
      (height - drawnHeight) * top,
      drawnWidth,
      drawnHeight,
    );
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  } catch {
    return null;
  }
}

const isImage = (element: Element): element is HTMLImageElement => element.tagName === 'IMG';

/** What an element, or what stands before or after its content, paints at a point; the undermost first. */
function paintOf(element: Element, pseudo: '::before' | '::after' | null, x: number, y: number): Color[] {
  const style = getComputedStyle(element, pseudo);
  if (pseudo !== null && (style.content === 'none' || style.content === 'normal' || style.display === 'none'))
    return [];
  const box = element.getBoundingClientRect();
  const gradients = partsOf(style.backgroundImage)
    .toReversed()
    .map((each) => gradientAt(each, box, x - box.left, y - box.top));
  return [colorOf(style.backgroundColor), ...gradients].flatMap((paint) =>
    paint !== null && paint[3] > 0 ? [paint] : [],
  );
}

/** Reads texts on the pictures of one page; a picture is read once. */
export function pictureContrast(page: Document) {
  const known = new Map<HTMLImageElement, Pixels | null>();
  const read = (image: HTMLImageElement) => {
    const pixels = known.get(image) ?? pixelsOf(image);
    known.set(image, pixels);
    return pixels;
  };

  /** The colour below a text at a point; null where there is no picture, or one that cannot be read. */
  const below = (text: Element, x: number, y: number): Color | null => {
    const layers = page
      .elementsFromPoint(x, y)
      .filter((element) => element === text || !text.contains(element));
    let [color, isOnPicture]: [Color, boolean] = [[255, 255, 255, 1], false];
    const veils = (element: Element): readonly Color[] =>
      (['::before', '::after'] as const).flatMap((pseudo) => paintOf(element, pseudo, x, y));
    for (const element of layers.toReversed()) {
      for (const paint of paintOf(element, null, x, y)) {
        color = over(paint, color);
        // A button on a picture hides it.
        if (paint[3] > 0.99) isOnPicture = false;
      }
      if (!isImage(element)) continue;
      const pixels = read(element);
      if (pixels === null) return null;
      const box = element.getBoundingClientRect();
      const column = Math.min(pixels.width - 1, Math.floor(((x - box.left) / box.width) * pixels.width));
      const row = Math.min(pixels.height - 1, Math.floor(((y - box.top) / box.height) * pixels.height));
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.data.subarray(
        4 * (row * pixels.width + column),
      );
      color = over([red, green, blue, alpha / 255], color);
      isOnPicture ||= alpha > 0;
      // A veil stands before or after the content of what the picture is in.
      for (const host of layers.filter((each) => each.contains(element)))
        for (const veil of veils(host)) color = over(veil, color);
    }
    return isOnPicture ? color : null;
  };

  /** The contrast of a text with the picture below it, where it is too little in too many places; null where it is enough. */
  return (text: Element): number | null => {
    const style = getComputedStyle(text);
    const color = colorOf(style.color);
    if (color === null || style.textShadow !== 'none') return null;
    text.scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = page.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()]
      .filter(({ width, height }) => width > 4 && height > 4)
      .slice(0, 6);
    const ratios = lines.flatMap(({ left, top, width, height }) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share) => {
        const under = below(text, left + width * share, top + height / 2);
        return under === null ? [] : [contrastOf(over(color, under), under)];
      }),
    );
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const poor = ratios.filter((ratio) => ratio < (isLarge ? 3 : 4.5));
    return poor.length > ratios.length * MAX_SHARE ? Math.min(...poor) : null;
  };
}
