import type { Database } from '~/platform/db';
import type { Clock } from '~/platform/time';
import type { Site } from '~/sites';
import { keepRating, sumsOf } from './store/rating-store';

/** What a customer thought of a booking, a change of wheels, or a visit. */
export interface Rating {
  /** The same key again replaces the rating: who presses twice has one vote. */
  readonly key: string;
  readonly site: Site;
  /** The workshop that is rated; null where the flow is. */
  readonly departmentId: string | null;
  readonly source: 'booking' | 'tyre-hotel' | 'visit';
  /** 1 to 5. */
  readonly stars: number;
  /** Read by the workshop, never shown in public. */
  readonly comment: string;
}

export interface AverageRating {
  /** One decimal. */
  readonly average: number;
  readonly count: number;
}

/** Fewer say more about chance than about a workshop, and each of them could be told who it was. */
export const MIN_RATINGS = 5;

export interface Ratings {
  keep(rating: Rating): Promise<void>;
  /** Averages by `departmentId`, of workshops that at least five have rated. */
  averages(siteIndex: string): Promise<ReadonlyMap<string, AverageRating>>;
}

export function createRatings({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Ratings {
  return {
    keep: (rating) => keepRating(database, rating, clock.now()),
    async averages(siteIndex) {
      const sums = await sumsOf(database, siteIndex);
      return new Map(
        sums
          .filter(({ count }) => count >= MIN_RATINGS)
          .map(({ departmentId, count, sum }) => [
            departmentId,
            { count, average: Math.round((sum * 10) / count) / 10 },
          ]),
      );
    },
  };
}
