import { LRUCache } from 'lru-cache';
import { facetLanguage } from '~/modules/stock';
import type { FacetMap } from '~/platform/search';
import { localDate } from '~/platform/time';
import { FACET_LANGUAGES } from '~/platform/vocabulary';
import type { Site } from '~/sites';
import { makeLexicon } from './domain/lexicon/lexicon';
import { phrasesOf } from './domain/phrases';
import { createReader, type QueryReader } from './domain/read';

/** What of a site decides how words are read. */
export type ReaderSite = Pick<Site, 'country' | 'currency' | 'languages' | 'zone'> & {
  readonly features: Pick<Site['features'], 'distanceUnit'>;
};

/** Readers of the sites' stocks and facilities as they are and as they just were; each is a few hundred kilobytes. */
const MAX_READERS = 48;
const readers = new LRUCache<string, QueryReader>({ max: MAX_READERS });

/**
 * The reader for the values of a stock, made once for each. The first language is the page's, then come those of the site:
 * of a word that several languages have, theirs is meant. The others are understood besides. Ages are reckoned from the year in the site's zone.
 */
export function queryReaderOf(
  map: FacetMap,
  site: ReaderSite,
  language: string = site.languages[0],
  now: Date = new Date(),
): QueryReader {
  const languages = [
    ...new Set([
      facetLanguage(language),
      ...site.languages.map((each) => facetLanguage(each)),
      ...FACET_LANGUAGES,
    ]),
  ];
  const { country, currency } = site;
  const thisYear = Number(localDate(now, site.zone).slice(0, 4));
  const measures = { currency, distance: site.features.distanceUnit, thisYear };
  const key = JSON.stringify([languages, measures, country, map]);
  const known = readers.get(key);
  if (known !== undefined) return known;
  const reader = createReader({
    lexicon: makeLexicon(map, languages),
    phrases: phrasesOf(languages),
    measures,
    country,
  });
  readers.set(key, reader);
  return reader;
}
