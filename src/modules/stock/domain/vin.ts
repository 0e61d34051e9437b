const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** Whether the text has the form of a vehicle identification number; the check digit is not looked at. */
export function isVin(text: string): boolean {
  return VIN.test(text);
}

/** Upper case, without the spaces and hyphens that people put in; null stays null. */
export function normaliseVin(text: string | null): string | null {
  if (text === null) return null;
  const compact = text.toUpperCase().replace(/[\s-]/g, '');
  return compact === '' ? null : compact;
}
