import type { ContentReader } from '~/modules/content';
import type { Facilities } from '~/modules/facilities';
import type { QuoteService } from '~/modules/finance/server';
import { createLeads, httpHook, type Leads, type LeadsOptions } from '~/modules/leads';
import type { Settings } from '~/modules/settings';
import type { Stock } from '~/modules/stock';
import type { Valuations } from '~/modules/valuation';
import { mailLook } from '~/page/mail-look';
import type { Breakers } from '~/platform/breaker';
import type { Config } from '~/platform/config';
import type { Metrics } from '~/platform/metrics';
import type { SharedRateLimits } from '~/platform/rate-limit';
import { offerCheck } from '../cars/offer-check';
import { carValuer } from '../cars/value-car';
import { receiverDirectory } from '../directories';
import { pageWordsOf, termsOf } from '../upstream-clients';

export interface LeadsPorts
  extends Pick<
    LeadsOptions,
    'database' | 'jobs' | 'mailer' | 'words' | 'drives' | 'originOf' | 'clock' | 'log'
  > {
  readonly config: Config;
  readonly stock: Stock;
  readonly facilities: Facilities;
  readonly settings: Settings;
  /** With the words of editors. */
  readonly pages: Pick<ContentReader, 'dictionary'>;
  readonly quotes: QuoteService;
  readonly valuations: Valuations;
  readonly limits: SharedRateLimits;
  readonly breakers: Breakers;
  readonly metrics: Metrics;
}

/** The requests of visitors: who gets them, what is checked of them, and where they go besides. */
export function openLeads(ports: LeadsPorts): Leads {
  const { config, stock, facilities, settings, quotes, valuations, limits, metrics, log } = ports;
  const { database, jobs, mailer, words, drives, originOf, clock } = ports;
  const leads = createLeads({
    database,
    jobs,
    mailer,
    words,
    pageWords: pageWordsOf(ports.pages, settings),
    hook: leadHook(ports),
    directory: receiverDirectory({ stock, facilities }),
    checkOffer: offerCheck({ stock, quotes, termsOf: termsOf(config, settings), log }),
    valueCar: carValuer({ valuations, log }),
    drives,
    // So that forms cannot be used to fill a mailbox.
    receiptLimits: {
      perAddress: limits.create('receipts-to-address', { burst: 5, perMinute: 5 / 1440 }),
      perClient: limits.create('receipts-of-client', { burst: 10, perMinute: 1 / 6 }),
    },
    look: mailLook,
    originOf,
    intake: config.mail.intake?.address ?? null,
    onOutcome: (outcome) => metrics.submission(outcome),
    clock,
    log,
  });
  metrics.watchLeads(() => leads.counts());
  return leads;
}

/** The group's own system that hears of each request; null where none is configured. */
function leadHook({
  config: { leadWebhook },
  breakers,
}: Pick<LeadsPorts, 'config' | 'breakers'>): LeadsOptions['hook'] {
  if (leadWebhook === null) return null;
  return httpHook({
    url: leadWebhook.url.reveal(),
    secret: leadWebhook.secret?.reveal() ?? null,
    breaker: breakers.of('lead-webhook'),
  });
}
