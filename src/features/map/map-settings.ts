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

/** The settings of a map's box; the markup is our own, so what it says is trusted. */
export function settingsOf(box: HTMLElement): MapSettings {
  const settings: MapSettings = JSON.parse(box.dataset.map ?? '');
  return settings;
}
