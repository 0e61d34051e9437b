import { type Synonyms, spellings } from './synonyms';

/** Words for "new" and the parts and papers of a used car that are renewed, by language. */
const RENEWED_PARTS = {
  sv: {
    renewed: 'ny|nya|nytt|nybytt|nybytta|bytt|bytta|utbytt|utbytta',
    parts:
      'däck|sommardäck|bromsar|bromsskivor|bromsbelägg|kamrem|kamkedja|batteri|bilbatteri|startbatteri|motor|växellåda|koppling|kopplingen|besiktning|besiktad|service|servad|servning|lack|lackering|vindruta|avgassystem|stötdämpare|fjädrar|turbo|hjullager|vattenpump|servicebok|reservdelar',
  },
  nb: {
    renewed: 'ny|nye|nytt|byttet|nybyttet|skiftet',
    parts:
      'dekk|sommerdekk|bremser|bremseskiver|bremseklosser|registerreim|registerrem|regreim|registerkjede|batteri|bilbatteri|motor|girkasse|clutch|kløtsj|service|lakk|frontrute|eksosanlegg|støtdempere|fjærer|turbo|hjullager|vannpumpe',
  },
  fi: {
    renewed: 'uusi|uudet|uusitut|uusittu|uusilla|uudella|vaihdettu|vaihdetut',
    parts:
      'renkaat|kesärenkaat|renkailla|jarrut|jarrulevyt|jarrupalat|jakohihna|jakoketju|jakopää|akku|käynnistysakku|moottori|vaihdelaatikko|kytkin|katsastus|huolto|maalipinta|tuulilasi|pakoputki|iskunvaimentimet|jouset|turbo|vesipumppu',
  },
  sk: {
    renewed: 'nové|nový|nová|nových|novými|vymenené|vymenená|vymenený',
    parts:
      'pneumatiky|pneu|gumy|letné pneumatiky|letné gumy|brzdy|brzdové kotúče|brzdové platničky|rozvody|rozvodový remeň|rozvodová reťaz|batéria|baterka|autobatéria|spojka|spojku|stk|ek|stk a ek|tk|servis|lak|čelné sklo|výfuk|tlmiče|turbo|vodná pumpa',
  },
  en: {
    renewed: 'new|replaced|renewed',
    parts:
      'tyres|tires|summer tyres|brakes|brake discs|brake pads|brake pads and discs|cambelt|cam belt|timing belt|timing chain|battery|clutch|engine|gearbox|mot|service|paint|paintwork|windscreen|exhaust|shock absorbers|springs|turbo|water pump|flywheel',
  },
} as const;

/** Of a used car that looks like a new one: no word for new cars. */
const LIKE_NEW = {
  sv: 'som ny|som nya|som nytt|i nyskick|nyskick|nära nyskick|i toppskick|toppskick',
  nb: 'som ny|som nye|så god som ny|i nystand|nystand',
  fi: 'kuin uusi|kuin uudet|uudenveroinen|uudenveroiset|uutta vastaava',
  sk: 'ako nové|ako nový|ako nová|v stave nového|v stave ako nové|ako z výroby',
  en: 'like new|as new|as good as new|like brand new',
} as const;

const renewedIn = (language: keyof typeof RENEWED_PARTS): string => {
  const { renewed, parts } = RENEWED_PARTS[language];
  const pairs = spellings(renewed).flatMap((word) => spellings(parts).map((part) => `${word} ${part}`));
  return [LIKE_NEW[language], ...pairs].join('|');
};

/**
 * "Nya däck", "new clutch": of a car of any age, though "new" alone is a car's condition. Nothing lists it; wheels for the winter
 * are equipment.
 */
export const RENEWED: Synonyms = {
  sv: renewedIn('sv'),
  nb: renewedIn('nb'),
  fi: renewedIn('fi'),
  sk: renewedIn('sk'),
  en: renewedIn('en'),
};
