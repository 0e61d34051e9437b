import { useCallback } from 'react';
import { HoldClock } from '~/features/time-hold';
import type { AvailableWorkshop } from '~/modules/workshop';
import { Alert, AlertPlace } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import { fullMomentText } from '~/ui/text/wall-clock';
import { useBooking } from '../state/booking-context';
import { chosenId } from '../state/focus';
import { chosenSlot } from '../state/store';
import styles from './chosen-workshop.module.css';
import { SmallMap } from './map/small-map';
import { PickMessage } from './pick-message';
import { visitTimeText } from './times/visit-time';
import type { Pick } from './use-pick';

interface Props {
  readonly workshop: AvailableWorkshop;
  readonly picking: Pick;
  readonly onChange: () => void;
}

/** The card once a time is chosen (WORKSHOP-8): what, where, for how long it is held, and the way back. */
export function ChosenWorkshop({ workshop, picking, onChange }: Props) {
  const { t, state, site, uid, dispatch, current, announce } = useBooking();
  const onLost = useCallback(
    (holdId: string) => {
      if (current().hold?.holdId === holdId) dispatch({ type: 'holdLost' });
    },
    [current, dispatch],
  );
  const { siteName, address, departmentId } = workshop;
  const slot = chosenSlot(state);
  const { timeSlot, pickUp } = state.bookingInfo;
  const time = fullMomentText(timeSlot, site.locale) ?? '';
  const { pick, pending, problem } = picking;
  const isExpired = state.hold === null && slot !== null && problem === null;
  return (
    <article className={styles.card} aria-labelledby={chosenId(uid)} data-chosen-workshop={departmentId}>
      <SmallMap
        workshop={workshop}
        theme={site.map.theme}
        label={t('workshop.mapOf', { name: siteName })}
        credit={t('map.credit')}
      />
      <div className={styles.words}>
        <h3 id={chosenId(uid)} tabIndex={-1} className={styles.time}>
          <Icon name="CheckCircle" size="1.5rem" className={styles.mark} />
          {t('times.chosen', { time })}
        </h3>
        <p className={styles.name}>{siteName}</p>
        <p className={styles.address}>{address}</p>
        {pickUp !== undefined && (
          <p className={styles.address}>{visitTimeText(timeSlot, pickUp, t, site.locale)}</p>
        )}
        {state.bookingInfo.allDay && <p className={styles.address}>{t('times.allDayNote')}</p>}
        {state.hold !== null && <HoldClock hold={state.hold} t={t} announce={announce} onLost={onLost} />}
      </div>
      <AlertPlace>
        {isExpired && (
          <Alert
            tone="warning"
            action={
              <Button size="s" busy={pending !== null} onClick={() => pick(workshop, slot)}>
                {t('times.again')}
              </Button>
            }
          >
            {t('times.expired')}
          </Alert>
        )}
      </AlertPlace>
      {problem !== null && (
        <PickMessage problem={problem} isBusy={pending !== null} onPick={(other) => pick(workshop, other)} />
      )}
      <Button variant="secondary" size="s" className={styles.change} data-change="" onClick={onChange}>
        {t('times.change')}
      </Button>
    </article>
  );
}
