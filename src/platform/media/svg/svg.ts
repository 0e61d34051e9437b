import { err, ok, type Result } from '../../result';

const MAX_SVG_BYTES = 1024 * 1024;

/** Elements that run, embed or load something. */
const ACTIVE =
  /<(?:[\w-]+:)?(?:script|foreignobject|iframe|embed|object|image|feimage|audio|video|handler|listener|set|animate\w*)\b/i;
const EVENT_HANDLER = /[\s"'/]on[a-z]+\s*=/i;
/** References are allowed inside the drawing only. */
const OUTSIDE_REFERENCE = /\b(?:href|src)\s*=\s*(?:"(?!\s*#)|'(?!\s*#)|[^"'\s])/i;
const OUTSIDE_STYLE = /url\(\s*["']?\s*(?!#|["'\s])|@import|<\?xml-stylesheet/i;
const ENTITIES = /<!ENTITY|<!DOCTYPE[^>]*\[/i;

/**
 * Whether a drawing is safe to render. It is never served as SVG but rasterised; this refuses what would make the renderer read
 * files, request other hosts or expand entities.
 */
export function checkSvg(bytes: Uint8Array): Result<Uint8Array, 'unsafe-svg' | 'damaged' | 'too-large'> {
  if (bytes.byteLength > MAX_SVG_BYTES) return err('too-large');
  const text = decoded(bytes);
  if (text === undefined || text.includes('\0')) return err('damaged');
  const unsafe = [ACTIVE, EVENT_HANDLER, OUTSIDE_REFERENCE, OUTSIDE_STYLE, ENTITIES].some((pattern) =>
    pattern.test(text),
  );
  return unsafe ? err('unsafe-svg') : ok(bytes);
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
