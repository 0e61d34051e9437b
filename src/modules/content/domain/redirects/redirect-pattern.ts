import { err, ok, type Result } from '~/platform/result';
import { fold } from '../route';

/**
 * One segment of a redirect's source: a literal, a capture that is the whole segment, a capture of all
 * that is left, or literals with captures between them (`{prefix}-bil-{location}`).
 */
export type SegmentPattern =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'capture'; readonly number: boolean }
  | { readonly kind: 'rest' }
  /** `texts` are the literals around the captures: one more than there are captures. */
  | { readonly kind: 'affix'; readonly texts: readonly string[] };

export interface Capture {
  readonly name: string;
  /** `slug` captures are folded to the letters that slugs use: `Täby` to `taby`. */
  readonly slug: boolean;
}

export interface SourcePattern {
  readonly segments: readonly SegmentPattern[];
  readonly captures: readonly Capture[];
}

const CAPTURE = /\{([a-z][a-z0-9_]*)(?::(number|slug))?(\*)?\}/gi;
const MAX_CAPTURES_PER_SEGMENT = 3;

/** Reads `/findus/{location:slug}`; the error says what is wrong with it. */
export function parseSource(source: string): Result<SourcePattern, string> {
  if (!source.startsWith('/') || source.startsWith('//')) return err('a source is a path that starts with /');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the characters refused
  if (/[\u0000-\u0020\u007f\\]/.test(source)) return err('a source has no spaces or control characters');
  const parts = source.replace(/^\//, '').replace(/\/$/, '').split('/');
  const captures: Capture[] = [];
  const segments: SegmentPattern[] = [];
  for (const [index, part] of parts.entries()) {
    if (part === '' && parts.length > 1) return err('a source has no empty segments');
    const segment = parseSegment(part, captures);
    if (!segment.ok) return segment;
    if (segment.value.kind === 'rest' && index !== parts.length - 1) return err('{name*} stands last');
    segments.push(segment.value);
  }
  const names = captures.map((capture) => capture.name);
  if (new Set(names).size !== names.length) return err('a capture is named twice');
  return ok({ segments: parts.length === 1 && parts[0] === '' ? [] : segments, captures });
}

function parseSegment(part: string, captures: Capture[]): Result<SegmentPattern, string> {
  const found = [...part.matchAll(CAPTURE)];
  const texts = part.split(CAPTURE).filter((_, index) => index % 4 === 0);
  if (texts.some((text) => /[{}]/.test(text))) return err(`${part} has a brace that opens no capture`);
  for (const match of found) captures.push({ name: match[1] ?? '', slug: match[2] === 'slug' });
  const [first, second] = found;
  if (first === undefined) return ok({ kind: 'literal', text: fold(part) });
  const whole = second === undefined && first[0] === part;
  if (found.some((match) => match[3] === '*')) {
    return whole ? ok({ kind: 'rest' }) : err('{name*} is a whole segment');
  }
  if (whole) return ok({ kind: 'capture', number: first[2] === 'number' });
  if (found.some((match) => match[2] === 'number')) return err('{name:number} is a whole segment');
  if (found.length > MAX_CAPTURES_PER_SEGMENT) return err(`${part} has too many captures`);
  if (texts.slice(1, -1).includes('')) return err(`${part} has captures that touch`);
  return ok({ kind: 'affix', texts: texts.map(fold) });
}

/**
 * What a segment has in place of the captures of an affix pattern, or null. Each capture takes as little
 * as it can; every literal is looked for once, so that no segment is slow to refuse.
 */
export function matchAffix(texts: readonly string[], segment: string): readonly string[] | null {
  const folded = fold(segment);
  const [first = '', ...others] = texts;
  const last = others.pop() ?? '';
  // Folding changes the length of a few letters; such a segment is none of ours.
  if (folded.length !== segment.length || !folded.startsWith(first) || !folded.endsWith(last)) return null;
  const end = segment.length - last.length;
  const captured: string[] = [];
  let at = first.length;
  for (const text of others) {
    const found = folded.indexOf(text, at + 1);
    if (found === -1) return null;
    captured.push(segment.slice(at, found));
    at = found + text.length;
  }
  if (at >= end) return null;
  return [...captured, segment.slice(at, end)];
}

/** A place name as slugs spell it. */
export function slugOf(text: string): string {
  return fold(text)
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'a')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}/]+/gu, '-')
    .replace(/^-|-$/g, '');
}
