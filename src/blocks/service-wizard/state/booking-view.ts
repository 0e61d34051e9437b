import {
  type BookingStore,
  DEFAULT_STORE,
  type SelectedService,
  timeSlotOf,
} from '~/features/service-booking';
import { atWorkshop, chosenLines, type Line, priceOf } from '~/features/service-catalogue/rules';
import { contactOf, departmentOf, type WizardState } from './wizard-state';

/** What is chosen, at the prices of the chosen workshop where they are known. */
export const linesOf = ({ serviceCategories, addons, workshopPrices }: WizardState): readonly Line[] =>
  atWorkshop(chosenLines({ categories: serviceCategories, addOns: addons }), workshopPrices);

/** Whether the work is done while the customer waits: not where the car is left for the day or longer. */
export const canWait = ({ selectedTime, pickUp }: WizardState): boolean =>
  selectedTime !== null && pickUp === null;

/** The wizard's state as the shared parts of the booking see it: workshop and time are their fourth step. */
export function bookingOf(state: WizardState): BookingStore {
  const { car, selectedDate, selectedTime, pickUp, latLng, region, hold, attempt } = state;
  const department = departmentOf(state);
  const isChosen = department !== null && selectedDate !== null;
  return {
    ...DEFAULT_STORE,
    lat: latLng?.lat ?? null,
    lng: latLng?.lng ?? null,
    region,
    car: car && {
      registrationNumber: car.regNo,
      brand: car.brand,
      model: car.model,
      buildYear: car.productionDate === null ? null : Number(car.productionDate.slice(0, 4)),
      hasServiceAgreement: false,
      carClass: null,
    },
    bookingState: car === null ? 0 : 4,
    displayState: 4,
    services: servicesOf(linesOf(state)),
    bookingInfo: isChosen
      ? {
          location: department,
          timeSlot: timeSlotOf({ date: selectedDate, time: selectedTime }),
          allDay: selectedTime === null,
          ...(pickUp !== null && { pickUp }),
        }
      : DEFAULT_STORE.bookingInfo,
    location: isChosen ? department : null,
    hold,
    attempt,
    contact: contactOf(state),
  };
}

/** By what the workshops call the work, which is what times are held for. */
const servicesOf = (lines: readonly Line[]): BookingStore['services'] =>
  Object.fromEntries(lines.map((line) => [line.service.kobraProductId, selectedOf(line)]));

function selectedOf({ service, kind }: Line): SelectedService {
  const price = priceOf(service);
  const priced = { price: price?.value ?? null, priceKnown: price !== null, regularPrice: null };
  return {
    ...priced,
    name: service.label,
    unit: null,
    unitAbbreviation: 'st',
    listItems: [],
    text: service.extraText,
    median: priced,
    priceText: price?.priceText ?? null,
    kind: kind === 'addon' ? 'addOn' : 'service',
  };
}
