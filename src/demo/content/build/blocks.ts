import type { SeedBlock } from '~/modules/content';
import type { Language } from '~/sites';
import { type Part, prose, withPrefix } from './prose';
import { carPicture, isLight, picture, type Scene, uprightPicture } from './scenes';

/** Where a link leads and what it says. */
export type To = readonly [href: string, text: string];

type Button = 'Primary' | 'Secondary' | 'Ghost' | 'Ghost Contrast';

export interface Hero {
  readonly title: string;
  readonly text?: string;
  readonly scene: Scene;
  readonly link?: To;
  readonly button?: Button;
  /** Path of the page that the search bar searches. */
  readonly search?: string;
  readonly full?: boolean;
  readonly centred?: boolean;
  readonly placement?: 'Top' | 'Middle' | 'Bottom';
}

export interface CardText {
  readonly title: string;
  readonly text: string;
  readonly to: To;
  readonly scene?: Scene;
  /** A drawn car with its description, in place of a scene. */
  readonly car?: readonly [id: string, alt: string];
  /** Name of an icon; the import refuses one that does not exist. */
  readonly icon?: string;
}

interface Row {
  readonly title: string;
  readonly look?: 'Image' | 'Icon' | 'Overlay' | 'Compact';
  readonly ground?: 'None' | 'Light' | 'Dark';
  readonly centred?: boolean;
  readonly cards: readonly CardText[];
}

interface Prose {
  readonly title?: string;
  /** The page's first heading. */
  readonly first?: boolean;
  readonly centred?: boolean;
  readonly body: readonly Part[];
}

interface Cta {
  readonly title: string;
  readonly text?: string;
  readonly to?: To;
  readonly button?: Button;
  readonly scene?: Scene;
  readonly big?: boolean;
  readonly constrained?: boolean;
  readonly boxed?: boolean;
}

export const link = ([href, text]: To) => ({ href, text });

/** The blocks of content, with their texts in one language. */
export function contentBlocks(language: Language, prefix: string) {
  const html = (parts: readonly Part[], heading: 'h2' | 'h3' = 'h3') =>
    withPrefix(prose(parts, heading), prefix);
  const image = (scene: Scene) => picture(scene, language);

  const hero = (hero: Hero): SeedBlock => ({
    componentName: 'HeroBanner',
    fields: {
      Title: hero.title,
      ...(hero.text !== undefined && { Text: html([hero.text]) }),
      Image: image(hero.scene),
      ImagePhone: uprightPicture(hero.scene, language, hero.full),
      Variant: hero.full === true ? 'FullScreen' : 'Standard',
      ContentPlacement: hero.placement ?? 'Middle',
      CenterContent: hero.centred ?? false,
      TextColor: isLight(hero.scene) ? 'Black' : 'White',
      ...(hero.link !== undefined && { Link: link(hero.link), ButtonType: hero.button ?? 'Primary' }),
      ...(hero.search !== undefined && { HeroBannerHasSearchBar: true, HeroBannerSearchUrl: hero.search }),
    },
  });

  const text = ({ title = '', first = false, centred = false, body }: Prose): SeedBlock => ({
    componentName: 'RichContent',
    fields: {
      Title: title,
      TitleTag: first ? 'H1' : 'H2',
      // No heading is left out: below the page's first the next ones are second.
      Text: html(body, first ? 'h2' : 'h3'),
      ...(centred && { CenterText: true }),
      ...(first && { MarginTop: 'Small' }),
    },
  });

  const pictureOf = ({ scene, car }: CardText) => {
    if (car !== undefined) return carPicture(...car);
    return scene === undefined ? null : image(scene);
  };

  const card = (entry: CardText): SeedBlock => ({
    componentName: 'Card',
    fields: {
      Title: entry.title,
      Text: entry.text,
      Image: pictureOf(entry),
      Icon: entry.icon ?? '',
      Link: link([entry.to[0], entry.title]),
      ButtonText: entry.to[1],
    },
  });

  /** A row of cards; four of them stand in four columns. */
  const cards = ({ title, look = 'Image', ground = 'None', centred = false, cards }: Row): SeedBlock => ({
    componentName: 'StageRow',
    fields: {
      Title: title,
      CardVariant: look,
      BackgroundVariant: ground,
      IsCentered: centred,
      UseFourColumns: cards.length % 4 === 0,
    },
    placeholders: { StageRowItems: cards.map(card) },
  });

  /** Questions with their answers; each answer is one part or several. */
  const faq = (
    title: string,
    items: readonly (readonly [question: string, ...answer: Part[]])[],
  ): SeedBlock => ({
    componentName: 'FaqList',
    fields: {
      Title: title,
      FAQItems: items.map(([question, ...answer]) => ({ Title: question, Text: html(answer) })),
    },
  });

  const cta = (cta: Cta): SeedBlock => ({
    componentName: 'CtaBanner',
    fields: {
      Title: cta.title,
      ...(cta.text !== undefined && { Text: html([cta.text]) }),
      ...(cta.to === undefined
        ? { Button: 'None' }
        : {
            Link: link(cta.to),
            Button: cta.button ?? (cta.scene === undefined ? 'Ghost Contrast' : 'Primary'),
          }),
      ...(cta.scene === undefined ? { Content: 'None' } : { Content: 'Image', Image: image(cta.scene) }),
      TextColor: cta.boxed === true || (cta.scene !== undefined && isLight(cta.scene)) ? 'Black' : 'White',
      TextBackgroundBox: cta.boxed ?? false,
      Width: cta.constrained === true ? 'Constrained' : 'FullWidth',
      Variant: cta.big === true ? 'Big' : 'Standard',
    },
  });

  const highlights = (
    ...items: readonly (readonly [before: string, figure: string, after: string])[]
  ): SeedBlock => ({
    componentName: 'HighlightList',
    fields: {
      Columns: items.length % 4 === 0 ? '4' : '3',
      Items: items.map(([PreTitle, Title, SubTitle]) => ({ PreTitle, Title, SubTitle })),
    },
  });

  const notFound = (scene: Scene, title: string, text: string): SeedBlock => ({
    componentName: 'NotFoundHero',
    fields: { HeroNotFoundImage: image(scene), HeroNotFoundTitle: title, HeroNotFoundText: html([text]) },
  });

  return { html, image, hero, text, cards, faq, cta, highlights, notFound };
}
