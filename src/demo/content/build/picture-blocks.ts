import type { SeedBlock } from '~/modules/content';
import type { Language } from '~/sites';
import { link, type To } from './blocks';
import { type Part, prose, withPrefix } from './prose';
import { picture, type Scene, uprightPicture } from './scenes';

export interface Slide {
  readonly title: string;
  readonly subtitle: string;
  readonly thumbnail: string;
  readonly scene: Scene;
  readonly to: To;
  readonly second?: To;
  readonly legal?: string;
}

interface Blurb {
  readonly title: string;
  readonly body: readonly Part[];
  readonly scene: Scene;
  readonly to?: To;
  /** Text first. */
  readonly reverse?: boolean;
  readonly ground?: 1 | 2 | 3;
  /** Text and picture come in as they are scrolled to. */
  readonly moving?: boolean;
}

const SECONDS = 8;

/** The blocks that are mostly pictures, and those that show stories. */
export function pictureBlocks(language: Language, prefix: string) {
  const slide = ({ title, subtitle, thumbnail, scene, to, second, legal }: Slide) => ({
    Title: title,
    Subtitle: subtitle,
    ThumbnailText: thumbnail,
    ImageDesktop: picture(scene, language),
    ImagePhone: uprightPicture(scene, language),
    LeftButton: link(to),
    LeftButtonType: 'Primary',
    ...(second !== undefined && { RightButton: link(second), RightButtonType: 'Ghost Contrast' }),
    UseGradient: true,
    ...(legal !== undefined && { LegalTextBody: withPrefix(prose([legal]), prefix) }),
  });

  const carousel = (slides: readonly Slide[]): SeedBlock => ({
    componentName: 'Carousel',
    fields: {
      CarouselItems: slides.map(slide),
      AutoPlayDelay: SECONDS,
      SlideArrows: true,
      AnimateThumbnail: true,
    },
  });

  const blurb = ({ title, body, scene, to, reverse = false, ground, moving = false }: Blurb): SeedBlock => ({
    componentName: 'Blurb',
    fields: {
      Title: title,
      RichText: withPrefix(prose(body), prefix),
      ImageDesktop: picture(scene, language),
      ...(to !== undefined && { Link: link(to) }),
      Reverse: reverse,
      ...(moving && { UseTextAnimations: true, UseMediaAnimations: true }),
      ...(ground !== undefined && { BackgroundColor: `BackgroundColor${ground}` }),
    },
  });

  const storiesTeaser = (title: string, index: string, all: string): SeedBlock => ({
    componentName: 'StoriesTeaser',
    fields: { Title: title, Datasource: index, showDates: true, Link: link([index, all]) },
  });

  /** The stories below a page; `rows` shows them one a row instead of in a grid. */
  const storiesList = (title: string, index: string, rows = false): SeedBlock => ({
    componentName: 'StoriesList',
    fields: {
      Title: title,
      Datasource: index,
      showDates: true,
      layout: rows ? 'Variant 2' : 'Variant 1',
      highlightLatestStory: !rows,
    },
  });

  return { carousel, blurb, storiesTeaser, storiesList };
}
