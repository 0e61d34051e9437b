import {
  INBOX_LIMITS,
  INBOX_LISTS,
  type InboxList,
  type InboxPage,
  type InboxRequest,
  requestKind,
} from '~/modules/leads';
import { Badge } from '~/ui/badge';
import { Button, LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon/icon';
import { List } from '~/ui/text/list';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { ListTabs } from '../layout/list-tabs';
import { NoMatch } from '../layout/no-match';
import { PersonSearchForm } from '../layout/search-form';
import { INBOX_PATH, inboxPath, requestPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import styles from './inbox.module.css';
import { dueOf, holderText, type Names, seenText, subjectText, timeText } from './request-words';

interface Props {
  readonly frame: StaffFrame;
  /** null while something is searched for. */
  readonly list: InboxList | null;
  readonly counts: Readonly<Record<InboxList, number>>;
  /** What is searched for, empty for nothing. */
  readonly search: string;
  /** What was looked for in its place. */
  readonly instead: string | null;
  /** What it was understood as; null where its words were looked for. */
  readonly labels: readonly string[] | null;
  /** What the search is stored under. */
  readonly searchKey: string;
  readonly page: InboxPage;
  /** Of a search: how many match, or at least match, from this page on. */
  readonly found: { readonly count: number; readonly isWhole: boolean } | null;
  readonly isFirst: boolean;
  readonly undelivered: readonly InboxRequest[];
  readonly names: Names;
  readonly now: Date;
}

/** The requests of a list, or those that match a search, the newest first; what could not be delivered above them. */
export function InboxView(props: Props) {
  const { frame, list, search, searchKey, page, isFirst, undelivered } = props;
  const { t } = frame;
  const here: Readonly<Record<string, string>> =
    search === '' ? { list: list ?? 'new' } : { search: searchKey };
  return (
    <>
      <h1 className={staffStyles.title}>{t('inbox.title')}</h1>
      <PersonSearchForm
        frame={frame}
        action={INBOX_PATH}
        label={t('inbox.searchLabel')}
        search={search}
        className={styles.search}
      />
      {props.instead !== null && (
        <p role="status" className={staffStyles.muted}>
          {t('staff.foundInstead', { typed: search, meant: props.instead })}
        </p>
      )}
      {props.labels !== null && (
        <p role="status" className={staffStyles.muted}>
          {t('read.title')} {props.labels.join(' · ')}
        </p>
      )}
      <Lists {...props} />
      <Found {...props} />
      {undelivered.length > 0 && <Undelivered {...props} />}
      {page.requests.length === 0 && search !== '' ? (
        <NoMatch frame={frame} text={t('inbox.noMatch')} hint={t('inbox.searchLabel')} all={INBOX_PATH} />
      ) : page.requests.length === 0 ? (
        <div className={staffStyles.empty}>
          <Icon name="Search" size="2rem" />
          <p className={staffStyles.emptyTitle}>{t('inbox.none')}</p>
          {list === 'new' && <p className={staffStyles.muted}>{t('inbox.noneNew')}</p>}
          {list === 'mine' && <p className={staffStyles.muted}>{t('inbox.noneMine')}</p>}
        </div>
      ) : (
        <List ordered className={styles.requests}>
          {page.requests.map((request) => (
            <Row key={request.id} {...props} request={request} others={page.others.get(request.id) ?? 0} />
          ))}
        </List>
      )}
      <p className={styles.pages}>
        {!isFirst && (
          <LinkButton href={inboxPath(here)} variant="secondary">
            {t('inbox.newest')}
          </LinkButton>
        )}
        {page.next !== null && (
          <LinkButton
            href={inboxPath({ ...here, before: `${page.next.createdAt.toISOString()}_${page.next.id}` })}
            variant="secondary"
          >
            {t('inbox.older')}
          </LinkButton>
        )}
        {list !== null && (
          <LinkButton href={`${INBOX_PATH}/export.csv?${new URLSearchParams({ list })}`} variant="ghost">
            {t('inbox.export')}
          </LinkButton>
        )}
      </p>
    </>
  );
}

function Lists({ frame: { t }, list, counts }: Props) {
  const tabs = INBOX_LISTS.map((each) => ({
    href: inboxPath({ list: each }),
    text: t(`inbox.list.${each}`),
    count: countText(counts[each]),
    isCurrent: each === list,
  }));
  return <ListTabs label={t('inbox.lists')} tabs={tabs} />;
}

/** Said on the first page: a later one has the rest. */
function Found({ frame: { t }, found, isFirst }: Props) {
  if (found === null || found.count === 0 || !isFirst) return null;
  const { count, isWhole } = found;
  return (
    <p role="status" className={staffStyles.muted}>
      {t(isWhole ? 'inbox.found' : 'inbox.foundAtLeast', { count })}
    </p>
  );
}

const countText = (count: number): string =>
  count < INBOX_LIMITS.counted ? `${count}` : `${INBOX_LIMITS.counted - 1}+`;

function Undelivered({ frame, undelivered }: Props) {
  const { t } = frame;
  return (
    <section className={styles.undelivered} aria-labelledby="undelivered">
      <h2 id="undelivered">
        <Icon name="WarningAlert" />
        {t('inbox.undelivered')}
      </h2>
      <p>{t('inbox.undeliveredText')}</p>
      <ul>
        {undelivered.map((request) => (
          <li key={request.id}>
            <a href={requestPath(request.id)}>{request.values.name}</a>
            <span className={staffStyles.muted}>
              {[subjectText(request), timeText(request.createdAt, frame)].filter(Boolean).join(' · ')}
            </span>
            <form method="post" action={requestPath(request.id, '/resend')}>
              <input type="hidden" name="back" value="inbox" />
              <Button type="submit" size="s" variant="secondary">
                {t('inbox.resend')} <VisuallyHidden>{request.values.name}</VisuallyHidden>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({
  frame,
  names,
  now,
  list,
  request,
  others,
}: Props & { readonly request: InboxRequest; readonly others: number }) {
  const { t } = frame;
  const { id, values, context, createdAt, state } = request;
  const due = dueOf(request, frame, now);
  const holder = holderText(request, frame, names);
  return (
    <li className={styles.request}>
      <div className={styles.who}>
        <h2>
          <a href={requestPath(id)}>{values.name}</a>
        </h2>
        <p className={styles.badges}>
          <Badge tone="info">{t(`inbox.kind.${requestKind(values)}`)}</Badge>
          {list === null && <Badge>{t(`inbox.state.${state}`)}</Badge>}
          {due !== null && <Badge tone={due.late ? 'danger' : 'neutral'}>{due.text}</Badge>}
        </p>
      </div>
      <p className={styles.about}>{subjectText(request) || firstLine(values.message)}</p>
      <p className={classNames(staffStyles.muted, styles.facts)}>
        {[
          t('inbox.received', { time: timeText(createdAt, frame) }),
          context.place.name,
          holder,
          others > 0 ? t('inbox.others', { count: others }) : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {state === 'new' && (
        <form method="post" action={requestPath(id, '/act')} className={styles.take}>
          <input type="hidden" name="seen" value={seenText(request)} />
          <Button type="submit" name="act" value="take" size="s" variant="secondary">
            {t('inbox.take')} <VisuallyHidden>{values.name}</VisuallyHidden>
          </Button>
        </form>
      )}
    </li>
  );
}

const firstLine = (message: string): string => message.split('\n')[0]?.slice(0, 140) ?? '';
