import type { Synonyms } from './synonyms';

/** Which end of a range words set. `beyond`: of years the next one is meant ("newer than 2018" begins with 2019). */
export interface BoundWords {
  readonly end: 'min' | 'max';
  readonly beyond?: boolean;
  /** Of years only: "2019 on", but not "5000 on finance"; of an age it is the other bound: "not older than five years". */
  readonly ofYears?: boolean;
  /**
   * Whether two figures are a year: "newer than 18", "18 onwards". `inKrona`: where prices have more figures; "from 19" may be
   * nineteen thousand pounds.
   */
  readonly dates?: 'always' | 'inKrona';
  readonly words: Synonyms;
}

/** Before the number. */
export const BOUNDS_BEFORE: readonly BoundWords[] = [
  {
    end: 'max',
    words: {
      sv: 'under|max|maximalt|maximum|maxpris|högst|upp till|upptill|uppåt|mindre än|lägre än|billigare än|som mest|inte över|inte mer än|ej över|till|tom|t.o.m.|till och med|maxbudget|budget|mest|prisgräns|kortare än|för|för max|kostar max|för högst|maks',
      nb: 'under|max|maks|maksimum|maksimalt|inntil|opptil|opp til|høyst|høgst|mindre enn|lavere enn|billigere enn|ikke over|ikke mer enn|til|til og med|tom|makspris|maks pris|budsjett|på under|for under|billigare enn|højst|højest|mindre end|billigere end',
      fi: 'alle|max|maks|maksimi|enintään|korkeintaan|maksimissaan|vähemmän kuin|halvempi kuin|pienempi kuin|ei yli|asti|enint|budjetti|maksimihinta|hinta alle|alta|halvempi kun|max hinta',
      sk: 'do|za|max|maximálne|maximum|najviac|pod|menej ako|lacnejšie ako|lacnejšie než|nie viac ako|najneskôr|rozpočet|menej než|max cena|cena do|v cene do|nižšia ako',
      en: 'under|below|max|maximum|up to|upto|less than|no more than|not more than|not over|at most|cheaper than|lower than|to|til|till|until|budget|max price|sub|fewer than|for under|priced under',
    },
  },
  { end: 'max', dates: 'always', words: { sv: 'senast', nb: 'senest' } },
  {
    end: 'max',
    beyond: true,
    dates: 'always',
    words: {
      sv: 'äldre än|före|innan|fram till',
      nb: 'eldre enn|før',
      fi: 'vanhempi kuin|ennen|ennen vuotta|vanhempi kun',
      sk: 'staršie ako|starší ako|pred|pred rokom|staršie než',
      en: 'older than|before|pre|earlier than|prior to',
    },
  },
  {
    end: 'min',
    words: {
      sv: 'över|minst|lägst|mer än|minimum|min|åtminstone|dyrare än|större än|längre än|ej under|inte under|uppåt från',
      nb: 'over|minst|minimum|min|mer enn|dyrere enn|større enn|høyere enn|lengre enn|ikke under|minste|mindst|mere end',
      fi: 'yli|vähintään|alkaen|lähtien|enemmän kuin|minimi|min|väh|vuodesta|vuodelta alkaen|kalliimpi kuin|suurempi kuin|ei alle|alk|vuosimallista|alkaen vuodesta',
      sk: 'od|nad|minimálne|aspoň|najmenej|viac ako|min|od roku|minimum|drahšie ako|vyše|viac než|nie menej ako|od r|od roč|od ročníka|počnúc',
      en: 'over|above|from|at least|minimum|min|more than|no less than|not less than|starting at|starting from|since|greater than|exceeding',
    },
  },
  {
    end: 'min',
    dates: 'inKrona',
    words: {
      sv: 'från|from|fr.o.m.|fom|från och med|sedan|fr|frn|från år|från o med',
      nb: 'fra|fra og med|fom|f.o.m.|fra år',
    },
  },
  {
    end: 'min',
    ofYears: true,
    dates: 'always',
    words: {
      sv: 'inte äldre än|ej äldre än|som äldst|äldst|tidigast|lägsta årsmodell',
      nb: 'ikke eldre enn|tidligst|eldst',
      fi: 'ei vanhempi kuin|aikaisintaan|vanhintaan',
      sk: 'nie staršie ako|nie starší ako|nie staršie než|najskôr',
      en: 'no older than|not older than|earliest',
    },
  },
  {
    end: 'max',
    ofYears: true,
    dates: 'always',
    words: {
      sv: 'inte nyare än|ej nyare än|inte yngre än',
      nb: 'ikke nyere enn|ikke yngre enn',
      fi: 'ei uudempi kuin',
      sk: 'nie novšie ako|nie mladšie ako',
      en: 'no newer than|not newer than|no younger than',
    },
  },
  {
    end: 'min',
    beyond: true,
    dates: 'always',
    words: {
      sv: 'nyare än|efter|yngre än|senare än|nyare',
      nb: 'nyere enn|etter|yngre enn|nyere',
      fi: 'uudempi kuin|jälkeen|uudempi kun|uudemmat kuin',
      sk: 'novšie ako|novší ako|novšie než|po|po roku|mladšie ako|novšia ako|novšie',
      en: 'newer than|after|later than|post|younger than',
    },
  },
];

