import { randomUUID } from 'node:crypto';
import { translator } from '~/messages';
import { consentMigrations } from '~/modules/consents';
import { createInbox, createLeads, type Inbox, type InboxMember, leadMigrations } from '~/modules/leads';
import { builtInWords } from '~/modules/templates';
import { type Database, type MigrationSet, platformMigrations } from '~/platform/db';
import { createJobs, type Jobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import type { Mail } from '~/platform/mail';
import { createRateLimit } from '~/platform/rate-limit';
import type { Clock } from '~/platform/time';
import { noDriveTimes } from './dealer';
import { directoryOf, envelope, site } from './lead-stage';

export const INBOX_MIGRATIONS: readonly MigrationSet[] = [
  platformMigrations,
  leadMigrations,
  consentMigrations,
];
const LOOK = {
  ground: '#eee',
  surface: '#fff',
  ink: '#111',
  muted: '#555',
  line: '#ccc',
  primary: '#036',
  onPrimary: '#fff',
};

/** Staff of facility 12, one of the whole site, and one of another facility. */
export const memberOf = (account: string, siteId: string | null = '12'): InboxMember => ({
  account,
  scopes: [{ site: site.key, siteId }],
});

export interface InboxStage {
  readonly inbox: Inbox;
  readonly jobs: Jobs;
  /** All that were sent, in order. */
  readonly mails: Mail[];
  /** Requests by the number of what was booked along. */
  readonly bookedWith: Map<string, string>;
  /** Sends a request to a facility; its id. */
  ask(values?: Record<string, unknown>, siteId?: string | null): Promise<string>;
  /** What mails come to from now on. */
  refuseMails(refuse: boolean): void;
  stop(): Promise<void>;
}

/** Requests and their inbox over a database that is given. */
export async function inboxStage(
  database: Database,
  clock: Clock,
  { hasAnswerers = true }: { readonly hasAnswerers?: boolean } = {},
): Promise<InboxStage> {
  const jobs = createJobs({ database, log: nullLog });
  const mails: Mail[] = [];
  let refusing = false;
  const mailer = {
    async send(mail: Mail) {
      if (refusing) throw new Error('no mail server');
      mails.push(mail);
      return 'sent' as const;
    },
  };
  const shared = {
    database,
    jobs,
    mailer,
    words: builtInWords,
    clock,
    log: nullLog,
    look: () => LOOK,
    originOf: () => 'https://nordhem.example',
  };
  let facility: string | null = '12';
  const leads = createLeads({
    ...shared,
    hook: null,
    pageWords: async (_, language) => [translator(language), []],
    directory: { candidates: async () => ({ ...(await directoryOf().candidates()), siteId: facility }) },
    checkOffer: async () => null,
    valueCar: async () => null,
    drives: noDriveTimes,
    receiptLimits: {
      perAddress: createRateLimit({ burst: 0, perMinute: 1 / 1440 }),
      perClient: createRateLimit({ burst: 0, perMinute: 1 / 1440 }),
    },
    intake: null,
    onOutcome: () => undefined,
  });
  const bookedWith = new Map<string, string>();
  const inbox = createInbox({
    requestOfBooking: async (typed) => bookedWith.get(typed) ?? null,
    ...shared,
    leads,
    nameOf: async (account) => (account === 'gone' ? null : `Name of ${account}`),
    hasAnswerers: async () => hasAnswerers,
  });
  await leads.work();
  await inbox.work();
  await jobs.start();
  return {
    inbox,
    jobs,
    mails,
    bookedWith,
    async ask(values = {}, siteId = '12') {
      facility = siteId;
      const stored = await leads.submit(
        site,
        'sv',
        envelope(values, { formSubmissionId: randomUUID() }),
        'c',
      );
      if (!stored.ok) throw new Error(JSON.stringify(stored.error));
      return stored.value.id;
    },
    refuseMails(refuse) {
      refusing = refuse;
    },
    stop: () => jobs.stop(),
  };
}
