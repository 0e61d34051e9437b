import {
  type Contact,
  type DayOverride,
  type FacilityPart,
  type Override,
  type PartShown,
  type PersonOverride,
  personKey,
  type Week,
} from './override';
import { weekOf } from './week';

/** What staff ask for, parsed. */
export type FacilityChange =
  | { readonly part: 'contact'; readonly contact: Contact }
  | { readonly part: 'hours'; readonly week: Week }
  | { readonly part: 'deviations'; readonly day: DayOverride }
  | { readonly part: 'people'; readonly people: readonly PersonOverride[] }
  /** The import's again: all of the part, or one of its days or fields. */
  | { readonly part: FacilityPart; readonly release: string | null };

/**
 * What is said of a part after a change; null: it is the import's again. What is typed as the import has it stays the
 * import's, so that its next change is shown.
 */
export function changeOverride(
  imported: PartShown,
  current: Override | null,
  change: FacilityChange,
): Override | null {
  if ('release' in change) return released(current, change.release);
  switch (change.part) {
    case 'contact': {
      const has: Contact = imported.part === 'contact' ? imported.shown : {};
      return contactOf(Object.entries(change.contact).filter(([field, value]) => !isSame(has, field, value)));
    }
    case 'hours': {
      const has = imported.part === 'hours' ? weekOf(imported.shown) : null;
      const isImports = JSON.stringify(has) === JSON.stringify(change.week);
      return isImports ? null : { part: 'hours', value: [...change.week] };
    }
    case 'deviations': {
      const others = current?.part === 'deviations' ? current.value : [];
      const days = [...others.filter(({ date }) => date !== change.day.date), change.day];
      return { part: 'deviations', value: days.toSorted((a, b) => (a.date < b.date ? -1 : 1)) };
    }
    case 'people': {
      const has = imported.part === 'people' ? imported.shown : [];
      const isImports =
        change.people.length === has.length &&
        change.people.every(
          ({ source, shown, changes }, at) =>
            shown && source === keyAt(has, at) && Object.values(changes).every((each) => each === undefined),
        );
      return isImports ? null : { part: 'people', value: [...change.people] };
    }
  }
}

const keyAt = (people: Extract<PartShown, { part: 'people' }>['shown'], at: number): string | null => {
  const person = people[at];
  return person === undefined ? null : personKey(person);
};

const isSame = (contact: Contact, field: string, value: string | undefined): boolean =>
  Object.entries(contact).some(([name, has]) => name === field && has === value);

const contactOf = (fields: readonly (readonly [string, string | undefined])[]): Override | null =>
  fields.length === 0 ? null : { part: 'contact', value: Object.fromEntries(fields) };

function released(current: Override | null, name: string | null): Override | null {
  if (current === null || name === null) return null;
  if (current.part === 'contact')
    return contactOf(Object.entries(current.value).filter(([field]) => field !== name));
  if (current.part !== 'deviations') return null;
  const value = current.value.filter(({ date }) => date !== name);
  return value.length === 0 ? null : { part: 'deviations', value };
}
