import type { Breakers } from '~/platform/breaker';
import type { Config } from '~/platform/config';
import type { Database } from '~/platform/db';
import { examineMail, examineServer, outsideServers, reasonOf } from '~/platform/examine';
import type { Connection, Connections, Tried } from '~/staff/connections/connection';

/** What this configuration depends on. The last try of each is the only thing kept, by the breakers. */
export function openConnections({
  config,
  breakers,
  database,
}: {
  readonly config: Config;
  readonly breakers: Breakers;
  readonly database: Pick<Database, 'ping'>;
}): Connections {
  const all: readonly {
    readonly connection: Omit<Connection, 'seen'>;
    readonly ways: readonly string[];
    ask(): Promise<Tried>;
  }[] = [
    {
      connection: { id: 'database', part: 'database', host: null, triable: true },
      ways: [],
      ask: () => pinged(database),
    },
    ...(config.mail.smtpUrl === null
      ? []
      : [
          {
            connection: {
              id: 'mail',
              part: 'mail' as const,
              host: new URL(config.mail.smtpUrl.reveal()).host,
              triable: true,
            },
            ways: ['smtp'],
            ask: async () => worst(await examineMail(config.mail, null)),
          },
        ]),
    ...(config.sms.provider === 'outbox'
      ? []
      : [
          {
            connection: { id: 'sms', part: 'sms' as const, host: config.sms.provider, triable: false },
            ways: ['sms'],
            ask: async (): Promise<Tried> => ({ level: 'warn', text: '' }),
          },
        ]),
    ...outsideServers(config).map(({ variable, url, part, breakers: ways }, at) => ({
      connection: { id: `${variable}-${at}`, part, host: new URL(url).host, triable: true },
      ways,
      ask: async () => worst(await examineServer({ variable, url })),
    })),
  ];
  return {
    list: () =>
      all.map(({ connection, ways }) => ({
        ...connection,
        seen: ways.map((way) => breakers.seen(way)).find(Boolean) ?? null,
      })),
    async tryNow(id) {
      const found = all.find(({ connection }) => connection.id === id && connection.triable);
      return found === undefined ? null : found.ask();
    },
  };
}

const pinged = (database: Pick<Database, 'ping'>): Promise<Tried> =>
  database.ping().then(
    () => ({ level: 'ok', text: '' }),
    (cause: unknown) => ({ level: 'fail', text: reasonOf(cause) }),
  );

const RANK = { ok: 0, warn: 1, fail: 2 } as const;

/** Of several findings about one server the one that matters most. */
const worst = (findings: readonly Tried[]): Tried =>
  findings.reduce((a, b) => (RANK[b.level] > RANK[a.level] ? b : a), { level: 'ok', text: '' });
