import type { BookingKey } from '~/features/service-booking';
import { CATALOGUE_KEYS } from '~/features/service-catalogue/rules';
import type { MessageKey, Translate } from '~/messages';

/** What the wizard says besides what every booking does. */
export const WIZARD_KEYS = [
  ...CATALOGUE_KEYS,
  'wizard.steps',
  'wizard.step2',
  'wizard.step3',
  'wizard.step4',
  'wizard.step5',
  'wizard.back',
  'wizard.decline',
  'wizard.close',
  'wizard.closeBox',
  'wizard.edit',
  'wizard.addOns',
  'wizard.stays',
  'wizard.staying',
  'wizard.car',
  'wizard.noWorkshops',
  'wizard.workshopsFailed',
  'wizard.send',
  'wizard.sent',
  // The tyre hotel says the same of its bookings (WHEEL-CHANGE-6).
  'tyreHotel.customer',
  'tyreHotel.when',
  'tyreHotel.thanks',
  'tyreHotel.bookingId',
  'tyreHotel.rate',
  'tyreHotel.rateComment',
  'tyreHotel.sendRating',
  'tyreHotel.rated',
  'tyreHotel.star',
] as const satisfies readonly MessageKey[];

export type WizardKey = BookingKey | (typeof WIZARD_KEYS)[number];
export type WizardTexts = Translate<WizardKey>;
