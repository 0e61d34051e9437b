import { decodeJson, isJsonObject } from '~/platform/json';
import { COUNTED, type Remaining } from './remaining';

/** Writes what is left into the units of a timer (`CountedUnits`): the numbers, and the word that fits each. */
export function showRemaining(timer: HTMLElement, left: Remaining): void {
  for (const unit of COUNTED) {
    const word = timer.querySelector(`[data-word-${unit}]`);
    write(timer.querySelector(`[data-unit="${unit}"]`), String(left[unit]));
    if (word) write(word, wordFor(word, unit, left[unit]));
  }
}

function wordFor(word: Element, unit: string, count: number): string {
  const forms = decodeJson(word.getAttribute(`data-word-${unit}`));
  if (!isJsonObject(forms)) return '';
  const language = word.closest('[lang]')?.getAttribute('lang') ?? 'en';
  return String(forms[new Intl.PluralRules(language).select(count)] ?? forms.other ?? '');
}

function write(place: Element | null | undefined, text: string): void {
  if (place && place.textContent !== text) place.textContent = text;
}
