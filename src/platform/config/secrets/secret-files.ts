import { readFileSync } from 'node:fs';
import type { ConfigProblem } from '../problem';
import type { Variables } from '../variables';
import type { Secret, SigningSecrets } from './secret';

type SecretName = {
  [Name in keyof Variables]-?: NonNullable<Variables[Name]> extends Secret | SigningSecrets ? Name : never;
}[keyof Variables];

/** Every secret variable: the compiler wants each of them here, and no other. */
const SECRET_NAMES: Readonly<Record<SecretName, true>> = {
  DATABASE_URL: true,
  CONTENT_API_KEY: true,
  SEARCH_API_KEY: true,
  STOCK_API_KEY: true,
  TYRE_API_KEY: true,
  AUTH_SECRET: true,
  SMTP_URL: true,
  SMS_46ELKS_USERNAME: true,
  SMS_46ELKS_PASSWORD: true,
  TWILIO_AUTH_TOKEN: true,
  LEAD_WEBHOOK_URL: true,
  LEAD_WEBHOOK_SECRET: true,
  CODEWEAVER_API_KEY: true,
  CONTENT_UPSTREAM_KEY: true,
  OPENSEARCH_URL: true,
  OPENSEARCH_PASSWORD: true,
  SEARCH_UPSTREAM_KEY: true,
  VEHICLE_REGISTRY_KEY: true,
  WORKSHOP_UPSTREAM_KEY: true,
  TYRE_HOTEL_UPSTREAM_KEY: true,
  FASTLY_API_TOKEN: true,
  CLOUDFLARE_API_TOKEN: true,
  VARNISH_PURGE_KEY: true,
  JOTFORM_API_KEY: true,
  OTEL_EXPORTER_OTLP_HEADERS: true,
  SENTRY_DSN: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
};

/** Whether a variable may stand in a file. */
export const isSecretName = (name: string): boolean => Object.hasOwn(SECRET_NAMES, name);

const MAX_BYTES = 64 * 1024;

interface SecretFiles {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly ConfigProblem[];
}

/** The secrets that stand in files, named by their variable and `_FILE` (`AUTH_SECRET_FILE=/run/secrets/auth`). */
export function readSecretFiles(env: Readonly<Record<string, string | undefined>>): SecretFiles {
  const values: Record<string, string> = {};
  const problems: ConfigProblem[] = [];
  for (const name of Object.keys(SECRET_NAMES)) {
    const variable = `${name}_FILE`;
    const path = env[variable]?.trim();
    if (!path) continue;
    const given = env[name]?.trim() ? null : readSecret(path);
    if (given === null) problems.push({ variable, expected: `nothing, because ${name} is set` });
    else if ('expected' in given) problems.push({ variable, expected: given.expected });
    else values[name] = given.value;
  }
  return { values, problems };
}

function readSecret(path: string): { readonly value: string } | { readonly expected: string } {
  try {
    const bytes = readFileSync(path);
    if (bytes.length > MAX_BYTES) return { expected: `a file of at most ${MAX_BYTES} bytes` };
    const value = bytes.toString('utf8').trim();
    return value === '' ? { expected: 'a file that is not empty' } : { value };
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    return { expected: `a file that can be read (${code})` };
  }
}
