import type { SynonymGroup } from './synonyms';

export const GEARBOX_SYNONYMS: readonly SynonymGroup[] = [
  {
    values: ['Automatic'],
    words: {
      sv: 'automat|automater|automatisk|automatiskt|automatväxlad|automatväxlat|automatväxel|automatlåda|automatlådan|auto|automatisk växellåda|dsg|cvt|dct|tiptronic|s tronic|steptronic|automatbil|automatbilar|automatare',
      nb: 'automat|automatgir|automatgear|aut gear|automatisk|automatgiret|auto|automatisk gir|dsg|automatkasse|automatbil',
      fi: 'automaatti|automaatit|automaattivaihteinen|automaattivaihteiset|automaattivaihteisto|automaattivaihteet|automaattivaihteilla|automaattinen|automaatilla|automatic|dsg',
      sk: 'automat|automatická|automatická prevodovka|automatické|automatický|automaty|automatom|automatickou prevodovkou|dsg',
      en: 'automatic|automatics|auto|automatic gearbox|auto gearbox|automatic transmission|auto box|dsg|cvt|autos',
    },
  },
  {
    values: ['Manual'],
    words: {
      sv: 'manuell|manuella|manuellt|manuell växellåda|manuell låda|manuell växel|manuellväxlad|manuellväxlat|manuellt växlad',
      nb: 'manuell|manuelt|manuelle|manuell gir|manuelt gir|manuellgir|manuell girkasse|manuelt gear',
      fi: 'manuaali|manuaalit|manuaalivaihteinen|manuaalivaihteet|manuaalivaihteisto|manuaalivaihteilla|käsivalintainen|manuaalinen|keppi|manuskalla',
      sk: 'manuál|manuálna|manuálna prevodovka|manuálne|manuálny|manuálom|manuálnou prevodovkou',
      en: 'manual|manuals|manual gearbox|manual transmission|stick shift|manual box|5 speed manual|6 speed manual',
    },
  },
];

export const DRIVE_SYNONYMS: readonly SynonymGroup[] = [
  {
    values: ['Two-wheel drive', 'Front-wheel drive', 'Rear-wheel drive'],
    words: {
      sv: '2wd|2 wd|tvåhjulsdrift|tvåhjulsdriven|tvåhjulsdrivet|4x2|2x4',
      nb: '2wd|tohjulsdrift|tohjulstrekk|tohjulsdrevet|4x2',
      fi: '2wd|kaksiveto|kaksivetoinen|4x2',
      sk: '2wd|4x2|pohon 4x2|pohon dvoch kolies',
      en: '2wd|2 wd|two wheel drive|2 wheel drive|4x2',
    },
  },
  {
    values: ['Four-wheel drive'],
    words: {
      sv: 'fyrhjulsdrift|fyrhjulsdriven|fyrhjulsdrivet|fyrhjulsdrivna|fyrhjulare|4-hjulsdrift|4-hjulsdriven|4 hjulsdriven|4 hjulsdrift|fyrhjulsdriften|allhjulsdrift|allhjulsdriven|awd|4wd|4x4|quattro|kvattro|4motion|xdrive|4matic|4-hjulsdrivet|4x4 drift|fyrhjulsdrivning|all4',
      nb: 'firehjulsdrift|firehjulsdrevet|firehjulsdreven|firehjulstrekk|4-hjulsdrift|4 hjulsdrift|4-hjulstrekk|4 hjulstrekk|4hjulsdrift|awd|4wd|4x4|quattro|4motion|xdrive|4matic|firehjuls|fyrehjulstrekk|firehjulstræk|4-hjulstræk',
      fi: 'neliveto|nelivetoinen|nelivetoiset|nelivetoisia|nelivedolla|nelivetona|nelikko|neliveto auto|awd|4wd|4x4|quattro|4motion|xdrive|4matic|nelivetoauto|4-veto|4veto',
      sk: 'pohon 4x4|4x4|štvorkolka|štvorkolky|pohon všetkých kolies|pohon všetkých štyroch kolies|náhon 4x4|náhon na 4 kolesá|awd|4wd|quattro|4motion|xdrive|4matic|štvorkolesový pohon|s pohonom 4x4|pohonom všetkých kolies|pohon na všetky kolesá|pohonom na všetky kolesá|všetkých kolies|náhon na všetky kolesá|náhon na všetky štyri|pohonom 4x4|náhonom 4x4|štvorkolku',
      en: '4x4|4x4s|4wd|awd|four wheel drive|4 wheel drive|all wheel drive|quattro|4motion|xdrive|4matic|four by four|4 by 4|4-wheel-drive|fourwheel drive',
    },
  },
  {
    values: ['Front-wheel drive'],
    words: {
      sv: 'framhjulsdrift|framhjulsdriven|framhjulsdrivet|framhjulsdrivna|framdriven|framdrift|fwd|framhjulsdragen',
      nb: 'forhjulsdrift|forhjulsdrevet|forhjulstrekk|framhjulsdrift|framhjulstrekk|forhjulstræk|fwd',
      fi: 'etuveto|etuvetoinen|etuvetoiset|fwd',
      sk: 'predný pohon|predný náhon|pohon predných kolies|fwd|predokolka',
      en: 'front wheel drive|fwd|front-wheel-drive|2wd front',
    },
  },
  {
    values: ['Rear-wheel drive'],
    words: {
      sv: 'bakhjulsdrift|bakhjulsdriven|bakhjulsdrivet|bakhjulsdrivna|bakdriven|bakdrift|rwd',
      nb: 'bakhjulsdrift|bakhjulsdrevet|bakhjulstrekk|baghjulstræk|rwd',
      fi: 'takaveto|takavetoinen|takavetoiset|rwd',
      sk: 'zadný pohon|zadný náhon|pohon zadných kolies|rwd|zadokolka',
      en: 'rear wheel drive|rwd|rear-wheel-drive',
    },
  },
];

