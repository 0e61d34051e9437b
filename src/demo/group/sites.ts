import { facilityLabel, type SiteBrand, type SiteDepartment, type SiteRecord } from '~/modules/facilities';
import { slugify } from '~/platform/plain-letters';
import { facetLanguage } from '~/platform/vocabulary';
import { FRANCHISES, SERVICED_BRANDS, STORE_SERVICED_BRANDS } from './brands';
import { type FacilityPicture, facilityPictures } from './facility-pictures';
import { schedule } from './hours';
import { type DepartmentType, GROUP_OF, type GroupLanguage, WORDS } from './language';
import { employees } from './people';
import { fixedLine } from './phones';
import { type RandomSource, randomSource } from './random-source';
import { BRITISH_TOWNS } from './towns/britain';
import { FINNISH_TOWNS } from './towns/finland';
import { NORWEGIAN_TOWNS } from './towns/norway';
import { SLOVAK_TOWNS } from './towns/slovakia';
import { SWEDISH_TOWNS } from './towns/sweden';
import type { Town } from './towns/town';

/** Sites with a stock and facilities of their own; the brand sites show those of `automotive-se`. */
export const CAR_SITES = [
  'automotive-se',
  'automotive-no',
  'automotive-uk',
  'carstore-se',
  'carstore-no',
  'carstore-fi',
  'carstore-sk',
] as const;
export type CarSite = (typeof CAR_SITES)[number];

interface Group {
  readonly language: GroupLanguage;
  readonly towns: readonly Town[];
  /** Car stores sell used cars of every brand and have no franchise. */
  readonly kind: 'dealer' | 'store';
  /** First figures of the dealer system's company numbers. */
  readonly company: number;
}

const inLocations = (towns: readonly Town[], ...locations: readonly string[]): readonly Town[] =>
  towns.filter((town) => locations.includes(town.location));

const GROUPS: Readonly<Record<CarSite, Group>> = {
  'automotive-se': { language: 'sv', towns: SWEDISH_TOWNS, kind: 'dealer', company: 100 },
  'automotive-no': { language: 'nb', towns: NORWEGIAN_TOWNS, kind: 'dealer', company: 300 },
  'automotive-uk': { language: 'en-GB', towns: BRITISH_TOWNS, kind: 'dealer', company: 400 },
  'carstore-se': {
    language: 'sv',
    kind: 'store',
    company: 500,
    towns: inLocations(
      SWEDISH_TOWNS,
      'Kista',
      'Kungens Kurva',
      'Uppsala',
      'Västerås',
      'Örebro',
      'Norrköping',
      'Linköping',
      'Jönköping',
      'Växjö',
      'Malmö',
      'Helsingborg',
      'Göteborg Backa',
      'Borås',
      'Karlstad',
      'Sundsvall',
      'Umeå',
    ),
  },
  'carstore-no': {
    language: 'nb',
    kind: 'store',
    company: 600,
    towns: inLocations(
      NORWEGIAN_TOWNS,
      'Oslo Alnabru',
      'Drammen',
      'Fredrikstad',
      'Kristiansand',
      'Stavanger',
      'Bergen',
      'Trondheim',
      'Hamar',
    ),
  },
  'carstore-fi': { language: 'fi', towns: FINNISH_TOWNS, kind: 'store', company: 700 },
  'carstore-sk': { language: 'sk', towns: SLOVAK_TOWNS, kind: 'store', company: 800 },
};

const DEPARTMENT_NUMBER: Readonly<Record<DepartmentType, number>> = {
  new_cars: 10,
  used_cars: 20,
  workshop: 30,
  parts: 40,
  body_work: 50,
};

/** The transport businesses are called otherwise in each country. */
const named = (brand: SiteBrand, language: GroupLanguage): SiteBrand => ({
  ...brand,
  name: facilityLabel('brand', brand.name, facetLanguage(language)) ?? brand.name,
});

/** Franchises under one roof: larger houses have several; brands are never listed twice. */
function brandsOf(group: Group, random: RandomSource): SiteBrand[] {
  if (group.kind === 'store') return [];
  const houses = random.weighted([
    [1, 5],
    [2, 6],
    [3, 3],
  ]);
  const brands = Array.from({ length: houses }, () => random.weighted(FRANCHISES)).flat();
  return [...new Map(brands.map((brand) => [brand.brand_code, named(brand, group.language)])).values()];
}

/** Every sixth house with several franchises has kept one for its workshop alone. */
function soldBrands(brands: readonly SiteBrand[], index: number): SiteBrand[] {
  const lastBrand = brands.at(-1)?.name;
  return index % 6 === 5
    ? brands.filter(({ name }, _, { length }) => length < 3 || name !== lastBrand)
    : [...brands];
}

