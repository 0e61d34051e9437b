import type { WordsOf } from '~/modules/templates';
import type { Database } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import type { Mailer, MailLook } from '~/platform/mail';
import type { Clock } from '~/platform/time';
import type { Site } from '~/sites';
import type { Leads } from './leads';

export interface InboxOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** Sends requests again that could not be delivered. */
  readonly leads: Pick<Leads, 'retryDead'>;
  /** The request that a booking came with, by its number as somebody typed it; null where that is no number. */
  requestOfBooking(typed: string): Promise<string | null>;
  /** The name of an account of staff; null for one that is there no longer. */
  nameOf(account: string): Promise<string | null>;
  /** Whether somebody answers the requests of a facility here; nobody is reminded of others. */
  hasAnswerers(site: Site, siteId: string | null): Promise<boolean>;
  originOf(site: Site): string;
  look(site: Site): MailLook;
  readonly words: WordsOf;
  readonly clock: Clock;
  readonly log: Log;
}
