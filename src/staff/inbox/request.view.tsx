import { referenceOf, requestKind, requestParts } from '~/modules/leads';
import { localeFor, siteNamed } from '~/sites';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import { Icon } from '~/ui/icon/icon';
import { List } from '~/ui/text/list';
import { DrivePanel } from '../drives/drive-panel';
import { WayBack } from '../layout/way-back';
import { INBOX_PATH, requestPath } from '../paths';
import staffStyles from '../staff.module.css';
import { dialNumber, phoneText } from '../workshop/booking-words';
import styles from './request.module.css';
import { AnswerForm, NoteForm, RequestActs, RequestForm } from './request-forms';
import { RequestParts } from './request-parts';
import type { RequestOutcome, RequestProps } from './request-props';
import { RequestThread } from './request-thread';
import { dueOf, holderText, pageLanguageText, subjectText, timeText } from './request-words';

const FAILED: readonly RequestOutcome[] = ['nothing', 'held', 'answeredMeanwhile', 'wrongState', 'empty'];

/** One request: who asks for what, what has been done, and what can be. */
export function RequestView(props: RequestProps) {
  const { frame, request, origin, outcome, others, looks, drive, names } = props;
  const { t, language } = frame;
  const site = siteNamed(request.site);
  const { distanceUnit } = site.features;
  const hasDraft = outcome !== null && FAILED.includes(outcome) && props.answer !== '';
  const words = { t, origin, distanceUnit, country: site.country, locale: localeFor(site, language) };
  return (
    <>
      <WayBack href={INBOX_PATH}>{t('inbox.title')}</WayBack>
      <Head {...props} />
      {outcome !== null && (
        <Alert tone={FAILED.includes(outcome) ? 'warning' : 'success'} live className={styles.outcome}>
          {t(`inbox.done.${outcome}`)} {hasDraft && t('inbox.kept')}
        </Alert>
      )}
      <RequestForm {...props} />
      <RequestActs {...props} />
      {drive !== null && <DrivePanel frame={frame} names={names} {...drive} />}
      <div className={styles.columns}>
        <section className={styles.panel} aria-labelledby="details">
          <h2 id="details">{t('inbox.details')}</h2>
          <RequestParts parts={requestParts(request, words)} />
        </section>
        <div className={styles.side}>
          <RequestThread {...props} />
          <AnswerForm {...props} />
          <NoteForm {...props} />
        </div>
      </div>
      {others.length > 0 && <Others {...props} />}
      {looks.length > 0 && <Looks {...props} />}
    </>
  );
}

function Head({ frame, request, names, now }: RequestProps) {
  const { t } = frame;
  const { values, state, createdAt, id } = request;
  const due = dueOf(request, frame, now);
  const number = dialNumber(values.phone);
  return (
    <header className={styles.head}>
      <h1 className={staffStyles.title}>{values.name}</h1>
      <p className={styles.badges}>
        <Badge tone="info">{t(`inbox.kind.${requestKind(values)}`)}</Badge>
        <Badge tone={state === 'answered' ? 'success' : 'neutral'}>{t(`inbox.state.${state}`)}</Badge>
        {due !== null && <Badge tone={due.late ? 'danger' : 'neutral'}>{due.text}</Badge>}
      </p>
      <p className={styles.contact}>
        {number !== null && (
          <a
            href={`tel:${number}`}
            aria-label={`${t('staff.call', { name: values.name })}, ${phoneText(values.phone)}`}
          >
            <Icon name="Phone" size="1em" />
            {phoneText(values.phone)}
          </a>
        )}
        <a href={`mailto:${values.email}`}>{values.email}</a>
      </p>
      <p className={staffStyles.muted}>
        {[
          referenceOf(id),
          t('inbox.received', { time: timeText(createdAt, frame) }),
          pageLanguageText(request, frame),
          holderText(request, frame, names),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </header>
  );
}

function Others({ frame, others, names }: RequestProps) {
  const { t } = frame;
  return (
    <section className={styles.panel} aria-labelledby="others">
      <h2 id="others">{t('inbox.othersTitle')}</h2>
      <List className={styles.others}>
        {others.map((other) => (
          <li key={other.id}>
            <a href={requestPath(other.id)}>
              {[t(`inbox.kind.${requestKind(other.values)}`), subjectText(other)].filter(Boolean).join(', ')}
            </a>
            <span className={staffStyles.muted}>
              {[
                timeText(other.createdAt, frame),
                t(`inbox.state.${other.state}`),
                holderText(other, frame, names),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </List>
    </section>
  );
}

function Looks({ frame, looks, names }: RequestProps) {
  const { t } = frame;
  return (
    <details className={styles.looks}>
      <summary>{t('inbox.looks')}</summary>
      <ul>
        {looks.map(({ account, act, at }) => (
          <li key={`${account}-${act}-${at.toISOString()}`}>
            {`${timeText(at, frame)}: ${names.get(account) ?? t('inbox.formerColleague')}, ${t(`inbox.look.${act}`)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
