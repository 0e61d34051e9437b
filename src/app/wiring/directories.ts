import { carTitle } from '~/features/car-text/server';
import {
  answerDue,
  departmentByErp,
  type Facilities,
  newCarsDepartment,
  type OpeningSchedule,
  type SiteDepartment,
  type SiteRecord,
  serviceDealers,
} from '~/modules/facilities';
import type { Candidates, Receiver, ReceiverDirectory } from '~/modules/leads';
import { type CarRecord, carSlug, type KnownStore, type Stock, type StoreDirectory } from '~/modules/stock';
import { addressLine } from '~/platform/postal-address';
import { isPublicHoliday, localDate, localTime } from '~/platform/time';
import { type Language, languagePrefix, localeFor, type Site } from '~/sites';
import { carPath } from '~/sites/paths';

/**
 * Who may receive a request, from the published stock and facilities: the car's sellers, its own department, then
 * the departments of its facility and the facility itself. For a sample car, which stands nowhere yet, the
 * new-cars department of the dealer that the visitor chose (REQUEST-3); for service, that dealer's workshop. Besides: what car that is, where its
 * receiver is found, and by when an answer is due.
 */
export function receiverDirectory({
  stock,
  facilities,
}: {
  stock: Pick<Stock, 'car'>;
  facilities: Pick<Facilities, 'all' | 'bySiteId' | 'forBrand'>;
}): ReceiverDirectory {
  return {
    async candidates(site, language, request, now) {
      const { carIndex, siteIndex } = site;
      const car =
        carIndex === null || request.carId === '' ? undefined : await stock.car(carIndex, request.carId);
      const known = { car: car === undefined ? null : requestedCar(car, site, language) };
      const whole = { ...known, sampleCar: car?.car_is_sample === true, departmentMissing: false };
      if (siteIndex === null) return { ...whole, ...at(undefined, site, now), receivers: [] };
      if (request.service !== null) {
        const dealer = serviceDealers(facilities.all(siteIndex), site, request.service.vehicle).find(
          ({ facility }) => facility.site_official_name === request.siteName,
        );
        if (dealer === undefined) return { ...whole, ...at(undefined, site, now), receivers: [] };
        const { facility, workshop, email } = dealer;
        const receivers = receiver(nameOf(workshop), email);
        return { ...whole, ...at(facility, site, now, workshop), receivers };
      }
      if (car === undefined) {
        const facility =
          facilities.bySiteId(siteIndex, request.siteId) ??
          publisherOf(request.toEmail, facilities.all(siteIndex));
        const receivers =
          facility === undefined ? [] : [...facilityReceivers(facility), ...employees(facility)];
        return { ...whole, ...at(facility, site, now), receivers };
      }
      if (car.car_is_sample && request.siteName !== '') {
        const brand = car.car_brand ?? '';
        const dealer = facilities
          .forBrand(siteIndex, brand)
          .find((facility) => facility.site_official_name === request.siteName);
        const department = dealer && newCarsDepartment(dealer, brand);
        const receivers =
          dealer === undefined || department === undefined
            ? []
            : receiver(nameOf(department), department.email || dealer.site_email);
        const departmentMissing = receivers.length === 0;
        return { ...whole, ...at(dealer, site, now, department), receivers, departmentMissing };
      }
      const facility = facilities.bySiteId(siteIndex, car.car_site_id ?? '');
      const sellers = car.car_sellers.flatMap(({ name, email }) =>
        receiver(name, email).map((each) => ({ ...each, kind: 'person' as const })),
      );
      const own =
        facility && departmentByErp(facility, car.car_companyerpid ?? '', car.car_departmenterpid ?? '');
      const receivers = [
        ...sellers,
        ...(own === undefined ? [] : receiver(nameOf(own), own.email)),
        ...(facility === undefined ? [] : facilityReceivers(facility)),
      ];
      return { ...whole, ...at(facility, site, now, own), receivers };
    },
  };
}

