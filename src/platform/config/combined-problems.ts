import type { ConfigProblem } from './problem';
import type { Environment, Variables } from './variables';

/** What is wrong with variables together that are right one by one. */
export const combinedProblems = (
  variables: Variables,
  environment: Environment,
  siteKeys: readonly string[] | undefined,
): readonly ConfigProblem[] => [
  ...siteProblems(variables, siteKeys),
  ...productionProblems(variables, environment),
  ...pairProblems(variables),
];

/**
 * Those of the problems that stand whatever becomes of the variables that are wrong by themselves: neither is about one of these,
 * nor names one as its reason.
 */
export function apartFrom(
  wrong: readonly ConfigProblem[],
  problems: readonly ConfigProblem[],
): readonly ConfigProblem[] {
  const names = new Set(wrong.map(({ variable }) => variable.replace(/_FILE$/, '')));
  // Which of them count depends on the environment.
  if (names.has('FORECOURT_ENV') || names.has('NODE_ENV')) names.add('SMTP_URL').add('demo');
  return problems.filter(
    ({ variable, expected }) => ![variable, ...expected.split(/\W+/)].some((word) => names.has(word)),
  );
}

function siteProblems(variables: Variables, siteKeys: readonly string[] | undefined): ConfigProblem[] {
  if (!siteKeys) return [];
  const expected = `a site: ${siteKeys.join(', ')}`;
  const problems: ConfigProblem[] = [];
  if (!siteKeys.includes(variables.DEFAULT_SITE)) problems.push({ variable: 'DEFAULT_SITE', expected });
  if (Object.keys(variables.SITE_HOSTS).some((site) => !siteKeys.includes(site))) {
    problems.push({ variable: 'SITE_HOSTS', expected: `before each = ${expected}` });
  }
  if (Object.keys(variables.TAG_CONTAINERS).some((site) => !siteKeys.includes(site))) {
    problems.push({ variable: 'TAG_CONTAINERS', expected: `before each = ${expected}` });
  }
  return problems;
}

function productionProblems(variables: Variables, environment: Environment): ConfigProblem[] {
  if (environment !== 'production') return [];
  // The demo's key is printed in the README, so it opens nothing in production.
  const publicKeys = (['CONTENT_API_KEY', 'SEARCH_API_KEY', 'STOCK_API_KEY', 'TYRE_API_KEY'] as const)
    .filter((variable) => variables[variable]?.reveal() === 'demo')
    .map((variable) => ({ variable, expected: 'a key of your own: "demo" is public' }));
  // Requests would count as delivered and stay unread in a table.
  if (variables.SMTP_URL || variables.MAIL === 'outbox') return publicKeys;
  const expected = 'the mail server of the group; or MAIL=outbox, if mails shall stay in the database';
  return [...publicKeys, { variable: 'SMTP_URL', expected }];
}

function pairProblems(variables: Variables): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  if (variables.SMTP_URL && !variables.MAIL_FROM) {
    problems.push({ variable: 'MAIL_FROM', expected: 'the sender, because SMTP_URL is set' });
  }
  if (variables.MAIL === 'smtp' && !variables.SMTP_URL) {
    problems.push({ variable: 'SMTP_URL', expected: 'the mail server, because MAIL is smtp' });
  }
  if (variables.MAIL === 'outbox' && variables.SMTP_URL) {
    problems.push({ variable: 'MAIL', expected: 'smtp or nothing, because SMTP_URL is set' });
  }
  if (variables.LEAD_WEBHOOK_SECRET && !variables.LEAD_WEBHOOK_URL) {
    problems.push({ variable: 'LEAD_WEBHOOK_URL', expected: 'a URL, because LEAD_WEBHOOK_SECRET is set' });
  }
  if (variables.CODEWEAVER_URL && !variables.CODEWEAVER_API_KEY) {
    problems.push({ variable: 'CODEWEAVER_API_KEY', expected: 'a key, because CODEWEAVER_URL is set' });
  }
  if (variables.JOTFORM_URL && !variables.JOTFORM_API_KEY) {
    problems.push({ variable: 'JOTFORM_API_KEY', expected: 'a key, because JOTFORM_URL is set' });
  }
  if (variables.CODEWEAVER_API_KEY && !variables.CODEWEAVER_URL) {
    problems.push({ variable: 'CODEWEAVER_URL', expected: 'a URL, because CODEWEAVER_API_KEY is set' });
  }
  for (const variable of ['CONTENT_UPSTREAM_GRAPHQL', 'CONTENT_UPSTREAM_KEY'] as const) {
    if (variables[variable] && !variables.CONTENT_UPSTREAM) {
      problems.push({
        variable: 'CONTENT_UPSTREAM',
        expected: `the content platform, because ${variable} is set`,
      });
    }
  }
  return problems;
}
