import { err, ok, type Result } from '../result';

/** Reads a stream to its end, at most `maxBytes`; beyond that the rest is cancelled, not read. */
export async function collect(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Result<Uint8Array<ArrayBuffer>, 'too-large' | 'broken'>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.byteLength;
      if (size > maxBytes) return err('too-large');
      chunks.push(chunk);
    }
  } catch {
    return err('broken');
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return ok(whole);
}
