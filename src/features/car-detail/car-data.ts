import { type CarCardData, carCards } from '~/features/car-card/server';
import { carTitle, modelTitle } from '~/features/car-text/server';
import { type QuoteOffer, quoteOffer } from '~/features/finance/browser';
import { type LoanOffer, loanOffer } from '~/features/finance/server';
import { knownText, mileageWord } from '~/features/record-text';
import { priceWords } from '~/features/record-text/server';
import {
  carReceiver,
  type DealerChoice,
  dealerChoices,
  type RequestReceiver,
} from '~/features/request-form/server';
import type { SiteRecord } from '~/modules/facilities';
import { toMajor } from '~/modules/finance';
import { type CarRecord, carSlug, type LoggedPrice } from '~/modules/stock';
import {
  type BlockOutcome,
  type BlockServices,
  type HeadAdditions,
  loaded,
  notFound,
  nothing,
  type PageContext,
  redirectTo,
} from '~/page/contract';
import { createReference } from '~/platform/log';
import { carListPath, carPath } from '~/sites/paths';
import type { Crumb } from '~/ui/breadcrumb';
import { breadcrumbSchema, carSchema } from './car-schema';
import { readReduction } from './price/reduction';
import { keyphraseOfSlug, recommendedCars, similarCars } from './similar-cars';

export interface FoundCar {
  readonly kind: 'car';
  readonly car: CarRecord;
  readonly facility: SiteRecord | null;
  readonly crumbs: readonly Crumb[];
  readonly loan: LoanOffer | null;
  /** In place of the loan on sites with UK finance. */
  readonly quote?: QuoteOffer | null;
  /** Whole currency; null for a price that is not reduced, or that nothing is known before. */
  readonly lowestPrice: number | null;
  /** Every price that the car has had, oldest first. */
  readonly prices?: readonly LoggedPrice[];
  readonly receiver: RequestReceiver | null;
  /** Dealers of the brand, for sample cars only. */
  readonly dealers: readonly DealerChoice[];
  readonly similar: readonly CarCardData[];
}

export interface MissingCar {
  readonly kind: 'missing';
  readonly cars: readonly CarCardData[];
  /** Car list with the keyphrase that the old address had; below the language prefix. */
  readonly listPath: string;
}

/** The stock did not answer: whether there is such a car is not known (CAR-PAGE-3). */
export interface FailedCar {
  readonly kind: 'failed';
  /** What the log has this failure under. */
  readonly reference: string;
}

export type CarDetailData = FoundCar | MissingCar | FailedCar;

type Services = Pick<BlockServices, 'stock' | 'facilities' | 'quotes' | 'log'>;

interface LoadInput {
  readonly fields: { readonly CarId: string };
  readonly page: PageContext;
  readonly services: Services;
}

/** The page of a car, its one address, or what a visitor gets for a car that is gone or cannot be read (CAR-PAGE-1, CAR-PAGE-2). */
export async function load(input: LoadInput): Promise<BlockOutcome<CarDetailData>> {
  try {
    return await find(input);
  } catch (cause) {
    const { page, services } = input;
    const reference = createReference();
    services.log.error(
      { err: cause, reference, site: page.site.key, path: page.path },
      'car page not loaded',
    );
    return loaded(
      { kind: 'failed', reference },
      { status: 503, incomplete: true, head: { title: page.t('error.title'), noindex: true } },
    );
  }
}

async function find({ fields, page, services }: LoadInput): Promise<BlockOutcome<CarDetailData>> {
  const { carIndex } = page.site;
  const chosen = fields.CarId.trim();
  if (carIndex === null) return chosen === '' ? notFound : nothing;
  page.tag(`stock:${carIndex}`);
  if (page.site.siteIndex !== null) page.tag(`facilities:${page.site.siteIndex}`);
  if (chosen !== '') {
    const car = await findCar(services.stock, carIndex, chosen);
    return car === undefined ? nothing : carPage(car, carIndex, page, services);
  }
  const [id = '', slug] = page.wildcard;
  const car = id === '' ? undefined : await findCar(services.stock, carIndex, id);
  if (car === undefined) return missingCar(id, slug, carIndex, page, services);
  const address = carPath(page.site, car);
  if (slug === undefined) return redirectTo(page.href(address), 302);
  if (slug !== car.slug) return redirectTo(page.href(address), 301);
  return carPage(car, carIndex, page, services);
}

type CarLookup = Pick<Services['stock'], 'car' | 'search'>;

/** The car with this id, in whatever case the address has it. A car always has a slug here, in lower case as in its address. */
export async function findCar(
  stock: CarLookup,
  carIndex: string,
  id: string,
): Promise<(CarRecord & { readonly slug: string }) | undefined> {
  const car = (await stock.car(carIndex, id)) ?? (await findFolded(stock, carIndex, id));
  return car && { ...car, slug: (car.slug ?? carSlug(car)).toLowerCase() };
}

/** Addresses are lower-case, but the ids of some feeds are not: a search for the id as a word finds those. */
async function findFolded(stock: CarLookup, carIndex: string, id: string) {
  if (!/[a-zà-ÿ]/i.test(id) || !/\d/.test(id)) return undefined;
  const inCapitals = await stock.car(carIndex, id.toUpperCase());
  if (inCapitals !== undefined) return inCapitals;
  const { content } = await stock.search(carIndex, {
    keyphrase: id.slice(0, MAX_ID_LENGTH),
    fields: ['car_id'],
  });
  const meant = content.find(({ car_id }) => String(car_id).toLowerCase() === id.toLowerCase());
  return meant && stock.car(carIndex, String(meant.car_id));
}