/** What the workshop is authorised for: what the house sells, and at some Swedish houses more. */
function repairedBrands({ group, town, brands }: FacilityDraft): SiteBrand[] {
  if (group.language !== 'sv') return [...brands];
  const serviced = group.kind === 'store' ? STORE_SERVICED_BRANDS : SERVICED_BRANDS;
  const more = serviced.filter(([, towns]) => towns.includes(town.location)).flatMap(([each]) => each);
  return [...brands, ...more];
}

/** Every second car store has a workshop, and so has the first of each country: its site offers service. */
function departmentTypes(group: Group, index: number, random: RandomSource): DepartmentType[] {
  if (group.kind === 'store') {
    return random.share(0.5) || index === 0 ? ['used_cars', 'workshop'] : ['used_cars'];
  }
  const all: DepartmentType[] = ['new_cars', 'used_cars', 'workshop', 'parts'];
  return random.share(0.4) ? [...all, 'body_work'] : all;
}

interface FacilityDraft {
  readonly group: Group;
  readonly town: Town;
  readonly slug: string;
  readonly name: string;
  readonly company: number;
  readonly brands: readonly SiteBrand[];
  /** What its new-cars department sells; the others it only repairs. */
  readonly sold: SiteBrand[];
  readonly today: string;
}

function departmentBrands(house: FacilityDraft, type: DepartmentType): SiteBrand[] {
  if (type === 'used_cars') return [];
  if (type === 'new_cars') return house.sold;
  return type === 'workshop' ? repairedBrands(house) : [...house.brands];
}

function department(house: FacilityDraft, type: DepartmentType, random: RandomSource): SiteDepartment {
  const { group, town, slug, name, company, today } = house;
  const words = WORDS[group.language];
  const [lead, ...others] = words.titles[type];
  const staff = type === 'new_cars' || type === 'workshop' ? random.whole(2, 3) : random.whole(1, 2);
  return {
    name: words.departments[type],
    official_name: `${name} ${words.departments[type]}`,
    department_type: type,
    phone: fixedLine(group.language, random, town.region),
    email: `${words.mailbox[type]}.${slug.replace(/^nordhem-/, '')}@nordhem.example`,
    group: GROUP_OF[type],
    brands: departmentBrands(house, type),
    erp_id: `${company}.${DEPARTMENT_NUMBER[type]}`,
    users: employees(group.language, random, town.region, [
      { title: lead, count: 1 },
      ...others.map((title) => ({ title, count: Math.max(1, staff - others.length + 1) })),
    ]),
    openingschedule: schedule(group.language, type, today),
  };
}

function siteRecord(
  site: CarSite,
  town: Town,
  index: number,
  today: string,
  image: FacilityPicture | undefined,
): SiteRecord {
  const group = GROUPS[site];
  const random = randomSource(`${site} ${town.location}`, 'facility');
  const words = WORDS[group.language];
  const name = group.kind === 'store' ? `Nordhem Carstore ${town.location}` : `Nordhem ${town.location}`;
  const slug = `nordhem-${slugify(town.location)}`;
  const brands = brandsOf(group, random);
  const house: FacilityDraft = {
    group,
    town,
    slug,
    name,
    company: group.company + index,
    brands,
    sold: soldBrands(brands, index),
    today,
  };
  return {
    site_id: `${group.company + index}`,
    site_official_name: name,
    slug,
    site_street: words.address(random.pick(words.streets), random.whole(2, 48)),
    site_zip: town.zip,
    site_city: town.city,
    site_region: town.region,
    site_phone: fixedLine(group.language, random, town.region),
    site_email: `${slug.replace(/^nordhem-/, '')}@nordhem.example`,
    site_image_url: image?.thumbnail_url ?? '',
    site_primary_image: image ?? null,
    site_geocoord: `${town.lat},${town.lng}`,
    website_sort_order: (index + 1) * 10,
    site_brands: brands.filter((brand) => !brand.brand_code.includes('_')).map((brand) => brand.name),
    site_departments: departmentTypes(group, index, random).map((type) => department(house, type, random)),
    // Some promise an answer within half a day; the others what the site promises.
    ...(index % 4 === 0 ? { site_answer_hours: 4 } : {}),
  };
}

/** The facilities of a site, the same in every run; `today` (`YYYY-MM-DD`) only moves the deviating opening days. */
export function demoSites(site: CarSite, today: string): SiteRecord[] {
  const group = GROUPS[site];
  const pictures = facilityPictures(
    site,
    group.towns.map(({ location, lat, lng }) => ({
      location,
      lat,
      lng,
      brands: brandsOf(group, randomSource(`${site} ${location}`, 'facility')).length,
    })),
  );
  return group.towns.map((town, index) => siteRecord(site, town, index, today, pictures[index]));
}
