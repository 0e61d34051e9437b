import { fold } from '~/platform/search';

function plainFit(word: string, other: string): number {
  if (word === other) return 0;
  if (fold(word) === fold(other)) return 1;
  return fold(word).length >= 2 && fold(other).startsWith(fold(word)) ? 2 : Number.POSITIVE_INFINITY;
}

/** How far a word is from another: 0 the same, 1 but for marks, 2 its beginning, 3 one slip of the hand. */
export function fit(word: string, other: string, everyWord: readonly string[]): number {
  const plain = plainFit(word, other);
  if (plain < 3 || fold(word).length < 5 || /\d/.test(word)) return plain;
  if (everyWord.some((it) => plainFit(word, it) < 3)) return plain;
  return distance(fold(word), fold(other)) <= 1 ? 3 : plain;
}

function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  if (a[0] === b[0]) return distance(a.slice(1), b.slice(1));
  if (Math.abs(a.length - b.length) > 2) return 2;
  // One change is all that is asked about: after it the rest must be equal.
  return [a.slice(1) === b.slice(1), a.slice(1) === b, a === b.slice(1)].includes(true) ? 1 : 2;
}
