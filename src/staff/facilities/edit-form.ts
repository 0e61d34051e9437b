import {
  CONTACT_FIELDS,
  type FacilityChange,
  type FacilityPart,
  type FieldProblems,
  isoDayOf,
  MAX_PEOPLE,
  type PartShown,
  parseContact,
  parseDay,
  parsePeople,
  parseWeek,
  partOf,
  personKey,
  type StaffFacility,
  type Typed,
  weekOf,
} from '~/modules/facilities';
import { ok, type Result } from '~/platform/result';

/** A part of a facility ('') or of one of its departments. */
export interface EditedPart {
  readonly department: string;
  readonly part: FacilityPart;
}

/** Rows for people who are new, of ours. */
const NEW_PEOPLE = 2;

export const overrideOf = ({ overrides }: StaffFacility, { department, part }: EditedPart) =>
  overrides.find((each) => each.department === department && each.part === part);

export const revisionOf = (facility: StaffFacility, edited: EditedPart): number =>
  overrideOf(facility, edited)?.revision ?? 0;

/** What a form has before anybody types: what is shown now. */
export function fieldsOf(
  facility: StaffFacility,
  edited: EditedPart,
  day: string,
): ReadonlyMap<string, string> | null {
  const shown = partOf(facility.shown, edited.department, edited.part);
  if (shown === null) return null;
  switch (shown.part) {
    case 'contact':
      return new Map(CONTACT_FIELDS.map((field) => [field, shown.shown[field] ?? '']));
    case 'hours':
      return new Map(
        (weekOf(shown.shown) ?? []).flatMap(({ weekday, opens, closes }) => [
          [`opens-${weekday}`, opens],
          [`closes-${weekday}`, closes === '24:00' ? '00:00' : closes],
        ]),
      );
    case 'deviations':
      return dayFields(shown.shown, day);
    case 'people':
      return peopleFields(facility, edited);
  }
}

function dayFields(
  days: Extract<PartShown, { part: 'deviations' }>['shown'],
  date: string,
): ReadonlyMap<string, string> {
  const row = days.find((each) => date !== '' && isoDayOf(each) === date);
  const [name = '', ...rest] = row?.displayText.split(':') ?? [];
  const [opens, closes] = [row?.opens ?? '', row?.closes === '24:00' ? '00:00' : (row?.closes ?? '')];
  return new Map([
    ['date', date],
    ['kind', row?.opens === undefined ? 'closed' : 'hours'],
    ['opens', opens],
    ['closes', closes],
    ['was-opens', opens],
    ['was-closes', closes],
    ['name', rest.length === 0 ? '' : name],
  ]);
}

const PERSON_FIELDS = ['first_name', 'last_name', 'title', 'phone', 'email'] as const;

/** Everybody who is named in their order, shown or not, then who is new in the import, then rows for new people of ours. */
function peopleFields(facility: StaffFacility, edited: EditedPart): ReadonlyMap<string, string> {
  const part = partOf(facility.imported, edited.department, 'people');
  const left = new Map((part?.part === 'people' ? part.shown : []).map((user) => [personKey(user), user]));
  const override = overrideOf(facility, edited)?.override;
  const rows = (override?.part === 'people' ? override.value : []).flatMap(({ source, shown, changes }) => {
    const user = source === null ? null : left.get(source);
    if (source !== null) left.delete(source);
    if (user === undefined) return [];
    return [{ source: source ?? '', shown, of: (field: Field) => changes[field] ?? user?.[field] ?? '' }];
  });
  const imported = [...left].map(([source, user]) => ({
    source,
    shown: true,
    of: (field: Field) => user[field],
  }));
  const empty = { source: '', shown: true, of: () => '' };
  const all = [...rows, ...imported, ...Array.from({ length: NEW_PEOPLE }, () => empty)].slice(0, MAX_PEOPLE);
  return new Map([
    ['count', `${all.length}`],
    ...all.flatMap(({ source, shown, of }, at): [string, string][] => [
      [`source-${at}`, source],
      [`order-${at}`, `${at + 1}`],
      [`shown-${at}`, shown ? 'on' : ''],
      ...PERSON_FIELDS.map((field): [string, string] => [`${field}-${at}`, of(field)]),
    ]),
  ]);
}

type Field = (typeof PERSON_FIELDS)[number];

/** Reads what was typed, by the part that it is of. */
export function parseEdit(
  facility: StaffFacility,
  { department, part }: EditedPart,
  typed: Typed,
  today: string,
): Result<FacilityChange, FieldProblems> {
  switch (part) {
    case 'contact': {
      const imported = partOf(facility.imported, department, part);
      const contact = parseContact(typed, imported?.part === 'contact' ? imported.shown : {});
      return contact.ok ? ok({ part, contact: contact.value }) : contact;
    }
    case 'hours': {
      const week = parseWeek(typed);
      return week.ok ? ok({ part, week: week.value }) : week;
    }
    case 'deviations': {
      const day = parseDay(typed, today);
      return day.ok ? ok({ part, day: day.value }) : day;
    }
    case 'people': {
      const imported = partOf(facility.imported, department, part);
      const people = parsePeople(typed, imported?.part === 'people' ? imported.shown : []);
      return people.ok ? ok({ part, people: people.value }) : people;
    }
  }
}
