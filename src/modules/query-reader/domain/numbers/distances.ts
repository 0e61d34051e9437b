import { longestRun, type Phrases } from '../phrases';
import type { Token } from '../tokens';
import { KM_PER } from './counting';

/** How far from a place, before its name. */
export interface Distance {
  readonly km: number;
  /** Whether a word says that a place follows: what stands there may be one that the stock does not have. */
  readonly isFrom: boolean;
  /** The token after it. */
  readonly end: number;
}

/** Who has more in mind means what a car has been driven. */
const MAX_KM = 400;

/** "inom 50 km från", "max 3 mil från", "20 miles of": a distance that a place may follow. */
export function distanceAt(tokens: readonly Token[], at: number, phrases: Phrases): Distance | undefined {
  const bound = longestRun(tokens, at, phrases.before);
  const open = longestRun(tokens, at, phrases.within) ?? (bound?.value.end === 'max' ? bound : undefined);
  const start = open?.end ?? at;
  const number = tokens[start];
  if (number?.kind !== 'number') return undefined;
  const unit = longestRun(tokens, start + 1, phrases.units);
  if (unit?.value !== 'km' && unit?.value !== 'mil' && unit?.value !== 'miles') return undefined;
  const km = number.value * KM_PER[unit.value];
  const from = longestRun(tokens, unit.end, phrases.awayFrom);
  if (km === 0 || km > MAX_KM || (open === undefined && from === undefined)) return undefined;
  return { km, isFrom: from !== undefined, end: from?.end ?? unit.end };
}
