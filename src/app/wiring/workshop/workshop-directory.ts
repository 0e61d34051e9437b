import type { Facilities } from '~/modules/facilities';
import type { StaffPlaces } from '~/staff/staff-visit';

/** Whether a workshop stands in an index of facilities: a department of the group 'Workshop' with that id. */
export const workshopDirectory =
  (facilities: Pick<Facilities, 'all'>) =>
  (siteIndex: string, departmentId: string): boolean =>
    facilities
      .all(siteIndex)
      .some(({ site_departments }) =>
        site_departments.some(({ group, erp_id }) => group === 'Workshop' && erp_id === departmentId),
      );

/** Whether a facility stands in an index, by its `site_id`. */
export const facilityDirectory =
  (facilities: Pick<Facilities, 'bySiteId'>) =>
  (siteIndex: string, siteId: string): boolean =>
    facilities.bySiteId(siteIndex, siteId) !== undefined;

/** The workshops and facilities of an index, by name. */
export const staffPlaces =
  (facilities: Pick<Facilities, 'all'>) =>
  (siteIndex: string): StaffPlaces => {
    const records = facilities.all(siteIndex);
    const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
      a.name.localeCompare(b.name);
    return {
      facilities: records
        .map((site) => ({ id: site.site_id, name: site.site_official_name }))
        .toSorted(byName),
      workshops: records
        .flatMap(({ site_departments, site_official_name: name }) =>
          site_departments.flatMap(({ group, erp_id: id }) =>
            group === 'Workshop' && id ? [{ id, name }] : [],
          ),
        )
        .toSorted(byName),
    };
  };
