import { typedLine } from '../typed-words';

/** Local part, at sign, domain, dot, at least two letters (SELL-FORM-2, BOOKING-5). */
const EMAIL = /^[^\s@<>()[\],;:"\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

/**
 * The address in what was typed or copied: "mailto:eva@post.example", "Eva Ek <eva@post.example>", "eva@post.example.". What is
 * no address stays as it is.
 */
export function bareMail(text: string): string {
  const line = typedLine(text).replace(/^mailto:([^?]*).*$/i, '$1');
  const named = /<([^<>\s]+)>[.,;]*$/.exec(line)?.[1];
  return (named ?? line).replace(/[.,;]+$/, '');
}

/** Whether mail can be expected to reach it; the text is trimmed already. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
