import type {
  AvailableWorkshop,
  BookedVisit,
  Hold,
  LocalMoment,
  OfferedService,
  OfferedTime,
  OfferPrice,
  ServiceOffers,
  Slot,
  TimeslotDay,
  Vehicle,
  WorkshopSummary,
} from '~/modules/workshop';
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

/** What the pages know of a car. */
export type Car = Omit<Vehicle, 'brandClass' | 'fuel'>;

/** Each reader gives the value, with what it does not know left out, or null. */
export function readCar(value: unknown): Car | null {
  const fields = fieldsOf(value);
  const registrationNumber = textOf(fields?.registrationNumber);
  const [brand, model] = [textOf(fields?.brand), textOf(fields?.model)];
  if (fields === null || !registrationNumber || brand === null || model === null) return null;
  return {
    registrationNumber,
    brand,
    model,
    buildYear: numberOf(fields.buildYear),
    hasServiceAgreement: fields.hasServiceAgreement === true,
    carClass: textOf(fields.carClass),
  };
}

function readService(value: unknown): OfferedService | null {
  const fields = fieldsOf(value);
  const [id, name] = [textOf(fields?.id), textOf(fields?.name)];
  if (fields === null || !id || !name) return null;
  const price = numberOf(fields.price);
  return {
    id,
    name,
    description: textOf(fields.description) ?? '',
    listItems: readableMembers(fields.listItems, textOf),
    price,
    priceKnown: typeof fields.priceKnown === 'boolean' ? fields.priceKnown : price !== null,
    regularPrice: numberOf(fields.regularPrice),
    priceText: textOf(fields.priceText) || null,
    unit: numberOf(fields.unit),
    unitAbbreviation: textOf(fields.unitAbbreviation) || 'st',
    needsMileage: fields.needsMileage === true,
    textInput: fields.textInput === true,
  };
}

export function readOffers(value: unknown): ServiceOffers | null {
  const fields = fieldsOf(value);
  const categories = listOf(fields?.categories, (member) => {
    const category = fieldsOf(member);
    const [id, label] = [textOf(category?.id), textOf(category?.label)];
    if (!id || label === null) return null;
    return { id, label, services: readableMembers(category?.services, readService) };
  });
  return categories === null ? null : { categories, addOns: readableMembers(fields?.addOns, readService) };
}

function readSite(fields: Fields): WorkshopSummary | null {
  const departmentId = textOf(fields.departmentId);
  const [latitude, longitude] = [numberOf(fields.latitude), numberOf(fields.longitude)];
  if (!departmentId || latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return {
    departmentId,
    siteId: textOf(fields.siteId) ?? '',
    siteName: textOf(fields.siteName) ?? '',
    address: textOf(fields.address) ?? '',
    latitude,
    longitude,
    brands: readableMembers(fields.brands, textOf),
  };
}

/** A workshop of the stream; one without a first free time has an empty one. */
export function readHit(value: unknown): AvailableWorkshop | null {
  const fields = fieldsOf(value);
  const site = fields === null ? null : readSite(fields);
  if (fields === null || site === null) return null;
  const firstTimeSlot = localTimeOf(fields.firstTimeSlot);
  return {
    ...site,
    firstTimeSlot: firstTimeSlot === null ? '' : `${firstTimeSlot}:00`,
    lastBookableDate: dateOf(fields.lastBookableDate),
  };
}

function readDay(value: unknown): TimeslotDay | null {
  const fields = fieldsOf(value);
  const date = dateOf(fields?.date);
  if (fields === null || date === null) return null;
  const availableSlots = readableMembers(fields.availableSlots, timeOf);
  const allDaySlotAvailable = fields.allDaySlotAvailable === true;
  const pickUps = readableMembers(fields.pickUps, readMoment);
  // One that cannot be read would shift all others.
  const areAll = pickUps.length > 0 && pickUps.length === availableSlots.length;
  return { date, availableSlots, allDaySlotAvailable, ...(areAll && { pickUps }) };
}

export const readDays = (value: unknown): readonly TimeslotDay[] => readableMembers(value, readDay);

function readPrice(value: unknown): OfferPrice | null {
  const fields = fieldsOf(value);
  const code = textOf(fields?.code);
  if (fields === null || !code) return null;
  return { code, price: numberOf(fields.price), regularPrice: numberOf(fields.regularPrice) };
}

export function readPrices(value: unknown): readonly OfferPrice[] | null {
  const offers = fieldsOf(value)?.offers;
  return Array.isArray(offers) ? readableMembers(offers, readPrice) : null;
}

/**
 * A hold that ends by the clock of the device, which counts down to it and keeps it over a reload.
 * @param ahead milliseconds by which the server's clock is ahead of the device's
 */
export function readHold(value: unknown, ahead = 0): Hold | null {
  const fields = fieldsOf(value);
  const holdId = textOf(fields?.holdId);
  const expires = Date.parse(textOf(fields?.expiresAt) ?? '') - ahead;
  return holdId && expires ? { holdId, expiresAt: new Date(expires).toISOString() } : null;
}

/** A time that is offered, with when the car can be fetched where the work takes several days. */
export function readOfferedTime(value: unknown): OfferedTime | null {
  const slot = readSlot(value);
  const pickUp = readMoment(fieldsOf(value)?.pickUp);
  return slot === null || pickUp === null ? slot : { ...slot, pickUp };
}

export function readSlot(value: unknown): Slot | null {
  const fields = fieldsOf(value);
  const date = dateOf(fields?.date);
  const time = timeOf(fields?.time);
  return date === null || (time === null && fields?.time !== null) ? null : { date, time };
}

/** When a car can be fetched. */
export function readMoment(value: unknown): LocalMoment | null {
  const slot = readSlot(value);
  return slot === null || slot.time === null ? null : { date: slot.date, time: slot.time };
}

const STATES = ['booked', 'cancelled', 'arrived', 'collected'] as const;

function readBookedService(value: unknown): BookedVisit['services'][number] | null {
  const fields = fieldsOf(value);
  const [id, name] = [textOf(fields?.id), textOf(fields?.name)];
  if (fields === null || !id || !name) return null;
  const { price, unit, text } = fields;
  const priceText = textOf(fields.priceText) || null;
  return { id, name, price: numberOf(price), unit: numberOf(unit), text: textOf(text), priceText };
}

export function readVisit(value: unknown): BookedVisit | null {
  const fields = fieldsOf(value);
  const place = fieldsOf(fields?.workshop);
  const [slot, workshop, vehicle] = [
    readSlot(value),
    place === null ? null : readSite(place),
    readCar(fields?.vehicle),
  ];
  const bookingId = textOf(fields?.bookingId);
  if (fields === null || !bookingId || slot === null || workshop === null || vehicle === null) return null;
  return {
    ...slot,
    bookingId,
    state: STATES.find((state) => state === fields.state) ?? 'booked',
    revision: numberOf(fields.revision) ?? 0,
    token: textOf(fields.token) ?? '',
    workshop: { ...workshop, phone: textOf(place?.phone) ?? '', email: textOf(place?.email) ?? '' },
    zone: textOf(fields.zone) ?? '',
    minutes: numberOf(fields.minutes) ?? 0,
    pickUp: readMoment(fields.pickUp),
    vehicle: {
      registrationNumber: vehicle.registrationNumber,
      brand: vehicle.brand,
      model: vehicle.model,
      buildYear: vehicle.buildYear,
    },
    services: readableMembers(fields.services, readBookedService),
    totalPrice: numberOf(fields.totalPrice) ?? 0,
    currency: textOf(fields.currency) ?? '',
  };
}
