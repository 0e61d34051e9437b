import type { DepartmentGroup } from '~/modules/facilities';

/** Languages that the group's facilities are described in: the first language of each site. */
export type GroupLanguage = 'sv' | 'nb' | 'en-GB' | 'fi' | 'sk';

export type DepartmentType = 'new_cars' | 'used_cars' | 'workshop' | 'parts' | 'body_work';

/** Which of the four groups a type of department belongs to; used cars have none of their own. */
export const GROUP_OF: Readonly<Record<DepartmentType, DepartmentGroup | null>> = {
  new_cars: 'New cars',
  used_cars: null,
  workshop: 'Workshop',
  parts: 'Parts',
  body_work: 'Body work',
};

interface Words {
  readonly departments: Readonly<Record<DepartmentType, string>>;
  /** Of the first person and of the others. */
  readonly titles: Readonly<Record<DepartmentType, readonly [string, ...string[]]>>;
  readonly mailbox: Readonly<Record<DepartmentType, string>>;
  readonly weekdays: string;
  readonly saturday: string;
  readonly sunday: string;
  readonly closed: string;
  /** Hours as they are printed, from `HH:MM` to `HH:MM`. */
  span(opens: string, closes: string): string;
  readonly streets: readonly string[];
  /** Street and number in the country's order. */
  address(street: string, number: number): string;
}

const dotted = (time: string): string => time.replace(':', '.');
const withoutZero = (time: string): string => dotted(time).replace(/^0/, '');

