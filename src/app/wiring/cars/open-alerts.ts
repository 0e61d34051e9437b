import { type Alerts, type AlertsOptions, createAlerts } from '~/modules/alerts';
import type { Facilities } from '~/modules/facilities';
import type { Settings } from '~/modules/settings';
import type { Places } from '~/platform/places';
import type { SharedRateLimits } from '~/platform/rate-limit';
import type { Site } from '~/sites';
import { searchReader } from './alert-searches';

export interface AlertsPorts
  extends Pick<AlertsOptions, 'database' | 'jobs' | 'mailer' | 'words' | 'stock' | 'clock' | 'log'> {
  readonly facilities: Facilities;
  readonly settings: Settings;
  readonly places: Places;
  readonly limits: SharedRateLimits;
  originOf(site: Site): string;
}

/** The alerts of visitors, which understand a search as the car list does. */
export function openAlerts(ports: AlertsPorts): Alerts {
  const { database, jobs, mailer, words, stock, facilities, settings, places, limits, clock, log } = ports;
  return createAlerts({
    database,
    jobs,
    mailer,
    words,
    stock,
    clock,
    log,
    reader: searchReader({ stock, facilities, places, originOf: ports.originOf }),
    siteOf: (site) => settings.siteOf(site),
    // So that forms cannot be used to fill a mailbox.
    addressLimit: limits.create('alerts-to-address', { burst: 5, perMinute: 1 / 60 }),
  });
}
