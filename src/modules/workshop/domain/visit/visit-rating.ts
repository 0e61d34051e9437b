import { localDate } from '~/platform/time';
import type { BookedVisit } from '../../service';
import { dateOf, dayOf } from '../local-time';

/** A visit can be rated, and its rating changed, for so many days after the car could be fetched. */
const RATING_DAYS = 30;

/** The last day on which a visit can be rated (`YYYY-MM-DD`). */
export const ratedUntil = ({ date, pickUp }: Pick<BookedVisit, 'date' | 'pickUp'>): string =>
  dateOf(dayOf(pickUp?.date ?? date) + RATING_DAYS);

/** Why a visit cannot be rated. */
export type RatingRefusal = 'not-visited' | 'closed';

/**
 * Null where a visit can be rated: the car has arrived, and it is not too long ago. Cancelled and missed visits cannot: the
 * pages state that raters were customers (Directive 2005/29/EC art. 7(6) and Annex I 23b).
 */
export function ratingRefusal(
  visit: Pick<BookedVisit, 'state' | 'date' | 'pickUp' | 'zone'>,
  now: Date,
): RatingRefusal | null {
  if (visit.state !== 'arrived' && visit.state !== 'collected') return 'not-visited';
  return localDate(now, visit.zone) > ratedUntil(visit) ? 'closed' : null;
}
