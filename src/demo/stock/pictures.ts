import {
  CAR_COLORS,
  CAR_VIEWS,
  type CarBody,
  type CarColor,
  type CarView,
  drawCar,
  drawScene,
  PLATE_COUNTRIES,
  type PlateCountry,
  SCENE_KINDS,
  STUDIOS,
  type StudioName,
  wheelFor,
} from '~/demo/drawings';
import { mediaSrc, mediaUrl } from '~/platform/media/urls';
import { slugify } from '~/platform/plain-letters';
import type { RandomSource } from '../group';
import { randomSource } from '../group';
import { MODELS, type Model } from './catalogue';
import { proportionsOf } from './catalogue/proportions';

/** A drawing as the media room takes it. */
export interface DemoPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Path data of makes' marks on a grid of 24, by make; a make without one gets a drawn badge. */
export type BrandMarks = Readonly<Record<string, string>>;

const SIZE = { width: 1600, height: 1066 } as const;

/** Name of a model in the id of a picture: `volvo-v60`, `smart-1`. */
const modelSlug = ({ brand, model }: Pick<Model, 'brand' | 'model'>): string => slugify(`${brand} ${model}`);

const MODEL_OF: ReadonlyMap<string, Model> = new Map(MODELS.map((model) => [modelSlug(model), model]));

const CAR_ID = new RegExp(
  `^car-([a-z0-9-]+)-(${Object.keys(CAR_COLORS).join('|')})-(${CAR_VIEWS.join('|')})-(${Object.keys(STUDIOS).join('|')})-(${PLATE_COUNTRIES.join('|')})(-e)?$`,
);
const HOUSE_ID = new RegExp(`^house-(${SCENE_KINDS.join('|')})-(\\d{1,3})$`);

const isColor = (text: string | undefined): text is CarColor =>
  text !== undefined && Object.hasOwn(CAR_COLORS, text);
const isView = (text: string | undefined): text is CarView => CAR_VIEWS.some((view) => view === text);
const isStudio = (text: string | undefined): text is StudioName =>
  text !== undefined && Object.hasOwn(STUDIOS, text);
const isCountry = (text: string | undefined): text is PlateCountry =>
  PLATE_COUNTRIES.some((country) => country === text);

export interface PictureLook {
  readonly model: Pick<Model, 'brand' | 'model'>;
  readonly body: CarBody;
  readonly color: CarColor;
  readonly charged: boolean;
  /** Whose studio it is photographed in, and where it is registered. */
  readonly studio: StudioName;
  readonly country: PlateCountry;
}

/** `car-<make>-<model>-<color>-<view>-<studio>-<country>`, with `-e` for cars that are charged: wholly tells what is drawn. */
const carPictureId = (look: Omit<PictureLook, 'body'>, view: CarView): string =>
  `car-${modelSlug(look.model)}-${look.color}-${view}-${look.studio}-${look.country}${look.charged ? '-e' : ''}`;

function drawnCar(id: string, marks: BrandMarks): string | null {
  const [, slug = '', color, view, studio, country, charged] = CAR_ID.exec(id) ?? [];
  const model = MODEL_OF.get(slug);
  if (!model || !isColor(color) || !isView(view) || !isStudio(studio) || !isCountry(country)) return null;
  const proportions = proportionsOf(model.brand, model.model);
  if (!proportions) return null;
  const electric = charged !== undefined;
  const { length, width, height } = model.size;
  const { family, face, wheelbase, overhang, wheel } = proportions;
  return drawCar({
    family,
    face,
    measures: { length, width, height, wheelbase, overhang, wheel },
    color,
    view,
    studio,
    electric,
    design: wheelFor(slug, { electric, work: model.body === 'van' }),
    darkRims: randomSource(`${slug} ${color}`, 'rims').share(0.3) && model.body !== 'van',
    sign: {
      brand: model.brand,
      mark: Object.hasOwn(marks, model.brand) ? marks[model.brand] : undefined,
      country,
      electric,
    },
  });
}

function drawnHouse(id: string): string | null {
  const [, name, seed = ''] = HOUSE_ID.exec(id) ?? [];
  const kind = SCENE_KINDS.find((each) => each === name);
  return kind === undefined ? null : drawScene({ kind, seed, ...SIZE });
}

/** The SVG behind a picture id of the demo stock (`car-…`) or the demo group's houses (`house-…`); null for any other. */
export const demoDrawing = (id: string, marks: BrandMarks = {}): string | null =>
  drawnCar(id, marks) ?? drawnHouse(id);

/** The same with its size, for the media room: register it for the families `car` and `house`. */
export function demoPicture(id: string, marks: BrandMarks = {}): DemoPicture | null {
  const svg = demoDrawing(id, marks);
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

const EVERY_CAR: readonly CarView[] = ['front-left', 'side-left', 'rear-left', 'cabin'];
const SOME_CARS: readonly CarView[] = ['front', 'rear', 'wheel', 'side-right'];

/** The pictures of one car: always its best sides and the cabin, and some of the rest. */
export function gallery(look: PictureLook, random: RandomSource): Gallery {
  const blur_data_url = blurOf(look.color);
  const views: CarView[] = [
    ...EVERY_CAR,
    ...random.some(SOME_CARS, random.whole(1, 3)),
    ...(look.charged ? (['charging'] as const) : []),
    ...(look.body === 'van' ? (['doors'] as const) : []),
  ];
  const ids = views.map((view) => carPictureId(look, view));
  return {
    car_primary_image: {
      thumbnail_url: mediaUrl(carPictureId(look, 'front-left'), 640, 'webp'),
      blur_data_url,
    },
    car_images: ids.map((id) => ({ original: mediaSrc(id), blur_data_url })),
  };
}

export const NO_PICTURES: Gallery = { car_primary_image: null, car_images: [] };
