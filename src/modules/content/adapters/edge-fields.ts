import { z } from 'zod';
import type { Field, FieldSet } from '../domain/blocks/fields';
import { fieldsOf } from '../domain/item';

/**
 * The fields of an Experience Edge service in the format of our own store. Values are not checked here: readers check them by
 * their schema, as they do with stored values.
 */

const record = z.record(z.string(), z.unknown());

/** The values of the fields of a set, each as `{value}` or, for lists, as `[{fields}]`; absent ones left out. */
export function fieldValues(fields: FieldSet, raw: unknown): Record<string, unknown> {
  const given = record.safeParse(raw);
  if (!given.success) return {};
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const json = Object.hasOwn(given.data, name) ? given.data[name] : undefined;
    const value = json === undefined || json === null ? undefined : fieldValue(field, json);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** The fields of an item by its template, from `field(name) { jsonValue }` under the names of the fields. */
export function itemValues(template: string, raw: object): Record<string, unknown> {
  const fields = Object.entries(raw).flatMap(([name, field]) => {
    const read = record.safeParse(field);
    return read.success ? [[name, read.data.jsonValue] as const] : [];
  });
  return fieldValues(fieldsOf(template), Object.fromEntries(fields));
}

function fieldValue(field: Field<unknown>, json: unknown): unknown {
  const unwrapped = record.safeParse(json).data;
  const value = unwrapped !== undefined && Object.hasOwn(unwrapped, 'value') ? unwrapped.value : json;
  if (field.item !== undefined) return listOf(field.item, value);
  switch (field.kind) {
    case 'image':
      return imageOf(value);
    case 'link':
      return linkOf(value);
    case 'video':
    case 'file':
      return typeof value === 'string' ? sourceOf(value) : sourceOf(record.safeParse(value).data?.src);
    case 'boolean':
      return value === '1' ? true : value === '' || value === '0' ? false : value;
    case 'number':
      return numberOf(value);
    case 'date':
      return dateOf(value);
    case 'text':
    case 'tags':
      // A list of ids is one text with pipes between them.
      return z.array(z.string()).safeParse(value).data?.join('|') ?? value;
    default:
      return value;
  }
}

function listOf(item: FieldSet, value: unknown): unknown {
  const entries = z.array(record).safeParse(value);
  return entries.success ? entries.data.map(({ fields }) => fieldValues(item, fields)) : undefined;
}

/** An empty picture is an object without `src`; sizes may come as digits. */
function imageOf(value: unknown): unknown {
  const image = record.safeParse(value).data;
  const src = sourceOf(image?.src);
  if (image === undefined || src === null) return null;
  const alt = typeof image.alt === 'string' ? image.alt : '';
  return { src, alt, width: numberOf(image.width), height: numberOf(image.height) };
}

/** An empty link is one without an address; what follows the path may come apart from it. */
function linkOf(value: unknown): unknown {
  const link = record.safeParse(value).data;
  const text = (name: string) => (typeof link?.[name] === 'string' ? link[name] : '');
  const href = text('href');
  if (href === '' || href === 'http://') return null;
  const query = text('querystring') === '' || href.includes('?') ? '' : `?${text('querystring')}`;
  const anchor = text('anchor') === '' || href.includes('#') ? '' : `#${text('anchor')}`;
  const target = text('target') === '_blank' ? { target: '_blank' } : {};
  return { href: href + query + anchor, text: text('text'), ...target };
}

const numberOf = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,15}(\.\d{1,10})?$/.test(value) ? Number(value) : value;

/** The service writes dates as `20260301T123000Z` too. */
const dateOf = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z')
    : value;

/**
 * Pictures of the service come through our own address, as its public clients do it; those of other
 * hosts are none, because a page may load nothing from there.
 */
function sourceOf(src: unknown): string | null {
  if (typeof src !== 'string' || src === '') return null;
  const media = /^(?:https?:\/\/[^/]+)?(?:\/[^?#]*?)??\/[-~]\/(?:jss)?media\/(.*)$/i.exec(src);
  if (media !== null) return `/-/jssmedia/${media[1]}`;
  return src.startsWith('/') ? src : null;
}
