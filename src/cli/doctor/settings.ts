import {
  type Config,
  describeProblem,
  misspelledNames,
  parseConfig,
  VARIABLE_NAMES,
} from '~/platform/config';
import { type Finding, failure, fine, warning } from '~/platform/examine';
import { SITES } from '~/sites';

type Environ = Readonly<Record<string, string | undefined>>;

/** The configuration, null when it is wrong, and what there is to say about it. Values are never said: they may be secrets. */
export function examineSettings(env: Environ): { config: Config | null; findings: readonly Finding[] } {
  const parsed = parseConfig(env, { siteKeys: SITES.map((site) => site.key) });
  if (!parsed.ok) {
    return {
      config: null,
      findings: parsed.error.map((problem) => failure('configuration', describeProblem(problem))),
    };
  }
  const isSet = (name: string) => [name, `${name}_FILE`].some((given) => (env[given]?.trim() ?? '') !== '');
  const set = VARIABLE_NAMES.filter(isSet);
  const unset = VARIABLE_NAMES.filter((name) => !isSet(name));
  return {
    config: parsed.value,
    findings: [
      fine('configuration', `${parsed.value.environment}; set: ${set.join(', ') || 'nothing'}`),
      fine('configuration', `default: ${unset.join(', ')}`),
      ...misspelledNames(env).map((text) => warning('configuration', text)),
      ...cautions(parsed.value, isSet).map((text) => warning('configuration', text)),
    ],
  };
}

/** What is allowed and seldom meant. */
function cautions(config: Config, isSet: (name: string) => boolean): readonly string[] {
  if (config.environment !== 'production') return [`${config.environment}: the API keys are open`];
  const texts: string[] = [];
  if (config.mail.smtpUrl === null)
    texts.push('MAIL=outbox: mails wait in the database until SMTP_URL is set');
  if (config.mail.smtpUrl !== null && config.mail.intake === null)
    texts.push('MAIL_INTAKE is not set: requests that have no receiver of their own are sent to nobody');
  if (config.authSecrets === null) texts.push('AUTH_SECRET is not set: the staff pages are closed');
  if (config.keys.search === null) texts.push('SEARCH_API_KEY is not set: nobody can read /metrics');
  if (!isSet('SITE_HOSTS')) texts.push('SITE_HOSTS is not set: sites answer at their own hosts only');
  if (config.trustedProxies === 0)
    texts.push('TRUST_PROXY is 0: behind a proxy all visitors share one limit per client');
  if (config.databaseUrl === null) texts.push('DATABASE_URL is not set: one process, embedded database');
  return texts;
}
