/** Britain's postcodes begin with a letter, those of all other countries of ours with a figure. */
const isBritish = (zip: string): boolean => /^[a-z]/i.test(zip);

/** The line of an address below the street: "262 32 Ängelholm", in Britain "Manchester M17 1ZZ". */
export const townLine = (zip: string, city: string): string =>
  (isBritish(zip) ? [city, zip] : [zip, city])
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');

/** An address on one line: "Garnisonsgatan 7, 262 32 Ängelholm". */
export const addressLine = (street: string, zip: string, city: string): string =>
  [street.trim(), townLine(zip, city)].filter((part) => part !== '').join(', ');
