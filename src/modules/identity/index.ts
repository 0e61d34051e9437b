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
export {
  answeredFacilities,
  answersRequests,
  EVERY_FACILITY,
  mayEdit,
  mayOpen,
  mayReviewStock,
  seesConnections,
  seesFigures,
} from './domain/permissions';
export { cookiesForStudio } from './domain/studio-cookie';
export {
  createIdentity,
  type Identity,
} from './identity';
export { identityMigrations } from './store/migrations';
export { identityData } from './store/personal-data';
export { ACCOUNTS_PATH, accountRoutes } from './web/routes';
