import type { SendOut, SendOutPreview } from '~/modules/tyre-hotel';
import { formatDateTime } from '~/platform/time';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import type { Names } from '../../inbox/request-words';
import { tyresPath } from '../../paths';
import staffStyles from '../../staff.module.css';
import styles from '../tyres.module.css';
import { TyresHead, type TyresPlace } from '../tyres-head';
import { SeasonText } from './due.view';

interface SendOutsProps extends TyresPlace {
  readonly preview: SendOutPreview;
  readonly sendOuts: readonly SendOut[];
  readonly names: Names;
  /** Of the form. */
  readonly id: string;
  /** How many agreements have just been told. */
  readonly sent: number | null;
}

/** 'Time to change wheels': to whom it would go, what they would read, and what earlier ones came to. */
export function SendOutsView(props: SendOutsProps) {
  const { preview, sent, id, ...place } = props;
  const { frame, workshop } = place;
  const { t, site, locale } = frame;
  const { recipients, mails, booked, already, optedOut, startsAt } = preview;
  const starts = formatDateTime(startsAt, site.zone, locale);
  return (
    <>
      <TyresHead {...place} page="/send-outs" heading={t('tyres.sendOuts')} />
      {sent !== null && sent > 0 && (
        <Alert tone="success" live className={styles.message}>
          {t('tyres.sentNow', { count: sent })}
        </Alert>
      )}
      <SeasonText frame={frame} change={preview.change} />
      <dl className={styles.numbers}>
        {(
          [
            ['recipients', recipients],
            ['mails', mails],
            ['booked', booked],
            ['already', already],
            ['optedOut', optedOut],
          ] as const
        ).map(([name, count]) => (
          <div key={name}>
            <dt>{t(`tyres.sendOut.${name}`)}</dt>
            <dd>{count.toLocaleString(locale)}</dd>
          </div>
        ))}
      </dl>
      {recipients === 0 ? (
        <p className={staffStyles.muted}>{t('tyres.nobodyToNotify')}</p>
      ) : (
        <form
          method="post"
          action={tyresPath(workshop.departmentId, '/send-outs')}
          className={styles.sendForm}
        >
          <input type="hidden" name="id" value={id} />
          <p>{t('tyres.sendText', { when: starts })}</p>
          <div>
            <Button type="submit">{t('tyres.sendNow', { count: recipients })}</Button>
          </div>
        </form>
      )}
      <Example {...props} />
      <Earlier {...props} />
    </>
  );
}

function Example({ frame: { t }, preview: { example } }: SendOutsProps) {
  if (example === null) return null;
  return (
    <section aria-labelledby="example" className={styles.part}>
      <h2 id="example" className={styles.heading}>
        {t('tyres.example')}
      </h2>
      <div className={styles.columns}>
        <div className={styles.letter}>
          <p className={styles.wheelName}>{t('tyres.exampleMail')}</p>
          <p lang={example.language}>
            <strong>{example.subject}</strong>
          </p>
          <p lang={example.language} className={styles.letterText}>
            {example.text}
          </p>
        </div>
        <div className={styles.letter}>
          <p className={styles.wheelName}>{t('tyres.exampleSms')}</p>
          <p lang={example.language} className={styles.letterText}>
            {example.sms}
          </p>
        </div>
      </div>
    </section>
  );
}

function Earlier({ frame, sendOuts, names }: SendOutsProps) {
  const { t, site, locale } = frame;
  return (
    <section aria-labelledby="earlier" className={styles.part}>
      <h2 id="earlier" className={styles.heading}>
        {t('tyres.earlier')}
      </h2>
      {sendOuts.length === 0 ? (
        <p className={staffStyles.muted}>{t('tyres.noneEarlier')}</p>
      ) : (
        <ul className={styles.list}>
          {sendOuts.map(({ id, startedAt, account, agreements, mails, texts, booked }) => (
            <li key={id} className={styles.found}>
              <p>
                <strong>{formatDateTime(startedAt, site.zone, locale)}</strong>{' '}
                {names.get(account) ?? t('inbox.formerColleague')}
              </p>
              <p>{t('tyres.sendOutOf', { count: agreements })}</p>
              <p>{t('tyres.sendOutLeft', { mails, texts })}</p>
              <p>{t('tyres.sendOutBooked', { count: booked })}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
