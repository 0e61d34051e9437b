import type { SeenServer } from '~/platform/breaker';
import type { Finding, OutsidePart } from '~/platform/examine';

/** What the site depends on besides itself. */
type ConnectionPart = 'database' | 'mail' | 'sms' | OutsidePart;

export interface Connection {
  /** Stays the same while the configuration does. */
  readonly id: string;
  readonly part: ConnectionPart;
  /** Null where the address is not ours to know. */
  readonly host: string | null;
  /** What this process has seen of it since it started; null where nobody counts. */
  readonly seen: SeenServer | null;
  /** Whether it can be asked without doing anything there. */
  readonly triable: boolean;
}

export type Tried = Pick<Finding, 'level' | 'text'>;

/** The servers that a site depends on, for those who run it. */
export interface Connections {
  list(): readonly Connection[];
  /** Asks one of them now; null for an id that none has. */
  tryNow(id: string): Promise<Tried | null>;
}
