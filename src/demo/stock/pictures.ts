import {
  CAR_BODIES,
  CAR_COLORS,
  CAR_VIEWS,
  type CarBody,
  type CarColor,
  type CarView,
  drawCar,
  drawScene,
  SCENE_KINDS,
} from '~/demo/drawings';
import { mediaSrc, mediaUrl } from '~/platform/media/urls';
import type { Chance } from '../group';

/** A drawing as the media room takes it. */
export interface DemoPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const SIZE = { width: 1600, height: 1066 } as const;

/**
 * Few seeds, so that cars of one body and colour share their pictures and the cache of encoded ones stays small. An
 * `e` marks cars that are charged: their wheels and ports differ.
 */
const SEEDS = { fuelled: ['0', '1', '2'], charged: ['e0', 'e1'] } as const;

const CAR_ID = new RegExp(
  `^car-(${CAR_BODIES.join('|')})-(${Object.keys(CAR_COLORS).join('|')})-(${CAR_VIEWS.join('|')})-(e?\\d)$`,
);
const HOUSE_ID = new RegExp(`^house-(${SCENE_KINDS.join('|')})-(\\d)$`);

const isBody = (text: string | undefined): text is CarBody => CAR_BODIES.some((body) => body === text);
const isColor = (text: string | undefined): text is CarColor =>
  text !== undefined && Object.hasOwn(CAR_COLORS, text);
const isView = (text: string | undefined): text is CarView => CAR_VIEWS.some((view) => view === text);

export interface PictureLook {
  readonly body: CarBody;
  readonly color: CarColor;
  readonly charged: boolean;
}

/** `car-<body>-<color>-<view>-<seed>`: wholly tells what is drawn. */
const carPictureId = ({ body, color }: PictureLook, view: CarView, seed: string): string =>
  `car-${body}-${color}-${view}-${seed}`;

function drawnCar(id: string): string | null {
  const [, body, color, view, seed = ''] = CAR_ID.exec(id) ?? [];
  if (!isBody(body) || !isColor(color) || !isView(view)) return null;
  return drawCar({ body, color, view, seed, electric: seed.startsWith('e') });
}

function drawnHouse(id: string): string | null {
  const [, name, seed = ''] = HOUSE_ID.exec(id) ?? [];
  const kind = SCENE_KINDS.find((each) => each === name);
  return kind === undefined ? null : drawScene({ kind, seed, ...SIZE });
}

/** The SVG behind a picture id of the demo stock (`car-…`) or the demo group's houses (`house-…`); null for any other. */
export const demoDrawing = (id: string): string | null => drawnCar(id) ?? drawnHouse(id);

/** The same with its size, for the media room: register it for the families `car` and `house`. */
export function demoPicture(id: string): DemoPicture | null {
  const svg = demoDrawing(id);
  return svg === null ? null : { svg, ...SIZE };
}

/** A blurred idea of the car: its colour on a studio floor, 200 bytes. */
function blurOf(color: CarColor): string {
  const { base } = CAR_COLORS[color];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#e6e8ea" d="M0 0h3v2H0z"/><path fill="${base}" d="M.4.8h2.2v.5H.4z"/></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}

export interface Gallery {
  car_primary_image: { thumbnail_url: string; blur_data_url: string } | null;
  car_images: { original: string; blur_data_url: string }[];
}

const EVERY_CAR: readonly CarView[] = ['front-left', 'side-left', 'rear', 'cabin'];
const SOME_CARS: readonly CarView[] = ['side-right', 'front', 'wheel'];

/** The pictures of one car: always its best sides and the cabin, and some of the rest. */
export function gallery(look: PictureLook, luck: Chance): Gallery {
  const seed = luck.pick(look.charged ? SEEDS.charged : SEEDS.fuelled);
  const blur_data_url = blurOf(look.color);
  const views: CarView[] = [
    ...EVERY_CAR,
    ...luck.some(SOME_CARS, luck.whole(1, 3)),
    ...(look.charged ? (['charging'] as const) : []),
    ...(look.body === 'van' ? (['doors'] as const) : []),
  ];
  const ids = views.map((view) => carPictureId(look, view, seed));
  return {
    car_primary_image: {
      thumbnail_url: mediaUrl(carPictureId(look, 'front-left', seed), 640, 'webp'),
      blur_data_url,
    },
    car_images: ids.map((id) => ({ original: mediaSrc(id), blur_data_url })),
  };
}

export const NO_PICTURES: Gallery = { car_primary_image: null, car_images: [] };
