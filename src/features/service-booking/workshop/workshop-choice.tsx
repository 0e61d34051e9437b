import { useEffect, useRef, useState } from 'react';
import { useBooking } from '../state/booking-context';
import type { NoWorkshopsProps } from './list/no-workshops';
import type { WorkshopOrder } from './list/order';
import { SearchPlace } from './list/search-place';
import type { Workshops } from './list/use-workshops';
import { WorkshopCard } from './list/workshop-card';
import { WorkshopList } from './list/workshop-list';
import { WorkshopMap } from './map/workshop-map';
import { PickMessage } from './pick-message';
import type { TimesCache } from './times/times-cache';
import { WeekPicker } from './times/week-picker';
import type { Pick } from './use-pick';
import styles from './workshop-choice.module.css';

interface Props {
  readonly workshops: Workshops;
  readonly picking: Pick;
  /** Another one when what is free has changed. */
  readonly cache: TimesCache;
  readonly none?: NoWorkshopsProps;
}

/** Where and when: the place, the map, the list, and the times of the workshop that is open. */
export function WorkshopChoice({ workshops: { stream, more }, picking, cache, none }: Props) {
  const { uid } = useBooking();
  const [order, setOrder] = useState<WorkshopOrder>('nearest');
  const [openId, setOpenId] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  useAnnouncements(stream);

  // A card that the map has asked for is brought into view once its times are open.
  useEffect(() => {
    if (wanted.current === null || wanted.current !== openId) return;
    wanted.current = null;
    showCard(cardIdOf(uid, openId));
  }, [openId, uid]);

  return (
    <div className={styles.root}>
      <SearchPlace />
      {(stream.workshops.length > 0 || stream.phase === 'loading') && (
        <WorkshopMap
          workshops={stream.workshops}
          openId={openId}
          onTimes={(departmentId) => {
            if (openId === departmentId) return showCard(cardIdOf(uid, departmentId));
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
        none={none}
        card={(workshop) => {
          const { departmentId } = workshop;
          const id = cardIdOf(uid, departmentId);
          const { problem, pending, pick } = picking;
          return (
            <WorkshopCard
              workshop={workshop}
              id={id}
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
                workshop={workshop}
                cache={cache}
                pending={pending}
                id={id}
                onPick={(slot) => pick(workshop, slot)}
              />
            </WorkshopCard>
          );
        }}
      />
    </div>
  );
}

const cardIdOf = (uid: string, departmentId: string): string => `${uid}-workshop-${departmentId}`;

function showCard(id: string): void {
  const toggle = document.getElementById(`${id}-toggle`);
  toggle?.focus({ preventScroll: true });
  toggle?.closest('article')?.scrollIntoView({ block: 'start' });
}

/** What happens in the list is said to those who do not see it, and a list without workshops is told to analytics. */
function useAnnouncements({ phase, workshops }: Workshops['stream']): void {
  const { t, announce, track } = useBooking();
  const count = workshops.length;
  const announced = useRef<typeof phase>('idle');
  useEffect(() => {
    // A new phase is news, one workshop more is not.
    if (announced.current === phase) return;
    announced.current = phase;
    if (phase === 'loading') announce(t('workshop.searching'));
    else if (phase === 'done' && count > 0) announce(t('workshop.found', { count }));
    else if (phase !== 'idle') announce('');
    if (phase === 'refused' || (phase === 'done' && count === 0)) {
      track({ type: 'error', code: 'error_workshop' });
    }
  }, [phase, count, t, announce, track]);
}
