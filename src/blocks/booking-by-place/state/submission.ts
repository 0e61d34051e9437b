import { namesOf } from '~/features/contact-details';
import { bookingLines, chosenOptions, totalOf } from '~/features/service-catalogue';
import { type SubmitRequest, UNKNOWN_MILEAGE } from '~/modules/service-booking/browser';
import type { Currency } from '~/sites';
import { type BookingState, canWait, linesOf, slotOf } from './booking';

/** An all-day drop-off is recorded as this time (SLOT-4). */
const DROP_OFF = '08:00';

interface SubmissionOptions {
  /** The same for each attempt of which nobody knows what came of it. */
  readonly idempotencyKey: string;
  /** The customer has been asked whether they want a second visit at the same time. */
  readonly isConfirmed: boolean;
  readonly currency: Currency;
}

/** The booking as it is sent (WIZARD-CALL-8); null while something is missing. */
export function submissionOf(
  state: BookingState,
  { idempotencyKey, isConfirmed, currency }: SubmissionOptions,
): SubmitRequest | null {
  const slot = slotOf(state);
  const { car, department, contact, mileage, hold } = state;
  if (slot === null || car === null || department === null) return null;
  const lines = linesOf(state);
  const { firstName, lastName } = namesOf(contact);
  const [email, phone] = [contact.email.trim(), contact.phone.trim()];
  const bookingDate = `${slot.date}T${slot.time ?? DROP_OFF}:00`;
  return {
    departmentIdentifier: department.departmentId,
    bookingDate,
    bookingStart: slot.time === null ? null : bookingDate,
    freeText: contact.comment.trim(),
    regNo: car.regNo,
    customerIsWaiting: contact.customerStaysDuringService && canWait(state),
    vehicle: {
      regNo: car.regNo,
      mileage: mileage === '' ? UNKNOWN_MILEAGE.submit : mileage,
      driverName: `${firstName} ${lastName}`.trim(),
      driverEmail: email,
      driverPhoneHome: phone,
      driverPhoneMobile: phone,
    },
    customer: { firstName, lastName, email, phoneMobile: phone },
    products: bookingLines(lines, currency),
    totalPrice: totalOf(lines),
    options: [...chosenOptions({ categories: state.serviceCategories })],
    idempotencyKey,
    holdId: hold?.holdId ?? null,
    refuseIfCarIsBooked: !isConfirmed,
  };
}
