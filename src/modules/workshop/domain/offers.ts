import type { OfferedService, ServiceOffers } from '../service';
import { namesBrand } from './brand';
import { minutesAt } from './capacity/apply-capacity';
import type { Service, WorkingWorkshop, WorkshopSchedule } from './model';
import type { PriceTables } from './prices/price-table';
import { hasTable, localised, medianPrice, type PricedCar, pricedCar, wholeUnits } from './prices/prices';
import { suitsCar } from './prices/suits';
import { unitOf } from './prices/unit';
import type { Vehicle } from './vehicle';

/** A workshop with the brands it is authorised for, as the register of facilities names them. */
export interface BrandedWorkshop {
  readonly workshop: WorkingWorkshop;
  readonly brands: readonly string[];
}

export interface Wording {
  readonly language: string;
  /** The site's default language, in which everything has words. */
  readonly fallback: string;
}

/** Whether a workshop does a service for cars of a brand: it offers it, a bay there can do it, and the brand is allowed. */
export function offersServiceFor(service: Service, place: BrandedWorkshop, brand: string): boolean {
  if (!canProvide(service, place)) return false;
  if (service.brands === 'all') return true;
  return namesBrand(service.brands === 'authorised' ? place.brands : service.brands, brand);
}

/** The same for any brand. */
const canProvide = ({ id, competence }: Service, { workshop }: BrandedWorkshop): boolean =>
  (workshop.services === null || workshop.services.includes(id)) &&
  workshop.resources.some(({ competences }) => competences.includes(competence));

/**
 * Services that suit a car and are done somewhere in the group, by category, both in their sort order, with median prices;
 * empty categories are left out. Add-ons are listed apart. `needsMileage` promises a price by mileage: it is set only where a
 * workshop that does the service has a table for the car.
 */
export function offersFor(
  schedule: WorkshopSchedule,
  places: readonly BrandedWorkshop[],
  { vehicle, mileage }: { readonly vehicle: Vehicle; readonly mileage: number | null },
  tables: PriceTables,
  wording: Wording,
): ServiceOffers {
  const car = pricedCar(schedule, vehicle, mileage);
  return listOffers(schedule, car, tables, wording, (service) =>
    suitsCar(service, { ...vehicle, ...car })
      ? places.filter((place) => offersServiceFor(service, place, vehicle.brand))
      : [],
  );
}

const ORDINARY_CAR: PricedCar = {
  brand: '',
  fuel: null,
  hasServiceAgreement: false,
  brandClass: 'standard',
  mileage: null,
};

/** Everything that is done somewhere, for any car. */
export const allOffers = (
  schedule: WorkshopSchedule,
  places: readonly BrandedWorkshop[],
  tables: PriceTables,
  wording: Wording,
): ServiceOffers =>
  listOffers(schedule, ORDINARY_CAR, tables, wording, (service) =>
    places.filter((place) => canProvide(service, place)),
  );

function listOffers(
  schedule: WorkshopSchedule,
  car: PricedCar,
  tables: PriceTables,
  wording: Wording,
  placesDoing: (service: Service) => readonly BrandedWorkshop[],
): ServiceOffers {
  const offered = schedule.services.toSorted(byOrder).flatMap((service) => {
    const providers = placesDoing(service);
    if (providers.length === 0) return [];
    const workshops = providers.map(({ workshop }) => workshop);
    const price = medianPrice(service, workshops, car, tables);
    const needsMileage = workshops.some((workshop) => hasTable(service, workshop, car, tables));
    const [only, ...others] = workshops;
    const minutes = only === undefined || others.length > 0 ? service.minutes : minutesAt(service, only);
    return [{ service, offer: { ...offerOf(service, price, wording), needsMileage, minutes } }];
  });
  const categories = schedule.categories.toSorted(byOrder).flatMap(({ id, labels }) => {
    const services = offered
      .filter(({ service }) => service.kind === 'service' && service.category === id)
      .map(({ offer }) => offer);
    const label = localised(labels, wording.language, wording.fallback) ?? id;
    return services.length === 0 ? [] : [{ id, label, services }];
  });
  const addOns = offered.filter(({ service }) => service.kind === 'addOn').map(({ offer }) => offer);
  return { categories, addOns };
}

function offerOf(
  service: Service,
  { price, regularPrice }: ReturnType<typeof medianPrice>,
  { language, fallback }: Wording,
): Omit<OfferedService, 'needsMileage' | 'minutes'> {
  const words = localised(service.words, language, fallback);
  const priceText = localised(service.priceText, language, fallback) ?? null;
  return {
    id: service.id,
    name: words?.name ?? service.id,
    description: words?.description ?? '',
    listItems: words?.listItems ?? [],
    // A price in words replaces the number.
    price: priceText === null ? wholeUnits(price) : null,
    priceKnown: priceText !== null || price !== null,
    regularPrice: priceText === null ? wholeUnits(regularPrice) : null,
    priceText,
    unit: service.unit,
    unitAbbreviation: unitOf(service, { language, fallback }),
    textInput: service.textInput,
  };
}

type Ordered = Pick<Service, 'sortOrder' | 'id'>;
const byOrder = (a: Ordered, b: Ordered): number =>
  a.sortOrder - b.sortOrder || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
