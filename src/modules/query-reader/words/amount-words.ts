import type { FacetLanguage } from '~/modules/stock';
import { type Synonyms, spellings } from './synonyms';

/** Names of numbers: from nought to nineteen, the tens from twenty on, and how hundreds are made. */
interface Numerals {
  readonly small: readonly string[];
  readonly tens: readonly string[];
  readonly hundred: (figure: string, count: number) => string;
  /** Between hundreds and what follows, where it may be said. */
  readonly and: string;
  readonly thousand: string;
}

const plain = (list: string): readonly string[] => list.split(' ');
const FINNISH = plain('nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän');
const FINNISH_OF = plain('nollan yhden kahden kolmen neljän viiden kuuden seitsemän kahdeksan yhdeksän');

const NUMERALS: Readonly<Record<FacetLanguage, readonly Numerals[]>> = {
  sv: [
    {
      small: plain(
        'noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
      ),
      tens: plain('tjugo trettio fyrtio femtio sextio sjuttio åttio nittio'),
      hundred: (figure) => `${figure}hundra`,
      and: '',
      thousand: 'tusen|papp|lakan',
    },
  ],
  nb: [
    {
      small: plain(
        'null ett to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
      ),
      tens: plain('tjue tretti førti femti seksti sytti åtti nitti'),
      hundred: (figure) => `${figure}hundre`,
      and: 'og',
      thousand: 'tusen',
    },
  ],
  en: [
    {
      small: plain(
        'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      ),
      tens: plain('twenty thirty forty fifty sixty seventy eighty ninety'),
      hundred: (figure) => `${figure}hundred`,
      and: 'and',
      thousand: 'thousand|grand|k',
    },
  ],
  fi: [
    {
      small: [...FINNISH, 'kymmenen', ...FINNISH.slice(1).map((figure) => `${figure}toista`)],
      tens: FINNISH.slice(2).map((figure) => `${figure}kymmentä`),
      hundred: (figure, count) => (count === 1 ? 'sata' : `${figure}sataa`),
      and: '',
      thousand: 'tuhatta|tonnia',
    },
    {
      small: [...FINNISH_OF, 'kymmenen', ...FINNISH_OF.slice(1).map((figure) => `${figure}toista`)],
      tens: FINNISH_OF.slice(2).map((figure) => `${figure}kymmenen`),
      hundred: (figure, count) => (count === 1 ? 'sadan' : `${figure}sadan`),
      and: '',
      thousand: 'tuhannen|tonnin',
    },
  ],
  sk: [
    {
      small: plain(
        'nula jeden dva tri štyri päť šesť sedem osem deväť desať jedenásť dvanásť trinásť štrnásť pätnásť šestnásť sedemnásť osemnásť devätnásť',
      ),
      tens: plain('dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat'),
      hundred: (figure, count) => (count === 1 ? 'sto' : `${count === 2 ? 'dve' : figure}sto`),
      and: '',
      thousand: 'tisíc|litrov',
    },
  ],
};

/** Thousands that are said in words: all up to twenty, then the round ones. */
const THOUSANDS: readonly number[] = [
  ...Array.from({ length: 20 }, (_, at) => at + 1),
  ...Array.from({ length: 16 }, (_, at) => 25 + at * 5),
  ...[110, 120, 125, 130, 140, 150, 160, 170, 175, 180, 190],
  ...Array.from({ length: 15 }, (_, at) => 200 + at * 50),
];

function belowHundred({ small, tens }: Numerals, count: number): string {
  const ten = tens[Math.floor(count / 10) - 2];
  if (ten === undefined) return count === 0 ? '' : (small[count] ?? '');
  return ten + (count % 10 === 0 ? '' : (small[count % 10] ?? ''));
}

/** "tvåhundrafemtio", "two hundred fifty" and "two hundred and fifty": compared without spaces. */
function spelled(numerals: Numerals, count: number): readonly string[] {
  const hundreds = Math.floor(count / 100);
  const rest = belowHundred(numerals, count % 100);
  if (hundreds === 0) return [rest];
  const named = numerals.hundred(numerals.small[hundreds] ?? '', hundreds);
  // "hundra tusen" is as good as "etthundra tusen".
  const alone = hundreds === 1 ? [named, numerals.hundred('', 1), numerals.hundred('a', 1)] : [named];
  const joints = numerals.and === '' || rest === '' ? [''] : ['', numerals.and];
  return alone.flatMap((hundred) => joints.map((joint) => hundred + joint + rest));
}

/** Round thousands in the words of a language. */
export function thousandsIn(language: FacetLanguage): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const numerals of NUMERALS[language])
    for (const thousands of THOUSANDS)
      for (const number of spelled(numerals, thousands))
        for (const thousand of spellings(numerals.thousand)) words.set(number + thousand, thousands * 1000);
  return words;
}