const MAX_ID_LENGTH = 100;

async function missingCar(
  id: string,
  slug: string | undefined,
  carIndex: string,
  page: PageContext,
  { stock, log }: Services,
): Promise<BlockOutcome<MissingCar>> {
  // No id of a car is without a figure: such an address never was a car's.
  if (!/\d/.test(id)) return notFound;
  const keyphrase = keyphraseOfSlug(slug);
  const records = await recommendedCars(stock, carIndex, keyphrase).catch((cause: unknown) => {
    log.error({ err: cause, site: page.site.key }, 'cars in place of one that is gone not loaded');
    return [];
  });
  const query = keyphrase === '' ? '' : new URLSearchParams({ keyphrase }).toString();
  return loaded(
    {
      kind: 'missing',
      cars: await carCards(stock, carIndex, records),
      listPath: carListPath(page.site, query),
    },
    { status: 404, head: { title: page.t('car.notFoundTitle'), noindex: true } },
  );
}

async function carPage(
  record: CarRecord,
  carIndex: string,
  page: PageContext,
  services: Services,
): Promise<BlockOutcome<FoundCar>> {
  const { facilities, quotes } = services;
  const { siteIndex } = page.site;
  const reduction = await readReduction(record, carIndex, services);
  const { car } = reduction;
  const facility = siteIndex === null ? undefined : facilities.bySiteId(siteIndex, car.car_site_id ?? '');
  const [prices, similar, quote] = await Promise.all([
    loggedPrices(car, carIndex, services),
    similarCards(car, carIndex, services),
    quoteOffer(car, page, quotes),
  ]);
  const crumbs = crumbsOf(car, page);
  const sample = car.car_is_sample === true && siteIndex !== null;
  const data: FoundCar = {
    kind: 'car',
    car,
    facility: facility ?? null,
    crumbs,
    loan: loanOffer(car, page),
    quote,
    lowestPrice: reduction.lowest === null ? null : toMajor(reduction.lowest.minor),
    prices: prices ?? [],
    receiver: carReceiver(car, facility),
    dealers: sample ? dealerChoices(facilities.forBrand(siteIndex, car.car_brand), car.car_brand) : [],
    similar: similar ?? [],
  };
  const incomplete =
    !reduction.isKnown || prices === null || similar === null || (quote !== null && quote.quotation === null);
  return loaded(data, { head: headOf(data, page), incomplete });
}

/** Null when they could not be read: a car's page stands without the line of its prices. */
async function loggedPrices(
  { car_id: carId }: CarRecord,
  carIndex: string,
  { stock, log }: Services,
): Promise<readonly LoggedPrice[] | null> {
  try {
    return await stock.prices(carIndex, carId);
  } catch (cause) {
    log.error({ err: cause, carId }, 'prices of a car not loaded');
    return null;
  }
}

/** Null when they could not be read: a car's page stands without the row below it. */
async function similarCards(
  car: CarRecord,
  carIndex: string,
  { stock, log }: Services,
): Promise<readonly CarCardData[] | null> {
  try {
    return await carCards(stock, carIndex, await similarCars(stock, carIndex, car));
  } catch (cause) {
    log.error({ err: cause, carId: car.car_id }, 'similar cars not loaded');
    return null;
  }
}

/** The way to the car: the page's ancestors, the car list, the brand in it (CRUMB-3). */
function crumbsOf(car: CarRecord, context: PageContext): readonly Crumb[] {
  const { page, site, href, t } = context;
  // Below the car base stand this page's own wildcards and the list, which is named further on.
  const ancestors = page.ancestors
    .filter(({ path }) => !path.startsWith(`${site.paths.carDetail}/`))
    .map(({ title, path }) => ({ title, href: href(path) }));
  const brand = new URLSearchParams({ car_brand: car.car_brand }).toString();
  return [
    ...ancestors,
    { title: t('list.title'), href: href(carListPath(site)) },
    { title: car.car_brand, href: href(carListPath(site, brand)) },
    { title: modelTitle(car, context) },
  ];
}

function headOf({ car, facility, crumbs }: FoundCar, page: PageContext): HeadAdditions {
  const { site, origin } = page;
  const canonical = carPath(site, car);
  const url = origin + page.href(canonical);
  const title = [carTitle(car, page), car.car_year].filter((part) => part !== null).join(' ');
  const facts = [
    title,
    mileageWord(page, car)?.text ?? null,
    knownText(page, 'car_fuel', car.car_fuel),
    knownText(page, 'car_gearbox', car.car_gearbox),
    priceWords(car, page).price,
  ];
  const [picture] = car.car_images;
  return {
    title,
    description: [...facts, facility?.site_official_name ?? car.car_site_name]
      .filter((fact) => fact !== null && fact !== undefined)
      .join(' · '),
    ...(picture !== undefined && { image: { src: picture.original, alt: title } }),
    canonical,
    subject: `${car.car_brand} ${car.car_model}`,
    jsonLd: [
      carSchema({ car, page, facility: facility ?? undefined, origin, url }),
      breadcrumbSchema(
        crumbs.map((crumb) => ({
          title: crumb.title,
          url: crumb.href === undefined ? url : origin + crumb.href,
        })),
      ),
    ],
  };
}
