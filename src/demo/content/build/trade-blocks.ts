import type { SeedBlock } from '~/modules/content';
import type { Language } from '~/sites';
import { link, type To } from './blocks';
import { prose, withPrefix } from './prose';

/** Fields of the search record with the values that a list is fixed to, in the words of the site's index. */
export type Filters = Readonly<Record<string, readonly string[]>>;

interface CarList {
  readonly title: string;
  readonly text?: string;
  readonly filters?: Filters;
  /** Filters always in a drawer. */
  readonly drawer?: boolean;
}

interface CarTeaser {
  readonly title: string;
  readonly sort: string;
  readonly filters?: Filters;
  /** How many cars; 4 if left out. */
  readonly count?: number;
  readonly to: To;
}

interface Form {
  readonly title: string;
  readonly text?: string;
  readonly first?: boolean;
}

const PRIVACY: Readonly<Record<Language, string>> = {
  sv: 'Så behandlar vi personuppgifter',
  nb: 'Slik behandler vi personopplysninger',
  fi: 'Näin käsittelemme henkilötietoja',
  sk: 'Ako spracúvame osobné údaje',
  'en-GB': 'How we handle personal data',
  en: 'How we handle personal data',
};

const FORM_TEXT: Readonly<Record<Language, string>> = {
  sv: 'När du har skickat ser du vilken dag du får svar. Att provköra kostar ingenting och binder dig inte.',
  nb: 'Når du har sendt, ser du hvilken dag du får svar. Prøvekjøring koster ingenting og binder deg ikke.',
  fi: 'Lähetettyäsi näet, minä päivänä saat vastauksen. Koeajo ei maksa mitään eikä sido sinua.',
  sk: 'Po odoslaní uvidíte, v ktorý deň dostanete odpoveď. Skúšobná jazda nič nestojí a k ničomu vás nezaväzuje.',
  'en-GB':
    'Once it is sent you see which day you will have an answer. A test drive costs nothing and commits you to nothing.',
  en: 'Once it is sent you see which day you will have an answer. A test drive costs nothing and commits you to nothing.',
};

export const filterRows = (filters: Filters) =>
  Object.entries(filters).flatMap(([Name, values]) => values.map((Value) => ({ Name, Value })));

/** Link to how personal data are handled. */
export const privacyLink = (language: Language, privacy: string) => link([privacy, PRIVACY[language]]);

/** The blocks of cars, facilities and requests. */
export function tradeBlocks(language: Language, prefix: string, privacy: string) {
  const PrivacyLink = privacyLink(language, privacy);
  const html = (text: string) => withPrefix(prose([text]), prefix);

  const carList = ({ title, text, filters = {}, drawer = false }: CarList): SeedBlock => ({
    componentName: 'CarList',
    fields: {
      Title: title,
      ...(text !== undefined && { Text: html(text) }),
      Filters: filterRows(filters),
      PanelVariant: drawer ? 'Toggle' : 'Sticky',
    },
  });

  const carTeaser = ({ title, sort, filters = {}, count = 4, to }: CarTeaser): SeedBlock => ({
    componentName: 'CarTeaser',
    fields: { Title: title, SortName: sort, Number: count, Filters: filterRows(filters), Link: link(to) },
  });

  const carDetail = (): SeedBlock => ({
    componentName: 'CarDetail',
    fields: { FormText: html(FORM_TEXT[language]), PrivacyLink },
  });

  const facilityList = (title: string, text: string, filters: Filters = {}): SeedBlock => ({
    componentName: 'FacilityList',
    fields: { Title: title, Text: html(text), Filters: filterRows(filters) },
  });

  const facilityDetail = (): SeedBlock => ({ componentName: 'FacilityDetail' });

  const contactForm = ({ title, text, first = false }: Form): SeedBlock => ({
    componentName: 'ContactForm',
    fields: {
      Title: title,
      TitleTag: first ? 'H1' : 'H2',
      ...(text !== undefined && { Text: html(text) }),
      PrivacyLink,
    },
  });

  return { carList, carTeaser, carDetail, facilityList, facilityDetail, contactForm };
}
