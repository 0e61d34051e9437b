import type { PageContext } from '~/page/contract';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon/icon';
import styles from './choice-buttons.module.css';
import type { ListName } from './chosen-cars';

interface ChoiceProps {
  readonly car: { readonly id: string; readonly title: string };
  readonly page: Pick<PageContext, 't' | 'site'>;
  readonly className?: string | undefined;
}

/**
 * The same markup whatever the visitor has chosen, as cards are remembered: `saved-cars.enhance.ts` presses it. Without a
 * script it could do nothing and is not there.
 */
const attributes = (list: ListName, { car }: ChoiceProps) => ({
  type: 'button' as const,
  'aria-pressed': false,
  'data-enhance-click': 'saved-cars',
  'data-choice': list,
  'data-car': car.id,
  'data-title': car.title,
});

/** Saves a car: a heart, with its word beside it where there is room. Nothing on sites that keep no cars. */
export function SaveButton(props: ChoiceProps & { readonly look: 'round' | 'word' }) {
  const { car, page, className, look } = props;
  if (page.site.paths.savedCars === undefined) return null;
  return (
    <button
      {...attributes('saved-cars', props)}
      className={classNames(look === 'round' ? styles.round : styles.word, styles.save, className)}
      aria-label={page.t('saved.save', { car: car.title })}
    >
      <Icon name="Heart" size="1.375rem" />
      {look === 'word' && page.t('saved.short')}
    </button>
  );
}

/** Puts a car beside others: a box to tick, and what that means. */
export function CompareButton(props: ChoiceProps) {
  const { car, page, className } = props;
  if (page.site.paths.comparison === undefined) return null;
  return (
    <button
      {...attributes('compared-cars', props)}
      className={classNames(styles.word, styles.compare, className)}
      aria-label={page.t('compare.choose', { car: car.title })}
    >
      <span className={styles.box}>
        <Icon name="Check" size="0.875rem" />
      </span>
      {page.t('compare.short')}
    </button>
  );
}

/** Both, side by side. */
export function ChoiceRow({ className, ...props }: ChoiceProps) {
  if (props.page.site.paths.savedCars === undefined) return null;
  return (
    <div className={classNames(styles.row, className)}>
      <SaveButton {...props} look="word" />
      <CompareButton {...props} />
    </div>
  );
}
