import type { PageContext } from '~/page/contract';
import { TILE_ADDRESS } from '~/platform/map';
import { mapPalette, themeByKey } from '~/themes';
import { Button, IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import type { DrawnMap } from './drawn-map';
import live from './live-map.module.css';
import styles from './map-box.module.css';
import type { MapSettings } from './map-settings';

export interface MapBoxProps {
  readonly map: DrawnMap;
  /** Name of the map, for those who cannot see it. */
  readonly label: string;
  readonly page: Pick<PageContext, 't' | 'site'>;
  readonly styleUrl: string | null;
  /** The map may be dragged and its markers opened; without, it stands still under the page. */
  readonly gestures?: boolean;
  /** Id of the list whose facilities it shows: their change is its change. */
  readonly follows?: string;
}

const percent = (part: number, whole: number) => `${Number(((part / whole) * 100).toFixed(3))}%`;

/**
 * A map of fixed size. What the server draws is a picture with names and pins, complete without a script; when the
 * visitor comes near, a map that can be moved takes its place. One of another company waits until it is asked for, or
 * until the visitor has agreed to such things.
 */
export function MapBox(props: MapBoxProps) {
  const { map, label, page, styleUrl, follows } = props;
  const { t } = page;
  const isOther = styleUrl !== null;
  return (
    <div
      className={classNames(styles.box, live.live, map.zoom === null && styles.fit)}
      data-enhance="map-box"
      data-enhance-when="visible"
      data-map={JSON.stringify(settingsFor(props))}
      {...(follows !== undefined && { 'data-follows': follows })}
    >
      <Scene map={map} label={label} />
      <div className={styles.stage} data-stage="" />
      {map.corner !== null && (
        <div className={styles.corner} data-corner="" aria-hidden="true">
          <img src={map.corner} alt="" width={132} height={132} loading="lazy" decoding="async" />
        </div>
      )}
      <p className={styles.credit} data-credit="">
        {t('map.credit')}
      </p>
      <div className={styles.zoom} data-zoom="" hidden>
        <IconButton icon="Plus" label={t('map.zoomIn')} variant="filled" data-zoom-in="" />
        <IconButton icon="Minus" label={t('map.zoomOut')} variant="filled" data-zoom-out="" />
      </div>
      <div className={styles.offer} data-offer="" hidden>
        {isOther && <p>{t('map.from', { provider: new URL(styleUrl).host })}</p>}
        <Button data-show="" size="s" variant="secondary">
          {t('map.showLive')}
        </Button>
      </div>
    </div>
  );
}

function Scene({ map, label }: Pick<MapBoxProps, 'map' | 'label'>) {
  const { view, labels, pins, picture } = map;
  const at = ({ x, y }: { x: number; y: number }) => ({
    left: percent(x, view.width),
    top: percent(y, view.height),
  });
  return (
    <div className={styles.scene} data-scene="" data-swap="scene" role="img" aria-label={label}>
      <img src={picture} alt="" width={view.width} height={view.height} loading="lazy" decoding="async" />
      {labels.map((name) => (
        <span
          key={`${name.name} ${name.x} ${name.y}`}
          className={classNames(styles.name, name.isPart && styles.part)}
          style={at(name)}
        >
          {name.name}
        </span>
      ))}
      {pins.map((pin) => (
        <span
          key={`${pin.x} ${pin.y}`}
          className={classNames(styles.pin, pin.count > 1 && styles.group)}
          data-pin={pin.count}
          style={at(pin)}
        >
          {pin.count > 1 && pin.count}
        </span>
      ))}
    </div>
  );
}

function settingsFor({ map, label, page, styleUrl, gestures = false }: MapBoxProps): MapSettings {
  const { t, site } = page;
  return {
    points: map.points,
    zoom: map.zoom,
    gestures,
    styleUrl,
    center: { lat: map.view.lat, lng: map.view.lng },
    country: site.country,
    tiles: TILE_ADDRESS,
    palette: mapPalette(themeByKey(site.theme)),
    texts: {
      label,
      close: t('shell.close'),
      directions: t('facility.directions'),
      // The script puts in how many.
      group: t('map.group', { count: '{count}' }),
      gesture: { windows: t('map.gestureWindows'), mac: t('map.gestureMac'), touch: t('map.gestureTouch') },
    },
  };
}
