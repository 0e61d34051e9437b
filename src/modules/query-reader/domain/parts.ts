import type { Lexicon } from './lexicon/lexicon';
import type { Measures } from './numbers/counting';
import type { Phrases } from './phrases';

/** What a reader knows before anything is typed. */
export interface ReaderParts {
  readonly lexicon: Lexicon;
  readonly phrases: Phrases;
  readonly measures: Measures;
  readonly country: 'SE' | 'NO' | 'FI' | 'SK' | 'GB';
}
