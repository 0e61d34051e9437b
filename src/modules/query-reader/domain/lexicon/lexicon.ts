import {
  type FacetLanguage,
  isLabelledField,
  type LabelledField,
  labelOf,
  VOCABULARY,
} from '~/modules/stock';
import type { FacetMap } from '~/platform/search';
import { BODY_SYNONYMS, SIZE_SYNONYMS } from '../../words/body';
import { BUT_ALSO, NEGATIONS, NOT_ONLY } from '../../words/bounds';
import { COLOUR_SYNONYMS, SHADES } from '../../words/colour';
import { COUNTED, LEASING, REDUCED } from '../../words/counted';
import { EQUIPMENT_SYNONYMS } from '../../words/equipment';
import { FUEL_SYNONYMS } from '../../words/fuel';
import { AREAS } from '../../words/names/areas';
import { ORIGINS } from '../../words/names/origins';
import { COUNTY, NEAR, NEAR_VISITOR, NOISE, PLACE_NAMES } from '../../words/noise';
import { ORDERS } from '../../words/orders';
import { RENEWED } from '../../words/renewed';
import { type SynonymGroup, type Synonyms, spellings } from '../../words/synonyms';
import { CONDITION_SYNONYMS, DRIVE_SYNONYMS, GEARBOX_SYNONYMS } from '../../words/technique';
import { NUMBER_WORDS, UNITS } from '../../words/units';
import { EMISSION_ZONE, UNLISTED } from '../../words/unlisted';
import { compact } from '../tokens';
import { addMakes } from './lexicon-makes';
import { NearMisses } from './near-miss';
import type { Sense } from './sense';

/** Flags of the record that say whether it has a monthly cost. */
export const COST_FLAGS = {
  loan: 'car_has_loan',
  private: 'car_has_privateleasing',
  company: 'car_has_companyleasing',
} as const;
export type MonthlyCost = keyof typeof COST_FLAGS;

export interface Lexicon {
  /** The page's. */
  readonly language: FacetLanguage;
  /** By the compact spelling. */
  readonly words: ReadonlyMap<string, Sense>;
  /** Make and model in one: "Polestar 2", "VW Golf". */
  readonly joined: ReadonlyMap<string, Sense>;
  /** Models with a figure in them, by their spelling with o for 0 and l for 1. */
  readonly confused: ReadonlyMap<string, Sense>;
  readonly nearMisses: NearMisses;
  /** Numbers of seats that the stock has. */
  readonly seats: readonly number[];
  /** Monthly costs that the stock says. */
  readonly costs: ReadonlySet<MonthlyCost>;
  /** Fuel of electric cars, as the stock writes it. */
  readonly electric: readonly string[];
  /** Values of a field in the stock. */
  readonly known: ReadonlyMap<string, readonly string[]>;
}

const SYNONYMS: Readonly<Record<string, readonly SynonymGroup[]>> = {
  car_equipment: EQUIPMENT_SYNONYMS,
  car_color: COLOUR_SYNONYMS,
  car_condition: CONDITION_SYNONYMS,
  car_drive: DRIVE_SYNONYMS,
  car_gearbox: GEARBOX_SYNONYMS,
  car_body: BODY_SYNONYMS,
  car_fuel: FUEL_SYNONYMS,
};
const FIELDS = Object.keys(SYNONYMS).filter(isLabelledField);

/** Words of feeds that mean something else when a person says them, or too much. */
const WITHOUT_SYNONYMS = new Set(
  'b|d|a|m|n|u|super|gt|open|sand|other|annan|annat|ovriga|touring|avant|combi|sportback|fastback|liftback|camping|flex|stick|4x4suv|man|aut|onyx|chassi|certified|cpo|metan|essence|cream|creme|krok|hak|drag|alarm|klima|esp|esc|dsc|asr|acc|ecc'.split(
    '|',
  ),
);

/** Bits of compounds: a diesel car is a diesel, an automatic car an automatic. "Diesel auto" in two words is one in two languages only. */
const COMPOUNDS: Synonyms = {
  sv: 'bil|bilar|bilen|driven|drivna',
  nb: 'bil|biler|bilen|drevet',
  fi: 'auto|autot|autoja|auton',
  sk: 'auto',
  en: 'car|cars',
};

/**
 * Every spelling with its meaning, for the values of one stock. Of a spelling that several languages have, the first of
 * `languages` is meant; places and makes of the stock go before everything, because they are what it has.
 */
