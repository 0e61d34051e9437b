import type { Context } from 'hono';
import type { Log } from '~/platform/log';
import type { RateLimit } from '~/platform/rate-limit';
import type { Clock } from '~/platform/time';
import type { Language, Site } from '~/sites';
import type { RatingRefusal } from '../domain/visit/visit-rating';
import type { VisitPhase } from '../domain/visit/visit-week';
import type { BookedVisit, Slot, TimeslotDay, WorkshopService } from '../service';
import type { EarlierTime, TimePreference, WaitingList } from '../waiting-list/waiting-list';
import { type VISIT_PATHS, visitHref } from './visit-paths';

/** Seven days from a Monday, with what is free on them. */
export interface VisitWeek {
  readonly number: number;
  /** `YYYY-MM-DD`; Monday, and Sunday. */
  readonly from: string;
  readonly to: string;
  readonly days: readonly TimeslotDay[];
  /** Mondays of the weeks before and after; null outside the window. */
  readonly earlier: string | null;
  readonly later: string | null;
}

/** A page of a visit; the composition root renders it in the site's layout. */
export type VisitPage =
  | { readonly kind: 'gone' | 'limited' | 'failed' }
  | {
      readonly kind: 'show';
      readonly visit: BookedVisit;
      readonly phase: VisitPhase;
      /** Whether it can be moved and cancelled here. */
      readonly open: boolean;
      /** Whether it can be rated, or its rating changed. */
      readonly canRate: boolean;
      /** Where it stands to the waiting list; null where there is none for it. */
      readonly waiting: {
        readonly isOnList: boolean;
        /** The time that is kept for the customer. */
        readonly held: EarlierTime | null;
      } | null;
      /** What has just happened. */
      readonly outcome: 'moved' | 'cancelled' | 'too-late' | 'waiting' | 'declined' | null;
    }
  | { readonly kind: 'cancel' | 'stop' | 'stopped' | 'leave' | 'left'; readonly visit: BookedVisit }
  | {
      /** Asking for an earlier day. */
      readonly kind: 'earlier';
      readonly visit: BookedVisit;
      readonly isWaiting: boolean;
      /** Whether there is an earlier day that could be given. */
      readonly canWait: boolean;
      /** What was chosen, or the invalid choice just sent. */
      readonly preference: TimePreference;
      /** Weekdays to choose from: 1 Monday … 7 Sunday. */
      readonly weekdays: readonly number[];
      /** Whether there is a time of the day to choose. */
      readonly hasTimes: boolean;
      readonly problem: 'no-weekday' | null;
    }
  | {
      readonly kind: 'earlierTime';
      readonly visit: BookedVisit;
      /** The time that is kept; null: there is none, or it is over. */
      readonly time: EarlierTime | null;
      readonly isWaiting: boolean;
    }
  | {
      readonly kind: 'rate';
      readonly visit: BookedVisit;
      /** The stored rating, or the invalid one just sent (0 stars: none); null: none yet. */
      readonly given: GivenStars | null;
      /** It has just been saved. */
      readonly done: boolean;
      readonly problem: 'no-stars' | 'too-long' | null;
      /** The last day on which it can be saved (`YYYY-MM-DD`). */
      readonly until: string;
      /** Why the visit cannot be rated. */
      readonly refusal: RatingRefusal | null;
    }
  | {
      readonly kind: 'move';
      readonly visit: BookedVisit;
      readonly week: VisitWeek;
      readonly problem: 'taken' | 'not-offered' | 'nothing-chosen' | null;
      /** With `taken`: what is free nearby. */
      readonly alternatives: readonly Slot[];
    };

export interface VisitPages {
  draw(site: Site, language: Language, page: VisitPage, status: number): Promise<Response>;
}

export interface GivenStars {
  /** 1 to 5. */
  readonly stars: number;
  readonly comment: string;
}

/** Port: stores ratings of visits, one a visit. */
export interface VisitRatings {
  find(visit: BookedVisit): Promise<GivenStars | null>;
  save(site: Site, visit: BookedVisit, given: GivenStars): Promise<void>;
  /** Opts the customer of this visit out of rating requests; false where the customer is unknown. */
  stopRequests(site: Site, token: string): Promise<boolean>;
}

export interface VisitRoutesOptions {
  readonly workshops: Pick<WorkshopService, 'visit' | 'timeslots' | 'cancel' | 'rebook'>;
  readonly ratings: VisitRatings;
  /** Null where another service takes the bookings. */
  readonly waitingList: WaitingList | null;
  siteOf(request: Request): Site;
  clientOf(c: Context): string;
  /** For reads, and for changes. */
  readonly limits: { readonly reads: RateLimit; readonly bookings: RateLimit };
  readonly pages: VisitPages;
  readonly clock: Clock;
  readonly log: Log;
}

/** What a page is made from: the visit, the site and the request. */
export interface VisitPageRequest {
  readonly site: Site;
  readonly language: Language;
  readonly visit: BookedVisit;
  readonly fields: URLSearchParams;
  readonly now: Date;
  readonly options: VisitRoutesOptions;
}

export const draw = (
  { site, language, options }: VisitPageRequest,
  page: VisitPage,
  status = 200,
): Promise<Response> => options.pages.draw(site, language, page, status);

/** Redirects to a page of the visit that shows the outcome, if any. */
export const seeOther = (
  { site, language, visit }: VisitPageRequest,
  page: keyof typeof VISIT_PATHS,
  done: string | null,
): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location: visitHref(page, site, language, visit.token, done === null ? {} : { done }),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
