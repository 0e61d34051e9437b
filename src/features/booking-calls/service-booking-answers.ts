import type {
  AddOnCategory,
  BookedAnswer,
  Car,
  Department,
  OfferedService,
  Option,
  Price,
  ServiceCategory,
} from '~/modules/service-booking/browser';
import type { LocalMoment } from '~/modules/workshop';
import {
  dateOf,
  type Fields,
  fieldsOf,
  listOf,
  localTimeOf,
  numberOf,
  readableMembers,
  textOf,
  timeOf,
} from '~/platform/json-fields';
import { readMoment } from './booking-answers';

/** Each reader gives the value, with what it does not know left out, or null. */
export function readWizardCar(value: unknown): Car | null {
  const fields = fieldsOf(value);
  const regNo = textOf(fields?.regNo);
  const [brand, model] = [textOf(fields?.brand), textOf(fields?.model)];
  if (fields === null || !regNo || brand === null || model === null) return null;
  return {
    regNo,
    brand,
    model,
    shortBrand: textOf(fields.shortBrand) ?? '',
    hasBasicService: fields.hasBasicService === true,
    productionDate: dateOf(fields.productionDate),
  };
}

function readPrice(value: unknown): Price | null {
  const fields = fieldsOf(value);
  const amount = numberOf(fields?.value);
  if (fields === null || amount === null) return null;
  return {
    priceGroup: textOf(fields.priceGroup) ?? '',
    value: amount,
    priceText: textOf(fields.priceText) ?? '',
  };
}

/** Prices by `serviceId`, as a booking in progress stores those of its workshop; null: there are none. */
export function readPricesById(value: unknown): Readonly<Record<string, readonly Price[]>> | null {
  const fields = fieldsOf(value);
  if (fields === null) return null;
  const members = Object.entries(fields).map(
    ([id, prices]) => [id, [...readableMembers(prices, readPrice)]] as const,
  );
  return Object.fromEntries(members);
}

/** Formatted text may be longer than what is typed or named. */
const bodyOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readOfferedService(value: unknown): OfferedService | null {
  const fields = fieldsOf(value);
  const [serviceId, label] = [textOf(fields?.serviceId), textOf(fields?.label)];
  if (fields === null || !serviceId || !label) return null;
  return {
    serviceId,
    label,
    description: textOf(fields.description) ?? '',
    prices: [...readableMembers(fields.prices, readPrice)],
    displayType: fields.displayType === 'richtext' ? 'richtext' : 'text',
    body: bodyOf(fields.body),
    textInput: fields.textInput === true,
    extraText: textOf(fields.extraText) ?? '',
    checked: fields.checked === true,
    kobraProductId: textOf(fields.kobraProductId) ?? '',
    resourceDemand: numberOf(fields.resourceDemand) ?? 0,
    packageType: textOf(fields.packageType),
  };
}

function readOption(value: unknown): Option | null {
  const fields = fieldsOf(value);
  const [optionid, label] = [textOf(fields?.optionid), textOf(fields?.label)];
  if (fields === null || !optionid || !label) return null;
  return { optionid, label, description: textOf(fields.description) ?? '', checked: fields.checked === true };
}

export function readServiceCategory(value: unknown): ServiceCategory | null {
  const fields = fieldsOf(value);
  const [categoryId, label] = [textOf(fields?.categoryId), textOf(fields?.label)];
  if (fields === null || !categoryId || label === null) return null;
  return {
    categoryId,
    label,
    description: textOf(fields.description) ?? '',
    sortOrder: numberOf(fields.sortOrder) ?? 0,
    services: [...readableMembers(fields.services, readOfferedService)],
    options: [...readableMembers(fields.options, readOption)],
    optionsAsRadio: fields.optionsAsRadio === true,
    checkedBoxes: numberOf(fields.checkedBoxes) ?? 0,
  };
}

export function readAddOnCategory(value: unknown): AddOnCategory | null {
  const fields = fieldsOf(value);
  if (fields === null) return null;
  return {
    categoryType: textOf(fields.categoryType) ?? '',
    description: textOf(fields.description) ?? '',
    services: [...readableMembers(fields.services, readOfferedService)],
  };
}

