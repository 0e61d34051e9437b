import type { WorkshopService } from '~/modules/workshop';
import { err, ok, type Result } from '~/platform/result';
import type { Language, Site } from '~/sites';
import { type Catalogue, type CatalogueEntry, entryOf } from './domain/catalogue';
import { plainCatalogue } from './domain/presented';
import type { Failure, ServiceBookingOptions } from './options';

type CatalogueSources = Pick<ServiceBookingOptions, 'catalogues'> & {
  readonly workshops: Pick<WorkshopService, 'allOffers'>;
};

/** The catalogue of a site; where none was written, everything that the workshops do. */
export async function catalogueOf(
  { catalogues, workshops }: CatalogueSources,
  site: Site,
  language: Language = site.languages[0],
): Promise<Result<Catalogue, Failure>> {
  const written = catalogues.of(site.siteIndex);
  if (written !== null) return ok(written);
  const all = await workshops.allOffers(site, language);
  return all.ok ? ok(plainCatalogue(all.value)) : all;
}

/** Entries of the catalogue by their ids, in the order they were named. */
export async function chosenEntries(
  options: CatalogueSources,
  site: Site,
  serviceIds: readonly string[],
): Promise<Result<readonly CatalogueEntry[], Failure>> {
  const catalogue = await catalogueOf(options, site);
  if (!catalogue.ok) return catalogue;
  const entries: CatalogueEntry[] = [];
  for (const serviceId of new Set(serviceIds)) {
    const entry = entryOf(catalogue.value, serviceId);
    if (entry === undefined) return err({ code: 'unknown-service' });
    entries.push(entry);
  }
  return ok(entries);
}

/** What the workshops call the chosen work; two entries may be the same. */
export const offeringsOf = (entries: readonly CatalogueEntry[]): readonly string[] => [
  ...new Set(entries.map(({ kobraProductId }) => kobraProductId)),
];
