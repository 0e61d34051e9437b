import type { Media } from '~/platform/media';
import { drawLogo, drawScene, LOGO_VARIANTS, SCENE_KINDS } from './drawings';
import { registerDemoFiles } from './files';
import { type BrandMarks, demoPicture } from './stock';

const SCENE = { width: 1920, height: 1080 } as const;
/** Upright for phones: beside other things on the screen, or as high as the screen itself. */
const UPRIGHT = {
  tall: { width: 1080, height: 1440 },
  high: { width: 1080, height: 2160 },
} as const;

/** `scene-<kind>-<seed>`: the large pictures of content pages; with `-tall` or `-high` at the end, upright for phones. */
export function scenePicture(id: string) {
  const [, name, seed = '', format] = /^scene-([a-z-]+)-(\d{1,3})(?:-(tall|high))?$/.exec(id) ?? [];
  const kind = SCENE_KINDS.find((each) => each === name);
  const size = format === 'tall' || format === 'high' ? UPRIGHT[format] : SCENE;
  return kind === undefined ? null : { svg: drawScene({ kind, seed, ...size }), ...size };
}

/** `logo-<variant>`: the group's mark with its name; `-light` is for dark grounds. */
function logoPicture(id: string) {
  const variant = LOGO_VARIANTS.find((each) => id === `logo-${each}`);
  if (variant === undefined) return null;
  const svg = drawLogo({ variant, title: LOGO_TITLES[variant.replace(/-light$/, '')] ?? 'Nordhem' });
  const width = Number(/ width="([\d.]+)"/.exec(svg)?.[1] ?? 400);
  return { svg, width: Math.round(width * 2), height: 200, alt: 'Nordhem' };
}

const LOGO_TITLES: Readonly<Record<string, string>> = { mercedes: 'Mercedes', smart: 'smart' };

/** Lets the media room draw the demo's pictures when they are asked for; `marks` are put on the cars' badges. */
export function registerDemoPictures(media: Media, marks: BrandMarks): void {
  media.registerDrawings('car', (id) => demoPicture(id, marks));
  media.registerDrawings('house', (id) => demoPicture(id));
  media.registerDrawings('scene', scenePicture);
  media.registerDrawings('logo', logoPicture);
  registerDemoFiles(media);
}
