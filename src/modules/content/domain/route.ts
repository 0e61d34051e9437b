import { MAX_DEPTH } from './item';

/**
 * The segments of a route, decoded, or null when it can be no page: malformed escapes, empty or dot
 * segments, control characters, more segments than a tree is deep. `/` has none; a trailing slash is
 * ignored.
 */
export function routeSegments(path: string): readonly string[] | null {
  const trimmed = path.replace(/^\//, '').replace(/\/$/, '');
  if (trimmed === '') return [];
  const parts = trimmed.split('/');
  if (parts.length > MAX_DEPTH) return null;
  const segments = parts.map(decodeSegment);
  return segments.every((segment) => segment !== null) ? segments : null;
}

function decodeSegment(part: string): string | null {
  try {
    const segment = decodeURIComponent(part).normalize('NFC');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the characters refused
    return segment === '' || segment === '.' || segment === '..' || /[\u0000-\u001f\u007f]/.test(segment)
      ? null
      : segment;
  } catch {
    return null;
  }
}

/** How names and segments are compared: without case. */
export const fold = (segment: string) => segment.toLowerCase();

/** A path from decoded segments. */
export const pathOf = (segments: readonly string[]) => `/${segments.map(encodeURIComponent).join('/')}`;
