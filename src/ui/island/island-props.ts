import { decodeJson, isJsonObject } from '~/platform/json';
import { jsonOfAttribute } from './attribute-json';
import type { IslandDefinition } from './island-definition';

/** What of an island's props its element has to carry: not what its markup says. */
export const carriedProps = <P extends object>(props: P, { inMarkup = {} }: IslandDefinition<P>): object =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !Object.hasOwn(inMarkup, name)));

/** `PropsInMarkup` of any island. */
export type MarkupReads = Readonly<Record<string, ((island: Element) => unknown) | undefined>>;

/**
 * The props that the server has drawn an island with, all of them: of its element and, where that has the server's markup, of
 * this.
 */
export function propsOf(island: HTMLElement, inMarkup: MarkupReads = {}): object {
  const carried = decodeJson(jsonOfAttribute(island.dataset.props));
  const read = island.dataset.client === undefined ? Object.entries(inMarkup) : [];
  return {
    ...(isJsonObject(carried) && carried),
    ...Object.fromEntries(read.map(([name, readProp]) => [name, readProp?.(island)])),
  };
}
