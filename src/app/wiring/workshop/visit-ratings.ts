import type { Ratings } from '~/modules/ratings';
import { stopRatingRequests, type VisitRatings } from '~/modules/workshop';
import type { Database } from '~/platform/db';
import type { Clock } from '~/platform/time';

/** Under which a visit's rating is kept, by the visit's number: one a visit. */
export const visitRatingKey = (visitNumber: string): string => `visit-${visitNumber}`;

/** The ratings of visits in the store of all ratings. */
export const visitRatings = ({
  ratings,
  ...opened
}: {
  readonly ratings: Pick<Ratings, 'find' | 'save'>;
  readonly database: Database;
  readonly clock: Clock;
}): VisitRatings => ({
  find: ({ bookingId }) => ratings.find(visitRatingKey(bookingId)),
  save: (site, { bookingId, workshop: { departmentId } }, given) =>
    ratings.save({ ...given, site, departmentId, key: visitRatingKey(bookingId), source: 'visit' }),
  stopRequests: (site, token) => stopRatingRequests(opened, site, token),
});
