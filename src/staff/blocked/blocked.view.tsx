import type { BlockedSeries, StaffWorkshop } from '~/modules/workshop';
import { Alert } from '~/ui/alert';
import { Badge } from '~/ui/badge';
import { classNames } from '~/ui/class-names';
import { List } from '~/ui/text/list';
import { blockedSeriesPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import headStyles from '../workshop/head.module.css';
import { Crumb, Views } from '../workshop/workshop-head';
import styles from './blocked.module.css';
import { BlockedForm, type BlockedProblem, fieldOf, type TypedBlockedTimes } from './blocked-form';
import { reasonText, spanText } from './blocked-words';

/** How many times of a series are listed. */
const MAX_TIMES = 3;

/** When bays take no work, and the form that says so. */
export function BlockedView({
  frame,
  workshop,
  canChoose,
  bays,
  coming,
  typed,
  problem,
  done,
}: {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
  readonly canChoose: boolean;
  readonly bays: readonly { readonly id: string; readonly name: string }[];
  readonly coming: readonly BlockedSeries[];
  readonly typed: TypedBlockedTimes;
  readonly problem: BlockedProblem | null;
  /** Something has just been released. */
  readonly done: boolean;
}) {
  const { t, locale } = frame;
  const { departmentId } = workshop;
  return (
    <>
      <div className={headStyles.head}>
        <div>
          <Crumb frame={frame} workshop={workshop} canChoose={canChoose} />
          <h1 className={staffStyles.title}>{t('blocked.name')}</h1>
        </div>
        <div className={headStyles.tools}>
          <Views frame={frame} workshop={workshop} kind="blocked" day={null} />
        </div>
      </div>
      {done && (
        <Alert tone="success" live className={styles.message}>
          {t('blocked.released')}
        </Alert>
      )}
      {problem !== null && (
        <Alert tone="danger" live className={styles.message}>
          {t(`blocked.problem.${problem.code}`)} <a href={`#${fieldOf(problem)}`}>{t('blocked.toField')}</a>
        </Alert>
      )}
      <div className={styles.page}>
        <section aria-labelledby="block">
          <h2 id="block" className={styles.heading}>
            {t('blocked.blockTime')}
          </h2>
          <p className={staffStyles.muted}>{t('blocked.intro')}</p>
          <BlockedForm
            frame={frame}
            departmentId={departmentId}
            bays={bays}
            typed={typed}
            problem={problem}
          />
        </section>
        <section aria-labelledby="coming">
          <h2 id="coming" className={styles.heading}>
            {t('blocked.coming')}
          </h2>
          {coming.length === 0 ? (
            <p className={staffStyles.muted}>{t('blocked.none')}</p>
          ) : (
            <List className={styles.list}>
              {coming.map((series) => (
                <li key={series.id} className={styles.series}>
                  <p className={styles.line}>
                    <a href={blockedSeriesPath(departmentId, series.id)} className={styles.reason}>
                      {reasonText(series, t)}
                    </a>
                    {series.visits > 0 && (
                      <Badge tone="warning">{t('blocked.visits', { count: series.visits })}</Badge>
                    )}
                  </p>
                  <p>{series.bays.join(', ')}</p>
                  <p className={classNames(staffStyles.muted, styles.times)}>
                    {series.times
                      .slice(0, MAX_TIMES)
                      .map((span) => spanText(span, locale))
                      .join(' · ')}
                    {series.times.length > MAX_TIMES &&
                      ` · ${t('blocked.moreTimes', { count: series.times.length - MAX_TIMES })}`}
                  </p>
                </li>
              ))}
            </List>
          )}
        </section>
      </div>
    </>
  );
}
