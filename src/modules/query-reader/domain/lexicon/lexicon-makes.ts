import { BRANDS, type FacetLanguage, modelLabel } from '~/modules/stock';
import type { FacetMap } from '~/platform/search';
import { figureWords } from '../../words/amount-words';
import { MAKE_NAMES } from '../../words/names/makes';
import { ELECTRIC_NAMES, KNOWN_MODELS, MODEL_NAMES } from '../../words/names/models';
import { NOISE } from '../../words/noise';
import { spellings } from '../../words/synonyms';
import { compact, confusable } from '../tokens';
import type { ModelOption, Sense } from './sense';

/** Models that are ordinary words: they are meant only beside their make. */
const ORDINARY_WORDS = new Set(
  'up|fox|note|rapid|spring|soul|seal|master|expert|partner|edge|across|combo|compass|karl|adam|han|tang|rio|spark|spider|insight|legacy|california|roadster|fusion|escort|explorer|alto|splash|swift|pulsar|primera|adventure|avenger|frontera|omega|bora|verso|jazz|civic|accord|bravo|scala|fluence|rapide|orlando|colt|lancer|outback|forester|optima|smart|one|sport|custom|electric|traveller|boxer'.split(
    '|',
  ),
);
/** A make's most usual names are joined with its models; slips of them are not. */
const JOINED_NAMES = 6;
const MAX_NICKNAME = 5;

interface Made {
  readonly joined: Map<string, Sense>;
  readonly confused: Map<string, Sense>;
  /** Words whose slips are mended first. */
  readonly preferred: readonly string[];
}

/** Adds makes and models to the words: those that are well known, then those of the stock. */
export function addMakes(words: Map<string, Sense>, map: FacetMap, own: FacetLanguage): Made {
  const made: Made & { preferred: string[] } = { joined: new Map(), confused: new Map(), preferred: [] };
  const facet = map.find(({ name }) => name === 'car_brand');
  const lone = map.find(({ name }) => name === 'car_model')?.values.map(({ text }) => text) ?? [];
  const stock = new Map((facet?.values ?? []).map(({ text, children = [] }) => [text, children]));
  const makes = [...new Set([...BRANDS, ...stock.keys()])];
  const ordinary = new Set(spellings(NOISE[own] ?? '').map(compact));
  for (const make of makes) addMake(words, made, make, ordinary);
  const known = (model: string) => modelLabel(model, own);
  const isStocked = (make: string, model: string) =>
    (stock.get(make) ?? []).some((each) => compact(each) === compact(model));
  for (const make of makes)
    for (const model of spellings(KNOWN_MODELS[make] ?? ''))
      if (model !== '' && !isStocked(make, known(model)))
        addModel(words, made, { make, model: known(model) }, false);
  for (const [make, models] of stock)
    for (const model of models) addModel(words, made, { make, model }, true);
  for (const model of lone) addModel(words, made, { make: null, model }, true);
  return made;
}

/** `ordinary`: words of the page's language, which are nobody's nickname: "jag" is no Jaguar in Swedish. */
function addMake(
  words: Map<string, Sense>,
  { preferred }: { preferred: string[] },
  make: string,
  ordinary: ReadonlySet<string>,
): void {
  [make, ...spellings(MAKE_NAMES[make] ?? '')].forEach((name, at) => {
    const key = compact(name);
    if (key === '' || (at > 0 && ordinary.has(key))) return;
    const before = words.get(key);
    const isOneWord = !/[\s&-]/.test(name) && !(before?.kind === 'make' && !before.isOneWord);
    words.set(key, { kind: 'make', make, isOneWord });
    if (isMendable(key, at)) preferred.push(key);
  });
}

/** What the table of names has of a model. */
function listed(table: typeof MODEL_NAMES, { make, model }: ModelOption): readonly string[] {
  const english = compact(modelLabel(model, 'en'));
  return Object.entries(table)
    .filter(([each]) => make === null || each === make)
    .flatMap(([, models]) => Object.entries(models))
    .filter(([name]) => compact(modelLabel(name, 'en')) === english)
    .flatMap(([, names]) => spellings(names));
}

/** Names of a model, the usual ones first. */
function namesOf(option: ModelOption): readonly string[] {
  const { model } = option;
  const others = listed(MODEL_NAMES, option);
  return [...new Set([model, ...inAllLanguages(model), ...others, ...[model, ...others].flatMap(spoken)])];
}

/**
 * "XC förtio", "Model three", "id fyra": as speech is written down. Letters that are a word of their own beside a small number
 * ("i tre", "a four") name no model.
 */
