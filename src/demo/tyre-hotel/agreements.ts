import { type RandomSource, randomSource } from '~/demo/group';
import { type BookingSite, customerOf, DEMO_VEHICLES, workshopFacilities } from '~/demo/workshop';
import type { Agreement, Wheel, WheelSet } from '~/modules/tyre-hotel';
import { HOTEL_CARS, type HotelCar } from './cars';

/** Tyres as they are sold, winter and summer. */
const TYRES = {
  winter: [
    'Nokian Hakkapeliitta 10',
    'Continental VikingContact 7',
    'Michelin X-Ice Snow',
    'Pirelli Ice Zero FR',
  ],
  summer: [
    'Michelin Primacy 4',
    'Continental PremiumContact 7',
    'Goodyear EfficientGrip',
    'Nokian Hakka Green 3',
  ],
} as const;
type Season = keyof typeof TYRES;

const PACKAGES = [
  ['DH-BAS', 'Bas', 'Däckhotell Bas'],
  ['DH-PLUS', 'Plus', 'Däckhotell Plus'],
  ['DH-PREM', 'Premium', 'Däckhotell Premium'],
] as const;

/** Numbers that are never given out (070-174 06 05 to 06 98). The last one of the range refuses SMS, see below. */
const FIRST_NUMBER = 605;
const NUMBERS = 94;
const phoneOf = (at: number): string => `+46701740${FIRST_NUMBER + (at % NUMBERS)}`;
const REFUSING_PHONE = '+46701740699';

const LEFT_TO_RIGHT = ['FL', 'FR', 'RL', 'RR'] as const;

interface Special {
  readonly plate: string;
  /** Town of the workshop; another one where the site has none there. */
  readonly town?: string;
  /** Millimetres of each wheel, in the order of the positions. */
  readonly depths?: readonly number[];
  readonly season?: Season;
  readonly phone?: string;
  readonly spare?: true;
  readonly damaged?: true;
}

/** Agreements that show something: the table in the README of the project. */
const SPECIALS: readonly Special[] = [
  { plate: 'ABC123', depths: [7.4, 7.2, 6.9, 7.0], season: 'winter' },
  { plate: 'KTR482', depths: [3.4, 2.8, 6.1, 6.0], season: 'winter', spare: true },
  { plate: 'LMP375', depths: [1.4, 2.6, 5.2, 5.1], season: 'summer', damaged: true },
  { plate: 'XEA735', depths: [] },
  { plate: 'GLW417', depths: [5.5, 5.4, 5.8, 5.7], phone: REFUSING_PHONE },
  { plate: 'RTS208', depths: [6.2, 6.3, 6.8, 6.7], town: 'Haninge' },
  { plate: 'REG503', depths: [6.0, 6.0, 6.0, 6.0] },
];

/** Wheels that lie at the workshops of a site; in the cold half of the year they are those of summer. */
export function demoAgreements(site: BookingSite, today: string): readonly Agreement[] {
  const departments = workshopFacilities(site, today).map(({ facility, department }) => ({
    id: department.erp_id,
    town: facility.site_city,
    name: facility.site_official_name,
  }));
  const lying = storedSeason(today);
  const byPlate = new Map(DEMO_VEHICLES.map((vehicle) => [vehicle.registrationNumber, vehicle]));
  const specials = SPECIALS.flatMap((special, at) => {
    const vehicle = byPlate.get(special.plate);
    const home =
      departments.find(
        ({ town, name }) =>
          special.town !== undefined && (town === special.town || name.includes(special.town)),
      ) ?? departments[at % departments.length];
    if (vehicle === undefined || home === undefined) return [];
    const size = { rimDiameter: 17, sectionWidth: 225, aspectRatio: 50 };
    return [agreementOf({ vehicle, size }, home.id, at, lying, special)];
  });
  const ordinary = HOTEL_CARS.map((car, at) =>
    agreementOf(car, departments[at % departments.length]?.id ?? '', at + specials.length, lying, null),
  );
  return [...specials, ...ordinary];
}

/** So many cars have not had their wheels changed yet. */
const NOT_CHANGED = 0.3;

const other = (season: Season): Season => (season === 'winter' ? 'summer' : 'winter');

/** What lies on the shelves: from October to March the wheels of summer. */
const storedSeason = (today: string): Season => {
  const month = Number(today.slice(5, 7));
  return month >= 10 || month <= 3 ? 'summer' : 'winter';
};

function agreementOf(
  { vehicle, size }: HotelCar,
  departmentId: string,
  at: number,
  lying: Season,
  special: Special | null,
): Agreement {
  const random = randomSource(vehicle.registrationNumber, 'agreement');
  const [productId, packageLevel, name] = random.pick(PACKAGES);
  const customer = customerOf('stockholm', randomSource(vehicle.registrationNumber, 'customer'));
  const season = special?.season ?? (random.share(NOT_CHANGED) ? other(lying) : lying);
  const depths = special?.depths ?? LEFT_TO_RIGHT.map(() => usualDepth(random));
  const { registrationNumber, brand, model } = vehicle;
  return {
    registrationNumber,
    brand,
    model,
    name,
    productId,
    packageLevel,
    departmentId,
    phone: special?.phone ?? phoneOf(at),
    customerName: customer.name,
    email: customer.email,
    brandCode: brand.slice(0, 2).toUpperCase(),
    wheelSets: depths.length === 0 ? [] : [setOf(at, season, depths, size, random, special)],
  };
}

/** Millimetres: most tyres are good, some are near their end. */
const usualDepth = (random: RandomSource): number => random.whole(random.share(0.12) ? 25 : 42, 82) / 10;

/** No two lie in one place: rows A to F, bays of six. */
const placeNameAt = (at: number): string =>
  `${'ABCDEF'[at % 6] ?? 'A'}-${1 + Math.trunc(at / 36)}-${1 + (Math.trunc(at / 6) % 6)}`;

function setOf(
  at: number,
  season: Season,
  depths: readonly number[],
  size: HotelCar['size'],
  random: RandomSource,
  special: Special | null,
): WheelSet {
  const name = random.pick(TYRES[season]);
  const wheelAt = (position: Wheel['position'], threadDepth: number): Wheel => ({
    position,
    name,
    ...size,
    threadDepth,
    threadPattern: name.split(' ').slice(1).join(' '),
    isDamaged: special?.damaged === true && position === 'RR',
  });
  const four = LEFT_TO_RIGHT.map((position, wheel) => wheelAt(position, depths[wheel] ?? 0));
  return {
    season,
    shelf: placeNameAt(at),
    wheels: special?.spare === true ? [...four, wheelAt('SPARE', 7.8)] : four,
  };
}
