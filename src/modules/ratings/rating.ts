import type { Site } from '~/sites';

/** What is rated: how booking went (flow B, tyre hotel), or the visit to the workshop itself. */
export const RATING_SOURCES = ['booking', 'tyre-hotel', 'visit'] as const;
type RatingSource = (typeof RATING_SOURCES)[number];

export interface Rating {
  /** The same key again replaces the rating: who presses twice has one vote. */
  readonly key: string;
  readonly site: Site;
  /** The workshop that is rated; null where the flow is. */
  readonly departmentId: string | null;
  readonly source: RatingSource;
  /** 1 to 5. */
  readonly stars: number;
  /** Read by the workshop, never shown in public. */
  readonly comment: string;
}

/** A rating with the instant at which it was given. */
export interface PastRating extends Rating {
  readonly at: Date;
}

export interface GivenRating {
  readonly stars: number;
  readonly comment: string;
  readonly at: Date;
}

export interface AverageRating {
  /** One decimal. */
  readonly average: number;
  readonly count: number;
}

/** What the staff of a workshop see: however few there are, with comments. */
export interface WorkshopRatings {
  /** Of its visits, whole; null where there are none. */
  readonly visits: AverageRating | null;
  /** Visits by their stars, from 1 to 5. */
  readonly byStars: readonly number[];
  /** Of all sources, the newest first. */
  readonly latest: readonly (GivenRating & Pick<Rating, 'key' | 'source'>)[];
}

/** A workshop of an index of facilities. */
export interface RatedPlace {
  readonly siteIndex: string;
  readonly departmentId: string;
}
