import { type ReactNode, useCallback, useState } from 'react';
import { useSteadyEnd } from '~/ui/steady-end/steady-end';
import { type Booking, useBooking } from '../state/booking-context';
import { ChosenWorkshop } from './chosen-workshop';
import type { NoWorkshopsProps } from './list/no-workshops';
import type { Workshops } from './list/use-workshops';
import { TimesCache } from './times/times-cache';
import { usePick } from './use-pick';
import { WorkshopChoice } from './workshop-choice';
import styles from './workshop-part.module.css';

export interface WorkshopOrTimeProps {
  /** While another step is open nothing of it is seen, and what is known stays known. */
  readonly isOpen?: boolean;
  readonly workshops: Workshops;
  /** What is said where there are none, if not what flow A says. */
  readonly none?: NoWorkshopsProps;
  /** Stands below the chosen time. */
  readonly children: ReactNode;
}

/** The list with its map and week pickers until a time is held, then the one card that says so. */
export function WorkshopOrTime({ isOpen = true, workshops, none, children }: WorkshopOrTimeProps) {
  const { state, api, dispatch } = useBooking();
  const { location } = state;
  const [cache, setCache] = useState(() => timesOf(api));
  // What is free has changed.
  const forget = useCallback(() => setCache(timesOf(api)), [api]);
  const picking = usePick(forget);
  // The card of a time that is held is less than the list.
  const place = useSteadyEnd<HTMLDivElement>(picking.pending !== null);
  if (!isOpen) return null;
  return (
    <div ref={place} className={styles.place}>
      {location === null ? (
        <WorkshopChoice
          workshops={workshops}
          picking={picking}
          cache={cache}
          {...(none !== undefined && { none })}
        />
      ) : (
        <>
          <ChosenWorkshop
            workshop={location}
            picking={picking}
            onChange={() => {
              forget();
              dispatch({ type: 'clearSlot' });
            }}
          />
          {children}
        </>
      )}
    </div>
  );
}

const timesOf = ({ timeslots }: Booking['api']) => new TimesCache(timeslots, () => Date.now());