/** "9am", "5.30pm". */
function british(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'am' : 'pm';
  return `${hour % 12 || 12}${minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`}${half}`;
}

const numberAfter = (street: string, number: number): string => `${street} ${number}`;

export const WORDS: Readonly<Record<GroupLanguage, Words>> = {
  sv: {
    departments: {
      new_cars: 'Nybilsförsäljning',
      used_cars: 'Begagnade bilar',
      workshop: 'Verkstad',
      parts: 'Reservdelar och tillbehör',
      body_work: 'Skadeverkstad',
    },
    titles: {
      new_cars: ['Säljchef', 'Bilsäljare', 'Företagssäljare'],
      used_cars: ['Försäljningsansvarig begagnat', 'Bilsäljare'],
      workshop: ['Verkstadschef', 'Servicerådgivare', 'Fordonstekniker'],
      parts: ['Reservdelschef', 'Reservdelssäljare'],
      body_work: ['Plåtverkstadschef', 'Skaderådgivare'],
    },
    mailbox: {
      new_cars: 'nybil',
      used_cars: 'begagnat',
      workshop: 'verkstad',
      parts: 'reservdelar',
      body_work: 'skada',
    },
    weekdays: 'Måndag–fredag',
    saturday: 'Lördag',
    sunday: 'Söndag',
    closed: 'Stängt',
    span: (opens, closes) => `${dotted(opens)}–${dotted(closes)}`,
    streets: [
      'Industrigatan',
      'Bilgatan',
      'Verkstadsvägen',
      'Handelsvägen',
      'Kvarnvägen',
      'Motorgatan',
      'Norra Ringvägen',
      'Svetsarvägen',
      'Terminalgatan',
      'Östra Industrivägen',
      'Hammarvägen',
      'Järnvägsgatan',
    ],
    address: numberAfter,
  },
  nb: {
    departments: {
      new_cars: 'Nybilsalg',
      used_cars: 'Bruktbil',
      workshop: 'Verksted',
      parts: 'Deler og tilbehør',
      body_work: 'Skadeverksted',
    },
    titles: {
      new_cars: ['Salgssjef', 'Bilselger', 'Bedriftsselger'],
      used_cars: ['Salgsleder bruktbil', 'Bilselger'],
      workshop: ['Verkstedsjef', 'Kundemottaker', 'Bilmekaniker'],
      parts: ['Delesjef', 'Delekonsulent'],
      body_work: ['Leder skadeverksted', 'Skaderådgiver'],
    },
    mailbox: {
      new_cars: 'nybil',
      used_cars: 'bruktbil',
      workshop: 'verksted',
      parts: 'deler',
      body_work: 'skade',
    },
    weekdays: 'Mandag–fredag',
    saturday: 'Lørdag',
    sunday: 'Søndag',
    closed: 'Stengt',
    span: (opens, closes) => `${dotted(opens)}–${dotted(closes)}`,
    streets: [
      'Industriveien',
      'Verkstedveien',
      'Bilveien',
      'Stasjonsveien',
      'Handelsveien',
      'Fabrikkveien',
      'Ringveien',
      'Havnegata',
      'Sjøveien',
      'Nedre Industrivei',
    ],
    address: numberAfter,
  },
  'en-GB': {
    departments: {
      new_cars: 'New car sales',
      used_cars: 'Used car sales',
      workshop: 'Service and MOT',
      parts: 'Parts and accessories',
      body_work: 'Bodyshop',
    },
    titles: {
      new_cars: ['Sales manager', 'Sales executive', 'Business sales executive'],
      used_cars: ['Used car manager', 'Sales executive'],
      workshop: ['Service manager', 'Service adviser', 'Vehicle technician'],
      parts: ['Parts manager', 'Parts adviser'],
      body_work: ['Bodyshop manager', 'Repair adviser'],
    },
    mailbox: {
      new_cars: 'newcars',
      used_cars: 'usedcars',
      workshop: 'service',
      parts: 'parts',
      body_work: 'bodyshop',
    },
    weekdays: 'Monday to Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
    closed: 'Closed',
    span: (opens, closes) => `${british(opens)} – ${british(closes)}`,
    streets: [
      'Riverside Way',
      'Wharf Road',
      'Foundry Lane',
      'Station Approach',
      'Brookfield Road',
      'Mill Lane',
      'Enterprise Way',
      'Canal Street',
      'Lombard Road',
      'Quarry Hill',
    ],
    address: (street, number) => `${number} ${street}`,
  },
  fi: {
    departments: {
      new_cars: 'Uudet autot',
      used_cars: 'Vaihtoautot',
      workshop: 'Huolto',
      parts: 'Varaosat ja tarvikkeet',
      body_work: 'Korikorjaamo',
    },
    titles: {
      new_cars: ['Myyntipäällikkö', 'Automyyjä', 'Yritysmyyjä'],
      used_cars: ['Vaihtoautopäällikkö', 'Automyyjä'],
      workshop: ['Huoltopäällikkö', 'Huoltoneuvoja', 'Automekaanikko'],
      parts: ['Varaosapäällikkö', 'Varaosamyyjä'],
      body_work: ['Korikorjaamon päällikkö', 'Vahinkoneuvoja'],
    },
    mailbox: {
      new_cars: 'uudet',
      used_cars: 'vaihtoautot',
      workshop: 'huolto',
      parts: 'varaosat',
      body_work: 'korikorjaamo',
    },
    weekdays: 'Maanantai–perjantai',
    saturday: 'Lauantai',
    sunday: 'Sunnuntai',
    closed: 'Suljettu',
    span: (opens, closes) => `${withoutZero(opens)}–${withoutZero(closes)}`,
    streets: [
      'Teollisuuskatu',
      'Autokatu',
      'Kauppatie',
      'Konepajantie',
      'Vasarakatu',
      'Tehtaankatu',
      'Ratakatu',
      'Kuormatie',
    ],
    address: numberAfter,
  },
  sk: {
    departments: {
      new_cars: 'Predaj nových vozidiel',
      used_cars: 'Jazdené vozidlá',
      workshop: 'Servis',
      parts: 'Náhradné diely a príslušenstvo',
      body_work: 'Karosáreň a lakovňa',
    },
    titles: {
      new_cars: ['Vedúci predaja', 'Predajca', 'Firemný predaj'],
      used_cars: ['Vedúci predaja jazdených vozidiel', 'Predajca'],
      workshop: ['Vedúci servisu', 'Servisný poradca', 'Technik'],
      parts: ['Vedúci skladu dielov', 'Predajca dielov'],
      body_work: ['Vedúci karosárne', 'Technik škodových udalostí'],
    },
    mailbox: {
      new_cars: 'nove',
      used_cars: 'jazdene',
      workshop: 'servis',
      parts: 'diely',
      body_work: 'karosaren',
    },
    weekdays: 'Pondelok – piatok',
    saturday: 'Sobota',
    sunday: 'Nedeľa',
    closed: 'Zatvorené',
    span: (opens, closes) =>
      `${withoutZero(opens).replace('.', ':')} – ${withoutZero(closes).replace('.', ':')}`,
    streets: ['Priemyselná', 'Dielenská', 'Obchodná', 'Stará cesta', 'Továrenská', 'Mlynská', 'Železničná'],
    address: numberAfter,
  },
};
