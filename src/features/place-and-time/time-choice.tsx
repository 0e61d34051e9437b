import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import { dayInWords } from '~/ui/wall-clock';
import chosenStyles from './chosen-part.module.css';
import styles from './time-choice.module.css';
import type { Tools } from './tools';

interface Props {
  readonly tools: Tools;
  readonly date: string;
  /** `HH:mm`, ascending; none: the car is left for the day. */
  readonly times: readonly string[];
  readonly time: string | null;
  readonly onPick: (time: string) => void;
  readonly onChange: () => void;
}

/** The times of a day, or that it has none and the car is left for all of it; once chosen, the time alone. */
export function TimeChoice({ tools: { t, locale }, date, times, time, onPick, onChange }: Props) {
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
        </div>
        <Button variant="ghost" size="s" onClick={onChange}>
          {t('byPlace.changeTime')}
        </Button>
      </div>
    );
  }
  const words = dayInWords(date, locale);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is none to VoiceOver without it
    <ul role="list" className={styles.times} aria-label={t('byPlace.timesOn', { date: words })}>
      {times.map((each) => (
        <li key={each}>
          <button
            type="button"
            className={styles.time}
            data-time={each}
            aria-label={`${each} ${words}`}
            onClick={() => onPick(each)}
          >
            {each}
          </button>
        </li>
      ))}
    </ul>
  );
}
