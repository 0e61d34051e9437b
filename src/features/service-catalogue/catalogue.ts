import {
  BASE_SERVICE,
  MAX_FREE_TEXT,
  type AddOnCategory as WireAddOnCategory,
  type OfferedService as WireService,
  type ServiceCategory as WireServiceCategory,
} from '~/modules/service-booking/browser';

export { BASE_SERVICE, MAX_FREE_TEXT, ORIGINAL_SERVICE } from '~/modules/service-booking/browser';

export type OfferedService = Readonly<Omit<WireService, 'prices'>> & {
  readonly prices: readonly Readonly<WireService['prices'][number]>[];
};
export type Option = Readonly<WireServiceCategory['options'][number]>;
export type ServiceCategory = Readonly<Omit<WireServiceCategory, 'services' | 'options'>> & {
  readonly services: readonly OfferedService[];
  readonly options: readonly Option[];
};
export type AddOnCategory = Readonly<Omit<WireAddOnCategory, 'services'>> & {
  readonly services: readonly OfferedService[];
};

/** What a wheel package is called here (CATALOGUE-9). */
export interface Wording {
  readonly label: string;
  readonly description: string;
}

/**
 * What is shown of the categories, in their order: the base service for cars that have it, of the wheel packages bronze alone
 * and by a name of its own (CATALOGUE-9). Categories of which nothing is left go.
 */
export function presented(
  categories: readonly ServiceCategory[],
  { hasBasicService, bronze }: { readonly hasBasicService: boolean; readonly bronze: Wording },
): readonly ServiceCategory[] {
  return categories
    .map((category) => ({
      ...category,
      services: category.services
        .filter(({ serviceId }) => serviceId !== BASE_SERVICE || hasBasicService)
        .filter(({ packageType }) => packageType !== 'gold' && packageType !== 'silver')
        .map((service) => (service.packageType === 'bronze' ? { ...service, ...bronze } : service)),
    }))
    .filter(({ services }) => services.length > 0)
    .toSorted((a, b) => a.sortOrder - b.sortOrder);
}

/**
 * Ticks or unticks a service. The counter of its category follows, but for the base service; the options of a category whose
 * counter is back at 0 are cleared (CATALOGUE-7).
 */
export const withServiceToggled = (
  categories: readonly ServiceCategory[],
  serviceId: string,
): readonly ServiceCategory[] =>
  categories.map((category) => {
    const service = category.services.find((each) => each.serviceId === serviceId);
    if (service === undefined) return category;
    const services = category.services.map((each) =>
      each === service ? { ...each, checked: !each.checked } : each,
    );
    const checkedBoxes = services.filter((each) => each.checked && each.serviceId !== BASE_SERVICE).length;
    const options = checkedBoxes === 0 ? category.options.map(withoutTicks) : category.options;
    return { ...category, services, checkedBoxes, options };
  });

/** Ticks or unticks an option of a category; of a choice by radio it is then the only one. */
export const withOptionToggled = (
  categories: readonly ServiceCategory[],
  categoryId: string,
  optionid: string,
): readonly ServiceCategory[] =>
  categories.map((category) => {
    if (category.categoryId !== categoryId || !hasOptions(category)) return category;
    const options = category.options.map((option) => {
      if (option.optionid === optionid)
        return { ...option, checked: category.optionsAsRadio || !option.checked };
      return category.optionsAsRadio ? withoutTicks(option) : option;
    });
    return { ...category, options };
  });

/** What a customer writes about a service, no longer than it may be. */
export const withText = (
  categories: readonly ServiceCategory[],
  serviceId: string,
  text: string,
): readonly ServiceCategory[] =>
  categories.map((category) => ({
    ...category,
    services: category.services.map((each) =>
      each.serviceId === serviceId ? { ...each, extraText: shortened(text) } : each,
    ),
  }));

export const withAddOnToggled = (
  addOns: readonly AddOnCategory[],
  serviceId: string,
): readonly AddOnCategory[] =>
  addOns.map((category) => ({
    ...category,
    services: category.services.map((each) =>
      each.serviceId === serviceId ? { ...each, checked: !each.checked } : each,
    ),
  }));

/** All ticks, counters and texts gone. */
export const withoutServices = (categories: readonly ServiceCategory[]): readonly ServiceCategory[] =>
  categories.map((category) => ({
    ...category,
    checkedBoxes: 0,
    services: category.services.map((each) => ({ ...each, checked: false, extraText: '' })),
    options: category.options.map(withoutTicks),
  }));

export const withoutAddOns = (addOns: readonly AddOnCategory[]): readonly AddOnCategory[] =>
  addOns.map((category) => ({
    ...category,
    services: category.services.map((each) => ({ ...each, checked: false, extraText: '' })),
  }));

/** The options of a category show once something of it is counted (CATALOGUE-7). */
export const hasOptions = ({ checkedBoxes, options }: ServiceCategory): boolean =>
  checkedBoxes > 0 && options.length > 0;

/** Something of it is chosen, the base service included: it bears a check mark. */
export const isChosen = ({ services }: Pick<ServiceCategory, 'services'>): boolean =>
  services.some(({ checked }) => checked);

const withoutTicks = (option: Option): Option => ({ ...option, checked: false });

/** Half a character is none. */
const shortened = (text: string): string => text.slice(0, MAX_FREE_TEXT).replace(/[\uD800-\uDBFF]$/, '');
