import type { CarBody } from './bodies/catalogue';
import { CAR_COLORS } from './palette';
import { cabin } from './side/cabin';
import { chargingPicture, doorPicture, wheelPicture } from './solid/closeups';
import { type OutsideView, studioPicture } from './solid/picture';
import type { SolidCar } from './solid/solid-car';
import type { StudioName } from './solid/studio';
import { FRAME } from './studio';
import { svg } from './svg';

export const CAR_VIEWS = [
  'front-left',
  'side-left',
  'rear-left',
  'side-right',
  'front',
  'rear',
  'cabin',
  'wheel',
  'charging',
  'doors',
] as const;
export type CarView = (typeof CAR_VIEWS)[number];

/** The views that make sense for a car, in the order of its gallery; the first is its main picture. */
export function carViews(car: { body: CarBody; electric: boolean }): CarView[] {
  return CAR_VIEWS.filter(
    (view) => (view !== 'charging' || car.electric) && (view !== 'doors' || car.body === 'van'),
  );
}

/** What a stock picture shows. */
export interface CarDrawing extends SolidCar {
  readonly view: CarView;
  readonly studio: StudioName;
}

const inStudio = (car: CarDrawing, view: OutsideView, label: string): string =>
  studioPicture(car, view, car.studio, label);

/** A stock picture, 1600 × 1066, as SVG text; the same arguments give the same text. */
export function drawCar(car: CarDrawing): string {
  const label = `${car.sign.brand}, ${car.family}, ${car.color}, ${car.view}`;
  switch (car.view) {
    case 'cabin': {
      const paint = CAR_COLORS[car.color];
      const inside = cabin({
        paint,
        electric: car.electric,
        seed: `${car.sign.brand}${car.measures.length}`,
      });
      return svg(FRAME.width, FRAME.height, inside.defs, inside.marks, label);
    }
    case 'wheel':
      return wheelPicture(car, car.studio, label);
    case 'charging':
      return chargingPicture({ ...car, electric: true }, car.studio, label);
    case 'doors':
      return doorPicture(car, car.studio, label);
    default:
      return inStudio(car, car.view, label);
  }
}
