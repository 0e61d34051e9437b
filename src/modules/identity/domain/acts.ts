/** What is done to an account, as the audit log names it. */
export const ACCOUNT_ACTS = [
  'session-ended',
  'sessions-ended',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'codes-renewed',
  'recovery-code-used',
  'password-changed',
  'phone-confirmed',
  'phone-removed',
  'invited',
  'invitation-sent',
  'invitation-resent',
  'invitation-revoked',
  'rights-changed',
  'disabled',
  'enabled',
  'token-made',
  'token-ended',
] as const;
export type AccountAct = (typeof ACCOUNT_ACTS)[number];