export function readDepartment(value: unknown): Department | null {
  const fields = fieldsOf(value);
  const [departmentId, name] = [textOf(fields?.departmentId), textOf(fields?.name)];
  if (fields === null || !departmentId || !name) return null;
  const address = fieldsOf(fields.addressObject);
  return {
    departmentId,
    name,
    siteId: textOf(fields.siteId) ?? '',
    siteName: textOf(fields.siteName) ?? '',
    addressObject: {
      street: textOf(address?.street) ?? '',
      city: textOf(address?.city) ?? '',
      zipCode: textOf(address?.zipCode) ?? '',
    },
    email: textOf(fields.email) ?? '',
    telefon: textOf(fields.telefon) ?? '',
    sortOrder: numberOf(fields.sortOrder) ?? 0,
    address: textOf(fields.address) ?? '',
    latitude: numberOf(fields.latitude) ?? 0,
    longitude: numberOf(fields.longitude) ?? 0,
    brands: [...readableMembers(fields.brands, textOf)],
    distanceKm: numberOf(fields.distanceKm) ?? 0,
    firstTimeSlot: textOf(fields.firstTimeSlot) ?? '',
    lastBookableDate: dateOf(fields.lastBookableDate),
  };
}

/** Those that can be read, in the order in which they are offered (WIZARD-CALL-3: values of a map). */
export function readDepartments(value: unknown): readonly Department[] | null {
  const fields = fieldsOf(value);
  if (fields === null) return null;
  return readableMembers(Object.values(fields), readDepartment).toSorted((a, b) => a.sortOrder - b.sortOrder);
}

/** Days with free times by department (WIZARD-CALL-4). */
export function readAvailableDates(value: unknown): ReadonlyMap<string, readonly string[]> | null {
  const entries = listOf(value, (each) => {
    const fields = fieldsOf(each);
    const departmentId = textOf(fieldsOf(fields?.department)?.departmentId);
    const dates = fieldsOf(fields?.response)?.availableDates;
    if (departmentId === null || !Array.isArray(dates)) return null;
    const days = readableMembers(dates, (day) => dateOf(fieldsOf(day)?.date));
    return [departmentId, days.toSorted()] as const;
  });
  return entries === null ? null : new Map(entries);
}

/** A day on which something is free; without times the car is left for the day. */
export interface FreeDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:mm`, ascending */
  readonly startTime: readonly string[];
  /** Of work that takes several days: when the car can be fetched, one for each time. */
  readonly pickUps?: readonly LocalMoment[];
}

export function readFreeDays(value: unknown): readonly FreeDay[] | null {
  const days = fieldsOf(fieldsOf(value)?.response)?.availableTimeSlotDates;
  if (!Array.isArray(days)) return null;
  return readableMembers(days, (day) => {
    const fields = fieldsOf(day);
    const date = dateOf(fields?.date);
    if (fields === null || date === null) return null;
    const startTime = readableMembers(fields.startTime, timeOf);
    const pickUps = readableMembers(fields.pickUps, readMoment);
    // One that cannot be read would put all others beside the wrong time.
    const areAll = pickUps.length > 0 && pickUps.length === startTime.length;
    return { date, startTime, ...(areAll && { pickUps }) };
  }).toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** `status` ERROR is a failure, whatever the answer's own status says (WIZARD-CALL-8). */
export function readBooked(value: unknown): BookedAnswer | null {
  const fields = fieldsOf(value);
  const kobraBookingId = textOf(fields?.kobraBookingId);
  if (fields === null || fields.status === 'ERROR' || !kobraBookingId) return null;
  return {
    status: 'OK',
    kobraBookingId,
    bookingId: textOf(fields.bookingId) ?? kobraBookingId,
    bookingDate: localTimeOf(fields.bookingDate) ?? '',
    bookingStart: localTimeOf(fields.bookingStart),
    ...moneyOf(fields),
    visitToken: textOf(fields.visitToken) ?? '',
    pickUp: readMoment(fields.pickUp),
  };
}

const moneyOf = ({ totalPrice, currency }: Fields) => ({
  totalPrice: numberOf(totalPrice) ?? 0,
  currency: textOf(currency) || 'SEK',
});
