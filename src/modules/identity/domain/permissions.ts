import type { Member } from './account';

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
