export {
  consentVersion,
  listConsents,
  newsletterWords,
  recordConsent,
  withdrawConsents,
} from './consents';
export type { GivenConsent } from './store/consent-store';
export { consentMigrations } from './store/migrations';
export { consentData } from './store/personal-data';
