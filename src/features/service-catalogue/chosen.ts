import type { BookingLine } from '~/modules/service-booking/browser';
import {
  type AddOnCategory,
  hasOptions,
  type OfferedService,
  ORIGINAL_SERVICE,
  type ServiceCategory,
} from './catalogue';

export interface Catalogue {
  readonly categories: readonly ServiceCategory[];
  readonly addOns: readonly AddOnCategory[];
}

/** A service or an add-on that was chosen. */
export interface Line {
  readonly service: OfferedService;
  readonly kind: 'service' | 'addon';
  /** Id of its category; of an add-on the type of its category. */
  readonly category: string;
}

/** Services first, then add-ons, as they are shown. */
export const chosenLines = ({ categories, addOns }: Catalogue): readonly Line[] => [
  ...categories.flatMap(({ categoryId, services }) => linesOf(services, 'service', categoryId)),
  ...addOns.flatMap(({ categoryType, services }) => linesOf(services, 'addon', categoryType)),
];

const linesOf = (services: readonly OfferedService[], kind: Line['kind'], category: string): Line[] =>
  services.filter(({ checked }) => checked).map((service) => ({ service, kind, category }));

/** The options that are ticked; what is not shown does not count. */
const tickedOptions = ({ categories }: Pick<Catalogue, 'categories'>) =>
  categories.filter(hasOptions).flatMap(({ options }) => options.filter(({ checked }) => checked));

export const chosenOptions = (catalogue: Pick<Catalogue, 'categories'>): readonly string[] =>
  tickedOptions(catalogue).map(({ optionid }) => optionid);

/** In words, as they were ticked. */
export const optionLabels = (catalogue: Pick<Catalogue, 'categories'>): readonly string[] =>
  tickedOptions(catalogue).map(({ label }) => label);

export const hasChosenService = ({ categories }: Pick<Catalogue, 'categories'>): boolean =>
  categories.some(({ services }) => services.some(({ checked }) => checked));

export const hasChosenAddOn = ({ addOns }: Pick<Catalogue, 'addOns'>): boolean =>
  addOns.some(({ services }) => services.some(({ checked }) => checked));

/** The original service is priced by how far the car has been driven. */
export const needsMileage = (catalogue: Catalogue): boolean =>
  chosenLines(catalogue).some(({ service }) => service.serviceId === ORIGINAL_SERVICE);

/** The first price is meant; null where there is none, and for the original service, which is priced by mail. */
export const priceOf = ({
  serviceId,
  prices,
}: Pick<OfferedService, 'serviceId' | 'prices'>): OfferedService['prices'][number] | null =>
  serviceId === ORIGINAL_SERVICE ? null : (prices[0] ?? null);

/** Sum of the prices that are known, in whole units of the currency; öre add up exactly. */
export const totalOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { service }) => sum + Math.round((priceOf(service)?.value ?? 0) * 100), 0) / 100;

/** Minutes of everything together. */
export const demandOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { service }) => sum + service.resourceDemand, 0);

/** What the workshops call the chosen work, each once: two entries of a catalogue may be the same work. */
export const offeringsOf = (lines: readonly Line[]): readonly string[] => [
  ...new Set(lines.map(({ service }) => service.kobraProductId)),
];

/** The lines as a booking names them (WIZARD-CALL-7). */
export const bookingLines = (lines: readonly Line[], currency: string): BookingLine[] =>
  lines.map(({ service, kind, category }) => ({
    productId: service.serviceId,
    kobraProductId: service.kobraProductId,
    name: service.label,
    packageType: service.packageType,
    addonPackage: kind === 'addon' ? category : null,
    description: service.description,
    resourceDemand: service.resourceDemand,
    price: priceOf(service)?.value ?? 0,
    priceCode: currency,
    dataType: kind,
    parentCategory: category,
    extraText: service.textInput && service.extraText.trim() !== '' ? service.extraText.trim() : null,
  }));

/** The call takes no more. */
const MAX_SERVICE_TEXT = 400;

/** The free texts in one (WIZARD-CALL-6): `Felsökning: skramlar; …`. */
export const textOfServices = (lines: readonly Line[]): string =>
  lines
    .filter(({ service }) => service.textInput && service.extraText.trim() !== '')
    .map(({ service }) => `${service.label}: ${service.extraText.trim()}`)
    .join('; ')
    .slice(0, MAX_SERVICE_TEXT);
