/**
 * What a price in words counts as in figures, for tracking (BOOKING-EVENT-7): 'free', 'price added', 'price shown at
 * summary', 'see your insurance letter', 'price quoted by mail after booking', and the same in any other language, are 0;
 * '39 kr/liter' is 39. So a text is worth the amount that stands before a currency in it, and 0 without one: never NaN.
 */
export function priceTextValue(text: string): number {
  const [, whole = '', decimals = ''] = AMOUNT.exec(text) ?? [];
  const amount = Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`);
  return Number.isFinite(amount) ? amount : 0;
}

/** 39 kr, 1 295 kr, 1.295 kr, 1295,50 SEK, 199:-, €25 is written 25 €. */
const AMOUNT =
  /(?<![\d.,])(\d{1,3}(?:[\s\u00a0\u202f.]\d{3}){1,3}|\d{1,9})(?:[,.](\d{1,2}))?[\s\u00a0\u202f]*(?:kr\b|kronor\b|sek\b|nok\b|eur\b|€|:-)/iu;
