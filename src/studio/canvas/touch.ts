import { mediaId } from '~/platform/media/urls';
import type { NamedField, NamedKind } from '../names/name-kinds';
import { isImage, isLink } from '../state/checks/value-kinds';
import type { BlockNode } from '../state/document';
import { formAt, placesOf, valueAt } from '../state/field-path';
import { elementsAt, type FieldPlace, fieldAt, plainText } from './fields-in';

/** What a click on a block means: a text is typed where it stands, anything else is opened in the panel. */
export type Touched =
  | {
      readonly kind: 'type';
      readonly place: FieldPlace;
      readonly drawn: Text;
      readonly value: string;
      readonly form: NamedField;
    }
  | { readonly kind: 'open'; readonly path: string };

/** A text that is typed in place, if the field at a place is one and the place shows nothing else. */
export function typedAt(
  place: FieldPlace,
  node: BlockNode,
  forms: readonly NamedField[],
): Extract<Touched, { kind: 'type' }> | null {
  const drawn = plainText(place);
  const form = formAt(forms, place.path);
  const value = valueAt(node.fields, place.path);
  return drawn !== null && form !== undefined && form.kind !== 'richText' && typeof value === 'string'
    ? { kind: 'type', place, drawn, value, form }
    : null;
}

export function touchedAt(
  page: Document,
  node: BlockNode,
  forms: readonly NamedField[],
  { x, y }: { readonly x: number; readonly y: number },
): Touched | null {
  const place = fieldAt(page, node.uid, x, y);
  if (place !== null) return typedAt(place, node, forms) ?? { kind: 'open', path: place.path };
  for (const element of elementsAt(page, node.uid, x, y, 'a[href], img, video')) {
    const path = fieldShownBy(element, node, forms);
    if (path !== undefined) return { kind: 'open', path };
  }
  return null;
}

/** The field that has what a link, a picture or a film shows, by its address. */
export function fieldShownBy(
  element: Element,
  { fields }: Pick<BlockNode, 'fields'>,
  forms: readonly NamedField[],
): string | undefined {
  const address = addressOf(element);
  return placesOf(forms, fields).find(({ kind, value }) =>
    element.tagName === 'A'
      ? isLink(value) && value.href !== '' && address.endsWith(value.href)
      : kind === 'video' || kind === 'image'
        ? isSameMedia(address, isImage(value) ? value.src : value)
        : false,
  )?.path;
}

const addressOf = (element: Element): string =>
  element.getAttribute(element.tagName === 'A' ? 'href' : 'src') ??
  element.querySelector('source')?.src ??
  '';

/** One picture has many addresses, one for each width. */
const isSameMedia = (shown: string, stored: unknown): boolean =>
  typeof stored === 'string' &&
  (shown === stored || (mediaId(stored) !== undefined && mediaId(shown) === mediaId(stored)));

/** As many as there is room for over a block. */
const MAX_EMPTY = 6;
const SHOWN_KINDS = new Set(['text', 'richText', 'image', 'link', 'film']);

/** What a block could show and does not, to be chosen where it would stand. */
export const emptyFields = (
  { componentName, fields }: BlockNode,
  kinds: ReadonlyMap<string, NamedKind>,
): readonly { readonly path: string; readonly label: string }[] =>
  (kinds.get(componentName)?.fields ?? [])
    .filter(({ name, kind, fallback }) => SHOWN_KINDS.has(kind) && isEmpty(fields[name] ?? fallback))
    .slice(0, MAX_EMPTY)
    .map(({ name, label }) => ({ path: name, label }));

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === '<p></p>';
