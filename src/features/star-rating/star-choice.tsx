import { Icon } from '~/ui/icon/icon';
import styles from './star-choice.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

export interface StarChoiceProps {
  readonly legend: string;
  /** Of the form field; its value is a figure from 1 to 5. */
  readonly name: string;
  /** "{count} stars of 5", by number. */
  readonly star: (count: number) => string;
  /** Stars that are chosen when the page comes; 0: none. */
  readonly chosen?: number;
  /** Id of the text that says what is wrong. */
  readonly problemId?: string | undefined;
  readonly onChoose?: (stars: number) => void;
}

/** Five radio buttons that look like stars: the style sheet fills them up to the chosen one, so they need no script. */
export function StarChoice({ legend, name, star, chosen = 0, problemId, onChoose }: StarChoiceProps) {
  return (
    <fieldset aria-describedby={problemId} className={styles.stars}>
      <legend className={styles.legend}>{legend}</legend>
      {STARS.map((count) => (
        <label key={count} className={styles.star}>
          {/* It covers its star: one that is off the screen would be shown by the base style while it is pressed, and push
              what stands below away from the pointer. */}
          <input
            type="radio"
            name={name}
            value={count}
            defaultChecked={chosen === count}
            required
            aria-label={star(count)}
            className={styles.radio}
            {...(onChoose !== undefined && { onChange: () => onChoose(count) })}
          />
          <Icon name="Star" size="2rem" />
        </label>
      ))}
    </fieldset>
  );
}
