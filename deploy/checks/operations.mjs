import { exists, read, variableNames } from './files.mjs';

/** Names that are written like variables and are others' own. */
const OTHERS = new Set(['POSTGRES_PASSWORD', 'PGDATABASE', 'SIGTERM']);

/** Made by the operator; not in the repository. */
const PRIVATE = new Set(['deploy/.env', 'deploy/nginx/tls/']);

/** What the manual names must be there: variables, metrics, files, commands. */
export function operationsProblems() {
  const text = read('docs/operations.md');
  const known = variableNames();
  const metrics = read('src/platform/metrics/metrics.ts') + read('src/platform/metrics/gauges.ts');
  const { scripts } = JSON.parse(read('package.json'));
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
  const named = (pattern) => [
    ...new Set(quoted.flatMap((code) => [...code.matchAll(pattern)].map(([, name]) => name))),
  ];
  const metricExists = (name) =>
    metrics.includes(`'forecourt_${name}'`) || metrics.includes(`count('${name.replace(/_total$/, '')}'`);
  return {
    problems: [
      ...named(/^([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?==|$)/g)
        .filter((name) => !known.has(name) && !OTHERS.has(name))
        .map((name) => `the server reads no ${name}`),
      ...named(/forecourt_([a-z_]+?)(?:_bucket|_count|_sum)?(?![a-z_])/g)
        .filter((name) => !metricExists(name))
        .map((name) => `there is no metric forecourt_${name}`),
      ...named(/^((?:bench|deploy|docs|src|scripts|test)\/[\w@./-]+)$/g)
        .filter((path) => !exists(path) && !PRIVATE.has(path))
        .map((path) => `there is no ${path}`),
      ...[...new Set([...text.matchAll(/npm run ([a-z][a-z0-9:]*)/g)].map(([, name]) => name))]
        .filter((name) => !(name in scripts))
        .map((name) => `there is no script ${name}`),
    ],
  };
}
