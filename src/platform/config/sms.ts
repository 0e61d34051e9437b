import { err, ok, type Result } from '../result';
import type { ConfigProblem } from './problem';
import type { Secret } from './secrets/secret';
import type { Variables } from './variables';

export type SmsConfig =
  | { readonly provider: 'outbox' }
  | {
      readonly provider: '46elks';
      readonly from: string;
      readonly username: Secret;
      readonly password: Secret;
    }
  | {
      readonly provider: 'twilio';
      readonly from: string;
      readonly accountSid: string;
      readonly authToken: Secret;
    };

/** The SMS provider, or the variables it still needs. */
export function smsOf(variables: Variables): Result<SmsConfig, ConfigProblem[]> {
  const provider = variables.SMS_PROVIDER;
  if (provider === 'outbox') return ok({ provider });
  const from = variables.SMS_FROM;
  const missing = (...names: (keyof Variables)[]): ConfigProblem[] =>
    names
      .filter((name) => variables[name] === undefined)
      .map((variable) => ({ variable, expected: `a value, because SMS_PROVIDER is ${provider}` }));
  if (provider === '46elks') {
    const { SMS_46ELKS_USERNAME: username, SMS_46ELKS_PASSWORD: password } = variables;
    if (from && username && password) return ok({ provider, from, username, password });
    return err(missing('SMS_FROM', 'SMS_46ELKS_USERNAME', 'SMS_46ELKS_PASSWORD'));
  }
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = variables;
  if (from && accountSid && authToken) return ok({ provider, from, accountSid, authToken });
  return err(missing('SMS_FROM', 'TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'));
}
