import { type RandomSource, randomSource } from '~/demo/group';
import type { RegisteredVehicle } from '~/modules/workshop';

/** Cars whose wheels lie with us, besides those of the demo's table of plates. */
const CARS_IN_ALL = 390;

type Model = readonly [
  brand: string,
  model: string,
  fuel: RegisteredVehicle['fuel'],
  rim: number,
  width: number,
  aspect: number,
];

const MODELS: readonly Model[] = [
  ['Volvo', 'V60 B4', 'petrol', 17, 225, 50],
  ['Volvo', 'XC60 B5', 'petrol', 18, 235, 60],
  ['Volvo', 'XC40 Recharge', 'electric', 19, 235, 50],
  ['Volvo', 'V90 D4', 'diesel', 18, 245, 45],
  ['Volkswagen', 'Golf 1.5 TSI', 'petrol', 16, 205, 55],
  ['Volkswagen', 'ID.4 Pro', 'electric', 19, 235, 55],
  ['Volkswagen', 'Passat GTE', 'plug-in-hybrid', 17, 215, 55],
  ['Kia', 'Ceed Sportswagon', 'petrol', 16, 205, 55],
  ['Kia', 'EV6', 'electric', 19, 235, 55],
  ['Toyota', 'Corolla Touring Sports', 'hybrid', 16, 205, 55],
  ['Toyota', 'RAV4 Hybrid', 'hybrid', 18, 225, 60],
  ['Škoda', 'Octavia Combi', 'diesel', 17, 225, 45],
  ['BMW', '520d Touring', 'diesel', 18, 245, 45],
  ['Mercedes-Benz', 'C 220 d', 'diesel', 17, 225, 50],
  ['Peugeot', '208', 'petrol', 16, 195, 55],
  ['Polestar', '2 Long Range', 'electric', 19, 245, 45],
];

/** A car of the tyre hotel and what its wheels measure. */
export interface HotelCar {
  readonly vehicle: RegisteredVehicle;
  /** Inches, millimetres, per cent. */
  readonly size: {
    readonly rimDiameter: number;
    readonly sectionWidth: number;
    readonly aspectRatio: number;
  };
}

const LETTERS = 'ABCDEFGHJKLMNOPRSTUWXYZ';

/** Plates that begin with D, H: nothing else of the demo's register does both. */
const plateOf = (at: number): string => {
  const letter = LETTERS[at % LETTERS.length] ?? 'A';
  return `DH${letter}${String(101 + at * 2)
    .padStart(3, '0')
    .slice(-3)}`;
};

function carOf(at: number, random: RandomSource): HotelCar {
  const [brand, model, fuel, rimDiameter, sectionWidth, aspectRatio] = random.pick(MODELS);
  return {
    vehicle: {
      registrationNumber: plateOf(at),
      brand,
      model,
      fuel,
      buildYear: random.whole(2014, 2025),
      hasServiceAgreement: random.share(0.2),
      carClass: null,
      brandClass: null,
      fails: null,
    },
    size: { rimDiameter, sectionWidth, aspectRatio },
  };
}

export const HOTEL_CARS: readonly HotelCar[] = Array.from({ length: CARS_IN_ALL }, (_, at) =>
  carOf(at, randomSource(at, 'tyre hotel')),
);
