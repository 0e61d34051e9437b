import type { RandomSource } from '~/demo/group';
import { employees } from '~/demo/group/people';
import { type RegisteredVehicle, suitsCar } from '~/modules/workshop';
import { BRAND_CLASS, LORRY_BRANDS } from './brands';
import { SERVICES } from './catalogue';
import { isTyreSeason } from './season';
import { DEMO_VEHICLES } from './vehicles';
import type { WorkshopFacility } from './workshops';

/** What is done to whose car. */
export interface VisitWork {
  readonly minutes: number;
  readonly vehicle: {
    readonly registrationNumber: string;
    readonly brand: string;
    readonly model: string;
    readonly buildYear: number | null;
  };
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    /** Minor units; null: not known. */
    readonly price: number | null;
    readonly unit: number | null;
    readonly unitAbbreviation: string;
    readonly text: string | null;
    readonly priceText: string | null;
  }[];
  readonly comment: string;
}

const LETTERS = 'ABCDEFGHJKLMNPRSTUWXYZ';
const COMMENTS = [
  'Ring när bilen är klar.',
  'Nyckeln ligger i inkastet.',
  'Det skramlar från höger fram.',
  'Vinterhjulen ligger i bagaget.',
  'Jag väntar på plats.',
];
const OFTEN = DEMO_VEHICLES.filter(
  ({ fails, buildYear, brand }) => fails === null && (buildYear ?? 0) > 2009 && !LORRY_BRANDS.includes(brand),
);
const BY_BRAND = Map.groupBy(OFTEN, ({ brand }) => brand.toLowerCase());
const DONE = SERVICES.filter(({ kind, id }) => kind === 'service' && id !== 'lastbilsservice');

const plate = (random: RandomSource): string =>
  Array.from({ length: 3 }, () => LETTERS[random.whole(0, LETTERS.length - 1)] ?? 'A').join('') +
  String(random.whole(10, 999)).padStart(3, '0');

function carOf({ department }: WorkshopFacility, random: RandomSource): RegisteredVehicle {
  const own = department.brands.flatMap(({ name }) => BY_BRAND.get(name.toLowerCase()) ?? []);
  return random.pick(own.length > 0 && random.share(0.75) ? own : OFTEN);
}

const classOf = ({ brand, brandClass }: RegisteredVehicle) =>
  brandClass ?? BRAND_CLASS[brand.toLowerCase()] ?? 'standard';

/** What suits a car is asked for thousands of visits: once for each car. */
const SUITING = new Map<RegisteredVehicle, typeof DONE>();

function suiting(car: RegisteredVehicle): typeof DONE {
  const known = SUITING.get(car);
  if (known !== undefined) return known;
  const brandClass = classOf(car);
  const services = DONE.filter((service) => suitsCar(service, { ...car, brandClass }));
  SUITING.set(car, services);
  return services;
}

interface Place {
  readonly house: WorkshopFacility;
  readonly competences: readonly string[];
  readonly minutes: number;
  readonly date: string;
}

/** Work that a bay can do, that is right for the car, and that takes about as long as its place in the calendar. */
export function workOf({ house, competences, minutes, date }: Place, random: RandomSource): VisitWork {
  const car = carOf(house, random);
  const brandClass = classOf(car);
  const doable = suiting(car).filter(
    (service) => competences.includes(service.competence) && service.minutes <= minutes,
  );
  const wheels = doable.filter(({ category }) => category === 'tyres');
  const chosen =
    isTyreSeason(date) && minutes <= 90 && wheels.length > 0 && random.share(0.6)
      ? random.pick(wheels)
      : random.pick(doable);
  const { brand, model, buildYear } = car;
  return {
    minutes,
    vehicle: { registrationNumber: plate(random), brand, model, buildYear },
    lines: [
      {
        id: chosen.id,
        name: chosen.words.sv?.name ?? chosen.id,
        price: chosen.prices[brandClass] ?? null,
        unit: chosen.unit,
        unitAbbreviation: 'st',
        text: chosen.textInput ? 'Se meddelandet' : null,
        priceText: chosen.priceText.sv ?? null,
      },
    ],
    comment: random.share(0.2) ? random.pick(COMMENTS) : '',
  };
}

/** A customer with a fictional number and address. */
export function customerOf(region: string, random: RandomSource) {
  const [person] = employees('sv', random, region, [{ title: '', count: 1 }]);
  return {
    name: `${person?.first_name} ${person?.last_name}`,
    phone: person?.phone.replace(/^0/, '+46').replace(/[^+\d]/g, '') ?? '',
    email: person?.email.replace('@nordhem.', '@kund.') ?? '',
  };
}