function spoken(model: string): readonly string[] {
  const [, letters = '', figure = ''] = /^([a-z]{1,6})[ .-]?(\d{1,2})$/i.exec(model) ?? [];
  const isName =
    letters.length > 1 || /^[qx]$/i.test(letters) || (/^[vsc]$/i.test(letters) && Number(figure) >= 30);
  return isName ? figureWords(Number(figure)).map((word) => `${letters} ${word}`) : [];
}

/** "E-Klass" is also E-Class, E-sarja, Trieda E and "E trieda"; "3-serie" also "3 series" and "Rad 3". */
function inAllLanguages(model: string): readonly string[] {
  const english = modelLabel(model, 'en');
  const [, letter] = /^([A-Z]{1,3})-Class$/i.exec(english) ?? [];
  if (letter !== undefined)
    return [
      ...[
        'klass',
        'klasse',
        'class',
        'klassen',
        'sarja',
        'sarjan',
        'trieda',
        'triedy',
        'klas',
        'clas',
        'classe',
        'mersu',
        'mersun',
      ].map((word) => letter + word),
      `trieda ${letter}`,
      `triedy ${letter}`,
    ];
  const [, figure] = /^([1-8]) Series$/i.exec(english) ?? [];
  if (figure === undefined) return [];
  return [
    ...['serie', 'serien', 'series', 'seria', 'sarja', 'sarjan', 'ser', 'er'].map((word) => figure + word),
    ...['rad', 'rada', 'serie', 'seria', 'serii', 'radu', 'rady', 'series', 'sarja'].map(
      (word) => `${word} ${figure}`,
    ),
  ];
}

/** A short nickname is too near to other words for its slips to be mended: "disc" is no Disco. */
const isMendable = (key: string, at: number): boolean => at === 0 || key.length > MAX_NICKNAME;

const isFigure = (key: string): boolean => /^\d+$/.test(key);

function addModel(
  words: Map<string, Sense>,
  { joined, confused, preferred }: Made & { preferred: string[] },
  option: ModelOption,
  isStock: boolean,
): void {
  const { make } = option;
  const names = namesOf(option);
  const electric = listed(ELECTRIC_NAMES, option);
  const makeNames = make === null ? [] : [make, ...spellings(MAKE_NAMES[make] ?? '').slice(0, JOINED_NAMES)];
  [...names, ...electric].forEach((name, at) => {
    const key = compact(name);
    if (key === '') return;
    const own = { option, isStock, isElectric: at >= names.length };
    for (const makeName of makeNames) put(joined, compact(makeName) + key, own);
    // "Tesla S" is no "Teslas".
    if (make !== null && name.toLowerCase().startsWith(`${make.toLowerCase()} `)) put(joined, key, own);
    if (!isAlone(key, isStock)) return;
    // Another name of a model must not take the place of a model that is called so.
    const taken = words.get(key);
    if (at > 0 && isTaken(taken, isStock)) return;
    put(words, key, own);
    if (/\d/.test(key) && !isFigure(key)) put(confused, confusable(key), own);
    // "class" is no slip of "C-Class".
    if (!/\d|(?:klass|klasse|class|sarja|trieda)/.test(key) && isMendable(key, at)) preferred.push(key);
  });
}

/** Whether a spelling means something that another name of a model must not push aside. */
const isTaken = (sense: Sense | undefined, isStock: boolean): boolean =>
  sense !== undefined && sense.kind !== 'noise' && !(isStock && sense.kind === 'model' && !sense.inStock);

/** Whether a name means the model without its make: "2" does not, "up" hardly ever, "208" does. */
function isAlone(key: string, isStock: boolean): boolean {
  if (isFigure(key)) return key.length >= 3;
  if (ORDINARY_WORDS.has(key)) return false;
  return isStock ? key.length >= 2 : key.length >= 3 || /\d/.test(key);
}

interface NamedModel {
  readonly option: ModelOption;
  readonly isStock: boolean;
  readonly isElectric: boolean;
}

function put(into: Map<string, Sense>, key: string, { option, isStock, isElectric }: NamedModel): void {
  const before = into.get(key);
  const known = before?.kind === 'model' ? before : undefined;
  // A model that is itself called "e-Niro" is no Niro.
  const isOther = isElectric && known?.isElectric === false;
  if (known?.inStock && (!isStock || isOther)) return;
  const isSame = known?.inStock === isStock && known.isElectric === isElectric;
  const others = isSame ? known.options : [];
  if (others.some(({ make, model }) => make === option.make && model === option.model)) return;
  const options = [...others, option];
  into.set(key, { kind: 'model', options, isFigure: isFigure(key), inStock: isStock, isElectric });
}
