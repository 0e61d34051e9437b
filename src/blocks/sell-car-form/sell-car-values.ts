import { textOf } from '~/features/request-form/browser';

const NAMES = [
  'regno',
  'milage',
  'customerName',
  'customerPhone',
  'customerEmail',
  'option',
  'other',
] as const;

/** The values by their names (SELL-FORM-3). */
export function sellCarValues(
  form: HTMLFormElement,
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
): Readonly<Record<string, string>> {
  const data = new FormData(form);
  return {
    ...Object.fromEntries(NAMES.map((name) => [name, textOf(data, name)])),
    sourceUrl: origin + pathname + search,
  };
}

/** What must be there before anything is sent, whatever the browser has checked (SELL-FORM-4). */
export const missingValues = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (
      [
        ['customerName', 'nameMissing'],
        ['customerPhone', 'phoneMissing'],
        ['customerEmail', 'emailMissing'],
      ] as const
    ).filter(([name]) => (values[name] ?? '').trim() === ''),
  );
