import { decodeJson } from '~/platform/json';
import { fieldsOf, numberOf, readableMembers, textOf } from '~/platform/json-fields';

/** A place on a map, with what its card says. */
export interface MapPoint {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly title: string;
  readonly address: string;
  readonly phone: string;
  readonly href: string;
  readonly directions: string;
}

/** What the server tells the script about a map, as JSON in `data-map`. */
export interface MapSettings {
  readonly points: readonly MapPoint[];
  readonly center: { readonly lat: number; readonly lng: number };
  /** `null`: as close as all points fit. */
  readonly zoom: number | null;
  /** False: wheel, drag and touch belong to the page (FACILITY-4). */
  readonly gestures: boolean;
  /** Style of another company's map; null: the bundled one. */
  readonly styleUrl: string | null;
  /** The site's own country, two capitals: its towns are named first. */
  readonly country: string;
  /** Address of the bundled map's tiles, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  readonly palette: {
    readonly land: string;
    readonly water: string;
    readonly shore: string;
    readonly border: string;
    readonly name: string;
    readonly halo: string;
    readonly quiet: string;
  };
  readonly texts: {
    /** Name of the map. */
    readonly label: string;
    readonly close: string;
    readonly directions: string;
    /** `{count}` stands for the number of facilities. */
    readonly group: string;
    readonly gesture: { readonly windows: string; readonly mac: string; readonly touch: string };
  };
}

/** What a map is drawn by before anything stands on it. */
export interface MapGround
  extends Pick<MapSettings, 'gestures' | 'styleUrl' | 'country' | 'tiles' | 'palette'> {
  readonly texts: Pick<MapSettings['texts'], 'label' | 'gesture'>;
}

/** The settings of a map's box. @throws where the box has none */
export function settingsOf(box: HTMLElement): MapSettings {
  const fields = fieldsOf(decodeJson(box.dataset.map));
  const center = readPosition(fields?.center);
  if (fields === null || center === null) throw new Error('the settings of the map cannot be read');
  const color = textsIn(fields.palette);
  const text = textsIn(fields.texts);
  const gesture = textsIn(fieldsOf(fields.texts)?.gesture);
  return {
    points: readableMembers(fields.points, readPoint),
    center,
    zoom: numberOf(fields.zoom),
    gestures: fields.gestures === true,
    styleUrl: textOf(fields.styleUrl),
    country: textOf(fields.country) ?? '',
    tiles: textOf(fields.tiles) ?? '',
    palette: {
      land: color('land'),
      water: color('water'),
      shore: color('shore'),
      border: color('border'),
      name: color('name'),
      halo: color('halo'),
      quiet: color('quiet'),
    },
    texts: {
      label: text('label'),
      close: text('close'),
      directions: text('directions'),
      group: text('group'),
      gesture: { windows: gesture('windows'), mac: gesture('mac'), touch: gesture('touch') },
    },
  };
}

function textsIn(value: unknown): (name: string) => string {
  const fields = fieldsOf(value);
  return (name) => textOf(fields?.[name]) ?? '';
}

function readPosition(value: unknown): MapSettings['center'] | null {
  const fields = fieldsOf(value);
  const [lat, lng] = [numberOf(fields?.lat), numberOf(fields?.lng)];
  return lat === null || lng === null ? null : { lat, lng };
}

function readPoint(value: unknown): MapPoint | null {
  const position = readPosition(value);
  const text = textsIn(value);
  return (
    position && {
      ...position,
      id: text('id'),
      title: text('title'),
      address: text('address'),
      phone: text('phone'),
      href: text('href'),
      directions: text('directions'),
    }
  );
}
