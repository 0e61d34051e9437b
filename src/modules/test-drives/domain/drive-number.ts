/** Without letters and digits that are taken for others when they are read aloud. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What customer and facility call a drive: `PK-7K3M9Q`. @param bytes six random ones */
export const driveNumber = (bytes: Uint8Array): string =>
  `PK-${[...bytes].map((byte) => LETTERS[byte % LETTERS.length] ?? '2').join('')}`;

/** The number in what somebody typed, as it is stored; null where it is none. */
export function readDriveNumber(typed: string): string | null {
  const [, letters] = /^PK[- ]?([2-9A-HJ-NP-Z]{6})$/.exec(typed.trim().toUpperCase()) ?? [];
  return letters === undefined ? null : `PK-${letters}`;
}
