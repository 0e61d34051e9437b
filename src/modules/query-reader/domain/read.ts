import type { ReaderParts } from './parts';
import type { ParseContext, ParsedQuery } from './reading';
import { Scan } from './scan';
import { normalise, tokensOf } from './tokens';

export interface QueryReader {
  /** What a typed search means; total, and in time that grows with its length only (200 characters are read). */
  read(text: string, context?: ParseContext): ParsedQuery;
  /** Like `read`, with twice as many slips of the finger mended: what may have been meant where nothing was found. */
  guess(text: string, context?: ParseContext): ParsedQuery;
}

export function createReader(parts: ReaderParts): QueryReader {
  const run = (text: string, context: ParseContext, more: number): ParsedQuery => {
    const typed = normalise(text);
    const tokens = tokensOf(typed);
    if (tokens.length === 0) return { pieces: [], rest: typed, unlisted: [] };
    return new Scan(parts, typed, tokens, context, more).reading();
  };
  return {
    read: (text, context = {}) => run(text, context, 0),
    guess: (text, context = {}) => run(text, context, 1),
  };
}
