export {
  consentVersion,
  listConsents,
  newsletterWords,
  recordConsent,
  withdrawConsents,
} from './consents';
export { consentMigrations } from './store/migrations';
export { consentData } from './store/personal-data';