/** After the number. */
export const BOUNDS_AFTER: readonly BoundWords[] = [
  {
    end: 'max',
    words: {
      sv: 'eller mindre|eller lägre|eller billigare|eller under|och under|och nedåt|max|eller äldre|och äldre|som mest|maximalt|högst|eller tidigare|och tidigare',
      nb: 'eller mindre|eller lavere|eller billigere|og under|og nedover|maks|max|eller eldre|og eldre|eller tidligere',
      fi: 'tai alle|tai vähemmän|tai halvempi|asti|saakka|max|maksimi|tai vanhempi|ja alle|enintään|mennessä',
      sk: 'alebo menej|a menej|a lacnejšie|max|maximálne|alebo staršie|a staršie|a starší|alebo lacnejšie',
      en: 'or less|or under|or below|and under|and below|max|maximum|or cheaper|or older|and older|or earlier|tops|or lower|or fewer',
    },
  },
  {
    end: 'min',
    words: {
      sv: 'och uppåt|eller mer|eller fler|eller högre|och över|eller över|plus|och mer|minst|uppåt|o uppåt|och upp|o upp|eller uppåt',
      nb: 'og oppover|eller mer|eller flere|og over|eller over|eller høyere|minst|pluss|og opp|oppover',
      fi: 'alkaen|eteenpäin|tai enemmän|tai yli|ja yli|lähtien|tai suurempi|ylöspäin|vähintään|alk|ja ylöspäin|ja eteenpäin',
      sk: 'a viac|alebo viac|a vyššie|a hore|a ďalej|alebo vyššie',
      en: 'or more|and up|and above|or above|or over|and over|plus|upwards|or higher|and upwards|minimum|min|and on|up wards|or up|or upwards',
    },
  },
  {
    end: 'min',
    dates: 'always',
    words: {
      sv: 'eller nyare|och nyare|och framåt|eller senare|och senare|framåt|eller yngre|nyare|o nyare|el nyare|el senare|el yngre|o framåt|och yngre',
      nb: 'eller nyere|og nyere|og fremover|eller senere|og senere|fremover|eller yngre|nyere|el nyere|o nyere|eller nyare|og framover|framover|og yngre|el senere|og op|og opefter|og frem|og fremefter',
      fi: 'tai uudempi|ja uudempi|tai uudemmat|ja uudemmat|tai tuoreempi|uudempi|uudemmat|uudempia|tai uudempaa|ja uudempia|ja tuoreemmat',
      sk: 'a novšie|alebo novšie|a novší|alebo novší|a novšia|a mladšie|a mladší|a novšia|alebo mladšie|novšie|a neskôr|a neskoršie|alebo neskôr',
      en: 'or newer|and newer|onwards|onward|or later|and later|or younger|and onwards|newer',
    },
  },
  { end: 'min', ofYears: true, dates: 'always', words: { en: 'on' } },
  { end: 'min', beyond: true, dates: 'always', words: { fi: 'jälkeen' } },
];

