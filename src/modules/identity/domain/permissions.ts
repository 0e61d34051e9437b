import type { Member } from './account';

/** Stands for all facilities of an index, and for what was sent to the group itself. */
export const EVERY_FACILITY = '*';

/** Whether a member may see and change the bookings of a workshop. */
export const mayOpen = (member: Member, siteIndex: string, departmentId: string): boolean =>
  member.role === 'admin' ||
  member.workshops.some((each) => each.siteIndex === siteIndex && each.departmentId === departmentId);

/** Whether a member may see and change the drafts of a site, or may also publish there. */
export const mayEdit = (member: Member, site: string, what: 'drafts' | 'publishing'): boolean =>
  member.role === 'admin' ||
  member.sites.some((each) => each.site === site && (what === 'drafts' || each.role === 'publisher'));

/** Whether a member may decide about stock files that wait: each concerns whole sites. */
export const mayReviewStock = ({ role }: Member): boolean => role === 'admin';

/** Whether a member may see what servers the group's sites depend on, and ask them. */
export const seesConnections = ({ role }: Member): boolean => role === 'admin';

/** Whether a member answers requests of any facility of an index. */
export const answersRequests = (member: Member, siteIndex: string | null): boolean =>
  answeredFacilities(member, siteIndex).length > 0;

/** Whether a member sees figures of an index: of the requests that they answer, and of the workshops that they open. */
export const seesFigures = (member: Member, siteIndex: string | null): boolean =>
  answersRequests(member, siteIndex) || member.workshops.some((each) => each.siteIndex === siteIndex);

/**
 * The facilities whose requests a member may see and answer, by `site_id`.
 * @param siteIndex null for a site without facilities
 */
export function answeredFacilities(
  { role, facilities }: Member,
  siteIndex: string | null,
): typeof EVERY_FACILITY | readonly string[] {
  if (role === 'admin') return EVERY_FACILITY;
  const ids = facilities.flatMap((each) => (each.siteIndex === siteIndex ? [each.siteId] : []));
  return ids.includes(EVERY_FACILITY) ? EVERY_FACILITY : ids;
}
