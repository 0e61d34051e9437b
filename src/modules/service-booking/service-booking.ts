import { formatMoney } from '~/modules/stock';
import type { BookedVisit } from '~/modules/workshop';
import { ok, type Result } from '~/platform/result';
import { type Language, localeFor, type Site } from '~/sites';
import { catalogueOf } from './chosen';
import { departmentsNear } from './departments';
import type { Catalogue } from './domain/catalogue';
import {
  hasBasicService,
  type Offers,
  offersById,
  presentedAddOns,
  presentedServices,
  type Wording,
} from './domain/presented';
import { availableDates, type FreeTimeQuery, timeslots } from './free-time';
import type { DepartmentsQuery, Failure, OffersQuery, ServiceBookingOptions } from './options';
import { bookOrder, choiceLabels, type Order } from './order';
import type {
  AddOnsAnswer,
  AvailableDatesAnswer,
  Car,
  DepartmentsAnswer,
  ServicesAnswer,
  TimeslotsAnswer,
} from './wire';

/** What the wizards ask (WIZARD-CALL-1); the words are those of the calls. */
export interface ServiceBooking {
  /** null: no car has this number. */
  car(site: Site, language: Language, registrationNumber: string): Promise<Result<Car | null, Failure>>;
  services(site: Site, language: Language, query: OffersQuery): Promise<Result<ServicesAnswer, Failure>>;
  addOns(site: Site, language: Language, query: OffersQuery): Promise<Result<AddOnsAnswer, Failure>>;
  departments(site: Site, query: DepartmentsQuery): Promise<Result<DepartmentsAnswer, Failure>>;
  availableDates(site: Site, query: FreeTimeQuery): Promise<Result<AvailableDatesAnswer, Failure>>;
  timeslots(site: Site, query: FreeTimeQuery): Promise<Result<TimeslotsAnswer, Failure>>;
  /** When this resolves with ok the visit is on disk. The same key again is the same visit. */
  book(site: Site, language: Language, order: Order): Promise<Result<BookedVisit, Failure>>;
  /**
   * Labels of options that are offered with work of the workshops (`kobraProductId`); they are named by their ids or by their
   * labels in any language, as another server's wizards send them.
   */
  choiceLabels(
    site: Site,
    language: Language,
    offerings: readonly string[],
    choices: readonly string[],
  ): Promise<Result<readonly string[], Failure>>;
  /** The workshop of the visit that a token opens; null for one that opens nothing. */
  departmentOf(site: Site, visitToken: string): Promise<{ bookingId: string; departmentId: string } | null>;
}

/** The wizards on top of the workshop service: they add texts and order, everything else comes from the engine. */
export function createServiceBooking(options: ServiceBookingOptions): ServiceBooking {
  const { workshops } = options;
  return {
    async car(site, language, registrationNumber) {
      const found = await workshops.vehicle(site, registrationNumber);
      if (!found.ok) return found.error.code === 'unknown-vehicle' ? ok(null) : found;
      const { brand, model, buildYear, registrationNumber: regNo } = found.value;
      const offered = await offersOf(options, site, language, {
        registrationNumber: regNo,
        mileage: null,
        departmentId: null,
        date: null,
      });
      if (!offered.ok) return offered;
      return ok({
        regNo,
        brand,
        model,
        shortBrand: brandCode(brand),
        hasBasicService: hasBasicService(offered.value.catalogue, offered.value.offers),
        productionDate: buildYear === null ? null : `${String(buildYear).padStart(4, '0')}-01-01`,
      });
    },
    async services(site, language, query) {
      const offered = await offersOf(options, site, language, query);
      if (!offered.ok) return offered;
      const { catalogue, offers } = offered.value;
      return ok({
        serviceCategories: [
          ...presentedServices(catalogue, offers, wordingOf(options, site, language, query)),
        ],
      });
    },
    async addOns(site, language, query) {
      const offered = await offersOf(options, site, language, query);
      if (!offered.ok) return offered;
      const { catalogue, offers } = offered.value;
      return ok({
        serviceCategories: [...presentedAddOns(catalogue, offers, wordingOf(options, site, language, query))],
      });
    },
    departments: (site, query) => departmentsNear(options, site, query),
    availableDates: (site, query) => availableDates(options, site, query),
    timeslots: (site, query) => timeslots(options, site, query),
    book: (site, language, order) => bookOrder(options, site, language, order),
    choiceLabels: (...request) => choiceLabels(options, ...request),
    async departmentOf(site, visitToken) {
      const visit = await workshops.visit(site, site.languages[0], visitToken);
      return visit === null ? null : { ...visit, departmentId: visit.workshop.departmentId };
    },
  };
}

/** Two letters, as the group's other systems abbreviate brands. Nothing depends on it here: the plate tells the brand. */
const brandCode = (brand: string): string => brand.slice(0, 2).toUpperCase();

async function offersOf(
  options: ServiceBookingOptions,
  site: Site,
  language: Language,
  query: OffersQuery,
): Promise<Result<{ readonly catalogue: Catalogue; readonly offers: Offers }, Failure>> {
  const { workshops } = options;
  const { registrationNumber, mileage, departmentId, date } = query;
  const pricedOffers =
    registrationNumber === null
      ? await workshops.allOffers(site, language)
      : await workshops.offers(site, language, { registrationNumber, mileage });
  if (!pricedOffers.ok) return pricedOffers;
  const catalogue = await catalogueOf(options, site, language);
  if (!catalogue.ok) return catalogue;
  const offers = offersById(pricedOffers.value);
  if (registrationNumber === null || departmentId === null) return ok({ catalogue: catalogue.value, offers });
  const priced = await pricedAt(options, site, { registrationNumber, mileage, departmentId, date }, offers);
  return priced.ok ? ok({ catalogue: catalogue.value, offers: priced.value }) : priced;
}

const MAX_CODES_PER_QUERY = 20;

/** The same offers with the prices of one workshop. */
async function pricedAt(
  { workshops }: ServiceBookingOptions,
  site: Site,
  query: {
    readonly registrationNumber: string;
    readonly mileage: number | null;
    readonly departmentId: string;
    readonly date: string | null;
  },
  offers: Offers,
): Promise<Result<Offers, Failure>> {
  const codes = [...offers.keys()];
  const priced = new Map(offers);
  for (let at = 0; at < codes.length; at += MAX_CODES_PER_QUERY) {
    const serviceOfferings = codes.slice(at, at + MAX_CODES_PER_QUERY);
    const prices = await workshops.prices(site, {
      ...query,
      serviceOfferings,
      date: query.date ?? undefined,
    });
    if (!prices.ok) return prices;
    for (const { code, price, regularPrice } of prices.value) {
      const offer = offers.get(code);
      if (offer !== undefined) priced.set(code, { ...offer, price, regularPrice });
    }
  }
  return ok(priced);
}

function wordingOf(
  { sanitize }: ServiceBookingOptions,
  site: Site,
  language: Language,
  { departmentId }: OffersQuery,
): Wording {
  const locale = localeFor(site, language);
  return {
    language,
    fallback: site.languages[0],
    safe: sanitize,
    atWorkshop: departmentId !== null,
    money: (amount) => formatMoney(amount, site.currency, locale),
  };
}