/** What "on" belongs to where it is no bound: "2019 on finance". */
export const AFTER_ON: ReadonlySet<string> = new Set(
  'finance|hp|pcp|pch|the|a|an|sale|offer|lease|credit|monthly'.split('|'),
);

/** Before a number that is meant roughly. Some are said of places too: "runt Lund". */
export const ABOUT_BEFORE: Synonyms = {
  sv: 'ca|cirka|circa|runt|kring|omkring|ungefär|typ|i storleksordningen|sisådär|på ett ungefär|runt om|runt omkring',
  nb: 'ca|cirka|circa|rundt|omkring|omtrent|sånn ca|sånn cirka|rundt om',
  fi: 'noin|n|suunnilleen|suurin piirtein|arviolta|jotain|ca',
  sk: 'asi|cca|okolo|približne|zhruba|circa|ca|plus mínus|niekde okolo',
  en: 'around|about|approx|approximately|roughly|circa|ca|in the region of|somewhere around|round about|give or take',
};

/** After such a number. */
export const ABOUT_AFTER: Synonyms = {
  sv: 'ungefär|cirka|ca|eller så|eller däromkring|typ|ish',
  nb: 'omtrent|cirka|ca|eller deromkring|eller så|ish',
  fi: 'tienoilla|paikkeilla|tietämillä|luokkaa|suunnilleen|nurkilla',
  sk: 'približne|cca|alebo tak|plus mínus|zhruba',
  en: 'or so|ish|approx|approximately|roughly|give or take|or thereabouts|ballpark',
};

/** Bounds that are none where the number is meant roughly, folded: "for around 15k", "budget ca 200 000". */
export const NO_BOUND_ABOUT: ReadonlySet<string> = new Set(
  'for|za|budget|budsjett|budjetti|rozpocet'.split('|'),
);

/** Before two numbers. */
export const BETWEEN: Synonyms = {
  sv: 'mellan|emellan',
  nb: 'mellom|imellom|mellem',
  fi: 'väliltä|välillä',
  sk: 'medzi',
  en: 'between|btw',
};

/** Between two numbers. */
export const SEPARATORS: Synonyms = {
  sv: 'till|och',
  nb: 'til|og',
  fi: 'ja|viiva',
  sk: 'do|a|až',
  en: 'to|and|till|until|through|thru',
};

/** Before what is wanted among other things: it is no restriction. */
export const NOT_ONLY: Synonyms = {
  sv: 'inte bara|inte enbart|inte endast|ej bara|ej enbart|ej endast',
  nb: 'ikke bare|ikke kun|ikke utelukkende|ikke berre',
  fi: 'ei vain|ei pelkästään|ei ainoastaan|ei pelkkä|ei pelkkää',
  sk: 'nielen|nie len|nie iba|nie výlučne',
  en: 'not only|not just|not solely|not necessarily|not exclusively',
};

/** After that, before what is wanted too: then both are. */
export const BUT_ALSO: Synonyms = {
  sv: 'utan även|utan också|utan även en|men också|men även|även',
  nb: 'men også|men og',
  fi: 'vaan myös|mutta myös',
  sk: 'ale aj|ale tiež|ale i',
  en: 'but also|also|but',
};

/** Makes what follows the opposite. */
export const NEGATIONS: Synonyms = {
  sv: 'inte|ej|icke|utom|förutom|utan|ingen|inga|bortsett från',
  nb: 'ikke|unntatt|utenom|uten|ingen|bortsett fra',
  fi: 'ei|paitsi|ilman|ei mikään',
  sk: 'nie|okrem|bez|žiadny|žiadne',
  en: 'not|no|without|except|any colour but|any color but|any make but|excluding|non|anything but|everything but|all but|but not|but no|except for|apart from|other than',
};
