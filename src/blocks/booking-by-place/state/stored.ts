import {
  readAddOnCategory,
  readBooked,
  readDepartment,
  readHold,
  readMoment,
  readPricesById,
  readServiceCategory,
  readWizardCar,
} from '~/features/booking-calls';
import { type ContactDetails, MAX_COMMENT } from '~/features/contact-details';
import { NO_CHOICE, type Place, type PlaceAndTime } from '~/features/place-and-time';
import { decodeJson } from '~/platform/json';
import {
  dateOf,
  type Fields,
  fieldsOf,
  numberOf,
  readableMembers,
  textOf,
  timeOf,
} from '~/platform/json-fields';
import { type BookingState, INITIAL } from './booking';

/** Name of the booking in progress in the browser's session storage. */
export const STATE_KEY = 'fc-booking-by-place';

/** The state that a text of the storage stands for; null: there is none. What makes no sense becomes the default. */
export function readState(text: string | null): BookingState | null {
  const fields = fieldsOf(decodeJson(text));
  if (fields === null) return null;
  const car = readWizardCar(fields.car);
  const contact = readContact(fields.contact);
  const place = readPlace(fields.place);
  if (car === null) return { ...INITIAL, place, contact };
  const choice = readChoice(fields);
  return {
    regNo: car.regNo,
    car,
    place,
    contact,
    mileage: (textOf(fields.mileage) ?? '').replaceAll(/\D/g, ''),
    serviceCategories: readableMembers(fields.serviceCategories, readServiceCategory),
    addons: readableMembers(fields.addons, readAddOnCategory),
    ...choice,
    hold: readHold(fields.hold),
    workshopPrices: choice.selectedDate === null ? null : readPricesById(fields.workshopPrices),
    isExpired: fields.isExpired === true,
    attempt: textOf(fields.attempt),
    booked: readBooked(fields.booked),
  };
}

/** No part is kept without the one before it. */
function readChoice(fields: Fields): PlaceAndTime {
  const department = readDepartment(fields.department);
  const selectedDate = dateOf(fields.selectedDate);
  if (department === null) return NO_CHOICE;
  if (selectedDate === null) return { ...NO_CHOICE, department };
  const isAllDay = fields.isAllDay === true;
  const selectedTime = isAllDay ? null : timeOf(fields.selectedTime);
  const pickUp = selectedTime === null ? null : readMoment(fields.pickUp);
  return { department, selectedDate, isAllDay, selectedTime, pickUp };
}

function readPlace(value: unknown): Place | null {
  const fields = fieldsOf(value);
  const [name, lat, lng] = [textOf(fields?.name), numberOf(fields?.lat), numberOf(fields?.lng)];
  return !name || lat === null || lng === null ? null : { name, lat, lng };
}

function readContact(value: unknown): ContactDetails {
  const fields = fieldsOf(value);
  const text = (name: 'firstAndLastName' | 'phone' | 'email' | 'comment') => textOf(fields?.[name]) ?? '';
  return {
    firstAndLastName: text('firstAndLastName'),
    phone: text('phone'),
    email: text('email'),
    comment: text('comment').slice(0, MAX_COMMENT),
    customerStaysDuringService: fields?.customerStaysDuringService === true,
  };
}

/** Where the state is kept; a storage that is closed or full keeps nothing, and the booking lasts as long as the page. */
export const stateStore = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null) => ({
  load: (): BookingState | null => readState(storage?.getItem(STATE_KEY) ?? null),
  save(state: BookingState): void {
    try {
      storage?.setItem(STATE_KEY, JSON.stringify(state));
    } catch {
      // The visitor goes on without.
    }
  },
  clear: (): void => storage?.removeItem(STATE_KEY),
});
