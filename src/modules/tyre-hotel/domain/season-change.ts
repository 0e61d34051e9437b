import type { PhoneCountry } from '~/platform/phone';
import { addDays } from '~/platform/time';
import type { Season } from './agreement';

/** Days of a year, `MM-DD`. */
interface CountrySeasons {
  /** From when wheels are changed to those of winter, and to those of summer. */
  readonly toWinter: string;
  readonly toSummer: string;
  /** Winter tyres must be on in winter conditions, both days included; null where no law names a time. */
  readonly law: { readonly from: string; readonly until: string } | null;
}

/**
 * Sweden: trafikförordningen 4 kap. 18 a §. Finland: ajoneuvolaki 105 §, where weather or road call for it. Slovakia: cars on
 * roads with snow or ice. Norway asks for grip without naming days, the United Kingdom for none.
 */
const SEASONS_OF: Readonly<Record<PhoneCountry, CountrySeasons>> = {
  SE: { toWinter: '10-01', toSummer: '03-16', law: { from: '12-01', until: '03-31' } },
  NO: { toWinter: '10-01', toSummer: '03-16', law: null },
  FI: { toWinter: '10-01', toSummer: '03-16', law: { from: '11-01', until: '03-31' } },
  SK: { toWinter: '10-15', toSummer: '03-16', law: { from: '11-15', until: '03-31' } },
  GB: { toWinter: '10-15', toSummer: '03-16', law: null },
};

/** The change that a day lies in, from its first day until the next one begins. */
export interface SeasonChange {
  /** What is to be put on. */
  readonly season: Season;
  /** Tells it from those of other years: `2026-winter`, by the year in which it begins. */
  readonly key: string;
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  /** Last day. */
  readonly until: string;
  /** When winter tyres must be on in the winter that begins or ends with it. */
  readonly law: { readonly from: string; readonly until: string } | null;
}

/** @param today `YYYY-MM-DD` */
export function seasonChangeOn(today: string, country: PhoneCountry): SeasonChange {
  const { toWinter, toSummer, law } = SEASONS_OF[country];
  const year = Number(today.slice(0, 4));
  const isSummer = today.slice(5) >= toSummer && today.slice(5) < toWinter;
  const began = isSummer || today.slice(5) >= toWinter ? year : year - 1;
  const winterOf = (first: number) =>
    law === null ? null : { from: `${first}-${law.from}`, until: `${first + 1}-${law.until}` };
  return isSummer
    ? {
        season: 'summer',
        key: `${year}-summer`,
        from: `${year}-${toSummer}`,
        until: addDays(`${year}-${toWinter}`, -1),
        law: winterOf(year - 1),
      }
    : {
        season: 'winter',
        key: `${began}-winter`,
        from: `${began}-${toWinter}`,
        until: addDays(`${began + 1}-${toSummer}`, -1),
        law: winterOf(began),
      };
}
