import { z } from 'zod';
import { appendChange, type Database, followChanges } from '~/platform/db';
import type { Log } from '~/platform/log';
import type { Clock } from '~/platform/time';
import type { AverageRating, GivenRating, PastRating, RatedPlace, Rating, WorkshopRatings } from './rating';
import {
  findRating,
  importRatings,
  latestRatings,
  starsOf,
  sumsOf,
  upsertRating,
} from './store/rating-store';

/** With fewer the average is mere chance, and single raters could be identified. */
export const MIN_RATINGS = 5;

export interface Ratings {
  save(rating: Rating): Promise<void>;
  /** The rating of a key; null where there is none. */
  find(key: string): Promise<GivenRating | null>;
  /**
   * Averages by `departmentId`, of workshops whose visits at least five customers have rated. Only visits count, not bookings:
   * the page states that raters were customers (Directive 2005/29/EC art. 7(6)).
   */
  averages(siteIndex: string): Promise<ReadonlyMap<string, AverageRating>>;
  ofWorkshop(place: RatedPlace): Promise<WorkshopRatings>;
  /** Stores ratings of the past; keys that are there stay as they are. */
  importAll(ratings: readonly PastRating[]): Promise<void>;
  /** Called in every process when the average of a workshop may have changed. */
  onChange(listener: (place: RatedPlace) => void): () => void;
  stop(): Promise<void>;
}

const TOPIC = 'ratings';
const changed = z.object({ siteIndex: z.string(), departmentId: z.string() });

/** New ratings in the change log, by workshop. */
export const ratingChanges = {
  topic: TOPIC,
  placeOf: (payload: unknown): RatedPlace => changed.parse(payload),
} as const;

/** Opens the ratings, and follows what other processes keep until `stop`. */
export async function createRatings({
  database,
  clock,
  log,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}): Promise<Ratings> {
  const listeners = new Set<(place: RatedPlace) => void>();
  /** Averages of an index until one of its workshops is rated: pages are drawn more often than that. */
  const averages = new Map<string, Promise<ReadonlyMap<string, AverageRating>>>();
  const following = await followChanges(database, TOPIC, {
    from: 'now',
    log,
    onChange: ({ payload }) => {
      const place = changed.parse(payload);
      averages.delete(place.siteIndex);
      for (const listener of listeners) listener(place);
    },
    onGap: () => averages.clear(),
  });
  return {
    async save(rating) {
      await database.transaction(async (tx) => {
        await upsertRating(tx, { ...rating, at: clock.now() });
        const { departmentId, source, site } = rating;
        if (departmentId !== null && source === 'visit')
          await appendChange(tx, TOPIC, { siteIndex: site.siteIndex ?? '', departmentId });
      });
      await following.catchUp();
    },
    find: (key) => findRating(database, key),
    averages(siteIndex) {
      const known = averages.get(siteIndex);
      if (known !== undefined) return known;
      const read = averagesOf(database, siteIndex);
      averages.set(siteIndex, read);
      // A database that does not answer is asked again.
      read.catch(() => averages.delete(siteIndex));
      return read;
    },
    async ofWorkshop(place) {
      const byStars = await starsOf(database, place);
      const count = byStars.reduce((sum, each) => sum + each, 0);
      const sum = byStars.reduce((stars, each, at) => stars + each * (at + 1), 0);
      const latest = await latestRatings(database, place);
      return { visits: count === 0 ? null : averageOf(sum, count), byStars, latest };
    },
    async importAll(ratings) {
      await importRatings(database, ratings);
      averages.clear();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: () => following.stop(),
  };
}

async function averagesOf(
  database: Database,
  siteIndex: string,
): Promise<ReadonlyMap<string, AverageRating>> {
  const sums = await sumsOf(database, siteIndex);
  return new Map(
    sums
      .filter(({ count }) => count >= MIN_RATINGS)
      .map(({ departmentId, count, sum }) => [departmentId, averageOf(sum, count)]),
  );
}

const averageOf = (sum: number, count: number): AverageRating => ({
  count,
  average: Math.round((sum * 10) / count) / 10,
});
