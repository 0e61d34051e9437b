import type { FacetLanguage } from '~/platform/vocabulary';
import { deviationRowIn, isoDayOf, weekRowsIn } from '../hours-wording';
import type { DeviationDay, SiteDepartment, SiteRecord, SiteUser } from '../site-record';
import {
  type Contact,
  type DayOverride,
  departmentKey,
  type Override,
  type PersonOverride,
  type PlacedOverride,
  personKey,
} from './override';

/** The people of a department as they are shown: those who are named, then who is new in the import. */
function applyPeople(imported: readonly SiteUser[], overrides: readonly PersonOverride[]): SiteUser[] {
  const left = new Map(imported.map((user) => [personKey(user), user]));
  const named = overrides.flatMap(({ source, shown, changes }) => {
    const user = source === null ? NEW_PERSON : left.get(source);
    if (source !== null) left.delete(source);
    return user === undefined || !shown ? [] : [{ ...user, ...defined(changes) }];
  });
  return [...named, ...left.values()];
}

const NEW_PERSON: SiteUser = { first_name: '', last_name: '', title: '', phone: '', email: '' };

const defined = (changes: PersonOverride['changes']): Partial<SiteUser> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** Days of ours take the place of the import's of the same date; all in the order of their dates, those without one last. */
function applyDays(
  imported: readonly DeviationDay[],
  overrides: readonly DayOverride[],
  language: FacetLanguage,
): DeviationDay[] {
  const dates = new Set(overrides.map(({ date }) => date));
  const others = imported.filter((row) => !dates.has(isoDayOf(row) ?? ''));
  const order = (row: DeviationDay) => isoDayOf(row) ?? '9999';
  return [...others, ...overrides.map((day) => deviationRowIn(day, language))].toSorted((a, b) =>
    order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0,
  );
}

function ofDepartment(
  department: SiteDepartment,
  override: Override,
  language: FacetLanguage,
): SiteDepartment {
  const { openingschedule } = department;
  switch (override.part) {
    case 'contact': {
      const { phone = department.phone, email = department.email } = override.value;
      return { ...department, phone, email };
    }
    case 'hours': {
      const openinghours = weekRowsIn(override.value, language);
      return { ...department, openingschedule: { ...openingschedule, openinghours } };
    }
    case 'deviations': {
      const deviationdays = applyDays(openingschedule.deviationdays, override.value, language);
      return { ...department, openingschedule: { ...openingschedule, deviationdays } };
    }
    case 'people':
      return { ...department, users: applyPeople(department.users, override.value) };
  }
}

const ofFacility = (record: SiteRecord, contact: Contact): SiteRecord => ({
  ...record,
  site_phone: contact.phone ?? record.site_phone,
  site_email: contact.email ?? record.site_email,
  site_street: contact.street ?? record.site_street,
  site_zip: contact.zip ?? record.site_zip,
  site_city: contact.city ?? record.site_city,
});

/** A facility as it is shown: what is imported, and what staff say otherwise, in the words of the site's first language. */
export function applyOverrides(
  imported: SiteRecord,
  overrides: readonly PlacedOverride[],
  language: FacetLanguage,
): SiteRecord {
  if (overrides.length === 0) return imported;
  let record = imported;
  for (const override of overrides)
    if (override.department === '' && override.part === 'contact')
      record = ofFacility(record, override.value);
  return {
    ...record,
    site_departments: record.site_departments.map((department) =>
      overrides
        .filter((each) => each.department !== '' && each.department === departmentKey(department))
        .reduce((so, override) => ofDepartment(so, override, language), department),
    ),
  };
}
