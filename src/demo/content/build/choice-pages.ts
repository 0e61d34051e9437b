import type { SeedItem } from '~/modules/content';
import type { Language, Site } from '~/sites';
import { page, type Texts } from './item';

interface Words {
  readonly title: string;
  readonly description: string;
}

const SAVED: Readonly<Record<Language, Words>> = {
  sv: {
    title: 'Sparade bilar',
    description: 'Bilarna du har tryckt på hjärtat på. De sparas bara i din webbläsare.',
  },
  nb: {
    title: 'Lagrede biler',
    description: 'Bilene du har trykket på hjertet på. De lagres bare i nettleseren din.',
  },
  fi: {
    title: 'Tallennetut autot',
    description: 'Autot, joiden kohdalla painoit sydäntä. Ne tallentuvat vain selaimeesi.',
  },
  sk: {
    title: 'Uložené autá',
    description: 'Autá, pri ktorých ste stlačili srdce. Sú uložené len vo vašom prehliadači.',
  },
  'en-GB': {
    title: 'Saved cars',
    description: 'The cars whose heart you have pressed. They are kept in your browser only.',
  },
  en: {
    title: 'Saved cars',
    description: 'The cars whose heart you have pressed. They are kept in your browser only.',
  },
};

const COMPARED: Readonly<Record<Language, Words>> = {
  sv: {
    title: 'Jämför bilar',
    description: 'Upp till fyra bilar bredvid varandra: pris, månadskostnad, fakta och utrustning.',
  },
  nb: {
    title: 'Sammenlign biler',
    description: 'Opptil fire biler ved siden av hverandre: pris, månedskostnad, fakta og utstyr.',
  },
  fi: {
    title: 'Vertaile autoja',
    description: 'Enintään neljä autoa rinnakkain: hinta, kuukausierä, tiedot ja varusteet.',
  },
  sk: {
    title: 'Porovnať autá',
    description: 'Najviac štyri autá vedľa seba: cena, mesačná splátka, údaje a výbava.',
  },
  'en-GB': {
    title: 'Compare cars',
    description: 'Up to four cars side by side: price, monthly cost, facts and equipment.',
  },
  en: {
    title: 'Compare cars',
    description: 'Up to four cars side by side: price, monthly cost, facts and equipment.',
  },
};

/** The pages of what a visitor has chosen, below the base of car pages. No menu shows them and no search engine keeps them. */
export function choicePages({ paths, languages }: Site): readonly SeedItem[] {
  const { savedCars, comparison } = paths;
  if (savedCars === undefined || comparison === undefined) return [];
  return [
    choicePage(savedCars, languages, SAVED, 'SavedCars'),
    choicePage(comparison, languages, COMPARED, 'CarComparison'),
  ];
}

function choicePage(
  path: string,
  languages: readonly Language[],
  words: Readonly<Record<Language, Words>>,
  componentName: string,
): SeedItem {
  const texts: Texts = Object.fromEntries(
    languages.map((language) => {
      const { title, description } = words[language];
      return [language, { title, description, main: [{ componentName, fields: { Title: title } }] }];
    }),
  );
  return page(path.split('/').at(-1) ?? '', texts, { hidden: true, noindex: true });
}
