import type { PageContext } from '~/page/contract';
import { classNames } from '~/ui/class-names';
import styles from './choice-buttons.module.css';
import type { ListName } from './device/chosen-cars';

interface ChoiceProps {
  readonly car: {
    readonly id: string;
    /** With its version, which tells it from others of its model. */
    readonly title: string;
    /** Brand and model, by which it is remembered; a card has it. */
    readonly model?: string;
  };
  readonly page: Pick<PageContext, 't' | 'site'>;
  /** The card around the button says which car it is (`carOf`). */
  readonly inCard?: boolean;
  readonly className?: string | undefined;
}

/**
 * The same markup whatever is chosen, because cards are cached: `saved-cars.enhance.ts` sets the state, and answers their clicks
 * by the link of the header. Hidden without script.
 */
const attributes = (list: ListName, { car, inCard = false }: ChoiceProps) => ({
  type: 'button' as const,
  'aria-pressed': false,
  'data-choice': list,
  ...(!inCard && { 'data-car': car.id, 'data-title': car.model ?? car.title }),
});

/** Saves a car: a heart, with or without its label. Nothing on sites without saved cars. */
export function SaveButton(props: ChoiceProps & { readonly look: 'round' | 'word' }) {
  const { car, page, className, look } = props;
  if (page.site.paths.savedCars === undefined) return null;
  return (
    <button
      {...attributes('saved-cars', props)}
      className={classNames(look === 'round' ? styles.round : styles.word, styles.save, className)}
      aria-label={page.t('saved.save', { car: car.title })}
    >
      {look === 'word' && page.t('saved.short')}
    </button>
  );
}

/** Adds a car to the comparison: a tick box with its label. */
export function CompareButton(props: ChoiceProps) {
  const { car, page, className } = props;
  if (page.site.paths.comparison === undefined) return null;
  return (
    <button
      {...attributes('compared-cars', props)}
      className={classNames(styles.word, styles.compare, className)}
      aria-label={page.t('compare.choose', { car: car.title })}
    >
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
