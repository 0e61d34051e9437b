import { type BookingGround, loadBooking } from '~/features/service-booking/server';
import { type BlockLoader, type FieldsOf, loaded } from '~/page/contract';
import type { block } from './service-wizard.block';
import { WIZARD_KEYS, type WizardKey } from './texts';

export const load: BlockLoader<FieldsOf<typeof block>, BookingGround<WizardKey>> = async ({
  page,
  scope,
  services,
}) => loaded(await loadBooking(page, scope, services, WIZARD_KEYS));
