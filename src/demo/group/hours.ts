import type { DeviationDay, OpeningHoursRow, OpeningSchedule } from '~/modules/facilities';
import { addDays, easterDay, weekdayOf } from '~/platform/time';
import { type DepartmentType, type GroupLanguage, WORDS } from './language';

/** Opening and closing of a working day, a Saturday, a Sunday; without times it is closed. */
type Span = readonly [opens: string, closes: string];
interface Week {
  readonly weekdays: Span;
  readonly saturday?: Span;
  readonly sunday?: Span;
}

const SALES: Week = {
  weekdays: ['09:00', '18:00'],
  saturday: ['11:00', '15:00'],
  sunday: ['11:00', '15:00'],
};
const WEEKS: Readonly<Record<DepartmentType, Week>> = {
  new_cars: SALES,
  used_cars: SALES,
  workshop: { weekdays: ['07:00', '17:00'] },
  parts: { weekdays: ['07:30', '17:00'] },
  body_work: { weekdays: ['07:00', '16:00'] },
};
/** Shops are closed on Sundays in Norway and keep the weekend short in small towns. */
const WITHOUT_SUNDAY: ReadonlySet<GroupLanguage> = new Set(['nb', 'sk']);

function row(
  language: GroupLanguage,
  day: string,
  weekdays: number[],
  span: Span | undefined,
): OpeningHoursRow {
  const { closed, span: written } = WORDS[language];
  if (span === undefined) return { day, displayText: closed, weekdays };
  const [opens, closes] = span;
  return { day, displayText: written(opens, closes), weekdays, opens, closes };
}

interface DeviatingDay {
  /** `MM-DD` */
  readonly date: string;
  readonly name: string;
  readonly hours?: Span;
}

/** The fixed feast days on which a dealer in the country closes or shortens the day; moveable ones are worked out below. */
const FEASTS: Readonly<Record<GroupLanguage, readonly DeviatingDay[]>> = {
  sv: [
    { date: '01-01', name: 'Nyårsdagen' },
    { date: '01-05', name: 'Trettondagsafton', hours: ['09:00', '15:00'] },
    { date: '01-06', name: 'Trettondedag jul' },
    { date: '04-30', name: 'Valborgsmässoafton', hours: ['09:00', '15:00'] },
    { date: '05-01', name: 'Första maj' },
    { date: '06-06', name: 'Sveriges nationaldag' },
    { date: '12-23', name: 'Dagen före julafton', hours: ['09:00', '15:00'] },
    { date: '12-24', name: 'Julafton' },
    { date: '12-25', name: 'Juldagen' },
    { date: '12-26', name: 'Annandag jul' },
    { date: '12-31', name: 'Nyårsafton' },
  ],
  nb: [
    { date: '01-01', name: 'Første nyttårsdag' },
    { date: '05-01', name: 'Første mai' },
    { date: '05-17', name: 'Grunnlovsdagen' },
    { date: '12-24', name: 'Julaften' },
    { date: '12-25', name: 'Første juledag' },
    { date: '12-26', name: 'Andre juledag' },
    { date: '12-31', name: 'Nyttårsaften', hours: ['09:00', '13:00'] },
  ],
  'en-GB': [
    { date: '01-01', name: "New Year's Day" },
    { date: '12-24', name: 'Christmas Eve', hours: ['09:00', '15:00'] },
    { date: '12-25', name: 'Christmas Day' },
    { date: '12-26', name: 'Boxing Day' },
    { date: '12-31', name: "New Year's Eve", hours: ['09:00', '15:00'] },
  ],
  fi: [
    { date: '01-01', name: 'Uudenvuodenpäivä' },
    { date: '01-06', name: 'Loppiainen' },
    { date: '05-01', name: 'Vappu' },
    { date: '12-06', name: 'Itsenäisyyspäivä' },
    { date: '12-24', name: 'Jouluaatto' },
    { date: '12-25', name: 'Joulupäivä' },
    { date: '12-26', name: 'Tapaninpäivä' },
  ],
  sk: [
    { date: '01-01', name: 'Deň vzniku Slovenskej republiky' },
    { date: '01-06', name: 'Zjavenie Pána' },
    { date: '05-01', name: 'Sviatok práce' },
    { date: '05-08', name: 'Deň víťazstva nad fašizmom' },
    { date: '07-05', name: 'Sviatok svätého Cyrila a Metoda' },
    { date: '12-24', name: 'Štedrý deň' },
    { date: '12-25', name: 'Prvý sviatok vianočný' },
    { date: '12-26', name: 'Druhý sviatok vianočný' },
  ],
};

