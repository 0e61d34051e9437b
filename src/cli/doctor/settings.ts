import { type Config, describeProblem, parseConfig, VARIABLE_NAMES } from '~/platform/config';
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
      ...misspelled(env).map((text) => warning('configuration', text)),
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

/** A variable that we do not read and that is nearly named like one that we do. */
function misspelled(env: Environ): readonly string[] {
  const known = new Set<string>(VARIABLE_NAMES);
  return Object.keys(env)
    .filter((name) => name.length > 5 && !known.has(name.replace(/_FILE$/, '')))
    .flatMap((name) => {
      const meant = VARIABLE_NAMES.find((variable) => variable.length > 5 && isNear(name, variable));
      return meant === undefined ? [] : [`${name} is not read: ${meant} may be meant`];
    });
}

/** One letter more, less or other, or two that changed places. */
function isNear(given: string, meant: string): boolean {
  if (Math.abs(given.length - meant.length) > 1) return false;
  let start = 0;
  while (start < given.length && given[start] === meant[start]) start += 1;
  const [a, b] = [given.slice(start), meant.slice(start)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
