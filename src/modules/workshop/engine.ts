import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import type { Clock } from '~/platform/time';
import type { Books } from './books';
import type { VehicleRegistry } from './domain/vehicle';
import type { Notices } from './notices';

/** What every use case works with. */
export interface Engine {
  readonly database: Database;
  readonly books: Books;
  readonly vehicles: VehicleRegistry;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly log: Log;
}
