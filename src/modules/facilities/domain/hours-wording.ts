import { type FacetLanguage, type Wording, wording } from '~/platform/vocabulary';
import type { DeviationDay, OpeningHoursRow } from './site-record';
import { facilityLabel } from './vocabulary';

/** A row of opening hours as a page reads it. */
export interface HoursWording {
  readonly day: Wording;
  readonly hours: Wording;
}

/** Between two times, and how a time is written: `HH:MM` of the record comes in. */
const SPANS: Readonly<Record<FacetLanguage, { dash: string; time(text: string): string }>> = {
  sv: { dash: '–', time: (text) => text.replace(':', '.') },
  nb: { dash: '–', time: (text) => text.replace(':', '.') },
  fi: { dash: '–', time: (text) => text.replace(':', '.').replace(/^0/, '') },
  sk: { dash: ' – ', time: (text) => text.replace(/^0/, '') },
  en: { dash: '–', time: (text) => text },
};

interface Hours {
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
}

const closedIn = (language: FacetLanguage): string => facilityLabel('hours', 'Closed', language) ?? '';

function spanIn({ opens, closes }: Hours, language: FacetLanguage): string | null {
  if (opens === undefined || closes === undefined) return null;
  const { dash, time } = SPANS[language];
  return time(opens) + dash + time(closes);
}

/** Hours that are figures and signs alone are the same in every language: "07:00–17:00". */
const isFigures = (text: string): boolean => !/\p{L}/u.test(text);

/** The words of hours: from the numbers where the record has them, else word by word, else as its source wrote them. */
function hoursIn(row: Hours & { readonly displayText: string }, language: FacetLanguage): Wording {
  const { displayText } = row;
  const label = spanIn(row, language) ?? facilityLabel('hours', displayText, language);
  return wording(label ?? (isFigures(displayText) ? displayText : null), displayText);
}

/** An ordinary row in another language than the record's. */
export const openingHoursIn = (row: OpeningHoursRow, language: FacetLanguage): HoursWording => ({
  day: wording(facilityLabel('day', row.day, language), row.day),
  hours: hoursIn(row, language),
});

/** What a deviating day says, in another language than the record's: `Julafton: stängt` is `Christmas Eve: closed`. */
export function deviationIn(row: DeviationDay, language: FacetLanguage): Wording {
  const [, name = '', rest = ''] = /^([^:]+)(?::\s*(.*))?$/.exec(row.displayText) ?? [];
  const feast = facilityLabel('feast', name, language);
  if (feast === null) return hoursIn(row, language);
  if (row.closed === true) return wording(`${feast}: ${closedIn(language).toLowerCase()}`, '');
  const span = spanIn(row, language) ?? (rest === '' ? '' : hoursIn({ displayText: rest }, language).text);
  return wording(span === '' ? feast : `${feast}: ${span}`, '');
}
