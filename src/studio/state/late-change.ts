import { findBlock, setBlockField, setPageField } from './blocks';
import { isImage } from './checks/value-kinds';
import type { PageDocument, Values } from './document';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The page with fields of a block changed as they are now, or its own; the same page where that changes none of them.
 *
 * @param uid null: the page's own fields
 * @param shared what stands in them for all languages
 */
export function changeLate(
  document: PageDocument,
  uid: string | null,
  shared: Values,
  change: (values: Values) => Values,
): PageDocument {
  const before = uid === null ? { ...shared, ...document.fields } : findBlock(document, uid)?.node.fields;
  if (before === undefined) return document;
  const changed = Object.entries(change(before)).filter(([name, value]) => value !== before[name]);
  return changed.reduce(
    (page, [name, value]) =>
      uid === null ? setPageField(page, name, value) : setBlockField(page, uid, name, value),
    document,
  );
}

/** The fields with the size of a picture, wherever among them it stands; what does not show it stays the same object. */
export const sizePicture = (values: Values, src: string, size: Size): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sized(value, src, size)]));

function sized(value: unknown, src: string, { width, height }: Size): unknown {
  if (isImage(value)) {
    const isSized = value.src !== src || (value.width === width && value.height === height);
    return isSized ? value : { ...value, width, height };
  }
  if (!Array.isArray(value)) return isValues(value) ? sizedEntry(value, src, { width, height }) : value;
  const entries = value.map((entry) => sized(entry, src, { width, height }));
  return entries.some((entry, at) => entry !== value[at]) ? entries : value;
}

function sizedEntry(entry: Values, src: string, size: Size): Values {
  const changed = sizePicture(entry, src, size);
  return Object.keys(entry).some((name) => entry[name] !== changed[name]) ? changed : entry;
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
