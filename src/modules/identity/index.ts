export {
  type AccountCommand,
  type AccountFailure,
  type Accounts,
  accountCommandSchema,
  accountFailureSchema,
} from './accounts';
export { closeDemoAccounts, DEMO_ACCOUNTS } from './demo-accounts';
export {
  type Account,
  accountSchema,
  type Member,
  mayOpen,
  PASSWORD_MAX,
  PASSWORD_MIN,
  type Place,
  passwordSchema,
  ROLES,
  type Role,
} from './domain/account';
export {
  createIdentity,
  type Identity,
  type IdentityOptions,
  type Session,
  type SignInFailure,
} from './identity';
export { identityMigrations } from './store/migrations';
export { ACCOUNTS_PATH, accountRoutes } from './web/routes';
