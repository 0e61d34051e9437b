import type { LocalMoment } from '~/modules/workshop';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import { dayInWords, shortDate } from '~/ui/text/wall-clock';
import chosenStyles from './chosen-part.module.css';
import styles from './time-choice.module.css';
import type { Tools } from './tools';

interface Props {
  readonly tools: Tools;
  readonly date: string;
  /** `HH:mm`, ascending; none: the car is left for the day. */
  readonly times: readonly string[];
  /** When the car can be fetched, one for each time; undefined: on the day. */
  readonly pickUps: readonly LocalMoment[] | undefined;
  readonly time: string | null;
  /** When the car can be fetched, if `time` is chosen. */
  readonly pickUp: LocalMoment | null;
  readonly onPick: (time: string, pickUp: LocalMoment | null) => void;
  readonly onChange: () => void;
}

/** The times of a day, or that it has none and the car is left for all of it; once chosen, the time alone. */
export function TimeChoice({ tools, date, times, pickUps, time, pickUp, onPick, onChange }: Props) {
  const { t, locale } = tools;
  const fetched = ({ date: day, time: at }: LocalMoment): string =>
    t('times.pickUp', { pickUp: `${shortDate(day, locale)} ${at}` });
  if (times.length === 0) {
    return (
      <Alert tone="info" title={t('times.allDay')} data-all-day="">
        {t('byPlace.allDayText')}
      </Alert>
    );
  }
  if (time !== null) {
    return (
      <div className={chosenStyles.chosen} data-chosen-time={time}>
        <Icon name="CheckCircle" size="1.5rem" className={chosenStyles.mark} />
        <div className={chosenStyles.words}>
          <p className={chosenStyles.value}>{time}</p>
          {pickUp !== null && <p className={chosenStyles.note}>{fetched(pickUp)}</p>}
        </div>
        <Button variant="ghost" size="s" onClick={onChange}>
          {t('byPlace.changeTime')}
        </Button>
      </div>
    );
  }
  const words = dayInWords(date, locale);
  return (
    <ul className={styles.times} aria-label={t('byPlace.timesOn', { date: words })}>
      {times.map((each, at) => {
        const ready = pickUps?.[at];
        return (
          <li key={each}>
            <button
              type="button"
              className={styles.time}
              data-time={each}
              aria-label={ready === undefined ? `${each} ${words}` : `${each} ${fetched(ready)}, ${words}`}
              onClick={() => onPick(each, ready ?? null)}
            >
              {each}
              {ready !== undefined && <span className={styles.pickUp}> {fetched(ready)}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
