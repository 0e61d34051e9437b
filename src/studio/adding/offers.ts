import { itemsWithWords } from '~/platform/typed-words';
import type { NamedKind } from '../names/name-kinds';

/** What can be chosen: one example of a kind, or the kind, which is then shown with all of its examples. */
export interface Offer {
  readonly kind: NamedKind;
  readonly example: NamedKind['examples'][number];
  /** Place of the example in the contract, from 0. */
  readonly at: number;
  /** How many examples are behind it; 1: this one. */
  readonly of: number;
}

export const examplesOf = (kind: NamedKind): readonly Offer[] =>
  kind.examples.map((example, at) => ({ kind, example, at, of: 1 }));

/** A kind, with its first example as its picture. */
const kindOffer = (kind: NamedKind): readonly Offer[] =>
  examplesOf(kind)
    .slice(0, 1)
    .map((first) => ({ ...first, of: kind.examples.length }));

/** Each kind once; searched for, each example whose words are all in its own name or that of its kind. */
export function offersFor(kinds: readonly NamedKind[], search: string): readonly Offer[] {
  if (search.trim() === '') return kinds.flatMap(kindOffer);
  return itemsWithWords(
    kinds.flatMap(examplesOf),
    search,
    ({ kind, example }) => `${kind.title} ${kind.name} ${example.title} ${kind.group}`,
  );
}
