import type { JsonObject } from '~/platform/json';
import type { IndexSchema, SearchRequest } from '~/platform/search';

// Types only: this file also runs as it is, without a build, in the peers' programs.

/** A repeatable stream of numbers in [0, 1): the same cars on every run and for every engine compared. */
export function randomSource(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const BRANDS = (
  'Volvo,Volkswagen,BMW,Audi,Mercedes-Benz,Kia,Toyota,Skoda,Ford,Peugeot,Renault,Nissan,Hyundai,Seat,Tesla,Opel,' +
  'Mazda,Citroën,Polestar,Honda,Subaru,Mini,Land Rover,Porsche,Dacia,Fiat,Jeep,Lexus,Cupra,MG,Suzuki,Mitsubishi,' +
  'Smart,Jaguar,Alfa Romeo,BYD,Isuzu,Iveco,DS,Saab'
).split(',');
const FUELS = ['Bensin', 'Diesel', 'El', 'Elhybrid', 'Laddhybrid', 'Etanol', 'Gas'];
const BODIES = ['Kombi', 'SUV', 'Sedan', 'Halvkombi', 'Cab', 'Coupé', 'Familjebuss', 'Skåp', 'Pickup'];
const COLORS = [
  'Svart',
  'Vit',
  'Grå',
  'Blå',
  'Röd',
  'Silver',
  'Grön',
  'Brun',
  'Beige',
  'Gul',
  'Orange',
  'Lila',
];
const REGIONS = [
  'Stockholm',
  'Skåne',
  'Västra Götaland',
  'Uppsala',
  'Halland',
  'Östergötland',
  'Jönköping',
  'Dalarna',
];
const CAMPAIGNS = ['Vinterhjul ingår', 'Sommarpris', 'Låg ränta', 'Demobil', 'Fri service', 'Elbilsvecka'];
const EXTRAS =
  'Dragkrok,Backkamera,Navigation,Skinnklädsel,Panoramatak,Farthållare,Motorvärmare,Stolsvärme,Apple CarPlay,Parkeringssensorer,LED-strålkastare,Keyless,Rattvärme,Head-up display,Harman Kardon,Luftfjädring'.split(
    ',',
  );

const keyword = { kind: 'keyword', facet: true, searchable: true } as const;
const list = { kind: 'keyword', facet: true } as const;
const numeric = { kind: 'number', facet: true, sortable: true } as const;

/** 21 facets: 13 lists, 1 list of several values, 2 booleans, 5 histograms. */
export const carBenchSchema: IndexSchema = {
  idField: 'car_id',
  fields: {
    car_id: { kind: 'keyword' },
    slug: { kind: 'keyword' },
    car_site_id: { kind: 'keyword' },
    car_regno: { kind: 'keyword', searchable: true },
    car_brand: keyword,
    car_model: keyword,
    car_version: { kind: 'keyword', searchable: true },
    car_condition: list,
    car_body: keyword,
    car_drive: list,
    car_color: keyword,
    car_year: { kind: 'number', facet: 'list', sortable: true, searchable: true },
    car_fuel: keyword,
    car_gearbox: keyword,
    car_seats: { kind: 'number', facet: 'list' },
    car_doors: { kind: 'number', facet: 'list' },
    car_site_city: keyword,
    car_site_region: keyword,
    car_vehicle_type_code: list,
    car_campaigns: { kind: 'keywords', facet: true },
    car_is_sample: { kind: 'boolean', facet: true },
    car_has_campaign_price: { kind: 'boolean', facet: true },
    car_price: numeric,
    car_mileage: numeric,
    car_power: numeric,
    car_privateleasing_monthly_cost: numeric,
    car_companyleasing_monthly_cost: numeric,
    car_publishdate: { kind: 'date', sortable: true },
    car_equipment: { kind: 'keywords', searchable: true },
    car_description: { kind: 'text', searchable: true },
  },
  defaultSort: ['car_publishdate_desc'],
  locale: 'sv-SE',
};

export const carBenchFacets: NonNullable<SearchRequest['facets']> = Object.entries(carBenchSchema.fields)
  .filter(([, field]) => 'facet' in field && field.facet)
  .map(([name]) => (name === 'car_brand' ? { name, child_name: 'car_model' } : { name }));

/** `count` cars as a search record carries them, about 2.5 kB of JSON each. */
export function* syntheticCars(count: number, seed = 1): Generator<JsonObject> {
  const random = randomSource(seed);
  const skewed = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() ** 2 * from.length)];
  const whole = (min: number, max: number): number => Math.floor(min + random() * (max - min));
  for (let i = 0; i < count; i++) {
    const brand = skewed(BRANDS) ?? '';
    const model = `${brand.charAt(0)}${10 * whole(1, 16)}`;
    const fuel = skewed(FUELS) ?? '';
    const city = whole(1, 60);
    const year = 2026 - Math.floor(random() ** 2 * 20);
    const equipment = EXTRAS.filter(() => random() < 0.4);
    const id = String(100_000 + i);
    yield {
      car_id: id,
      slug: `${brand}-${model}-${fuel}-${id}`.toLowerCase(),
      car_site_id: `site-${city}`,
      car_regno: `${String.fromCharCode(65 + whole(0, 26), 65 + whole(0, 26), 65 + whole(0, 26))}${whole(100, 999)}`,
      car_brand: brand,
      car_model: model,
      car_version: `${(whole(10, 40) / 10).toFixed(1)} ${skewed(['Momentum', 'Inscription', 'R-Design', 'Plus', 'Ultimate', 'Core']) ?? ''}`,
      car_condition: random() < 0.25 ? 'Ny' : 'Begagnad',
      car_body: skewed(BODIES) ?? '',
      car_drive: skewed(['Framhjulsdrift', 'Fyrhjulsdrift', 'Bakhjulsdrift']) ?? '',
      car_color: skewed(COLORS) ?? '',
      car_year: year,
      car_fuel: fuel,
      car_gearbox: random() < 0.7 ? 'Automat' : 'Manuell',
      car_seats: skewed([5, 4, 7, 2, 9]) ?? 5,
      car_doors: skewed([5, 4, 3, 2]) ?? 5,
      car_site_city: `Ort ${city}`,
      car_site_region: REGIONS[city % REGIONS.length] ?? '',
      car_vehicle_type_code: random() < 0.1 ? 'LCV' : 'PC',
      car_campaigns: CAMPAIGNS.filter(() => random() < 0.1),
      car_is_sample: random() < 0.05,
      car_has_campaign_price: random() < 0.15,
      car_price: whole(30, 900) * 1000 + (random() < 0.8 ? 900 : 0),
      car_mileage: year > 2024 ? whole(0, 3000) : whole(1000, 30_000),
      car_power: whole(60, 500),
      ...(random() < 0.3 ? { car_privateleasing_monthly_cost: whole(200, 1200) * 10 } : {}),
      ...(random() < 0.3 ? { car_companyleasing_monthly_cost: whole(200, 1200) * 10 } : {}),
      car_publishdate: new Date(1_700_000_000_000 + whole(0, 60_000) * 1_000_000).toISOString(),
      car_equipment: equipment,
      car_description: `Välvårdad ${brand} ${model} med ${equipment.slice(0, 6).join(', ').toLowerCase()}. ${'Bilen är besiktigad och servad enligt bok. '.repeat(2)}`,
      car_images: Array.from({ length: 8 }, (_, n) => ({
        original: `/media/cars/${id}/${n}.jpg`,
        blur_data_url: `data:image/webp;base64,${'A'.repeat(60)}`,
      })),
    };
  }
}