export function makeLexicon(map: FacetMap, languages: readonly FacetLanguage[]): Lexicon {
  const words = new Map<string, Sense>();
  const known = new Map(map.map(({ name, values }) => [name, values.map(({ text }) => text)]));
  const put = (spelling: string, sense: Sense) => {
    const key = compact(spelling);
    const isShort = sense.kind === 'values' && key.length <= MAX_INITIALS;
    if (key !== '') words.set(key, isShort ? { ...sense, isOneWord: true } : sense);
  };
  const own = languages[0] ?? 'en';
  for (const language of languages.toReversed()) addLanguage(put, language, own, known);
  addOthers(words, map);
  addPlaces(put, map);
  const { joined, confused, preferred } = addMakes(words, map, own);
  const longer = [...words.keys()].filter((key) => key.length >= 6);
  const seats = (known.get('car_seats') ?? []).map(Number).filter(Number.isInteger);
  const nearMisses = new NearMisses([...preferred, ...longer]);
  const electric = valuesOf('car_fuel', ['Electric'], own, known);
  return {
    language: own,
    words,
    joined,
    confused,
    known,
    seats,
    costs: costsOf(known),
    electric,
    nearMisses,
  };
}

/** A cost whose flag the map does not count may be there. */
function costsOf(known: Known): ReadonlySet<MonthlyCost> {
  const costs: readonly MonthlyCost[] = ['loan', 'private', 'company'];
  return new Set(costs.filter((cost) => known.get(COST_FLAGS[cost])?.includes('true') ?? true));
}

/** So short a word is not written in two: "Mo i Rana" has no Finnish "moi" in it. */
const MAX_FILLER = 4;

/** "S 580 e L" has no Swedish "el" in it. */
const MAX_INITIALS = 2;

type Values = Extract<Sense, { kind: 'values' }>;
type Put = (spelling: string, sense: Sense) => void;
type Known = ReadonlyMap<string, readonly string[]>;

function addLanguage(put: Put, language: FacetLanguage, own: FacetLanguage, known: Known): void {
  const each = (spoken: Synonyms, sense: Sense) => {
    for (const spelling of spellings(spoken[language] ?? '')) put(spelling, sense);
  };
  // Short words of other languages may be anything here: "v" is a preposition in Slovak only.
  for (const spelling of spellings(NOISE[language] ?? ''))
    if (language === own || spelling.length >= 3)
      put(spelling, { kind: 'noise', isOneWord: spelling.length <= MAX_FILLER });
  for (const { values, words } of SIZE_SYNONYMS)
    each(words, { kind: 'size', bodies: valuesOf('car_body', values, own, known) });
  for (const { order, words } of ORDERS) each(words, { kind: 'order', order });
  each(COUNTY, { kind: 'county' });
  for (const words of [UNLISTED, RENEWED]) each(words, { kind: 'counted', counted: 'unlisted' });
  each(EMISSION_ZONE, { kind: 'zone' });
  for (const { counted, words } of COUNTED) each(words, { kind: 'counted', counted });
  for (const field of FIELDS) addField(put, field, language, own, known);
  for (const { values, words } of ORIGINS) each(words, makesOf(values, known));
  for (const { kind, words } of LEASING) each(words, { kind: 'leasing', of: kind });
  each(REDUCED, { kind: 'values', field: 'car_has_campaign_price', values: ['true'] });
  each(NEAR, { kind: 'near' });
  each(NEAR_VISITOR, { kind: 'nearVisitor' });
  each(NEGATIONS, { kind: 'not' });
  each(NOT_ONLY, { kind: 'notOnly' });
  each(BUT_ALSO, { kind: 'noise' });
  addSeats(put, language);
}

/** Of a country whose makes the stock does not have, nothing can be searched. */
function makesOf(makes: readonly string[], known: Known): Sense {
  const values = (known.get('car_brand') ?? []).filter((make) => makes.includes(make));
  if (values.length === 0) return { kind: 'counted', counted: 'unlisted' };
  return { kind: 'values', field: 'car_brand', values };
}

