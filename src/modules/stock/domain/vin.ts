const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** Whether the text has the form of a vehicle identification number; the check digit is not looked at. */
export function isVin(text: string): boolean {
  return VIN.test(text);
}

/** Upper case, without the spaces, hyphens and invisible marks that people and programs put in; null stays null. */
export function normaliseVin(text: string | null): string | null {
  if (text === null) return null;
  const compact = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '');
  return compact === '' ? null : compact;
}
