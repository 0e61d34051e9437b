/** Most digits of a mileage: nobody has driven further (in Swedish mil). */
export const MILEAGE_DIGITS = 7;

const MILEAGE = new RegExp(`^\\d{1,${MILEAGE_DIGITS}}$`);

/** Digits with or without spaces between them; null: left empty, undefined: no mileage. */
export function readMileage(text: string): number | null | undefined {
  const bare = text.replaceAll(/[\s.]/g, '');
  if (bare === '') return null;
  return MILEAGE.test(bare) ? Number(bare) : undefined;
}
