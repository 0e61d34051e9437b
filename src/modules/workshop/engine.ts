import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import type { Clock } from '~/platform/time';
import type { VehicleRegistry } from './domain/vehicle';
import type { Notices } from './notices';
import type { WorkshopSchedules } from './workshop-schedules';

/** What every use case works with. */
export interface BookingEngine {
  readonly database: Database;
  readonly schedules: WorkshopSchedules;
  readonly vehicles: VehicleRegistry;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether customers are asked about earlier times by night, too: of a demo, whose mails nobody gets. */
  readonly asksByNight?: boolean;
}
