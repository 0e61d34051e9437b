import { z } from 'zod';
import { filmIdOf } from './film-id';
import { safeHref } from './href';
import { sanitizeRichText } from './rich-text';

/** A picture as an editor places it. `src` is a media path such as `/media/<id>`; sizes in pixels. */
export interface ImageValue {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly blur?: string | undefined;
  /** What must stay in sight where the picture is cut, in percent from its left and upper edge; without it, the middle. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
}

/** A link as an editor sets it. `href` is a site path, an absolute address, `tel:`, `mailto:` or `SITE_PHONE`. */
export interface LinkValue {
  readonly href: string;
  readonly text: string;
  readonly target?: '_blank' | undefined;
}

/**
 * One typed field of a block or page: the shape of its value, its default, and what an editor's form
 * needs to know. `schema` refuses what must not be stored; `fallback` stands in for it on render.
 */
export interface Field<T> {
  readonly kind: string;
  readonly schema: z.ZodType<T>;
  readonly fallback: T;
  readonly label?: string;
  readonly help?: string;
  readonly options?: readonly string[];
  readonly item?: FieldSet;
  /** What the schema allows at most, for who fills in the field: characters, numbers, entries. */
  readonly limits?: FieldLimits;
}

interface FieldLimits {
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
}

export type FieldSet = { readonly [name: string]: Field<unknown> };

/** The values a set of fields holds. */
export type FieldValues<F extends FieldSet> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

interface Described {
  readonly label?: string;
  readonly help?: string;
}

const MAX_TEXT = 100_000;

/** A text of spaces alone is none: as a title or the name of a link it would be there, and nobody could read it. */
const textUpTo = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .transform((written) => (written.trim() === '' ? '' : written));

function text(options: Described & { default?: string; maxLength?: number } = {}): Field<string> {
  const { default: fallback = '', maxLength = MAX_TEXT, ...described } = options;
  const limits = { maxLength };
  return { kind: 'text', schema: textUpTo(maxLength), fallback, limits, ...described };
}

/** Formatted text: HTML that is sanitised whenever it is parsed, on save and again on render. */
function richText(options: Described & { default?: string } = {}): Field<string> {
  const { default: fallback = '', ...described } = options;
  return {
    kind: 'richText',
    schema: z.string().max(MAX_TEXT).transform(sanitizeRichText),
    fallback,
    limits: { maxLength: MAX_TEXT },
    ...described,
  };
}

function boolean(options: Described & { default?: boolean } = {}): Field<boolean> {
  const { default: fallback = false, ...described } = options;
  return { kind: 'boolean', schema: z.boolean(), fallback, ...described };
}

/** `empty` is what it means that an editor has emptied the field; without it an emptied field is as one never set. */
function number(
  options: Described & { default?: number; empty?: number; min?: number; max?: number } = {},
): Field<number> {
  const { default: fallback = 0, empty = fallback, min = -1e9, max = 1e9, ...described } = options;
  const emptied = z.literal(['', null]).transform(() => empty);
  const schema = z.number().min(min).max(max).or(emptied);
  return { kind: 'number', schema, fallback, limits: { min, max }, ...described };
}

function choice<const O extends readonly [string, ...string[]]>(
  options: O,
  described: Described & { default?: O[number] } = {},
): Field<O[number]> {
  const { default: fallback = options[0], ...rest } = described;
  return { kind: 'choice', schema: z.enum(options), fallback, options, ...rest };
}

const mediaSource = z
  .string()
  .max(2000)
  .refine((src) => src.startsWith('/') && !src.startsWith('//') && safeHref(src) !== null);

const percent = z.number().int().min(0).max(100);

const imageSchema: z.ZodType<ImageValue> = z.object({
  src: mediaSource,
  alt: textUpTo(1000).default(''),
  width: z.number().int().min(1).max(20_000),
  height: z.number().int().min(1).max(20_000),
  blur: z
    .string()
    .max(4000)
    .regex(/^data:image\/(webp|png|jpeg|avif);base64,[A-Za-z0-9+/=]+$/)
    .optional(),
  focus: z.object({ x: percent, y: percent }).optional(),
});

function image(described: Described = {}): Field<ImageValue | null> {
  return { kind: 'image', schema: imageSchema.nullable(), fallback: null, ...described };
}

/** A video file's address under our own media, or null. */
function video(described: Described = {}): Field<string | null> {
  return { kind: 'video', schema: mediaSource.nullable(), fallback: null, ...described };
}

const MAX_FILM_ID = 20;

/** A film on YouTube: its id, which is read out of its address as well. */
function film(described: Described = {}): Field<string> {
  const schema = z.string().max(2000).transform(filmIdOf).pipe(z.string().max(MAX_FILM_ID));
  return { kind: 'film', schema, fallback: '', limits: { maxLength: MAX_FILM_ID }, ...described };
}

/** A downloadable file's address under our own media, or null. */
function file(described: Described = {}): Field<string | null> {
  return { kind: 'file', schema: mediaSource.nullable(), fallback: null, ...described };
}

const linkSchema: z.ZodType<LinkValue> = z.object({
  href: z
    .string()
    .max(2000)
    .refine((href) => safeHref(href) !== null, 'not an address that a page may link to'),
  text: textUpTo(500).default(''),
  target: z.literal('_blank').optional(),
});

function link(described: Described = {}): Field<LinkValue | null> {
  return { kind: 'link', schema: linkSchema.nullable(), fallback: null, ...described };
}

const iconValue = z
  .string()
  .max(2000)
  .refine(
    (value) => value === '' || /^[A-Za-z][A-Za-z0-9]{0,59}$/.test(value) || isDrawingAddress(value),
    'neither the name of an icon nor the address of a drawing',
  );

/** A path of ours or an absolute http(s) address. */
const isDrawingAddress = (value: string) => {
  const safe = safeHref(value);
  return safe === value && (value.startsWith('/') || /^https?:/i.test(value));
};

/**
 * An icon: one of `names`, or the address of an SVG that is fetched, sanitised and inlined (MEDIA-5). An unknown name may be
 * stored: it is drawn as nothing and logged.
 */
function icon(names: readonly string[], described: Described = {}): Field<string> {
  return { kind: 'icon', schema: iconValue, fallback: '', options: ['', ...names], ...described };
}

/** A list of small objects, each with the fields of `item`. */
function list<F extends FieldSet>(
  item: F,
  options: Described & { max?: number } = {},
): Field<readonly FieldValues<F>[]> {
  const { max = 200, ...described } = options;
  const entry = z.unknown().transform((raw) => readFields(item, raw));
  return { kind: 'list', schema: z.array(entry).max(max), fallback: [], item, limits: { max }, ...described };
}

export const field = { text, richText, boolean, number, choice, image, icon, video, film, file, link, list };

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

const record = z.record(z.string(), z.unknown());

/**
 * Reads stored values for rendering: whatever is missing or broken becomes the field's default, because
 * one bad field must never take a page down.
 */
export function readFields<F extends FieldSet>(fields: F, raw: unknown): FieldValues<F> {
  const parsed = record.safeParse(raw);
  const stored = parsed.success ? parsed.data : {};
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, definition]) => {
      const value = stored[name];
      if (value === undefined) return [name, definition.fallback];
      const result = definition.schema.safeParse(value);
      return [name, result.success ? result.data : definition.fallback];
    }),
  );
  // The entries were built from the keys and schemas of `fields`; TypeScript cannot follow fromEntries.
  return values as FieldValues<F>;
}

