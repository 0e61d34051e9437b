import type { AddOnCategory, OfferedService, ServiceCategory } from './catalogue';

/** What tests and examples of the gallery are made of. */
export const serviceOf = (serviceId: string, more: Partial<OfferedService> = {}): OfferedService => ({
  serviceId,
  label: serviceId,
  description: '',
  prices: [{ priceGroup: 'list', value: 500, priceText: '500 kr' }],
  displayType: 'text',
  body: '',
  textInput: false,
  extraText: '',
  checked: false,
  kobraProductId: `k-${serviceId}`,
  resourceDemand: 30,
  packageType: null,
  ...more,
});

export const categoryOf = (
  categoryId: string,
  services: readonly OfferedService[],
  more: Partial<ServiceCategory> = {},
): ServiceCategory => ({
  categoryId,
  label: categoryId,
  description: '',
  sortOrder: 10,
  services,
  options: [],
  optionsAsRadio: false,
  checkedBoxes: 0,
  ...more,
});

export const optionsOf = (...ids: readonly string[]): ServiceCategory['options'] =>
  ids.map((optionid) => ({ optionid, label: optionid, description: '', checked: false }));

export const addOnsOf = (categoryType: string, ...services: readonly OfferedService[]): AddOnCategory => ({
  categoryType,
  description: '',
  services,
});
