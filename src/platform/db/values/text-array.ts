const TEXT_OID = 25;
/** Dimensions, whether there are nulls, the type of the elements; of the one dimension its length and first index. */
const HEAD_BYTES = 20;

/**
 * Many texts as one parameter of the type `text[]`, in PostgreSQL's binary form: as a literal in quotes, which an array of strings
 * becomes, reading the records of a file took PGlite longer than storing them.
 */
export function textArray(values: readonly (string | null)[]): Buffer {
  let room = HEAD_BYTES;
  for (const value of values) room += 4 + (value?.length ?? 0) * 3;
  const bytes = Buffer.allocUnsafe(room);
  let at = 0;
  for (const number of [1, 1, TEXT_OID, values.length, 1]) at = bytes.writeInt32BE(number, at);
  for (const value of values) {
    const length = value === null ? -1 : bytes.write(value, at + 4);
    at = bytes.writeInt32BE(length, at) + Math.max(length, 0);
  }
  return bytes.subarray(0, at);
}
