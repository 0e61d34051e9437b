import { useEffect, useRef } from 'react';
import type { Department } from '~/modules/service-booking/browser';
import { namesBrand } from '~/modules/workshop/browser';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { RetryAlert } from '~/ui/island/retry-alert';
import { Skeleton } from '~/ui/skeleton';
import { formatNumber } from '~/ui/text/format';
import { dayInWords } from '~/ui/text/wall-clock';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { Tools } from './tools';
import { type FirstDay, type FirstDays, PAGE_SIZE, type Workshops } from './use-workshops';
import { WithMail } from './with-mail';
import styles from './workshop-list.module.css';

interface Props {
  readonly tools: Tools;
  readonly workshops: Workshops;
  /** So many of them show. */
  readonly count: number;
  readonly onMore: () => void;
  readonly firstDays: FirstDays;
  /** Where distances are counted from, where nobody has said where they are; null: from the place that was chosen. */
  readonly from: string | null;
  readonly brand: string;
  readonly onChoose: (department: Department) => void;
}

/** Three workshops, and three more with each press (BY-PLACE-7). */
export function WorkshopList({ tools, workshops: { found, again }, count, onMore, ...rest }: Props) {
  const { t, uid, email } = tools;
  const next = useRef<string | null>(null);
  useEffect(() => {
    // The button that has brought more may be gone with the last of them.
    if (next.current !== null) document.getElementById(`${next.current}-name`)?.focus();
    next.current = null;
  });
  if (found.kind === 'loading') {
    return (
      <div className={styles.list} aria-hidden="true">
        {Array.from({ length: PAGE_SIZE }, (_, at) => (
          <Skeleton key={at} height="9.5rem" className={styles.waiting} />
        ))}
      </div>
    );
  }
  if (found.kind === 'failed') return <Failed tools={tools} heading={`${uid}-workshop`} onAgain={again} />;
  const departments = found.value;
  if (departments.length === 0) {
    return (
      <Alert tone="info" live title={t('wizard.noWorkshops')} data-no-workshops="">
        <WithMail text={(mail) => t('byPlace.noneHelp', { email: mail })} email={email} />
      </Alert>
    );
  }
  const more = () => {
    next.current = cardId(uid, departments[count]?.departmentId ?? '');
    onMore();
  };
  const shown = departments.slice(0, count);
  const { days, failed, again: askDays } = rest.firstDays;
  const missing = shown.find(({ departmentId }) => !days.has(departmentId))?.departmentId ?? '';
  return (
    <>
      <ul className={styles.list}>
        {shown.map((department) => (
          <li key={department.departmentId}>
            <WorkshopCard tools={tools} department={department} {...rest} />
          </li>
        ))}
      </ul>
      {failed && <Failed tools={tools} heading={`${cardId(uid, missing)}-name`} onAgain={askDays} />}
      {departments.length > count && (
        <Button variant="secondary" className={styles.more} onClick={more}>
          {t('byPlace.more')}
        </Button>
      )}
    </>
  );
}

interface FailedProps extends Pick<Props, 'tools'> {
  /** Id of the heading that takes the focus with another attempt: the button that was pressed goes. */
  readonly heading: string;
  readonly onAgain: () => void;
}

/** What could not be had, and another attempt (BY-PLACE-9). */
export function Failed({ tools: { t }, heading, onAgain }: FailedProps) {
  const retry = () => {
    document.getElementById(heading)?.focus();
    onAgain();
  };
  return <RetryAlert title={t('byPlace.failed')} again={t('error.tryAgain')} onRetry={retry} />;
}

const cardId = (uid: string, departmentId: string): string => `${uid}-workshop-${departmentId}`;

type CardProps = Pick<Props, 'tools' | 'firstDays' | 'from' | 'brand' | 'onChoose'> & {
  readonly department: Department;
};

function WorkshopCard({ tools, department, firstDays, from, brand, onChoose }: CardProps) {
  const { t, uid, locale } = tools;
  const { departmentId, name, address, distanceKm, brands } = department;
  const id = cardId(uid, departmentId);
  const distance = `${formatNumber(rounded(distanceKm), locale)}\u00a0km`;
  return (
    <article className={styles.card} aria-labelledby={`${id}-name`} data-workshop={departmentId}>
      <div className={styles.words}>
        <h4 id={`${id}-name`} tabIndex={-1} className={styles.name}>
          {name}
        </h4>
        <p className={styles.address}>
          {`${address}\u00a0· `}
          <span className={styles.distance}>
            {from === null
              ? t('workshop.distance', { distance })
              : t('workshop.distanceFrom', { distance, place: from })}
          </span>
        </p>
        {namesBrand(brands, brand) && (
          <Badge tone="success" icon="CheckCircle">
            {t('workshop.authorised')}
          </Badge>
        )}
      </div>
      <FirstFreeDay
        tools={tools}
        day={firstDays.days.get(departmentId) ?? (firstDays.failed ? UNKNOWN : null)}
      />
      <Button
        variant="secondary"
        className={styles.choose}
        aria-describedby={`${id}-name`}
        onClick={() => onChoose(department)}
      >
        {t('byPlace.choose')}
      </Button>
    </article>
  );
}

const rounded = (km: number): number => (km < 10 ? Math.max(0.1, Math.round(km * 10) / 10) : Math.round(km));

const UNKNOWN: FirstDay = { kind: 'unknown' };

/** @param day null: on its way */
function FirstFreeDay({ tools, day }: Pick<Props, 'tools'> & { readonly day: FirstDay | null }) {
  const { t, locale } = tools;
  if (day?.kind === 'none') return <p className={styles.first}>{t('byPlace.noFirstDay')}</p>;
  if (day === null) {
    return (
      <p className={styles.first}>
        <span aria-hidden="true">{t('byPlace.firstDay')}</span>
        <VisuallyHidden>{t('byPlace.firstDayLoading')}</VisuallyHidden>
        <span className={styles.moment}>
          <Skeleton width="9rem" />
        </span>
      </p>
    );
  }
  return (
    <p className={styles.first}>
      {t('byPlace.firstDay')}
      <strong className={styles.moment}>
        {day.kind === 'free' ? dayInWords(day.date, locale) : t('byPlace.firstDayUnknown')}
      </strong>
    </p>
  );
}
