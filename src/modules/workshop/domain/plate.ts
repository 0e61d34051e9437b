import { compactCode } from '~/platform/compact-code';

/**
 * Registration numbers: strict to recognise, lenient to accept (BOOKING-3: 2 to 7 characters). No schema
 * library here, as the page's scripts use it too.
 */

export const PLATE_MIN = 2;
export const PLATE_MAX = 7;

const ACCEPTED = /^[A-ZÅÄÖ0-9]{2,7}$/;
/** Letters that ordinary Swedish plates do not use: I, Q, V, Å, Ä, Ö; the last place has no O either. */
const SWEDISH = /^[A-HJ-PR-UW-Z]{3}\d{2}[A-HJ-NPR-UW-Z0-9]$/;

/** The number as it is compared and stored, or null when it cannot be one: 2 to 7 letters (Å, Ä, Ö too) and figures. */
export function normalisePlate(text: string): string | null {
  // Nothing that long is a plate: refused before it is cleaned.
  if (text.length > 40) return null;
  const bare = compactCode(text);
  return ACCEPTED.test(bare) ? bare : null;
}

/** Whether a normalised number is an ordinary Swedish one, `ABC123` or `ABC12D`: personal and foreign ones are not. */
export const isOrdinarySwedish = (plate: string): boolean => SWEDISH.test(plate);