/** Checks values before they are stored; an empty list means that they may be. */
export function checkFields(fields: FieldSet, raw: unknown, prefix = ''): readonly FieldProblem[] {
  const parsed = record.safeParse(raw);
  if (!parsed.success) return [{ field: prefix || '(fields)', message: 'expected an object' }];
  return Object.entries(parsed.data).flatMap(([name, value]) => {
    // Own names only: stored JSON may well be called `constructor`.
    const definition = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (definition === undefined) return [{ field: prefix + name, message: 'unknown field' }];
    const result = definition.schema.safeParse(value);
    if (!result.success) {
      return [{ field: prefix + name, message: result.error.issues[0]?.message ?? 'invalid' }];
    }
    if (definition.item === undefined || !Array.isArray(value)) return [];
    const item = definition.item;
    return value.flatMap((entry, index) => checkFields(item, entry, `${prefix}${name}[${index}].`));
  });
}

/**
 * The stored form of values that `checkFields` passed: what the schemas made of them (formatted text
 * sanitised), without anything the field set does not know and without what JSON columns refuse
 * (NUL characters, lone surrogates).
 */
export function storedFields(fields: FieldSet, raw: unknown): Record<string, unknown> {
  const parsed = record.safeParse(raw);
  if (!parsed.success) return {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, definition]) => {
      if (parsed.data[name] === undefined) return [];
      const result = definition.schema.safeParse(parsed.data[name]);
      return result.success ? [[name, storable(result.data)]] : [];
    }),
  );
}

/** A parsed value without what a JSON column refuses; its depth is bounded by the schema it passed. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  const object = record.safeParse(value);
  if (!object.success) return value;
  return Object.fromEntries(Object.entries(object.data).map(([name, inner]) => [name, storable(inner)]));
}
