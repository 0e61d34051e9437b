import type { PropsInMarkup } from '~/ui/island/island-definition';
import type { ContactFormProps } from '../contact-form';
import { CALCULATION_FIELD } from './note-calculation';

/** What a form says of itself, and of the car's finance, stands in its hidden fields. */
export const hiddenInMarkup: PropsInMarkup<ContactFormProps> = {
  hidden: (island) =>
    Object.fromEntries(
      [...island.querySelectorAll<HTMLInputElement>('form > [type=hidden]')].map(({ name, value }) => [
        name,
        value,
      ]),
    ),
  calculation: (island) =>
    island.querySelector<HTMLInputElement>(`[name=${CALCULATION_FIELD}]`)?.value ?? null,
};
