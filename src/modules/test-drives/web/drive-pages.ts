import type { Context } from 'hono';
import type { Accepted, Envelope, FieldProblems, SubmitFailure } from '~/modules/leads';
import type { Log } from '~/platform/log';
import type { RateLimit } from '~/platform/rate-limit';
import type { Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import type { Language, Site } from '~/sites';
import type { BookedDrive, DriveTime, FreeTimes } from '../drive';
import type { TestDrives } from '../test-drives';

/** What was typed into the form of a page, by field. */
export type TypedFields = Readonly<
  Record<'name' | 'phone' | 'email' | 'message' | 'time' | 'submission', string>
>;

/** A page of a test drive; the composition root renders it in the site's layout. */
export type DrivePage =
  | { readonly kind: 'gone' | 'limited' | 'failed' }
  /** No times are offered for the car, or there is no such car. */
  | { readonly kind: 'no-times' }
  | {
      readonly kind: 'book';
      readonly carId: string;
      readonly free: FreeTimes;
      readonly typed: TypedFields;
      readonly problems: FieldProblems;
      /** What is wrong besides fields. */
      readonly problem: 'no-time' | 'too-many' | 'unavailable' | null;
      /** Where the time was taken: others that are free. */
      readonly alternatives: readonly DriveTime[];
    }
  | {
      readonly kind: 'show';
      readonly drive: BookedDrive;
      /** What has just happened. */
      readonly outcome: 'booked' | 'moved' | 'cancelled' | 'too-late' | null;
    }
  | { readonly kind: 'cancel'; readonly drive: BookedDrive }
  | {
      readonly kind: 'move';
      readonly drive: BookedDrive;
      readonly free: FreeTimes;
      readonly problem: 'taken' | 'not-offered' | 'no-time' | null;
      readonly alternatives: readonly DriveTime[];
    };

export interface DrivePages {
  draw(site: Site, language: Language, page: DrivePage, status: number): Promise<Response>;
}

export interface DriveRoutesOptions {
  readonly drives: TestDrives;
  /** Stores a request with its time, all or nothing. */
  submit(
    site: Site,
    language: Language,
    envelope: Envelope,
    client: string,
  ): Promise<Result<Accepted, SubmitFailure>>;
  /** Name of the form of a site's car pages. */
  formNameOf(site: Site): string;
  siteOf(request: Request): Site;
  clientOf(c: Context): string;
  originOf(site: Site): string;
  readonly limits: { readonly reads: RateLimit; readonly bookings: RateLimit };
  readonly pages: DrivePages;
  readonly clock: Clock;
  readonly log: Log;
}

/** What a page is made from: the site and the request. */
export interface DriveRequest {
  readonly site: Site;
  readonly language: Language;
  readonly fields: URLSearchParams;
  readonly client: string;
  readonly options: DriveRoutesOptions;
}

export const draw = (
  { site, language, options }: DriveRequest,
  page: DrivePage,
  status = 200,
): Promise<Response> => options.pages.draw(site, language, page, status);

export const seeOther = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });

/** A time as a form sends it (`2026-11-27T10:00`); null for anything else. */
export function readDriveTime(text: string | null): DriveTime | null {
  const [, date = '', time = ''] = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text ?? '') ?? [];
  return date === '' ? null : { date, time };
}
