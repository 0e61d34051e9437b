/** Local part, at sign, domain, dot, at least two letters (SELL-FORM-2, BOOKING-5). */
const EMAIL = /^[^\s@<>()[\],;:"\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

/** Whether mail can be expected to reach it; the text is trimmed already. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
