import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { MapGround } from '~/features/map/browser';
import { mapBoxStyles as box, liveMapStyles as library } from '~/features/map/browser';
import type { AvailableWorkshop } from '~/modules/workshop';
import { TILE_ADDRESS } from '~/platform/map/addresses';
import { warnServer } from '~/ui/browser-warning';
import { Button, IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { momentText } from '~/ui/text/wall-clock';
import { type Booking, useBooking } from '../../state/booking-context';
import { offsetIn, pictureOf, viewAround, viewOfAll, viewOfSelected, zoomedBy } from './map-view';
import { type LiveMap, useLiveMap } from './use-live-map';
import styles from './workshop-map.module.css';

interface Props {
  readonly workshops: readonly AvailableWorkshop[];
  /** `departmentId` of the workshop whose times are open. */
  readonly openId: string | null;
  /** The times of a workshop are asked for from the map. */
  readonly onTimes: (departmentId: string) => void;
}

/** Nearer to the edge than this a marker is not seen whole, in CSS pixels. */
const EDGE = 26;

/**
 * One marker per workshop, over a picture from our own server or, where it is welcome, over a map that can be dragged
 * (WORKSHOP-7). The markers are buttons in both cases.
 */
export function WorkshopMap({ workshops, openId, onTimes }: Props) {
  const { t, site } = useBooking();
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const live = useLiveMap(frame, stage, groundOf(t, site));
  const [popup, setPopup] = useState<string | null>(null);
  const { view, go } = live;
  const shown = useRef(view);
  shown.current = view;
  const first = workshops[0];
  const around = useRef<string | undefined>(undefined);
  // Another first workshop is another list, whatever else of it changes.
  useEffect(() => {
    if (around.current === first?.departmentId) return;
    around.current = first?.departmentId;
    setPopup(null);
    if (first !== undefined) go(viewAround(first));
  }, [first, go]);
  const movedTo = useRef<string | null>(null);
  // Opening moves the map, nothing else does.
  const open = workshops.find(({ departmentId }) => departmentId === openId);
  useEffect(() => {
    if (movedTo.current === openId) return;
    movedTo.current = openId;
    if (open !== undefined && shown.current !== null) go(viewOfSelected(shown.current, open));
  }, [openId, open, go]);

  const select = (workshop: AvailableWorkshop) => {
    const isOpen = popup === workshop.departmentId;
    setPopup(isOpen ? null : workshop.departmentId);
    if (!isOpen && view !== null) go(viewOfSelected(view, workshop));
  };
  const leavePopup = () => {
    const marker = frame.current?.querySelector<HTMLElement>('[data-marker][aria-expanded="true"]');
    setPopup(null);
    marker?.focus({ preventScroll: true });
  };
  const reach = (workshop: AvailableWorkshop) => {
    if (view !== null && frame.current !== null && !isSeen(frame.current, offsetIn(view, workshop)))
      go({ lat: workshop.latitude, lng: workshop.longitude, zoom: view.zoom });
  };

  const opened = workshops.find(({ departmentId }) => departmentId === popup);
  return (
    <div
      ref={frame}
      className={classNames(box.box, library.live, styles.map)}
      data-workshop-map=""
      data-map-zoom={view === null ? undefined : Number(view.zoom.toFixed(2))}
      {...(live.mode === 'live' && { 'data-live': '' })}
    >
      {view !== null && (
        <div
          className={box.scene}
          role="img"
          aria-label={t('workshop.map')}
          aria-hidden={live.mode === 'live'}
        >
          {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: a picture that does not come is no act of the visitor */}
          <img
            {...pictureOf(site.map.theme, view)}
            alt=""
            decoding="async"
            onError={() => warnServer('map-failed')}
          />
        </div>
      )}
      <div ref={stage} className={box.stage} />
      <div className={styles.markers}>
        {view !== null &&
          workshops.map((workshop) => (
            <Marker
              key={workshop.departmentId}
              workshop={workshop}
              {...offsetIn(view, workshop)}
              isOpen={popup === workshop.departmentId}
              isChosen={openId === workshop.departmentId}
              onSelect={() => select(workshop)}
              onReach={() => reach(workshop)}
            />
          ))}
      </div>
      <Controls live={live} workshops={workshops} frame={frame.current} onAll={() => setPopup(null)} />
      {opened !== undefined && (
        <Popup
          key={opened.departmentId}
          workshop={opened}
          onClose={leavePopup}
          onTimes={() => {
            setPopup(null);
            onTimes(opened.departmentId);
          }}
        />
      )}
    </div>
  );
}

function groundOf(t: Booking['t'], { map }: Booking['site']): MapGround {
  return {
    gestures: true,
    styleUrl: map.styleUrl,
    palette: map.palette,
    tiles: TILE_ADDRESS,
    country: map.country,
    texts: {
      label: t('workshop.map'),
      gesture: { windows: t('map.gestureWindows'), mac: t('map.gestureMac'), touch: t('map.gestureTouch') },
    },
  };
}

function isSeen(frame: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const { clientWidth, clientHeight } = frame;
  return Math.abs(x) < clientWidth / 2 - EDGE && Math.abs(y) < clientHeight / 2 - EDGE;
}

interface MarkerProps {
  readonly workshop: AvailableWorkshop;
  readonly x: number;
  readonly y: number;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onSelect: () => void;
  /** The focus has come to it: it must be seen. */
  readonly onReach: () => void;
}

function Marker({ workshop, x, y, isOpen, isChosen, onSelect, onReach }: MarkerProps) {
  const { siteName, address } = workshop;
  return (
    <button
      type="button"
      className={classNames(styles.marker, isChosen && styles.chosen)}
      data-marker="place"
      data-department={workshop.departmentId}
      aria-label={[siteName, address].filter(Boolean).join(', ')}
      aria-expanded={isOpen}
      style={{ translate: `calc(${Math.round(x)}px - 50%) calc(${Math.round(y)}px - 50%)` }}
      onClick={onSelect}
      onFocus={onReach}
    >
      <span />
    </button>
  );
}

interface ControlsProps {
  readonly live: LiveMap;
  readonly workshops: readonly AvailableWorkshop[];
  readonly frame: HTMLElement | null;
  /** All are shown: none of them in particular. */
  readonly onAll: () => void;
}

function Controls({ live, workshops, frame, onAll }: ControlsProps) {
  const { t, site } = useBooking();
  const { view, go, mode, show } = live;
  if (view === null) return null;
  const showAll = () => {
    const all = viewOfAll(workshops, { width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 });
    onAll();
    if (all !== null) go(all);
  };
  const { styleUrl } = site.map;
  return (
    <>
      <div className={box.zoom}>
        <IconButton
          icon="Plus"
          label={t('map.zoomIn')}
          variant="filled"
          onClick={() => go(zoomedBy(view, 1))}
        />
        <IconButton
          icon="Minus"
          label={t('map.zoomOut')}
          variant="filled"
          onClick={() => go(zoomedBy(view, -1))}
        />
        {workshops.length > 1 && (
          <IconButton icon="Expand" label={t('workshop.mapAll')} variant="filled" onClick={showAll} />
        )}
      </div>
      {mode === 'offered' && (
        <div className={styles.offer}>
          {styleUrl !== null && <p>{t('map.from', { provider: new URL(styleUrl).host })}</p>}
          <Button size="s" variant="secondary" onClick={show}>
            {t('map.showLive')}
          </Button>
        </div>
      )}
      {!(mode === 'live' && styleUrl !== null) && <p className={box.credit}>{t('map.credit')}</p>}
    </>
  );
}

interface PopupProps {
  readonly workshop: AvailableWorkshop;
  readonly onClose: () => void;
  readonly onTimes: () => void;
}

/** What a marker opens: name, address, first free time and the way to all of them. */
function Popup({ workshop, onClose, onTimes }: PopupProps) {
  const { t, site } = useBooking();
  const { siteName, address, firstTimeSlot } = workshop;
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => self.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const first = momentText(firstTimeSlot, site.locale);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: Escape closes it, wherever in it the focus is
    <div
      ref={self}
      className={styles.popup}
      role="group"
      aria-label={siteName}
      data-popup=""
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <p className={styles.name}>{siteName}</p>
      <p className={styles.address}>{address}</p>
      {first !== null && (
        <p>
          {t('workshop.firstTime')} <strong>{first}</strong>
        </p>
      )}
      <Button size="s" onClick={onTimes}>
        {t('workshop.showTimes')}
      </Button>
      <IconButton icon="Cross" label={t('workshop.close')} className={styles.close} onClick={onClose} />
    </div>
  );
}