export const CONDITION_SYNONYMS: readonly SynonymGroup[] = [
  {
    values: ['Used'],
    words: {
      sv: 'begagnad|begagnat|begagnade|begagnad bil|begagnade bilar|beg|beg bil|beg bilar|begbil|begbilar|begagnatbil|andrahand|second hand|begade|testad begagnad|nästan ny|nästan nya|nästan nytt|nära ny|näst intill ny',
      nb: 'brukt|brukte|bruktbil|bruktbiler|bruktbilen|brukt bil|brukte biler|pent brukt|bruktbilsalg|brugt|brugte|brugt bil|brugte biler|brugtbil|brugtvogn|nesten ny|nesten nye|nesten nytt',
      fi: 'käytetty|käytetyt|käytettyjä|käytettynä|käytetyn|vaihtoauto|vaihtoautot|vaihtoautoja|käytetty auto|käytetyt autot|käytettyjä autoja|lähes uusi|lähes uudet|melkein uusi|melkein uudet',
      sk: 'jazdené|jazdený|jazdená|ojazdené|ojazdený|ojazdená|jazdenky|jazdenka|ojazdenka|jazdené auto|jazdené autá|ojazdené auto|ojazdené autá|použité|použité auto|bazár|autobazár|ojetina|ojetiny|ojetinu|takmer nové|takmer nový|takmer nová|skoro nové|skoro nový',
      en: 'used|used car|used cars|second hand|secondhand|pre-owned|preowned|approved used|nearly new|almost new|2nd hand|pre owned cars|gebraucht|gebrauchte|gebrauchtwagen',
    },
  },
  {
    values: ['New'],
    words: {
      sv: 'ny|nya|nytt|ny bil|nya bilar|nybil|nybilar|fabriksny|fabriksnya|helt ny|helt nya|splitterny|omgående ny',
      nb: 'ny|nye|nytt|ny bil|nye biler|nybil|nybiler|fabrikkny|helt ny|helt nye',
      fi: 'uusi|uudet|uusia|uuden|uutena|uusi auto|uudet autot|tehdasuusi|upouusi|uutuus',
      sk: 'nové|nový|nová|novú|nové auto|nové autá|nové vozidlo|úplne nové|novy',
      en: 'new|brand new|new car|new cars|factory new|unregistered|neuwagen',
    },
  },
  {
    values: ['Ex-demonstrator'],
    words: {
      sv: 'demo|demobil|demobilar|demonstrationsbil|visningsbil|provkörningsbil|demokörd|demokörda|demoex',
      nb: 'demo|demobil|demobiler|demonstrasjonsbil|demokjørt|visningsbil',
      fi: 'demo|esittelyauto|esittelyautot|demoauto|koeajoauto|esittelyajettu',
      sk: 'demo|predvádzacie|predvádzacie auto|predvádzacie vozidlo|predvádzací|predvádzacia|predvádzačka|predváděcí',
      en: 'demo|ex-demo|ex demo|demonstrator|ex-demonstrator|ex demonstrator|demo car|demonstrators|demo cars',
    },
  },
];
