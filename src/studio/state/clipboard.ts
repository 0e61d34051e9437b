import { z } from 'zod';
import { blockNode } from '~/modules/content/studio-wire';
import { decodeJson } from '~/platform/json';
import { copyOf } from './blocks';
import type { BlockNode } from './document';

/** A block on its way to another page. */
const clipping = z.object({ forecourtBlock: blockNode });

/** Longer than any block that the store takes. */
const MAX_LENGTH = 2_000_000;

export const writeBlock = (node: BlockNode): string => JSON.stringify({ forecourtBlock: node });

/** The block of a text that was copied, with ids of its own; null for any other text. The store has the last word on it. */
export function readBlockText(text: string, isKnown: (componentName: string) => boolean): BlockNode | null {
  if (text.length > MAX_LENGTH) return null;
  const parsed = clipping.safeParse(decodeJson(text));
  if (!parsed.success) return null;
  const { forecourtBlock: node } = parsed.data;
  const allKnown = (each: BlockNode): boolean =>
    isKnown(each.componentName) &&
    Object.values(each.placeholders ?? {}).every((nodes) => nodes.every(allKnown));
  return allKnown(node) ? copyOf(node) : null;
}