export const CARD_FIELDS: readonly string[] = [
  'car_id',
  'slug',
  'car_brand',
  'car_model',
  'car_version',
  'car_year',
  'car_mileage',
  'car_price',
  'car_fuel',
  'car_gearbox',
  'car_site_city',
];

/** What visitors ask for: mostly one or two filters, sometimes a range, a model, words or another order; all facets counted. */
export function* mixedCarQueries(count: number, seed = 2): Generator<SearchRequest> {
  const random = randomSource(seed);
  const one = <T>(from: readonly T[]): T[] => from.slice(Math.floor(random() ** 2 * from.length)).slice(0, 1);
  for (let i = 0; i < count; i++) {
    const low = Math.floor(random() * 300) * 1000;
    const brand = one(BRANDS);
    yield {
      index: 'cars',
      limit: 48,
      offset: random() < 0.8 ? 0 : 48,
      fields: CARD_FIELDS,
      facets: carBenchFacets,
      keyphrase:
        random() < 0.2
          ? (one(['dragkrok', 'v60', 'volv', 'skinn', 'panoramatak svart', 'vovlo'])[0] ?? '')
          : '',
      sort_name:
        random() < 0.3 ? (one(['car_price_asc', 'car_price_desc', 'car_mileage_asc'])[0] ?? '') : undefined,
      filters: {
        ...(random() < 0.5 ? { car_brand: brand } : {}),
        ...(random() < 0.35 ? { car_fuel: one(FUELS) } : {}),
        ...(random() < 0.2 ? { car_body: one(BODIES) } : {}),
        ...(random() < 0.25 ? { car_price: { type: 'range', values: [low, low + 200_000] } } : {}),
        ...(random() < 0.3 ? { car_condition: ['Begagnad'] } : {}),
        ...(random() < 0.1 ? { 'car_color.neq': ['Svart'] } : {}),
      },
    };
  }
}
