import type { FacetLanguage } from '../vocabulary';

/** Short units that stand beside numbers, per facet language. */
export const UNIT_LABELS: Readonly<
  Record<FacetLanguage, { readonly power: string; readonly perMonth: string }>
> = {
  sv: { power: 'hk', perMonth: '/mån' },
  nb: { power: 'hk', perMonth: '/mnd' },
  fi: { power: 'hv', perMonth: '/kk' },
  sk: { power: 'k', perMonth: '/mes.' },
  en: { power: 'hp', perMonth: '/month' },
};

const HORSEPOWER = /(\d+(?:[.,]\d+)?)\s*(?:hk|hp|bhp|ps|hv|k|cv|hästkrafter)(?!\p{L})/iu;
const KILOWATT = /(\d+(?:[.,]\d+)?)\s*kw(?!\p{L}|h)/iu;
const HORSEPOWER_PER_KILOWATT = 1.35962;

const decimal = (digits: string): number => Number(digits.replace(',', '.'));

/** Horsepower that a text states ("190 hk", "140 kW (190 hk)", "140 kW"), whole; null when it states none. */
export function horsepowerOf(text: string | null): number | null {
  if (text === null) return null;
  const horses = HORSEPOWER.exec(text)?.[1];
  if (horses !== undefined) return Math.round(decimal(horses));
  const kilowatts = KILOWATT.exec(text)?.[1];
  return kilowatts === undefined ? null : Math.round(decimal(kilowatts) * HORSEPOWER_PER_KILOWATT);
}

/**
 * The source's own text for a number, unless it states another number: a text that an exporter forgot to renew
 * must not contradict the number that filters and sorts use. A text without digits ("Ring för pris") stands.
 */
export function agreeingText(
  text: string | null,
  value: number | null,
  formatted: () => string,
): string | null {
  if (value === null) return text;
  if (text === null) return formatted();
  if (!/\d/.test(text)) return text;
  const stated = text.replace(/(\d)[\s.,'](?=\d{3}(?!\d))/g, '$1').replace(/,/g, '.');
  const numbers = (stated.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return numbers.includes(value) ? text : formatted();
}
