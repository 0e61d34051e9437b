import type { Contact } from '~/features/service-booking';
import { bookingLines, chosenOptions, textOfServices, totalOf } from '~/features/service-catalogue/rules';
import { type CreateRequest, UNKNOWN_MILEAGE } from '~/modules/service-booking/browser';
import { canWait, linesOf } from './booking-view';
import type { WizardState } from './wizard-state';

/** No car has been driven further, in Swedish mil. */
const MAX_MILEAGE = 9_999_999;

interface BookingDetails {
  /** Checked and tidied. */
  readonly contact: Contact;
  readonly key: string;
  readonly currency: string;
  /** The customer has said that a second visit at the same time is meant. */
  readonly isConfirmed: boolean;
}

/**
 * What `booking/create` is sent (WIZARD-CALL-6): the lines, their sum, the time, the free texts; and, ours, who
 * comes with which car to which workshop. Null while no time is chosen.
 */
export function createRequestOf(
  state: WizardState,
  { contact, key, currency, isConfirmed }: BookingDetails,
): CreateRequest | null {
  const { car, chosenDepartmentId, selectedDate, selectedTime, formData, mileage, hold } = state;
  if (car === null || chosenDepartmentId === null || selectedDate === null) return null;
  const lines = linesOf(state);
  // An all-day drop-off is recorded as 08:00 (SLOT-4).
  const bookingDate = `${selectedDate}T${selectedTime ?? '08:00'}:00`;
  return {
    products: bookingLines(lines, currency),
    totalPrice: totalOf(lines),
    departmentIdentifier: chosenDepartmentId,
    bookingDate,
    bookingStart: selectedTime === null ? null : bookingDate,
    freeText: contact.comment,
    regNo: car.regNo,
    customerIsWaiting: formData.customerStaysDuringService && canWait(state),
    customer: { ...namesOf(contact.name), email: contact.email, phoneMobile: contact.phone },
    options: [...chosenOptions({ categories: state.serviceCategories })],
    idempotencyKey: key,
    holdId: hold?.holdId ?? null,
    refuseIfCarIsBooked: !isConfirmed,
    serviceText: textOfServices(lines),
    mileage: mileage === '' ? UNKNOWN_MILEAGE.create : Math.min(Number(mileage), MAX_MILEAGE),
  };
}

/** The first word is the first name, all others are the last. */
function namesOf(name: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = '', ...others] = name.split(' ');
  return { firstName, lastName: others.join(' ') };
}
