import type { PhoneFailure } from '~/modules/workshop';

/** Why a booking was refused, as addresses name it and messages say it. */
export const PHONE_PROBLEMS = [
  'no-car',
  'no-time',
  'no-overtime',
  'name',
  'phone',
  'email',
  'mileage',
  'comment',
  'services',
  'unknown-workshop',
  'unknown-service',
  'slot-taken',
  'outside-booking-window',
  'time-not-offered',
  'not-done-here',
  'service-not-for-car',
  'key-reused',
] as const;
export type PhoneProblem = (typeof PHONE_PROBLEMS)[number];

export function problemOf(failure: PhoneFailure): PhoneProblem {
  if (failure.code !== 'invalid') return failure.code;
  const { field } = failure;
  return field === 'name' || field === 'phone' || field === 'email' ? field : 'services';
}
