/** A plate as it is read: three characters, a space, the rest (SUMMARY-4). */
export const plateText = (registrationNumber: string): string =>
  registrationNumber.length > 3
    ? `${registrationNumber.slice(0, 3)} ${registrationNumber.slice(3)}`
    : registrationNumber;
