import { z } from 'zod';
import { decodeJson } from '~/platform/json';
import { badRequest } from './limits';

/** Where an entry stands in a list: what the list is ordered by, then what tells equals apart. */
export type Position = readonly [key: string | number | null, id: string];

const shape = z.tuple([z.union([z.string().max(2000), z.number(), z.null()]), z.string().max(500)]);

const encode = (position: Position) => Buffer.from(JSON.stringify(position)).toString('base64url');

/** The position in a cursor; null for none and for the empty text that the public clients begin with. */
function decode(cursor: string | null | undefined): Position | null {
  if (cursor === undefined || cursor === null || cursor === '') return null;
  if (cursor.length <= 4000) {
    const parsed = shape.safeParse(decodeJson(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (parsed.success) return parsed.data;
  }
  throw badRequest('The cursor is none of ours.');
}

export interface Sliced<T> {
  readonly total: number;
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNext: boolean };
  readonly results: readonly T[];
}

/**
 * One page of an ordered list. The cursor is the last entry's position, so that pages stay whole when
 * entries come and go between two reads.
 */
export function slice<T>(
  sorted: readonly T[],
  options: {
    readonly first: number;
    readonly after: string | null | undefined;
    readonly positionOf: (entry: T) => Position;
    readonly compare: (a: Position, b: Position) => number;
  },
): Sliced<T> {
  const { first, positionOf, compare } = options;
  const after = decode(options.after);
  const found = after === null ? 0 : sorted.findIndex((entry) => compare(after, positionOf(entry)) < 0);
  const start = found === -1 ? sorted.length : found;
  const results = sorted.slice(start, start + first);
  const last = results.at(-1);
  return {
    total: sorted.length,
    pageInfo: {
      endCursor: last === undefined ? null : encode(positionOf(last)),
      hasNext: start + results.length < sorted.length,
    },
    results,
  };
}

/** Nothing known stands last in both directions; numbers before texts; equals by their ids. */
export function comparePositions(direction: 'ASC' | 'DESC') {
  const sign = direction === 'ASC' ? 1 : -1;
  return ([a, idA]: Position, [b, idB]: Position): number => {
    if (a === null || b === null) {
      if (a !== b) return a === null ? 1 : -1;
    } else if (a !== b) {
      if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
      return a < b ? -sign : sign;
    }
    // Newest first has equal dates in order of their ids, as the story lists have; the other way is its mirror.
    return idA === idB ? 0 : idA < idB ? sign : -sign;
  };
}
