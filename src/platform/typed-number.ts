import { typedLine } from './typed-words';

/** By what parts the thousands; it does not part the decimals. */
const SHAPES = [
  /^(\d{1,9})(?:[.,](\d{1,2}))?$/,
  /^()[.,](\d{1,2})$/,
  /^([1-9]\d{0,2}(?:[ '’]\d{3})+)(?:[.,](\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
];
const SIGN = /^[-−–]\s*/;

/**
 * A number as people type it: "1295,50", "1 295.5", "1.295,50", "-5". A last separator with one or two figures after it is that of
 * decimals, one with three is that of thousands. Null for anything else; a unit is for the caller to take away.
 */
export function typedNumber(text: string): number | null {
  const line = typedLine(text);
  const plain = line.replace(SIGN, '');
  const found = SHAPES.map((shape) => shape.exec(plain)).find((each) => each !== null);
  const [, whole, decimals = '0'] = found ?? [];
  if (whole === undefined) return null;
  const value = Number(`${whole.replaceAll(/\D/g, '') || '0'}.${decimals}`);
  return line === plain || value === 0 ? value : -value;
}
