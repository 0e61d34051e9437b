export {
  type AccountCommand,
  type AccountFailure,
  accountCommandSchema,
  accountFailureSchema,
} from './accounts';
export { closeDemoAccounts, DEMO_ACCOUNTS } from './demo-accounts';
export {
  type Account,
  accountSchema,
  EDITOR_ROLES,
  type Member,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordSchema,
  ROLES,
} from './domain/account';
export { cookiesForStudio, hasSessionCookie } from './domain/cookies/studio-cookie';
export {
  administeredIndexes,
  administeredSites,
  administers,
  administersAccounts,
  answeredFacilities,
  answersRequests,
  booksOvertime,
  changesCapacity,
  EVERY_FACILITY,
  mayEdit,
  mayOpen,
  mayReviewStock,
  seesConnections,
  seesFigures,
} from './domain/permissions';
export {
  bearerOf,
  sitesForTokens,
  TOKEN_DAYS,
  TOKEN_NAME_MAX,
  TOKEN_PREFIX,
  TOKEN_SCOPES,
} from './domain/personal-token';
export { type RightsFailure, readRights, seenRights, type TypedRights } from './domain/rights';
export {
  createIdentity,
  type Identity,
  type IdentityOptions,
} from './identity';
export type { InvitationFailure, Invitations } from './invitations';
export type { NewTokenFailure } from './personal-tokens';
export {
  createPhones,
  type OwnPhone,
  PHONE_CODE_MINUTES,
  type Phones,
  phoneCodeTemplate,
} from './phones';
export type { SecondFactorState } from './second-factor';
export type { OpenSession } from './sessions';
export type { AuditedAct } from './store/audit-store';
export type { Invitation } from './store/invitation-store';
export { identityMigrations } from './store/migrations';
export { identityData } from './store/personal-data';
export type { PersonalToken } from './store/personal-token-store';
export { ACCOUNTS_PATH, accountRoutes } from './web/routes';
