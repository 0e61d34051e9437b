import type { Breakers } from '~/platform/breaker';
import type { Config } from '~/platform/config';
import { createSvgSource, type Media, type SvgSource } from '~/platform/media';
import { sharePicture } from '~/themes';

/** Drawings that content gives by address, and those of each brand that stand for a page which has no picture to be shared with. */
export function openDrawings(
  { upstreams: { media: upstream, icons: origins } }: Config,
  media: Media,
  breakers: Breakers,
): SvgSource {
  media.registerDrawings('brand', (id) => {
    const svg = sharePicture(id.replace(/^brand-/, ''));
    return svg === null ? null : { svg, width: 1200, height: 630 };
  });
  return createSvgSource({
    media,
    origins,
    upstream,
    breakerOf: (origin) => breakers.of(`drawings-${new URL(origin).host}`),
  });
}
