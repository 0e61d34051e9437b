import { fieldsOf, listOf, numberOf, sound, textOf } from '~/platform/json-fields';
import type { AddOnCategory, OfferedService, Option, ServiceCategory } from './catalogue';

/** A body of formatted text may be longer than other texts. */
const LONGEST_BODY = 20_000;

const bodyOf = (value: unknown): string =>
  typeof value === 'string' && value.length <= LONGEST_BODY ? value : '';

function readPrice(value: unknown): OfferedService['prices'][number] | null {
  const fields = fieldsOf(value);
  const [amount, priceText] = [numberOf(fields?.value), textOf(fields?.priceText)];
  if (amount === null || priceText === null) return null;
  return { priceGroup: textOf(fields?.priceGroup) ?? '', value: amount, priceText };
}

function readService(value: unknown): OfferedService | null {
  const fields = fieldsOf(value);
  const [serviceId, label] = [textOf(fields?.serviceId), textOf(fields?.label)];
  if (fields === null || !serviceId || !label) return null;
  return {
    serviceId,
    label,
    description: textOf(fields.description) ?? '',
    prices: sound(fields.prices, readPrice),
    displayType: fields.displayType === 'richtext' ? 'richtext' : 'text',
    body: bodyOf(fields.body),
    textInput: fields.textInput === true,
    extraText: textOf(fields.extraText) ?? '',
    checked: fields.checked === true,
    kobraProductId: textOf(fields.kobraProductId) || serviceId,
    resourceDemand: numberOf(fields.resourceDemand) ?? 0,
    packageType: textOf(fields.packageType),
  };
}

function readOption(value: unknown): Option | null {
  const fields = fieldsOf(value);
  const [optionid, label] = [textOf(fields?.optionid), textOf(fields?.label)];
  if (!optionid || !label) return null;
  return {
    optionid,
    label,
    description: textOf(fields?.description) ?? '',
    checked: fields?.checked === true,
  };
}

function readCategory(value: unknown): ServiceCategory | null {
  const fields = fieldsOf(value);
  const [categoryId, label] = [textOf(fields?.categoryId), textOf(fields?.label)];
  if (fields === null || !categoryId || label === null) return null;
  return {
    categoryId,
    label,
    description: textOf(fields.description) ?? '',
    sortOrder: numberOf(fields.sortOrder) ?? 0,
    services: sound(fields.services, readService),
    options: sound(fields.options, readOption),
    optionsAsRadio: fields.optionsAsRadio === true,
    checkedBoxes: numberOf(fields.checkedBoxes) ?? 0,
  };
}

function readAddOnCategory(value: unknown): AddOnCategory | null {
  const fields = fieldsOf(value);
  if (fields === null) return null;
  return {
    categoryType: textOf(fields.categoryType) ?? '',
    description: textOf(fields.description) ?? '',
    services: sound(fields.services, readService),
  };
}

/** The answer of `services/get`; null where it makes no sense. */
export const readServices = (value: unknown): readonly ServiceCategory[] | null =>
  listOf(fieldsOf(value)?.serviceCategories, readCategory);

/** The answer of `addons/get`; null where it makes no sense. */
export const readAddOns = (value: unknown): readonly AddOnCategory[] | null =>
  listOf(fieldsOf(value)?.serviceCategories, readAddOnCategory);
