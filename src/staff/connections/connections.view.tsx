import { formatDateTime } from '~/platform/time';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { List } from '~/ui/text/list';
import { CONNECTIONS_PATH } from '../paths';
import staff from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import type { Connection, Tried } from './connection';
import styles from './connections.module.css';

const TONES = { ok: 'success', warn: 'warning', fail: 'danger' } as const;

/** The servers that the site depends on, each with what was seen of it and a button that asks it now. */
export function ConnectionsView({
  frame,
  connections,
  tried,
}: {
  readonly frame: StaffFrame;
  readonly connections: readonly Connection[];
  readonly tried: { readonly id: string; readonly outcome: Tried } | null;
}) {
  const { t } = frame;
  return (
    <>
      <h1 className={staff.title}>{t('connections.title')}</h1>
      <p className={staff.muted}>{t('connections.intro')}</p>
      <List className={styles.list}>
        {connections.map((connection) => (
          <li key={connection.id} id={connection.id} className={styles.connection}>
            <Connected connection={connection} frame={frame} />
            {tried?.id === connection.id && (
              <Alert tone={TONES[tried.outcome.level]} className={styles.tried} role="status">
                {t(`connections.${tried.outcome.level}`)}
                {tried.outcome.text !== '' && <code className={styles.detail}>{tried.outcome.text}</code>}
              </Alert>
            )}
          </li>
        ))}
      </List>
      {connections.length === 1 && <p className={staff.muted}>{t('connections.none')}</p>}
    </>
  );
}

function Connected({ connection, frame }: { readonly connection: Connection; readonly frame: StaffFrame }) {
  const { t } = frame;
  const { id, part, host, triable } = connection;
  return (
    <>
      <div className={styles.about}>
        <h2 className={styles.name}>{t(`connections.part.${part}`)}</h2>
        {host !== null && <span className={staff.muted}>{host}</span>}
        <Seen connection={connection} frame={frame} />
      </div>
      {triable && (
        <form method="post" action={`${CONNECTIONS_PATH}#${id}`}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="secondary">
            {t('connections.try')}
            <span className="visually-hidden">{`: ${t(`connections.part.${part}`)}`}</span>
          </Button>
        </form>
      )}
    </>
  );
}

function Seen({
  connection: { seen },
  frame,
}: {
  readonly connection: Connection;
  readonly frame: StaffFrame;
}) {
  const { t, site, locale } = frame;
  if (seen === null) return null;
  const when = (at: Date) => formatDateTime(at, site.zone, locale);
  const { state, answeredAt, failure } = seen;
  const unused = answeredAt === null && failure === null;
  return (
    <ul className={styles.seen}>
      {state === 'open' && <li className={styles.resting}>{t('connections.resting')}</li>}
      {unused && <li>{t('connections.unused')}</li>}
      {answeredAt !== null && <li>{t('connections.answered', { when: when(answeredAt) })}</li>}
      {failure !== null && (
        <li>
          {t('connections.failed', { when: when(failure.at) })}
          {failure.reason !== null && <code className={styles.detail}>{failure.reason}</code>}
        </li>
      )}
    </ul>
  );
}
