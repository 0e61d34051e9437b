/** The product in GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1, the field of QR codes (ISO/IEC 18004). */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** Coefficients of the generator polynomial, without the first, which is 1. */
function generatorOf(degree: number): readonly number[] {
  const coefficients: number[] = Array.from({ length: degree }, (_, at) => (at === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let at = 0; at < degree; at++)
      coefficients[at] = multiply(coefficients[at] ?? 0, root) ^ (coefficients[at + 1] ?? 0);
    root = multiply(root, 2);
  }
  return coefficients;
}

/** The error correction codewords of a block. */
export function correctionOf(data: readonly number[], degree: number): readonly number[] {
  const generator = generatorOf(degree);
  const rest: number[] = Array.from({ length: degree }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [at, coefficient] of generator.entries())
      rest[at] = (rest[at] ?? 0) ^ multiply(coefficient, factor);
  }
  return rest;
}
