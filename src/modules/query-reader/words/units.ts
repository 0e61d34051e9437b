import type { Synonyms } from './synonyms';

/** Words that make a number so many times larger. */
export const MULTIPLIERS: readonly {
  readonly times: number;
  readonly words: Synonyms;
  readonly isMoney?: boolean;
}[] = [
  {
    times: 1000,
    words: {
      sv: 'k|tusen|tus|tusenlappar|tus.|tusental|lax|laxar|papp',
      nb: 'k|tusen|tus|lapper|tusenlapper|tusind',
      fi: 'k|tuhat|tuhatta|tuhannen|tonnia|tonni|donaa|tuh|t|tonnin',
      sk: 'k|tis|tisíc|tisic|tis.|litrov|tisícov',
      en: 'k|thousand|grand|thou',
    },
  },
  {
    times: 1000,
    isMoney: true,
    words: {
      sv: 'tkr|t kr|kkr|tusen kr|ksek|tsek',
      nb: 'tkr|kkr|t kr',
      fi: 'te|teur|keur|tuhatta euroa|t€|k€',
      sk: 'teur|tis eur|k€',
      en: 'tkr|keur|kgbp',
    },
  },
  {
    times: 100_000,
    words: {
      sv: 'hundra tusen|hundratusen',
      nb: 'hundre tusen|hundretusen',
      fi: 'sataa tuhatta|sataatuhatta',
      sk: 'stotisíc|sto tisíc',
      en: 'hundred thousand|hundred grand',
    },
  },
  {
    times: 1_000_000,
    words: {
      sv: 'miljon|miljoner|milj|mkr|mille|mn|msek',
      nb: 'million|millioner|mill|mnok',
      fi: 'miljoona|miljoonaa|milj|miljoonan',
      sk: 'milión|milióny|mio',
      en: 'million|mn',
    },
  },
];

export type Unit =
  | 'money'
  | 'perMonth'
  | 'mil'
  | 'km'
  | 'thousandKm'
  | 'thousandMil'
  | 'miles'
  | 'inch'
  | 'milesOfRange'
  | 'horsepower'
  | 'kilowatt'
  | 'seats'
  | 'doors'
  | 'kilogram'
  | 'tonne'
  | 'consumption'
  | 'perDay'
  | 'age'
  | 'yearsOld'
  | 'year';

