import {
  departmentByErp,
  type Facilities,
  newCarsDepartment,
  type SiteDepartment,
  type SiteRecord,
} from '~/modules/facilities';
import type { Receiver, ReceiverDirectory } from '~/modules/leads';
import type { KnownStore, Stock, StoreDirectory } from '~/modules/stock';

/**
 * Who may receive a request, from the published stock and facilities: the car's sellers, its own department, then
 * the departments of its facility and the facility itself. For a sample car, which stands nowhere yet, the
 * new-cars department of the dealer that the visitor chose (specification 2 §5, §8).
 */
export function receiverDirectory({
  stock,
  facilities,
}: {
  stock: Stock;
  facilities: Facilities;
}): ReceiverDirectory {
  return {
    async candidates(site, asked) {
      const found = { receivers: [] as readonly Receiver[], sampleCar: false, departmentMissing: false };
      const { carIndex, siteIndex } = site;
      const car =
        carIndex === null || asked.carId === '' ? undefined : await stock.car(carIndex, asked.carId);
      if (siteIndex === null) return found;
      if (car === undefined) {
        const facility = facilities.bySiteId(siteIndex, asked.siteId);
        return facility === undefined ? found : { ...found, receivers: facilityReceivers(facility) };
      }
      if (car.car_is_sample && asked.siteName !== '') {
        const brand = car.car_brand ?? '';
        const dealer = facilities
          .forBrand(siteIndex, brand)
          .find((facility) => facility.site_official_name === asked.siteName);
        const receivers = dealer === undefined ? [] : newCarsReceivers(dealer, brand);
        return { receivers, sampleCar: true, departmentMissing: receivers.length === 0 };
      }
      const facility = facilities.bySiteId(siteIndex, car.car_site_id ?? '');
      const sellers = car.car_sellers.flatMap(({ name, email }) => receiver(name, email));
      const own =
        facility && departmentByErp(facility, car.car_companyerpid ?? '', car.car_departmenterpid ?? '');
      const receivers = [
        ...sellers,
        ...(own === undefined ? [] : receiver(nameOf(own), own.email)),
        ...(facility === undefined ? [] : facilityReceivers(facility)),
      ];
      return { receivers, sampleCar: car.car_is_sample === true, departmentMissing: false };
    },
  };
}

function facilityReceivers(facility: SiteRecord): readonly Receiver[] {
  const departments = facility.site_departments.flatMap((department) =>
    department.group === 'New cars' ? receiver(nameOf(department), department.email) : [],
  );
  const others = facility.site_departments.flatMap((department) =>
    department.group === 'New cars' ? [] : receiver(nameOf(department), department.email),
  );
  return [...departments, ...receiver(facility.site_official_name, facility.site_email), ...others];
}

/** Whom the visitor has written to: a department's own name alone is that of a hundred others. */
const nameOf = (department: SiteDepartment): string => department.official_name || department.name;

function newCarsReceivers(facility: SiteRecord, brand: string): readonly Receiver[] {
  const department = newCarsDepartment(facility, brand);
  return department === undefined
    ? []
    : receiver(nameOf(department), department.email || facility.site_email);
}

const receiver = (name: string | null | undefined, email: string | null | undefined): readonly Receiver[] =>
  email === null || email === undefined || email === '' ? [] : [{ name: name || email, email }];

/** The stores that a feed may name, for what its rows leave out. */
export function knownStores(facilities: Facilities): StoreDirectory {
  return async (siteIndex) =>
    new Map(
      facilities.all(siteIndex).map((facility): [string, KnownStore] => [
        facility.site_id,
        {
          name: facility.site_official_name,
          address: [facility.site_street, `${facility.site_zip} ${facility.site_city}`.trim()]
            .filter(Boolean)
            .join(', '),
          phone: facility.site_phone,
          city: facility.site_city,
          region: facility.site_region,
          geocoord: facility.site_geocoord || null,
        },
      ]),
    );
}
