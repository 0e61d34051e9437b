import type { PropsInMarkup } from '~/ui/island/island-definition';
import { blurProperty, type CarGalleryProps, type GalleryPicture } from './gallery-props';

/** Pictures and blurs of a gallery stand in its row. */
export const shownPictures: PropsInMarkup<CarGalleryProps> = {
  pictures: (island) =>
    [...island.querySelectorAll<HTMLElement>('[data-open]')].map((link) => ({
      src: link.getAttribute('href') ?? '',
      ...blurOf(link),
    })),
  blurs(island) {
    const style = island.querySelector<HTMLElement>('[data-gallery]')?.style;
    const blurs: string[] = [];
    for (;;) {
      const [, blur] =
        /^url\("(.*)"\)$/.exec(style?.getPropertyValue(blurProperty(blurs.length)) ?? '') ?? [];
      if (blur === undefined) return blurs;
      blurs.push(blur);
    }
  },
};

function blurOf({ style }: HTMLElement): Pick<GalleryPicture, 'blur'> {
  const own = style.getPropertyValue('--blur');
  if (own === '') return {};
  return { blur: own === 'none' ? null : Number(/^var\(--blur-(\d+)\)$/.exec(own)?.[1]) };
}
