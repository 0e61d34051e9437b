import { EVERY_FACILITY } from '~/modules/identity';
import { SITES, siteNamed } from '~/sites';
import type { StaffFrame } from '../staff.shell';
import type { StaffPlaces } from '../staff-visit';
import styles from './account.module.css';
import type { Rights } from './rights-form';

/** What saving what was chosen would give to somebody, and take from them; nothing where that is what they have. */
export function RightsDiffer({
  frame: { t },
  chosen,
  stored,
  placesOf,
}: {
  readonly frame: StaffFrame;
  readonly chosen: Rights;
  readonly stored: Rights;
  placesOf(siteIndex: string): StaffPlaces;
}) {
  const namesOf = ({ role, sites, workshops, facilities }: Rights): ReadonlySet<string> => {
    // A workshop may be called as its facility is.
    const nameOf = (of: keyof StaffPlaces, index: string, id: string) => {
      const site = SITES.find(({ siteIndex }) => siteIndex === index)?.name ?? index;
      const name = placesOf(index)[of].find((place) => place.id === id)?.name ?? id;
      const isAll = of === 'facilities' && id === EVERY_FACILITY;
      return `${isAll ? t('people.allFacilities') : name} (${t(`people.${of}Of`, { site })})`;
    };
    return new Set([
      ...(role === 'admin' ? [t('people.role.admin')] : []),
      ...sites.map((each) => `${siteNamed(each.site).name}: ${t(`people.site.${each.role}`)}`),
      ...workshops.map(({ siteIndex, departmentId }) => nameOf('workshops', siteIndex, departmentId)),
      ...facilities.map(({ siteIndex, siteId }) => nameOf('facilities', siteIndex, siteId)),
    ]);
  };
  const [here, there] = [namesOf(chosen), namesOf(stored)];
  const given = [...here.difference(there)];
  const taken = [...there.difference(here)];
  return (
    <ul className={styles.differ}>
      {given.length > 0 && <li>{t('people.saveGives', { what: given.join(', ') })}</li>}
      {taken.length > 0 && <li>{t('people.saveTakes', { what: taken.join(', ') })}</li>}
    </ul>
  );
}
