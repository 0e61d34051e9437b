import type { ReactNode } from 'react';
import type { AvailableWorkshop } from '~/modules/workshop';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Radio } from '~/ui/form/controls';
import { Skeleton } from '~/ui/skeleton';
import { useSteadyEnd } from '~/ui/steady-end/steady-end';
import { type Booking, useBooking } from '../../state/booking-context';
import { NoWorkshops, type NoWorkshopsProps } from './no-workshops';
import { inOrder, type WorkshopOrder } from './order';
import { beginsWithBrand, originOf } from './origin';
import type { StreamState } from './stream';
import { useFocusOnFirstNew } from './use-focus-on-first-new';
import styles from './workshop-list.module.css';

interface Props {
  readonly stream: StreamState;
  readonly order: WorkshopOrder;
  readonly onOrder: (order: WorkshopOrder) => void;
  readonly onMore: () => void;
  readonly card: (workshop: AvailableWorkshop) => ReactNode;
  readonly none?: NoWorkshopsProps | undefined;
}

const ORDERS = [
  ['nearest', 'workshop.nearest'],
  ['earliest', 'workshop.earliest'],
] as const;

/** The workshops as they come, five at a time, with skeletons for those that are awaited. */
export function WorkshopList({ stream, order, onOrder, onMore, card, none }: Props) {
  const { t, uid, state, site } = useBooking();
  const { workshops, awaited, phase, exhausted } = stream;
  const isLoading = phase === 'loading';
  const isOver = phase === 'done' || phase === 'refused';
  const hasNone = isOver && workshops.length === 0;
  const results = useSteadyEnd<HTMLDivElement>(isLoading);
  const focusOnFirstNew = useFocusOnFirstNew(results, workshops, isLoading);
  const again = () => {
    // The button that was pressed goes.
    document.getElementById(`${uid}-workshops`)?.focus();
    onMore();
  };
  return (
    <section className={styles.root} aria-labelledby={`${uid}-workshops`}>
      <div className={styles.head}>
        <h3 id={`${uid}-workshops`} tabIndex={-1} className={styles.title}>
          {t('workshop.list')}
        </h3>
        <fieldset className={styles.orders}>
          <legend className="visually-hidden">{t('workshop.sort')}</legend>
          {ORDERS.map(([value, text]) => (
            <Radio
              key={value}
              label={t(text)}
              name={`${uid}-order`}
              value={value}
              checked={order === value}
              onChange={() => onOrder(value)}
            />
          ))}
        </fieldset>
      </div>
      {(workshops.length > 0 || isLoading) && (
        <p className={styles.basis} data-basis="">
          {order === 'earliest' ? t('workshop.byTime') : nearestText({ t, state, site }, workshops)}
        </p>
      )}
      <div ref={results} className={styles.results}>
        {!hasNone && (
          <ul className={styles.list} aria-busy={isLoading}>
            {inOrder(workshops, order).map((workshop) => (
              <li key={workshop.departmentId}>{card(workshop)}</li>
            ))}
            {Array.from({ length: awaited }, (_, at) => (
              // The first of them makes room for what has come, the others stay.
              <li
                key={`awaited-${awaited - at}`}
                className={styles.awaited}
                data-skeleton=""
                aria-hidden="true"
              >
                <Skeleton width="55%" height="1.4rem" />
                <Skeleton width="75%" height="1rem" />
                <Skeleton width="9rem" height="1.8rem" />
                <Skeleton height="3rem" />
              </li>
            ))}
          </ul>
        )}
        {(hasNone || phase === 'refused') && <NoWorkshops {...none} />}
        {phase === 'broken' && (
          <Alert
            tone="warning"
            live
            action={
              <Button size="s" variant="secondary" onClick={again}>
                {t('workshop.retry')}
              </Button>
            }
          >
            {t('workshop.broken')}
          </Alert>
        )}
      </div>
      {!hasNone && phase !== 'idle' && (
        <Button
          variant="ghost"
          className={styles.more}
          disabled={isLoading || exhausted || phase === 'broken'}
          data-more=""
          onClick={() => {
            focusOnFirstNew();
            onMore();
          }}
        >
          {t('workshop.more')}
        </Button>
      )}
    </section>
  );
}

/** What the order is based on, as whoever ranks has to say (directive 2011/83/EU article 6a). */
function nearestText(
  { t, state, site }: Pick<Booking, 't' | 'state' | 'site'>,
  workshops: readonly AvailableWorkshop[],
): string {
  const origin = originOf(state, site);
  const brand = state.car?.brand ?? '';
  return beginsWithBrand(workshops, origin, brand)
    ? t('workshop.byBrand', { brand, place: origin.name })
    : t('workshop.byDistance', { place: origin.name });
}