export const UNITS: readonly { readonly unit: Unit; readonly words: Synonyms }[] = [
  {
    unit: 'money',
    words: {
      sv: 'kr|kronor|krona|sek|svenska kronor|spänn|kr.|riksdaler|:-|kronors|bagis',
      nb: 'kr|kroner|krone|nok|norske kroner|kr.',
      fi: 'euroa|euro|eur|euron|e|eurolla|eurosta|euroja|egeä|eurot',
      sk: 'eur|euro|eura|eúr|euri|€ur|e|euráčov|evri',
      en: '£|€|gbp|pounds|pound|quid|euros|euro|eur|kr|kronor|kroner|sek|nok|sterling',
    },
  },
  {
    unit: 'perMonth',
    words: {
      sv: 'kr/mån|kr/månad|kr/m|kr per månad|kr i månaden|kr månaden|kr mån|kronor i månaden|kronor per månad|kronor/mån|kronor/månad|kr per mån|/mån|/månad|mån|månad|månaden|per månad|i månaden|per mån|i månadskostnad|sek/mån|kr/mnd|kr i mån|kr/mon|spänn i månaden|i mån',
      nb: 'kr/mnd|kr/måned|kr per måned|kr i måneden|kr måneden|kr pr mnd|kr pr måned|kr mnd|kroner i måneden|kroner per måned|kr per mnd|/mnd|/måned|mnd|måned|måneden|per måned|i måneden|pr mnd|per mnd|pr måned|i mnd|kr i mnd|kroner måneden|om måneden|kr om måneden|/md|md|kr/md|pr md|kr pr md',
      fi: 'euroa/kk|€/kk|e/kk|eur/kk|euroa kuussa|euroa kuukaudessa|kk|/kk|kuussa|kuukaudessa|per kk|kuukausi|€ kk|euroa kk|euron kuukausierä|kuukausierä|/kuukausi|e kk|€ kuussa|eur kuussa',
      sk: '€/mes|eur/mes|€ mesačne|eur mesačne|eur na mesiac|mesačne|/mes|mes|na mesiac|/mesiac|za mesiac|€ na mesiac|eur za mesiac|mesiac|€/mesiac|eur/mesiac|euro mesačne',
      en: '/month|/mo|per month|a month|pm|pcm|p/m|monthly|month|each month|pounds a month|pounds per month|/mth|mth|per mth|quid a month|£ per month|£ a month|kr per month|kr a month|kr/month|euros a month',
    },
  },
  { unit: 'mil', words: { sv: 'mil|mils|svenska mil', nb: 'mil' } },
  { unit: 'thousandMil', words: { sv: 'tmil|tusen mil' } },
  {
    unit: 'km',
    words: {
      sv: 'km|kilometer|kms|kilometers|kilometrar',
      nb: 'km|kilometer|kilometers|kms',
      fi: 'km|kilometriä|kilometri|kilometrin|kilsaa|ajettu|kilometreja|km ajettu|kilsa',
      sk: 'km|kilometrov|kilometre|kilometer|najazdených|najazdené|km najazdené|najazdených km|kilometrami',
      en: 'km|kms|kilometres|kilometers|kilometre',
    },
  },
  {
    unit: 'thousandKm',
    words: {
      sv: 'tkm',
      nb: 'tkm',
      fi: 'tkm|tuhatta km|tkm ajettu|tuhatta kilometriä|tkm:ä',
      sk: 'tkm|tis km|tis. km|tisíc km|tisíc kilometrov',
      en: 'tkm',
    },
  },
  {
    unit: 'miles',
    words: {
      sv: 'miles|engelska mil',
      nb: 'miles',
      fi: 'mailia|maili',
      sk: 'míľ',
      en: 'miles|mi|mile|mls|miles on the clock',
    },
  },
  // "Range" alone is a Range Rover in Britain.
  {
    unit: 'milesOfRange',
    words: {
      en: 'mile range|miles range|miles of range|miles electric range|mile electric range|mile ev range|mi range|mile range or more|miles range or more',
    },
  },
  {
    unit: 'horsepower',
    words: {
      sv: 'hk|hästkrafter|hästar|hkr|hp|pållar',
      nb: 'hk|hestekrefter|hester|hp',
      fi: 'hv|hevosvoimaa|hevosta|hp|heppaa|hevosvoiman|hevosvoimainen',
      sk: 'koní|koni|ps|hp|konských síl',
      en: 'hp|bhp|horsepower|ps|horses|horse power',
    },
  },
  { unit: 'kilowatt', words: { sv: 'kw', nb: 'kw', fi: 'kw', sk: 'kw', en: 'kw' } },
  {
    unit: 'seats',
    words: {
      sv: 'sits|sitsig|sitsiga|sitsigt|sitsar|säten|platser|sittplatser|sits.|platsers|sitser|säte|personers|personer|pers|sitsbil|passagerare|sitsbilar|plats',
      nb: 'seter|seters|seteri|seters bil|setere|sete|plasser|sitteplasser|seterer|seteres|personers|personer|setersbil',
      fi: 'paikkainen|paikkaiset|paikkaa|paikkaista|istuinta|istuin|istumapaikkaa|hengen|henkilön|henkilöä|istuttava|henkilölle|paikkaisen|paikalla|henkeä|hengelle',
      sk: 'miestne|miestny|miestna|miest|sedadiel|sedadlá|sedadlové|sedadlový|osôb|osobné|sedačkové|miestneho|sedadlova|miestne auto|ľudí',
      en: 'seater|seaters|seat|seats|seated|passengers|passenger|person|people|berth|persons',
    },
  },
  {
    unit: 'doors',
    words: {
      sv: 'dörrars|dörrar|dörrarsbil|dörrs|dörrad',
      nb: 'dørs|dører|dørers|dørs bil|døre|dørs.',
      fi: 'ovinen|oviset|ovea|ovisia|ovisen',
      sk: 'dverové|dverový|dverová|dvere|dverí|dver',
      en: 'door|doors|dr|door car',
    },
  },
  {
    unit: 'kilogram',
    words: {
      sv: 'kg|kilo|kilos|kgs',
      nb: 'kg|kilo|kilos',
      fi: 'kg|kiloa|kilon|kiloinen',
      sk: 'kg|kíl|kila',
      en: 'kg|kgs|kilos|kilograms',
    },
  },
  {
    unit: 'tonne',
    words: { sv: 'ton|t', nb: 'tonn|t', fi: 't', sk: 'ton|tony|tona|t', en: 'ton|tons|tonne|tonnes|t' },
  },
  {
    unit: 'consumption',
    words: {
      sv: 'l/100km|l/100 km|l/mil|liter milen|liter per mil|liter/mil|l per mil',
      nb: 'l/100km|l/100 km|l/mil|liter på mila|liter per mil',
      fi: 'l/100km|l/100 km|litraa satasella|litraa sadalla',
      sk: 'l/100km|l/100 km|litrov na 100|l na 100|litrov na sto',
      en: 'mpg|l/100km|miles per gallon|mpg plus',
    },
  },
  {
    unit: 'perDay',
    words: {
      sv: 'mil om dagen|mil per dag|mil/dag|km om dagen|km per dag|mil till jobbet|mil om året|mil per år|mil/år',
      nb: 'km om dagen|km per dag|mil om dagen|km til jobb|km i året|km per år',
      fi: 'km päivässä|kilometriä päivässä|km vuodessa',
      sk: 'km denne|km za deň|km ročne',
      en: 'miles a day|miles per day|mile commute|miles a year|miles per year',
    },
  },
  // Of wheels: they are part of the names of equipment.
  {
    unit: 'inch',
    words: {
      sv: 'tum|tums',
      nb: 'tommer|tommers',
      fi: 'tuumaa|tuuman|tuumaiset',
      sk: 'palcov|palcové',
      en: 'inch|inches',
    },
  },
  // A number of years alone may be those of a warranty.
  {
    unit: 'age',
    words: {
      sv: 'år|årig|åriga',
      nb: 'år',
      fi: 'vuotta|vuotta vanhempi|vuotta nuorempi',
      sk: 'rokov|roky|ročné|ročný',
      en: 'years|yrs',
    },
  },
  {
    unit: 'yearsOld',
    words: {
      sv: 'år gammal|år gamla|år gammalt|år gammal bil|års ålder',
      nb: 'år gammel|år gamle|år gammelt|år gammel bil',
      fi: 'vuotta vanha|vuotta vanhat|vuoden vanha|vuotias|vuotiaat',
      sk: 'rokov staré|rokov starý|rokov stará|roky staré|roky starý|roky stará|rok staré|rok starý|rok stará',
      en: 'years old|yrs old|year old|yr old|year olds|years of age',
    },
  },
  {
    unit: 'year',
    words: {
      sv: 'års|års modell|års bil|årsmodell|modell|års modellen|år modell',
      nb: 'modell|årsmodell|mod',
      fi: 'vuosimalli|vuosimallia|mallia|malli|vuosimallin|vm|mallinen',
      sk: 'ročník|rok|rok výroby|roku',
      en: 'model|model year|registered|reg|plate|my|year',
    },
  },
];

/** Small numbers as words, for seats. */
export const NUMBER_WORDS: Readonly<Record<number, Synonyms>> = {
  2: { sv: 'två|tvi|tve', nb: 'to', fi: 'kaksi|kahden', sk: 'dva|dvoj|dve', en: 'two' },
  3: { sv: 'tre', nb: 'tre', fi: 'kolme|kolmen|kolmi', sk: 'tri|troj', en: 'three' },
  4: { sv: 'fyra|fyr', nb: 'fire', fi: 'neljä|neljän|neli', sk: 'štyri|štvor', en: 'four' },
  5: { sv: 'fem', nb: 'fem', fi: 'viisi|viiden', sk: 'päť', en: 'five' },
  6: { sv: 'sex', nb: 'seks', fi: 'kuusi|kuuden', sk: 'šesť', en: 'six' },
  7: { sv: 'sju', nb: 'sju|syv', fi: 'seitsemän|seitsen', sk: 'sedem', en: 'seven' },
  8: { sv: 'åtta', nb: 'åtte', fi: 'kahdeksan', sk: 'osem', en: 'eight' },
  9: { sv: 'nio', nb: 'ni', fi: 'yhdeksän', sk: 'deväť', en: 'nine' },
};
