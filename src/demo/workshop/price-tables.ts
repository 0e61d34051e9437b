import { randomSource } from '~/demo/group';
import type { Fuel, PriceTable } from '~/modules/workshop';
import { CAR_BRANDS } from './brands';
import { COMBUSTION } from './catalogue/cars';
import { type BookingSite, type WorkshopFacility, workshopFacilities } from './workshops';

const SERVICE = 'originalservice';
const ORE = 100;

/** A maker's plan: a service every so many mil, small and large in turn, and every fourth one larger still. Kronor. */
interface Plan {
  readonly everyMil: number;
  readonly small: number;
  readonly large: number;
  readonly largest: number;
}

const plan = (everyMil: number, small: number, large: number, largest: number): Plan => ({
  everyMil,
  small,
  large,
  largest,
});

const GERMAN = plan(3000, 3795, 5495, 8295);
const SPORTS = plan(3000, 6995, 9995, 15995);
const FRENCH = plan(2000, 2695, 3995, 5995);
const KOREAN = plan(1500, 2495, 3495, 5295);
const JAPANESE = plan(1500, 2595, 3695, 5495);
const ELECTRIC = plan(3000, 1995, 2995, 3995);

/**
 * Plans of brands, with an engine and without; null where the brand makes no such car. Brands that are not named have no
 * table: the workshop looks at the car first.
 */
const PLANS: readonly (readonly [
  engine: Plan | null,
  electric: Plan | null,
  ...brands: readonly string[],
])[] = [
  [plan(3000, 3695, 5295, 7995), ELECTRIC, 'Volvo'],
  [null, ELECTRIC, 'Polestar', 'BYD'],
  [plan(3000, 3495, 4995, 7495), ELECTRIC, 'Volkswagen', 'SEAT', 'Cupra', 'Škoda'],
  [GERMAN, plan(3000, 2495, 3495, 4695), 'Audi', 'BMW', 'Mercedes-Benz'],
  [plan(3000, 3295, 4795, 6995), ELECTRIC, 'MINI', 'smart'],
  [SPORTS, plan(3000, 4495, 5995, 7995), 'Porsche'],
  [plan(2600, 4295, 6295, 9495), plan(3400, 2995, 3995, 5295), 'Land Rover', 'Jaguar'],
  [KOREAN, plan(1500, 1795, 2495, 3295), 'Kia', 'Hyundai'],
  [JAPANESE, ELECTRIC, 'Nissan', 'Mitsubishi', 'Subaru', 'Honda', 'Isuzu'],
  [FRENCH, ELECTRIC, 'Renault', 'Dacia', 'Alpine', 'Fiat', 'Abarth', 'Alfa Romeo', 'Jeep', 'Ford', 'MG'],
  [plan(3500, 4995, 6995, 10495), plan(3500, 2995, 4495, 5995), 'Iveco', 'Maxus'],
];

/** Brands of which vans are sold beside cars: their work costs more. */
const VAN_BRANDS = ['Volkswagen', 'Mercedes-Benz', 'Ford', 'Renault', 'Nissan', 'Fiat'];
const VAN_FACTOR = 1.18;
/** No plan of a maker says what comes after it. */
const LAST_MIL = 24_000;
/** Work is priced to end in 95 kronor. */
const rounded = (kronor: number): number => Math.round(kronor / 100) * 100 - 5;

/** A car is due for the service that its mileage is nearest to; before the first one it is the first. */
function stepsOf({ everyMil, small, large, largest }: Plan, factor: number): PriceTable['steps'] {
  const count = Math.floor(LAST_MIL / everyMil);
  return Array.from({ length: count }, (_, at) => {
    const number = at + 1;
    const kronor = number % 4 === 0 ? largest : number % 2 === 0 ? large : small;
    const fromMil = at === 0 ? 0 : Math.round((at + 0.5) * everyMil);
    return { fromMil, price: rounded(kronor * factor) * ORE };
  });
}

type Head = Pick<PriceTable, 'brand' | 'departmentId' | 'brandClass'>;

function tablesOf(head: Head, factor: number): PriceTable[] {
  const [engine = null, electric = null] =
    PLANS.find(([, , ...brands]) =>
      brands.some((brand) => brand.toLowerCase() === head.brand.toLowerCase()),
    ) ?? [];
  const table = (of: Plan | null, fuels: readonly Fuel[]): PriceTable[] =>
    of === null
      ? []
      : [{ ...head, serviceId: SERVICE, fuels: [...fuels], steps: stepsOf(of, factor), untilMil: LAST_MIL }];
  return [...table(engine, COMBUSTION), ...table(electric, ['electric'])];
}

const isVanBrand = (brand: string): boolean =>
  VAN_BRANDS.some((each) => each.toLowerCase() === brand.toLowerCase());

const everyClass = (brand: string, departmentId: string | null, factor: number): PriceTable[] => [
  ...tablesOf({ brand, departmentId, brandClass: null }, factor),
  ...(isVanBrand(brand)
    ? tablesOf({ brand, departmentId, brandClass: 'light-commercial' }, factor * VAN_FACTOR)
    : []),
];

/** Every other workshop has prices of its own for the brands that it is authorised for. */
function ownTables({ department }: WorkshopFacility): PriceTable[] {
  const random = randomSource(department.erp_id, 'price tables');
  if (random.share(1 / 2)) return [];
  const factor = random.whole(92, 112) / 100;
  return department.brands.flatMap(({ name }) => everyClass(name, department.erp_id, factor));
}

/** What original service costs by mileage at the workshops of a site: the group's tables, and those of workshops. */
export const demoPriceTables = (site: BookingSite, today: string): PriceTable[] => [
  ...CAR_BRANDS.flatMap((brand) => everyClass(brand, null, 1)),
  ...workshopFacilities(site, today).flatMap(ownTables),
];
