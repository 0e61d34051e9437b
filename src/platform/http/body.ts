import { decodeJson, type JsonValue } from '../json';
import { err, ok, type Result } from '../result';
import { collect } from './collect';

/**
 * too-large: more bytes than allowed, before or after unpacking (HTTP 413).
 * unsupported-type: another content type, charset or content encoding (HTTP 415).
 * malformed: not UTF-8, not JSON, damaged gzip, too deeply nested (HTTP 400).
 */
export type BodyProblem = 'too-large' | 'unsupported-type' | 'malformed';

export const BODY_STATUS = {
  'too-large': 413,
  'unsupported-type': 415,
  malformed: 400,
} as const satisfies Record<BodyProblem, number>;

export interface BodyLimits {
  /** Most bytes, packed and unpacked; 64 KiB without it. */
  readonly maxBytes?: number;
}

export type FormBody =
  | { readonly kind: 'json'; readonly value: JsonValue }
  | { readonly kind: 'form'; readonly value: URLSearchParams };

const DEFAULT_MAX_BYTES = 64 * 1024;
const MAX_NESTING = 64;
const MAX_FIELDS = 1000;

/** The body as bytes, unpacked when it came as gzip. Reading stops at the limit: a bomb never unfolds. */
export async function readBytes(
  request: Request,
  limits: BodyLimits = {},
): Promise<Result<Uint8Array, BodyProblem>> {
  const maxBytes = limits.maxBytes ?? DEFAULT_MAX_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return err('too-large');
  const encoding = (request.headers.get('content-encoding') ?? 'identity').trim().toLowerCase();
  if (encoding !== 'identity' && encoding !== 'gzip') return err('unsupported-type');
  if (!request.body) return ok(new Uint8Array());
  const packed = await collect(request.body, maxBytes);
  if (!packed.ok) return err(packed.error === 'too-large' ? 'too-large' : 'malformed');
  if (encoding === 'identity') return packed;
  const unpacked = await collect(
    new Blob([packed.value]).stream().pipeThrough(new DecompressionStream('gzip')),
    maxBytes,
  );
  return unpacked.ok ? unpacked : err(unpacked.error === 'too-large' ? 'too-large' : 'malformed');
}

/** The body as JSON. The content type must be `application/json` or `…+json`, in UTF-8. */
export async function readJson(
  request: Request,
  limits: BodyLimits = {},
): Promise<Result<JsonValue, BodyProblem>> {
  const type = contentType(request);
  if (!type || !(type === 'application/json' || /^application\/[\w.-]+\+json$/.test(type)))
    return err('unsupported-type');
  const text = await readText(request, limits);
  return text.ok ? parseJson(text.value) : text;
}

/** The fields of an ordinary HTML form (`application/x-www-form-urlencoded`); a NUL, which PostgreSQL keeps in no text, is a space. */
export async function readForm(
  request: Request,
  limits: BodyLimits = {},
): Promise<Result<URLSearchParams, BodyProblem>> {
  if (contentType(request) !== 'application/x-www-form-urlencoded') return err('unsupported-type');
  const text = await readText(request, limits);
  if (!text.ok) return text;
  const fields = new URLSearchParams(text.value.replaceAll(/%00|\0/g, ' '));
  return fields.size > MAX_FIELDS ? err('malformed') : ok(fields);
}

/** JSON or an ordinary form, for end points that work with and without JavaScript. */
export async function readBody(
  request: Request,
  limits: BodyLimits = {},
): Promise<Result<FormBody, BodyProblem>> {
  if (contentType(request) === 'application/x-www-form-urlencoded') {
    const form = await readForm(request, limits);
    return form.ok ? ok({ kind: 'form', value: form.value }) : form;
  }
  const json = await readJson(request, limits);
  return json.ok ? ok({ kind: 'json', value: json.value }) : json;
}

async function readText(request: Request, limits: BodyLimits): Promise<Result<string, BodyProblem>> {
  const bytes = await readBytes(request, limits);
  if (!bytes.ok) return bytes;
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value));
  } catch {
    return err('malformed');
  }
}

/** Untrusted JSON. Refuses nesting that would exhaust the stack of code that walks the value. */
export function parseJson(text: string): Result<JsonValue, BodyProblem> {
  if (nesting(text) > MAX_NESTING) return err('malformed');
  const value = decodeJson(text);
  return value === undefined ? err('malformed') : ok(value);
}

function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (quoted) {
      if (letter === '\\') at += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{' || letter === '[') deepest = Math.max(deepest, ++depth);
    else if (letter === '}' || letter === ']') depth -= 1;
  }
  return deepest;
}

/** The media type in lower case; undefined when it is missing or names a charset other than UTF-8. */
function contentType(request: Request): string | undefined {
  const [type, ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  return isUtf8 ? type?.trim() || undefined : undefined;
}
