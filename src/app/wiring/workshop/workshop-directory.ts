import type { Facilities } from '~/modules/facilities';

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
