import type { SeedBlock } from '~/modules/content';
import type { Language } from '~/sites';
import { type CardText, link, type To } from './blocks';
import { type Part, prose, withPrefix } from './prose';
import { carPicture, picture, type Scene } from './scenes';

/** A model of a make: its picture is a drawn car, its facts are pairs of label and value. */
export interface ModelText {
  readonly title: string;
  readonly text?: string;
  readonly car: readonly [id: string, alt: string];
  readonly to: To;
  readonly campaign?: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
}

interface Models {
  readonly title: string;
  readonly ground?: 'None' | 'Light' | 'Dark';
  readonly centred?: boolean;
  readonly models: readonly ModelText[];
}

interface Until {
  readonly title: string;
  readonly text: string;
  /** Local time of the site's country, `YYYY-MM-DDTHH:mm`. */
  readonly end: string;
  readonly to?: To;
}

interface Files {
  readonly title: string;
  readonly text: string;
  readonly files: readonly (readonly [title: string, address: string])[];
  /** What unfolds and folds a long list; without them all files are shown. */
  readonly labels?: readonly [more: string, less: string];
}

interface Film {
  readonly title: string;
  readonly name: 'workshop' | 'forest-road';
  readonly poster: Scene;
  readonly wide?: boolean;
}

/** What opens and closes the small print. */
const SMALL_PRINT: Readonly<Record<Language, readonly [more: string, less: string]>> = {
  sv: ['Visa mer', 'Visa mindre'],
  nb: ['Vis mer', 'Vis mindre'],
  fi: ['Näytä lisää', 'Näytä vähemmän'],
  sk: ['Zobraziť viac', 'Zobraziť menej'],
  'en-GB': ['Read the terms', 'Hide the terms'],
  en: ['Read the terms', 'Hide the terms'],
};

/** The blocks of models, campaigns, documents and films. */
export function offerBlocks(language: Language, prefix: string) {
  const [more, less] = SMALL_PRINT[language];
  const html = (parts: readonly Part[]) => withPrefix(prose(parts), prefix);

  const modelCard = ({ title, text = '', car, to, campaign, facts }: ModelText): SeedBlock => ({
    componentName: 'CarModelCard',
    fields: {
      Title: title,
      Text: text,
      Image: carPicture(...car),
      Link: link(to),
      ...(campaign !== undefined && { IsCampaign: true, Campaign: campaign }),
      ...Object.fromEntries(
        facts.flatMap(([label, value], at) => [
          [`Label${at + 1}`, label],
          [`Value${at + 1}`, value],
        ]),
      ),
    },
  });

  /** Models beside one another. */
  const models = ({ title, ground = 'None', centred = false, models }: Models): SeedBlock => ({
    componentName: 'StageRow',
    fields: {
      Title: title,
      BackgroundVariant: ground,
      IsCentered: centred,
      UseFourColumns: models.length % 4 === 0,
    },
    placeholders: { StageRowItems: models.map(modelCard) },
  });

  /** Models in one row that is scrolled sideways. */
  const modelRow = (title: string, models: readonly ModelText[]): SeedBlock => ({
    componentName: 'StageRowHorizontal',
    fields: { Title: title },
    placeholders: { StageRowItems: models.map(modelCard) },
  });

  const cardFields = ({ title, text, to, scene, car, icon = '' }: CardText) => ({
    Title: title,
    Text: text,
    Image: car !== undefined ? carPicture(...car) : scene === undefined ? null : picture(scene, language),
    Icon: icon,
    Link: link([to[0], title]),
    ButtonText: to[1],
  });

  /** Cards in one row that is scrolled sideways. */
  const cardRow = (title: string, cards: readonly CardText[]): SeedBlock => ({
    componentName: 'StageRowHorizontal',
    fields: { Title: title },
    placeholders: {
      StageRowItems: cards.map((card) => ({ componentName: 'Card', fields: cardFields(card) })),
    },
  });

  /** Cards with large pictures. */
  const imageCards = (title: string, cards: readonly CardText[]): SeedBlock => ({
    componentName: 'ImageCards',
    fields: { Title: title, Cards: cards.map(cardFields) },
  });

  /** Pictures that lead somewhere, a word on each; `plates` puts the words on plates of their own. */
  const imageButtons = (
    title: string,
    items: readonly (readonly [...To, scene: Scene])[],
    plates = false,
  ): SeedBlock => ({
    componentName: 'ImageButton',
    fields: {
      Title: title,
      ImageButtonItems: items.map(([href, text, scene]) => ({
        Link: { href, text },
        // The words on it say where it leads.
        Image: { ...picture(scene, language), alt: '' },
        UseGradientBehindText: !plates,
      })),
    },
  });

  const accordion = (
    title: string,
    items: readonly (readonly [title: string, ...text: Part[]])[],
  ): SeedBlock => ({
    componentName: 'Accordion',
    fields: { Title: title, Items: items.map(([each, ...text]) => ({ title: each, text: html(text) })) },
  });

  const countdown = ({ title, text, end, to }: Until): SeedBlock => ({
    componentName: 'Countdown',
    fields: {
      Title: title,
      Text: html([text]),
      EndTime: end,
      ...(to !== undefined && { Link: link(to) }),
    },
  });

  const files = ({ title, text, files, labels }: Files): SeedBlock => ({
    componentName: 'FileDownloadList',
    fields: {
      Title: title,
      Paragraph: html([text]),
      FileList: files.map(([Title, File]) => ({ Title, File })),
      ...(labels !== undefined && { ExpandLabel: labels[0], CollapseLabel: labels[1] }),
    },
  });

  const legal = (title: string, ...text: readonly Part[]): SeedBlock => ({
    componentName: 'LegalInfo',
    fields: { Title: title, Text: html(text), ShowMoreLabel: more, ShowLessLabel: less },
  });

  /** The site's channels, with a menu that shares the page. */
  const social = (channels: readonly { readonly name: string; readonly url: string }[]): SeedBlock => ({
    componentName: 'SocialMedia',
    fields: {
      Share: true,
      SocialMediaChannels: channels.map(({ name, url }) => ({
        name,
        Link: { href: url, text: '', target: '_blank' },
      })),
    },
  });

  const spacer = (height: 'Small' | 'Medium' | 'Large', ground?: 1 | 2 | 3): SeedBlock => ({
    componentName: 'Spacer',
    fields: { Height: height, BackgroundColor: ground === undefined ? 'None' : `BackgroundColor${ground}` },
  });

  /** A film of the provider; `id` as in its address. */
  const video = (id: string, title: string, cover: Scene): SeedBlock => ({
    componentName: 'Video',
    fields: { YoutubeVideoId: id, Title: title, Image: picture(cover, language) },
  });

  /** A film of our own. */
  const film = ({ title, name, poster, wide = false }: Film): SeedBlock => ({
    componentName: 'VideoElement',
    fields: {
      Title: title,
      VideoDesktop: `/media/film-${name}.mp4`,
      VideoPhone: `/media/film-${name}-phone.mp4`,
      Poster: picture(poster, language),
      Width: wide ? 'FullWidth' : 'Constrained',
    },
  });

  const loanWarning = (): SeedBlock => ({ componentName: 'LoanWarning' });

  return {
    models,
    modelRow,
    cardRow,
    imageCards,
    imageButtons,
    accordion,
    countdown,
    files,
    legal,
    social,
    spacer,
    video,
    film,
    loanWarning,
  };
}