/** The car by the name that its page has in the language of either reader, and that page. */
export const requestedCar = (car: CarRecord, site: Site, language: Language) => ({
  title: titleIn(car, site, language),
  dealerTitle: titleIn(car, site, site.languages[0]),
  path: languagePrefix(site, language) + carPath(site, { ...car, slug: car.slug ?? carSlug(car) }),
});

const titleIn = (car: CarRecord, site: Site, language: Language): string =>
  [carTitle(car, { site, language, locale: localeFor(site, language) }), car.car_regno]
    .filter((part) => part !== null)
    .join(', ');

/** Where the receiver is found and when an answer is due there; the group's own place and hours without a facility. */
function at(
  facility: SiteRecord | undefined,
  site: Site,
  now: Date,
  department?: SiteDepartment,
): Pick<Candidates, 'place' | 'answerDue' | 'siteId'> {
  const { answers, contact, zone, country } = site;
  const local = { date: localDate(now, zone), time: localTime(now, zone) };
  const due = (schedule: OpeningSchedule, hours: number) =>
    answerDue(schedule, local, hours, (date) => isPublicHoliday(date, country));
  const hours = facility?.site_answer_hours ?? answers.hours;
  const office = {
    openinghours: [{ day: '', displayText: '', ...answers, weekdays: [...answers.weekdays] }],
  };
  const schedules = facility === undefined ? [] : schedulesOf(facility, department);
  return {
    siteId: facility?.site_id ?? null,
    place:
      facility === undefined
        ? { name: site.name, phone: contact.phone, email: contact.email, address: '' }
        : {
            name: facility.site_official_name,
            phone: department?.phone || facility.site_phone || contact.phone,
            email: department?.email || facility.site_email || contact.email,
            address: addressLine(facility.site_street, facility.site_zip, facility.site_city),
          },
    answerDue:
      schedules.map((schedule) => due(schedule, hours)).find((each) => each !== null) ??
      due({ ...office, deviationdays: [] }, hours),
  };
}

/** The hours that a request is read in: the receiver's own, those of the people who sell cars, any others. */
function schedulesOf(facility: SiteRecord, department?: SiteDepartment): readonly OpeningSchedule[] {
  const sales = facility.site_departments.filter(({ group }) => group === 'New cars');
  return [...(department === undefined ? [] : [department]), ...sales, ...facility.site_departments].map(
    ({ openingschedule }) => openingschedule,
  );
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

/** People of the facility; who is named in a request may receive it. */
const employees = ({ site_departments }: SiteRecord): readonly Receiver[] =>
  site_departments.flatMap(({ users }) =>
    users.flatMap(({ first_name, last_name, email }) =>
      receiver(`${first_name} ${last_name}`.trim(), email).map((each) => ({
        ...each,
        kind: 'person' as const,
      })),
    ),
  );

/** The facility that has published this address as its own, a department's or an employee's; nobody else's is mailed. */
function publisherOf(email: string, facilities: readonly SiteRecord[]): SiteRecord | undefined {
  const wanted = email.trim().toLowerCase();
  if (wanted === '') return undefined;
  return facilities.find((facility) =>
    [...facilityReceivers(facility), ...employees(facility)].some(
      (each) => each.email.toLowerCase() === wanted,
    ),
  );
}

/** Name of the receiver: a department's own name alone is ambiguous. */
const nameOf = (department: SiteDepartment): string => department.official_name || department.name;

/** One with an address; a department or facility, unless the caller says that it is a person. */
const receiver = (name: string | null | undefined, email: string | null | undefined): readonly Receiver[] =>
  email === null || email === undefined || email === ''
    ? []
    : [{ name: name ?? '', email, kind: 'facility' }];

/** The stores that a feed may name, for what its rows leave out. */
export function knownStores(facilities: Facilities): StoreDirectory {
  return async (siteIndex) =>
    new Map(
      facilities.all(siteIndex).map((facility): [string, KnownStore] => [
        facility.site_id,
        {
          name: facility.site_official_name,
          address: addressLine(facility.site_street, facility.site_zip, facility.site_city),
          phone: facility.site_phone,
          city: facility.site_city,
          region: facility.site_region,
          geocoord: facility.site_geocoord || null,
        },
      ]),
    );
}
