import { departmentByErp, type Facilities, mapPosition, type SiteRecord } from '~/modules/facilities';
import type { Stock } from '~/modules/stock';
import type { DriveDirectory } from '~/modules/test-drives';
import { openingOf } from '~/modules/workshop';
import { addressLine } from '~/platform/postal-address';
import { SITES } from '~/sites';
import { requestedCar } from '../directories';

/**
 * Which cars can be test driven, and where: those on sale that stand at a facility of the site. Their hours are those of the
 * car's own department, of the people who sell new cars, or of any other department that has hours; deviating days are
 * within them.
 */
export const driveDirectory = ({
  stock,
  facilities,
}: {
  stock: Pick<Stock, 'car'>;
  facilities: Pick<Facilities, 'bySiteId'>;
}): DriveDirectory => ({
  async car(site, language, carId) {
    const { carIndex, siteIndex } = site;
    if (carIndex === null || siteIndex === null) return null;
    const car = await stock.car(carIndex, carId);
    if (car === undefined || car.car_is_sample) return null;
    const facility = facilities.bySiteId(siteIndex, car.car_site_id ?? '');
    if (facility === undefined) return null;
    const own = departmentByErp(facility, car.car_companyerpid ?? '', car.car_departmenterpid ?? '');
    const sales = facility.site_departments.filter(({ group }) => group === 'New cars');
    const others = facility.site_departments.filter(({ group }) => group !== 'Workshop');
    const opening = [...(own === undefined ? [] : [own]), ...sales, ...others]
      .map(({ openingschedule }) => openingschedule)
      .find((schedule) => openingOf(schedule).weekly.length > 0);
    if (opening === undefined) return null;
    return { car: requestedCar(car, site, language), place: placeOf(facility, siteIndex), opening };
  },
  place(siteIndex, siteId) {
    const facility = facilities.bySiteId(siteIndex, siteId);
    return facility === undefined ? nowhere(siteId) : placeOf(facility, siteIndex);
  },
});

function placeOf(facility: SiteRecord, siteIndex: string) {
  const country = SITES.find((site) => site.siteIndex === siteIndex)?.country;
  const { lat: latitude, lng: longitude } = mapPosition(facility.site_geocoord, country);
  return {
    siteId: facility.site_id,
    name: facility.site_official_name,
    address: addressLine(facility.site_street, facility.site_zip, facility.site_city),
    phone: facility.site_phone,
    email: facility.site_email,
    latitude,
    longitude,
  };
}

const nowhere = (siteId: string) => ({
  siteId,
  name: '',
  address: '',
  phone: '',
  email: '',
  latitude: 0,
  longitude: 0,
});
