import type { OfferedService as Offer, ServiceOffers } from '~/modules/workshop';
import { priceTextValue } from '~/modules/workshop/browser';
import type { AddOnCategory, OfferedService, Price, ServiceCategory } from '../wire';
import { BASE_SERVICE } from '../wire';
import { type Catalogue, type CatalogueCategory, type CatalogueEntry, inOrder } from './catalogue';

/** How texts and money are written in an answer. */
export interface Wording {
  readonly language: string;
  /** The site's default language, in which everything has words. */
  readonly fallback: string;
  /** The prices are those of a workshop that was chosen. */
  readonly atWorkshop: boolean;
  money(amount: number): string;
  /** Formatted text that is safe to be shown. */
  safe(html: string): string;
}

/** What the workshops offer, by id. */
export type Offers = ReadonlyMap<string, Offer>;

export const offersById = ({ categories, addOns }: ServiceOffers): Offers =>
  new Map([...categories.flatMap(({ services }) => services), ...addOns].map((offer) => [offer.id, offer]));

/** A catalogue of everything that is offered, as the workshops have it, for groups without one of their own. */
export const plainCatalogue = ({ categories, addOns }: ServiceOffers): Catalogue => ({
  categories: categories.map(({ id, label, services }, at) => ({
    categoryId: id,
    sortOrder: (at + 1) * 10,
    label: { '': label },
    description: {},
    services: services.map(plainEntry),
    options: [],
    optionsAsRadio: false,
  })),
  addOns:
    addOns.length === 0 ? [] : [{ categoryType: 'addon', description: {}, services: addOns.map(plainEntry) }],
});

const plainEntry = ({ id }: Offer): CatalogueEntry => ({ serviceId: id, kobraProductId: id });

/** Categories in their order with what is offered of them; those of which nothing is are left out. */
export const presentedServices = (
  { categories }: Catalogue,
  offers: Offers,
  wording: Wording,
): readonly ServiceCategory[] =>
  inOrder(categories).flatMap((category) => {
    const services = presented(category.services, offers, wording);
    return services.length === 0 ? [] : [{ ...headOf(category, wording), services }];
  });

export const presentedAddOns = (
  { addOns }: Catalogue,
  offers: Offers,
  wording: Wording,
): readonly AddOnCategory[] =>
  addOns.flatMap(({ categoryType, description, services: entries }) => {
    const services = presented(entries, offers, wording);
    return services.length === 0
      ? []
      : [{ categoryType, description: localised(description, wording), services }];
  });

/** The base service of the catalogue is one of those that the car is offered. */
export const hasBasicService = ({ categories }: Catalogue, offers: Offers): boolean =>
  categories.some(({ services }) =>
    services.some(
      ({ serviceId, kobraProductId }) => serviceId === BASE_SERVICE && offers.has(kobraProductId),
    ),
  );

function headOf(category: CatalogueCategory, wording: Wording): Omit<ServiceCategory, 'services'> {
  const { categoryId, sortOrder, label, description, options, optionsAsRadio } = category;
  return {
    categoryId,
    sortOrder,
    optionsAsRadio,
    checkedBoxes: 0,
    label: localised(label, wording),
    description: localised(description, wording),
    options: options.map((option) => ({
      optionid: option.optionid,
      label: localised(option.label, wording),
      description: localised(option.description, wording),
      checked: false,
    })),
  };
}

const presented = (entries: readonly CatalogueEntry[], offers: Offers, wording: Wording): OfferedService[] =>
  entries.flatMap((entry) => {
    const offer = offers.get(entry.kobraProductId);
    return offer === undefined ? [] : [serviceOf(entry, offer, wording)];
  });

function serviceOf(entry: CatalogueEntry, offer: Offer, wording: Wording): OfferedService {
  const body = wording.safe(localised(entry.body, wording));
  return {
    serviceId: entry.serviceId,
    kobraProductId: entry.kobraProductId,
    label: localised(entry.label, wording) || offer.name,
    description: localised(entry.description, wording) || offer.description,
    prices: [...pricesOf(entry, offer, wording)],
    displayType: body === '' ? 'text' : 'richtext',
    body,
    textInput: offer.textInput,
    extraText: '',
    checked: false,
    resourceDemand: offer.minutes ?? 0,
    packageType: entry.packageType ?? null,
  };
}

function pricesOf(entry: CatalogueEntry, offer: Offer, wording: Wording): readonly Price[] {
  const isChosen = entry.pricedAtWorkshop === true && wording.atWorkshop;
  const words = (isChosen ? '' : localised(entry.priceText, wording)) || (offer.priceText ?? '');
  if (words !== '') return [{ priceGroup: 'list', value: priceTextValue(words), priceText: words }];
  const { price, regularPrice, unit } = offer;
  if (price === null) return [];
  const inGroup = (priceGroup: string, amount: number): Price => {
    const value = amount * (unit ?? 1);
    return { priceGroup, value, priceText: wording.money(value) };
  };
  return regularPrice === null
    ? [inGroup('list', price)]
    : [inGroup('agreement', price), inGroup('list', regularPrice)];
}

/** A text in the language, else in the site's default one; '' is the language of texts that come as they are said. */
function localised(
  texts: Readonly<Record<string, string>> | undefined,
  { language, fallback }: Wording,
): string {
  if (texts === undefined) return '';
  const tag = [language, fallback, ''].find((each) => Object.hasOwn(texts, each));
  return tag === undefined ? '' : (texts[tag] ?? '');
}