interface DatedFeast {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly name: string;
  readonly hours?: Span;
}

/** Feasts by their days from Easter Sunday. */
const EASTER_FEASTS: Readonly<Record<GroupLanguage, readonly (readonly [days: number, name: string])[]>> = {
  sv: [
    [-2, 'Långfredagen'],
    [0, 'Påskdagen'],
    [1, 'Annandag påsk'],
    [39, 'Kristi himmelsfärdsdag'],
  ],
  nb: [
    [-3, 'Skjærtorsdag'],
    [-2, 'Langfredag'],
    [1, 'Andre påskedag'],
    [39, 'Kristi himmelfartsdag'],
    [50, 'Andre pinsedag'],
  ],
  'en-GB': [[0, 'Easter Sunday']],
  fi: [
    [-2, 'Pitkäperjantai'],
    [0, 'Pääsiäispäivä'],
    [1, 'Toinen pääsiäispäivä'],
    [39, 'Helatorstai'],
  ],
  sk: [
    [-2, 'Veľký piatok'],
    [1, 'Veľkonočný pondelok'],
  ],
};

/** The Friday between 19 and 25 June, when all of Sweden and Finland are closed. */
function midsummerEve(year: number): string {
  const first = `${year}-06-19`;
  return addDays(first, (12 - weekdayOf(first)) % 7).slice(5);
}

const MIDSUMMER: Partial<Record<GroupLanguage, string>> = { sv: 'Midsommarafton', fi: 'Juhannusaatto' };

/** Deviating days of the twelve months from `today`, first things first. */
function deviations(language: GroupLanguage, today: string): DeviationDay[] {
  const { closed, span } = WORDS[language];
  const thisYear = Number(today.slice(0, 4));
  const until = `${thisYear + 1}${today.slice(4)}`;
  const name = MIDSUMMER[language];
  return (
    [thisYear, thisYear + 1]
      .flatMap((year): DatedFeast[] => {
        const days = name === undefined ? [] : [{ date: midsummerEve(year), name }];
        const fixed = [...FEASTS[language], ...days].map((feast) => ({
          ...feast,
          date: `${year}-${feast.date}`,
        }));
        const moveable = EASTER_FEASTS[language].map(([after, feast]) => ({
          date: easterDay(year, after),
          name: feast,
        }));
        return [...fixed, ...moveable];
      })
      .filter(({ date }) => date >= today && date < until)
      .toSorted((a, b) => a.date.localeCompare(b.date))
      // Two feasts may fall on one day, as in Norway on 17 May 2027.
      .filter(({ date }, at, all) => date !== all[at - 1]?.date)
      .map(({ date, name: feast, hours }): DeviationDay => {
        const written = `${feast}: ${hours === undefined ? closed.toLowerCase() : span(...hours)}`;
        if (hours === undefined) return { day: date, displayText: written, closed: true };
        return { day: date, displayText: written, opens: hours[0], closes: hours[1] };
      })
  );
}

/** The schedule of a kind of department in the words of the language. */
export function schedule(language: GroupLanguage, type: DepartmentType, today: string): OpeningSchedule {
  const words = WORDS[language];
  const week = WEEKS[type];
  const sunday = WITHOUT_SUNDAY.has(language) ? undefined : week.sunday;
  return {
    openinghours: [
      row(language, words.weekdays, [1, 2, 3, 4, 5], week.weekdays),
      row(language, words.saturday, [6], week.saturday),
      row(language, words.sunday, [7], sunday),
    ],
    deviationdays: deviations(language, today),
  };
}
