import type { Calculation } from '~/modules/leads';
import { decodeJson, isJsonObject } from '~/platform/json';

/** A hidden field of a car's request form: JSON of what the page has shown, or the visitor tried out, of its finance. */
export const CALCULATION_FIELD = 'calculation';

/** Event on that field: it has another value. */
export const CALCULATION_NOTED = 'calculation-noted';

/**
 * How loan calculator and quote widget tell the request forms of a car what the visitor has tried out; where there is no
 * form, nobody is told. A form that still sleeps finds it in its field when it wakes.
 */
export function noteCalculation(carId: string, part: Calculation): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(`input[name="${CALCULATION_FIELD}"]`)) {
    const about = field.form?.elements.namedItem('carId');
    if (!(about instanceof HTMLInputElement) || about.value !== carId) continue;
    const shown = decodeJson(field.value);
    field.value = JSON.stringify({ ...(isJsonObject(shown) && shown), ...part });
    field.dispatchEvent(new Event(CALCULATION_NOTED));
  }
}
