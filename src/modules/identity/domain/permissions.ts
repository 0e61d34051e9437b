import { SITES } from '~/sites';
import type { Account, Member } from './account';

/** Stands for all facilities of an index, and for what was sent to the group itself. */
export const EVERY_FACILITY = '*';

/** Whether a member may see and change the bookings of a workshop. */
export const mayOpen = (member: Member, siteIndex: string, departmentId: string): boolean =>
  member.role === 'admin' ||
  member.workshops.some((each) => each.siteIndex === siteIndex && each.departmentId === departmentId);

/** Whether a member may see and change the drafts of a site, or may also publish there. */
export const mayEdit = (member: Member, site: string, what: 'drafts' | 'publishing'): boolean =>
  member.role === 'admin' ||
  member.sites.some((each) => each.site === site && (what === 'drafts' || each.role !== 'editor'));

/** Whether a member may book workshop visits outside the times that are offered: who administers the group or the site. */
export const booksOvertime = (member: Pick<Member, 'role' | 'sites'>, site: string): boolean =>
  administeredSites(member).includes(site);

/**
 * Whether a member may change the hours, bays, services and prices of an index's workshops: they are sold on all sites that
 * share it, so all of those must be theirs to administer.
 */
export const changesCapacity = (member: Pick<Member, 'role' | 'sites'>, siteIndex: string | null): boolean =>
  siteIndex !== null && administeredIndexes(member).includes(siteIndex);

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

/** What an account is or is to be allowed. */
export type Rights = Pick<Account, 'role' | 'sites' | 'workshops' | 'facilities'>;

/** The sites whose people a member administers. */
export const administeredSites = (member: Pick<Member, 'role' | 'sites'>): readonly string[] =>
  member.role === 'admin'
    ? SITES.map(({ key }) => key)
    : member.sites.flatMap(({ site, role }) => (role === 'admin' ? [site] : []));

/** The indexes whose workshops and facilities a member may give to others: all sites that share one are theirs. */
export function administeredIndexes(member: Pick<Member, 'role' | 'sites'>): readonly string[] {
  const keys = new Set(administeredSites(member));
  const indexes = new Set(SITES.flatMap(({ siteIndex }) => (siteIndex === null ? [] : [siteIndex])));
  return [...indexes].filter((index) =>
    SITES.every(({ siteIndex, key }) => siteIndex !== index || keys.has(key)),
  );
}

export const administersAccounts = (member: Pick<Member, 'role' | 'sites'>): boolean =>
  administeredSites(member).length > 0;

/** Whether these rights are a member's to give: nobody gives what they do not have. */
export function mayGrant(member: Pick<Member, 'role' | 'sites'>, rights: Rights): boolean {
  if (member.role === 'admin') return true;
  if (rights.role === 'admin') return false;
  const sites = new Set(administeredSites(member));
  const indexes = new Set(administeredIndexes(member));
  return (
    rights.sites.every(({ site }) => sites.has(site)) &&
    [...rights.workshops, ...rights.facilities].every(({ siteIndex }) => indexes.has(siteIndex))
  );
}

/** Whether an account is a member's to administer: all that it may do is theirs to give. Nobody administers themself. */
export function administers(member: Member, account: Rights & { readonly id: string }): boolean {
  if (member.id === account.id) return false;
  if (member.role === 'admin') return true;
  const rights = [...account.sites, ...account.workshops, ...account.facilities];
  return rights.length > 0 && mayGrant(member, account);
}
