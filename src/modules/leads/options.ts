import type { Translate } from '~/messages';
import type { WordsOf } from '~/modules/templates';
import type { Database, Db } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import type { Mailer, MailLook } from '~/platform/mail';
import type { SubmissionOutcome } from '~/platform/metrics';
import type { RateLimit } from '~/platform/rate-limit';
import type { Clock } from '~/platform/time';
import type { Language, Site } from '~/sites';
import type { LeadHook } from './adapters/webhook';
import type { CarEstimate, DriveMoment, DueMoment, RequestedCar } from './domain/context';
import type { Calculation } from './domain/forms/calculation';
import type { RequestValues } from './domain/forms/form';
import type { CheckedOffer } from './domain/offer';
import type { Place, Receiver } from './domain/receiver';

/** What the group knows about a request. */
export interface Candidates {
  /** Addresses the group has published for it, the likeliest first. */
  readonly receivers: readonly Receiver[];
  /** Where they are found; the group's own place where no facility is known. */
  readonly place: Place;
  /** When an answer to a request of now is due; null where unknown. */
  readonly answerDue: DueMoment | null;
  /** Null for one that is not in stock. */
  readonly car: RequestedCar | null;
  readonly sampleCar: boolean;
  readonly departmentMissing: boolean;
  /** The facility that is asked, by `site_id`; null for the group itself. */
  readonly siteId: string | null;
}

/** Port: what leads need of cars and facilities. */
export interface ReceiverDirectory {
  candidates(
    site: Site,
    language: Language,
    form: Pick<RequestValues, 'carId' | 'siteId' | 'siteName' | 'service' | 'toEmail'>,
    now: Date,
  ): Promise<Candidates>;
}

/** Calculates the offer that a visitor claims to have seen of a car; null where there is none. Never throws. */
export type OfferCheck = (
  site: Site,
  language: Language,
  carId: string,
  claimed: Calculation,
) => Promise<CheckedOffer | null>;

/**
 * Estimates the trade-in value of a car; null without one. Never throws.
 * @param car plate and mileage, checked by the form
 */
export type CarValuer = (
  site: Site,
  language: Language,
  car: Pick<RequestValues, 'regno' | 'milage'>,
) => Promise<CarEstimate | null>;

/** A test drive that was booked along with a request, and the token that opens it. */
export interface BookedDrive extends DriveMoment {
  /** What customer and facility call it. */
  readonly number: string;
  readonly token: string;
}

/** Books in the transaction of a request; says why not, and then the transaction is rolled back. */
export type BookDrive = (
  tx: Db,
  requested: {
    readonly at: DriveMoment;
    readonly customer: Pick<RequestValues, 'name' | 'phone' | 'email'>;
    readonly leadId: string;
    /** Who of the dealer has the request. */
    readonly staffEmail: string;
    /** Whether the visitor may be sent a mail. */
    readonly isMailed: boolean;
  },
) => Promise<BookedDrive | 'taken' | 'not-offered' | 'too-many'>;

/** Port: times for test drives. */
export interface DriveBooking {
  /** Before a transaction is open; null for a car that no times are offered for. */
  prepare(site: Site, language: Language, carId: string): Promise<BookDrive | null>;
  /** Of a request that was stored before, by its id; null where nothing is booked with it. */
  bookedWith(leadId: string): Promise<BookedDrive | null>;
  /** Whether what was booked with a request is booked still, at the time that it asked for. */
  isBookedAt(tx: Db, leadId: string, at: DriveMoment): Promise<boolean>;
  /** Free times near one that was taken. */
  alternatives(site: Site, carId: string, at: DriveMoment): Promise<readonly DriveMoment[]>;
  /** What a link of the confirmation leads to. */
  links(site: Site, language: Language, token: string): { readonly page: string; readonly calendar: string };
}

/** Limits of receipts, so that the form cannot be used to fill a mailbox. */
interface ReceiptLimits {
  readonly perAddress: RateLimit;
  readonly perClient: RateLimit;
}

export interface LeadsOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** Null when no other system is configured. */
  readonly hook: LeadHook | null;
  readonly directory: ReceiverDirectory;
  readonly checkOffer: OfferCheck;
  readonly valueCar: CarValuer;
  readonly drives: DriveBooking;
  readonly receiptLimits: ReceiptLimits;
  originOf(site: Site): string;
  look(site: Site): MailLook;
  readonly words: WordsOf;
  /** What the pages of a site say, with the words of its editors: now, and before in the days that a page may have stood open. */
  pageWords(
    site: Site,
    language: Language,
  ): Promise<readonly [now: Translate, earlier: readonly Translate[]]>;
  /** Receiver of last resort; the site's own address without it. */
  readonly intake: string | null;
  onOutcome(outcome: SubmissionOutcome): void;
  readonly clock: Clock;
  readonly log: Log;
}
