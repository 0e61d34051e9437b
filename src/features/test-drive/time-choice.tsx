import type { DriveTime, FreeDay } from '~/modules/test-drives';
import { writeDriveTime } from '~/modules/test-drives';
import { formatVisitDay, formatVisitDayShort, formatVisitTime } from '~/modules/workshop';
import type { PageContext } from '~/page/contract';
import { BoxedRadio } from '~/ui/form/boxed-radio';
import styles from './test-drive.module.css';

interface Props {
  readonly days: readonly FreeDay[];
  /** Where a time was taken: others that are free. */
  readonly alternatives: readonly DriveTime[];
  /** `2026-11-27T10:00`; empty for none. */
  readonly chosen: string;
  readonly page: PageContext;
}

/** Days to open, each with its times: one group of radio buttons in all. */
export function TimeChoice({ days, alternatives, chosen, page }: Props) {
  const open = days.find(({ date }) => chosen.startsWith(date))?.date ?? days[0]?.date;
  return (
    <div className={styles.days}>
      {alternatives.length > 0 && (
        <fieldset className={styles.times}>
          <legend className={styles.legend}>{page.t('visitPage.alternatives')}</legend>
          {alternatives.map((at) => (
            <Time key={writeDriveTime(at)} at={at} page={page} dated />
          ))}
        </fieldset>
      )}
      {days.map(({ date, times }) => (
        <details key={date} className={styles.day} open={date === open && alternatives.length === 0}>
          <summary>{formatVisitDay({ date, time: null }, page)}</summary>
          <fieldset className={styles.times}>
            <legend className="visually-hidden">{formatVisitDay({ date, time: null }, page)}</legend>
            {times.map((time) => (
              <Time
                key={time}
                at={{ date, time }}
                page={page}
                isChosen={chosen === writeDriveTime({ date, time })}
              />
            ))}
          </fieldset>
        </details>
      ))}
    </div>
  );
}

interface TimeProps {
  readonly at: DriveTime;
  readonly page: PageContext;
  /** It says its day. */
  readonly dated?: boolean;
  readonly isChosen?: boolean;
}

const Time = ({ at, page, dated = false, isChosen = false }: TimeProps) => (
  <BoxedRadio name="time" value={writeDriveTime(at)} defaultChecked={isChosen}>
    {dated && `${formatVisitDayShort({ date: at.date, time: null }, page)} `}
    {formatVisitTime(at, page)}
  </BoxedRadio>
);
