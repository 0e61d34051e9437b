import {
  departmentName,
  departmentOf,
  deviationIn,
  type FacilityPart,
  facilityLabel,
  isoDayOf,
  openingHoursIn,
  type PartShown,
  type SiteRecord,
  type SiteUser,
  weekdaysIn,
} from '~/modules/facilities';
import { formatLocal } from '~/platform/time';
import { facetLanguage } from '~/platform/vocabulary';
import { localeFor } from '~/sites';
import type { StaffFrame } from '../staff.shell';

type Deviation = Extract<PartShown, { part: 'deviations' }>['shown'][number];
type Hours = Extract<PartShown, { part: 'hours' }>['shown'][number];

/** What a department is called; '' is the facility itself. */
export function departmentTitle(record: SiteRecord, department: string, { language }: StaffFrame): string {
  const found = departmentOf(record, department);
  if (found === undefined) return record.site_official_name;
  const name = departmentName(found) || department;
  return facilityLabel('department', name, facetLanguage(language)) ?? name;
}

export const partTitle = (part: FacilityPart, department: string, { t }: StaffFrame): string =>
  t(
    part === 'contact' && department !== ''
      ? 'staffFacilities.part.departmentContact'
      : `staffFacilities.part.${part}`,
  );

export const weekdayName = (weekday: number, { language }: StaffFrame): string =>
  weekdaysIn([weekday], facetLanguage(language)) ?? '';

/** A date as it is written to people; words stay. */
export const dayText = (day: string, { site, language }: StaffFrame): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? formatLocal(day, localeFor(site, language), {
        weekday: 'short',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      })
    : day;

export function hoursText(row: Hours, { language }: StaffFrame): readonly [string, string] {
  const { day, hours } = openingHoursIn(row, facetLanguage(language));
  return [day.text, hours.text];
}

/** In the language of the record as it stands there: a reason may be in no vocabulary. */
export function deviationText(row: Deviation, frame: StaffFrame): readonly [string, string] {
  const isOwn = frame.site.languages[0] === frame.language;
  const text = isOwn ? row.displayText : deviationIn(row, facetLanguage(frame.language)).text;
  return [dayText(isoDayOf(row) ?? row.day, frame), text];
}

export const personName = ({ first_name, last_name }: SiteUser): string =>
  `${first_name} ${last_name}`.trim();

/** What a part shows, a line each. */
export function partLines(part: PartShown, frame: StaffFrame): readonly string[] {
  switch (part.part) {
    case 'contact':
      return Object.entries(part.shown).flatMap(([, value]) => (value ? [value] : []));
    case 'hours':
      return part.shown.map((row) => hoursText(row, frame).join(' '));
    case 'deviations':
      return part.shown.map((row) => deviationText(row, frame).join(' '));
    case 'people':
      return part.shown.map((user) =>
        [personName(user), user.title, user.phone, user.email].filter(Boolean).join(', '),
      );
  }
}

/** What was and what is, without the lines that stayed; both where only the order changed. */
export function differingLines(
  before: PartShown,
  after: PartShown,
  frame: StaffFrame,
): { readonly before: string; readonly after: string } {
  const [was, is] = [partLines(before, frame), partLines(after, frame)];
  const [gone, come] = [was.filter((line) => !is.includes(line)), is.filter((line) => !was.includes(line))];
  const reordered = gone.length === 0 && come.length === 0;
  const text = (lines: readonly string[]) => lines.join('; ') || frame.t('staffFacilities.nothing');
  return { before: text(reordered ? was : gone), after: text(reordered ? is : come) };
}
