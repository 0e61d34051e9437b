import { COUNTED, type Remaining } from './remaining';

/** Writes what is left into the units of a timer (`CountedUnits`): the numbers, and the word that fits each. */
export function showRemaining(timer: HTMLElement, left: Remaining): void {
  const rules = new Intl.PluralRules(timer.closest<HTMLElement>('[lang]')?.lang || 'en');
  for (const unit of COUNTED) {
    const place = timer.querySelector(`[data-unit="${unit}"]`);
    const word = place?.querySelector<HTMLElement>('[data-word]');
    const forms: Readonly<Record<string, string>> = JSON.parse(word?.dataset.word ?? '{}');
    write(place?.querySelector('[data-number]'), String(left[unit]));
    write(word, forms[rules.select(left[unit])] ?? forms.other ?? '');
  }
}

function write(place: Element | null | undefined, text: string): void {
  if (place && place.textContent !== text) place.textContent = text;
}