/** Tens as they are spoken: "v-sexti". */
const SPOKEN_TENS: Readonly<Record<number, string>> = {
  30: 'tretti|kolkyt|kolmekymppiä',
  40: 'fyrti|förti|förtio|førr|neljäkyt|neljäkymppiä',
  50: 'femti|viiskyt|viisikymppiä',
  60: 'sexti|kuuskyt|kuusikymppiä',
  70: 'sjutti|sytti|seittemänkyt',
  80: 'åtti|kaheksankyt',
  90: 'nitti|yheksänkyt|ysikymppiä',
};

/** A number below a hundred in the words of every language: "sextio", "sexti", "seksti", "sixty". */
export const figureWords = (figure: number): readonly string[] => [
  ...Object.values(NUMERALS)
    .flat()
    .map((numerals) => belowHundred(numerals, figure))
    .filter((word) => word !== ''),
  ...spellings(SPOKEN_TENS[figure] ?? ''),
];

/** Of the century's years, those that cars are of. */
const YEARS_OF_CENTURY: readonly number[] = Array.from({ length: 30 }, (_, at) => at + 1);

/** Years in the words of a language: "tvåtusennitton", "two thousand and nineteen", and "twenty nineteen" from 2010 on. */
export function yearsIn(language: FacetLanguage): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const numerals of NUMERALS[language]) {
    const [thousand = ''] = spellings(numerals.thousand);
    const twos = [numerals.small[2] ?? '', ...(language === 'sk' ? ['dve'] : [])];
    const [twenty = ''] = numerals.tens;
    for (const year of YEARS_OF_CENTURY) {
      const rest = belowHundred(numerals, year);
      const centuries = year < 10 ? [] : [twenty, numerals.hundred(twenty, 20)];
      for (const before of [
        ...twos.flatMap((two) => [two + thousand, two + thousand + numerals.and]),
        ...centuries,
      ])
        words.set(before + rest, 2000 + year);
    }
  }
  return words;
}

/** Amounts that people say otherwise. */
export const AMOUNT_WORDS: readonly { readonly amount: number; readonly words: Synonyms }[] = [
  {
    amount: 250_000,
    words: {
      sv: 'en kvarts miljon|kvarts miljon|en kvartsmiljon',
      nb: 'en kvart million|kvart million|en kvartmillion',
      fi: 'neljännesmiljoona|varttimiljoona',
      sk: 'štvrť milióna',
      en: 'a quarter of a million|quarter of a million|quarter million',
    },
  },
  {
    amount: 500_000,
    words: {
      sv: 'en halv miljon|halv miljon|halva miljonen',
      nb: 'en halv million|halv million',
      fi: 'puoli miljoonaa',
      sk: 'pol milióna',
      en: 'half a million|half million',
    },
  },
  {
    amount: 1_000_000,
    words: {
      sv: 'en miljon|miljonen',
      nb: 'en million|en mill',
      fi: 'miljoona|yksi miljoona',
      sk: 'jeden milión',
      en: 'a million|one million',
    },
  },
  {
    amount: 1_500_000,
    words: {
      sv: 'en och en halv miljon|halvannan miljon',
      nb: 'en og en halv million|halvannen million',
      fi: 'puolitoista miljoonaa',
      sk: 'jeden a pol milióna',
      en: 'one and a half million',
    },
  },
  {
    amount: 10_000,
    words: { fi: 'kymppitonni|kymppitonnia|kymppitonnin|kympillä|kympin' },
  },
  { amount: 5_000, words: { fi: 'vitosen tonnia|vitonen tonnia' } },
  { amount: 15_000, words: { fi: 'viistoista tonnia|viistoista tonnin' } },
  {
    amount: 20_000,
    words: {
      fi: 'kakskyt tonnia|kaksikymppiä tonnia|kakskyt tonnin|kaksikymppiä|kahdellakympillä|kahdenkympin',
    },
  },
  {
    amount: 30_000,
    words: {
      fi: 'kolkyt tonnia|kolmekymppiä tonnia|kolkyt tonnin|kolmekymppiä|kolmellakympillä|kolmenkympin',
    },
  },
  { amount: 40_000, words: { fi: 'neljäkymppiä|neljälläkympillä|neljänkympin' } },
  { amount: 50_000, words: { fi: 'viisikymppiä|viidelläkympillä|viidenkympin' } },
];
