import { CAR_FILTERS, type CarFilter, type LinkTargets } from '~/modules/content/studio-wire';
import type { Facilities } from '~/modules/facilities';
import type { Settings } from '~/modules/settings';
import { facetLanguage, isLabelledField, labelOf, type Stock } from '~/modules/stock';
import type { Log } from '~/platform/log';
import type { FacetMap } from '~/platform/search';
import type { Language, Site } from '~/sites';
import { carListPath, facilityPath } from '~/sites/paths';

const FACETS = CAR_FILTERS.filter((name) => name !== 'car_model').map((name) =>
  name === 'car_brand' ? { name, child_name: 'car_model' } : { name },
);

/** What a link of a site may lead to: its telephone, its facilities, and its car list with the filters that cars of today have. */
export function linkTargets({
  stock,
  facilities,
  settings,
  log,
}: {
  readonly stock: Pick<Stock, 'facetMap'>;
  readonly facilities: Pick<Facilities, 'all'>;
  readonly settings: Pick<Settings, 'siteOf'>;
  readonly log: Log;
}) {
  // The other targets can be chosen all the same.
  const facetsOf = (site: Site, carIndex: string): Promise<FacetMap> =>
    stock.facetMap(carIndex, FACETS).catch((err: unknown) => {
      log.error({ err, site: site.key }, 'filters that links may have not loaded');
      return [];
    });
  return async (site: Site, language: Language): Promise<LinkTargets> => {
    const { carIndex, siteIndex } = site;
    const records = siteIndex === null ? [] : facilities.all(siteIndex);
    return {
      phone: settings.siteOf(site).contact.phone,
      facilities: records.map((record) => ({
        name: record.site_official_name,
        href: facilityPath(site, record.slug),
      })),
      cars:
        carIndex === null
          ? null
          : {
              href: carListPath(site),
              filters: filtersIn(await facetsOf(site, carIndex), language),
            },
    };
  };
}

function filtersIn(facets: FacetMap, language: Language): CarFilter[] {
  const brands = facets.find(({ name }) => name === 'car_brand')?.values ?? [];
  const models = brands.flatMap(({ text, children = [] }) =>
    children.map((model) => ({ value: model, label: model, of: text })),
  );
  return CAR_FILTERS.map((name) => {
    const values = facets.find((facet) => facet.name === name)?.values ?? [];
    const inWords = (value: string) =>
      (isLabelledField(name) ? labelOf(name, value, facetLanguage(language)) : null) ?? value;
    return {
      name,
      values:
        name === 'car_model' ? models : values.map(({ text }) => ({ value: text, label: inWords(text) })),
    };
  }).filter(({ values }) => values.length > 0);
}
