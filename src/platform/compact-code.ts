/**
 * A code as it is compared, such as that on a label or a document: in capitals, without the spaces, hyphens and invisible marks
 * (of direction, soft hyphens) that people put in and that come along when it is copied. What else was typed stays.
 */
export const compactCode = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
