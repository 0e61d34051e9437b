import type { Media } from '~/platform/media';
import { drawScene, SCENE_KINDS } from './drawings';
import { demoPicture } from './stock';

const SCENE = { width: 1920, height: 1080 } as const;

/** `scene-<kind>-<seed>`: the large pictures of content pages. */
function scenePicture(id: string) {
  const [, name, seed = ''] = /^scene-([a-z-]+)-(\d{1,3})$/.exec(id) ?? [];
  const kind = SCENE_KINDS.find((each) => each === name);
  return kind === undefined ? null : { svg: drawScene({ kind, seed, ...SCENE }), ...SCENE };
}

/** Lets the media room draw the demo's pictures when they are asked for. */
export function registerDemoPictures(media: Media): void {
  media.registerDrawings('car', demoPicture);
  media.registerDrawings('house', demoPicture);
  media.registerDrawings('scene', scenePicture);
}