/** Labels and words of the stock's vocabulary, then what people say besides. */
function addField(put: Put, field: LabelledField, language: FacetLanguage, own: FacetLanguage, known: Known) {
  const senseOf = (english: readonly string[]): Values => ({
    kind: 'values',
    field,
    values: valuesOf(field, english, own, known),
  });
  for (const { labels, words } of VOCABULARY[field]) {
    // Seats are searched by their number.
    if (labels.en === 'Other' || labels.en === 'Seven seats') continue;
    const sense = senseOf([labels.en]);
    // Words of a feed have no known language: they come before all languages, as English ones.
    if (language === 'en')
      for (const word of words) if (!WITHOUT_SYNONYMS.has(compact(word))) put(word, sense);
    put(labels[language], sense);
  }
  const compounds =
    field === 'car_fuel' || field === 'car_gearbox' ? spellings(COMPOUNDS[language] ?? '') : [];
  for (const { values, words } of SYNONYMS[field] ?? []) {
    const sense = senseOf(values);
    for (const word of spellings(words[language] ?? '')) {
      put(word, sense);
      if (field === 'car_color')
        for (const shade of spellings(SHADES[language] ?? '')) put(shade + word, sense);
      for (const end of compounds)
        put(word + end, isGearboxToo(end, own) ? { ...sense, isOneWord: true } : sense);
    }
  }
}

/** "Auto" is a car in Finnish and Slovak, short for an automatic gearbox in the others. */
const isGearboxToo = (end: string, own: FacetLanguage): boolean =>
  end === 'auto' && own !== 'fi' && own !== 'sk';

/** The stock's own spelling of the values; where it has none of them, the label of its language. */
function valuesOf(field: LabelledField, english: readonly string[], own: FacetLanguage, known: Known) {
  const inStock = (known.get(field) ?? []).filter((text) =>
    english.includes(labelOf(field, text, 'en') ?? ''),
  );
  if (inStock.length > 0) return inStock;
  const [first = ''] = english;
  return [labelOf(field, first, own) ?? first];
}

/** Facets that are read otherwise: makes and places of their own, and numbers that are no words. */
const READ_OTHERWISE = new Set(['car_brand', 'car_model', 'car_site_region', 'car_site_city', 'car_seats']);

/** Values that the vocabulary does not know, as the stock writes them: campaigns, a source's own words. */
function addOthers(words: Map<string, Sense>, map: FacetMap): void {
  for (const { name, values } of map)
    for (const { text } of values) {
      const key = compact(text);
      if (READ_OTHERWISE.has(name) || key.length < 3 || words.has(key) || text === 'true' || text === 'false')
        continue;
      words.set(key, { kind: 'values', field: name, values: [text] });
    }
}

/** "Sju sits", "plats för sju", "fem dörrar". */
function addSeats(put: Put, language: FacetLanguage): void {
  const units = spellings(UNITS.find(({ unit }) => unit === 'seats')?.words[language] ?? '');
  const doors = spellings(UNITS.find(({ unit }) => unit === 'doors')?.words[language] ?? '');
  const openings = spellings(COUNTED.find(({ counted }) => counted === 'seats')?.words[language] ?? '');
  for (const [seats, spoken] of Object.entries(NUMBER_WORDS))
    for (const number of spellings(spoken[language] ?? '')) {
      const sense: Sense = { kind: 'seats', seats: Number(seats) };
      for (const unit of units) put(number + unit, sense);
      for (const opening of openings) put(opening + number, sense);
      for (const unit of doors) put(number + unit, { kind: 'values', field: 'car_doors', values: [seats] });
    }
}

const CASE_ENDINGS = spellings('a|ssa|lla|sta|lta|n|s|ssä|llä|stä|ltä|ta|tä|tta|ttä');

/** Counties, then the towns in them: where both have the name, the town is meant. */
function addPlaces(put: Put, map: FacetMap): void {
  const add = (field: string, text: string) => {
    const sense: Sense = { kind: 'values', field, values: [text] };
    for (const ending of CASE_ENDINGS) put(text + ending, sense);
    for (const name of spellings(PLACE_NAMES[text] ?? '')) put(name, sense);
    put(text, sense);
  };
  const regions = map.find(({ name }) => name === 'car_site_region')?.values ?? [];
  for (const area of AREAS) {
    const within = spellings(area.regions);
    const values = regions.flatMap(({ text }) => (within.includes(text) ? [text] : []));
    if (values.length === 0) continue;
    for (const name of spellings(area.names)) put(name, { kind: 'values', field: 'car_site_region', values });
  }
  for (const { text } of regions) {
    add('car_site_region', text);
    for (const county of ['län', 's län', 'fylke'])
      put(text + county, { kind: 'values', field: 'car_site_region', values: [text] });
  }
  const towns = map.find(({ name }) => name === 'car_site_city')?.values ?? [];
  for (const { text } of towns) add('car_site_city', text);
  for (const { children = [] } of regions) for (const text of children) add('car_site_city', text);
}
