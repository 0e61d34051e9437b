import {
  administeredSites,
  administersAccounts,
  answersRequests,
  changesCapacity,
  mayOpen,
  mayReviewStock,
  seesConnections,
  seesFigures,
} from '~/modules/identity';
import type { AccountVisit } from './staff-visit';
import { carScope } from './stock/car-scope';

/** What somebody must be allowed besides being signed in; `second-factor` is for whoever is yet to make one. */
export type Permission =
  | 'second-factor'
  | 'signed-in'
  | 'workshop'
  | 'capacity'
  | 'change-capacity'
  | 'stock-review'
  | 'connections'
  | 'figures'
  | 'inbox'
  | 'cars'
  | 'facilities'
  | 'templates'
  | 'settings'
  | 'people';

/** The one place that says no. Staff are not told what there is besides their own. */
export function isAllowed(
  needs: Permission,
  { c, member, frame }: Pick<AccountVisit, 'c' | 'member' | 'frame'>,
): boolean {
  const { siteIndex } = frame.site;
  switch (needs) {
    case 'second-factor':
    case 'signed-in':
      return true;
    case 'workshop':
      return siteIndex !== null && mayOpen(member, siteIndex, c.req.param('departmentId') ?? '');
    case 'capacity':
      return (
        changesCapacity(member, siteIndex) ||
        (siteIndex !== null && mayOpen(member, siteIndex, c.req.param('departmentId') ?? ''))
      );
    case 'change-capacity':
      return changesCapacity(member, siteIndex);
    // Which facilities, each act asks.
    case 'facilities':
      return answersRequests(member, siteIndex);
    // Which requests, the inbox asks of its scopes.
    case 'inbox':
      return answersRequests(member, siteIndex);
    // Which cars, their scope says.
    case 'cars':
      return carScope(frame.site, member) !== null;
    // Of which sites, each act asks.
    case 'templates':
    case 'settings':
      return administeredSites(member).length > 0;
    // Whom, the use cases say.
    case 'people':
      return administersAccounts(member);
    case 'stock-review':
      return mayReviewStock(member);
    // Of what is theirs, each part says.
    case 'figures':
      return seesFigures(member, siteIndex);
    case 'connections':
      return seesConnections(member);
  }
}
