import { join } from 'node:path';
import type { Facilities } from '~/modules/facilities';
import type { Settings } from '~/modules/settings';
import { createStock, type Stock } from '~/modules/stock';
import type { Breakers } from '~/platform/breaker';
import type { Config } from '~/platform/config';
import type { Database } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import { RELEASE } from '~/platform/release';
import { isSiteKey, SITES } from '~/sites';
import { knownStores } from '../directories';
import { searchedAt } from './searched-at';
import { stockReview } from './stock-review';

export interface StockPorts {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly facilities: Facilities;
  readonly settings: Settings;
  readonly breakers: Breakers;
  /** Tells this build apart; null where code may change while it runs. */
  readonly build: string | null;
  readonly log: Log;
}

/** The stock, whose cars follow the facilities that they stand at and the loan terms that are set of a site. */
export function openStock(ports: StockPorts): Stock {
  const { config, database, jobs, facilities, settings, breakers, build, log } = ports;
  const stock = createStock({
    database,
    log,
    loanPlans: (site) => (isSiteKey(site) ? settings.loanTerms(site) : null),
    sites: SITES,
    stores: knownStores(facilities),
    release: RELEASE,
    review: stockReview(config, jobs),
    snapshots: build === null ? null : { folder: join(config.dataDir, 'search'), build },
    ...searchedAt(config, breakers),
  });
  facilities.onChange((index) => void stock.relocate(index));
  settings.onChange((site) => void stock.refinance(site));
  return stock;
}
