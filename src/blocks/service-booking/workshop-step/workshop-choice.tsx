import { useEffect, useMemo, useRef, useState } from 'react';
import { useBooking } from '../booking-context';
import type { WorkshopOrder } from './order';
import { PickMessage } from './pick-message';
import { PlaceChoice } from './place-choice';
import { TimesCache } from './times-cache';
import type { Pick } from './use-pick';
import type { Workshops } from './use-workshops';
import { WeekPicker } from './week-picker';
import { WorkshopCard } from './workshop-card';
import styles from './workshop-choice.module.css';
import { WorkshopList } from './workshop-list';
import { WorkshopMap } from './workshop-map';

interface Props {
  readonly workshops: Workshops;
  readonly picking: Pick;
  /** Another number when what is free has changed. */
  readonly edition: number;
  /** The choice before was given up: the focus goes to the list. */
  readonly takesFocus: boolean;
}

/** Where and when: the place, the map, the list, and the times of the workshop that is open. */
export function WorkshopChoice({ workshops: { stream, more }, picking, edition, takesFocus }: Props) {
  const { uid, api } = useBooking();
  const [order, setOrder] = useState<WorkshopOrder>('nearest');
  const [openId, setOpenId] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  // Another edition begins with an empty cache
  const cache = useMemo(() => new TimesCache(api.timeslots, () => Date.now()), [api, edition]);
  useAnnouncements(stream);
  const cardId = (departmentId: string) => `${uid}-workshop-${departmentId}`;

  // Once, when it appears
  useEffect(() => {
    if (takesFocus) document.getElementById(`${uid}-workshops`)?.focus();
  }, []);
  // A card that the map has asked for is brought into view once its times are there.
  // The wish is in a ref
  useEffect(() => {
    if (wanted.current === null) return;
    const toggle = document.getElementById(`${cardId(wanted.current)}-toggle`);
    wanted.current = null;
    toggle?.focus({ preventScroll: true });
    toggle?.closest('article')?.scrollIntoView({ block: 'start' });
  });

  return (
    <div className={styles.root}>
      <PlaceChoice />
      {(stream.workshops.length > 0 || stream.phase === 'loading') && (
        <WorkshopMap
          workshops={stream.workshops}
          openId={openId}
          onTimes={(departmentId) => {
            wanted.current = departmentId;
            setOpenId(departmentId);
          }}
        />
      )}
      <WorkshopList
        stream={stream}
        order={order}
        onOrder={setOrder}
        onMore={more}
        card={(workshop) => {
          const { departmentId } = workshop;
          const id = cardId(departmentId);
          const { problem, pending, pick } = picking;
          return (
            <WorkshopCard
              {...{ workshop, id }}
              isOpen={openId === departmentId}
              onToggle={() => setOpenId(openId === departmentId ? null : departmentId)}
            >
              {problem?.departmentId === departmentId && (
                <PickMessage
                  problem={problem}
                  isBusy={pending !== null}
                  onPick={(slot) => pick(workshop, slot)}
                />
              )}
              <WeekPicker
                {...{ workshop, cache, edition, pending, id }}
                onPick={(slot) => pick(workshop, slot)}
              />
            </WorkshopCard>
          );
        }}
      />
    </div>
  );
}

/** What happens in the list is said to those who do not see it, and a list without workshops is told to analytics. */
function useAnnouncements({ phase, workshops }: Workshops['stream']): void {
  const { t, announce, track } = useBooking();
  const count = workshops.length;
  // A new phase is news, one workshop more is not
  useEffect(() => {
    if (phase === 'loading') announce(t('workshop.searching'));
    if (phase === 'done' && count > 0) announce(t('workshop.found', { count }));
    if (phase === 'refused' || (phase === 'done' && count === 0)) {
      track({ type: 'error', code: 'error_workshop' });
    }
  }, [phase]);
}
