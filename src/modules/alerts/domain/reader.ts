import type { CarRecord } from '~/modules/stock';
import type { MailLook } from '~/platform/mail';
import type { SearchRequest } from '~/platform/search';
import type { Language, Site } from '~/sites';
import type { SavedSearch } from './alert';
import type { SubmittedSearch } from './subscription';

/** A search in words. */
export interface SearchSummary {
  /** Name of the list, or of the car. */
  readonly title: string;
  /** What is chosen, as the list's own chips say it. */
  readonly words: readonly string[];
  /** Where it is shown, from the root of the site's host. */
  readonly href: string;
}

/** What alerts must know of a site's lists and cars; the composition root answers it with the list's own codec. */
export interface SearchReader {
  /** The canonical form of what was asked; null where the site has no cars, or not that one. */
  read(site: Site, submitted: SubmittedSearch): Promise<SavedSearch | null>;
  /** The search without paging. */
  request(
    site: Site,
    search: SavedSearch,
  ): Promise<Omit<SearchRequest, 'index' | 'limit' | 'offset' | 'fields'>>;
  describe(site: Site, language: Language, search: SavedSearch): Promise<SearchSummary>;
  /** Address of a car's page, from the root of the site's host. */
  carHref(site: Site, language: Language, car: Pick<CarRecord, 'car_id' | 'slug'>): string;
  /** Scheme and host of a site. */
  originOf(site: Site): string;
  look(site: Site): MailLook;
}
