import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createMetrics } from '.';

/** Every label value that has few, by metric; others are made up. */
async function metricsText(): Promise<string> {
  const metrics = createMetrics();
  for (const kind of ['page', 'api', 'form', 'media', 'asset', 'health'] as const)
    for (const status of [200, 503]) metrics.httpRequest({ kind, status, seconds: 0.1 });
  for (const outcome of ['hit', 'stale', 'miss'] as const) metrics.pageCache(outcome);
  for (const outcome of ['done', 'retried', 'dead'] as const) metrics.job('mail', outcome);
  for (const outcome of ['stored', 'duplicate', 'delivered', 'dead'] as const) metrics.submission(outcome);
  for (const outcome of ['encoded', 'cached'] as const) metrics.mediaVariant(outcome);
  for (const outcome of ['answered', 'failed', 'refused'] as const) metrics.upstream('smtp', outcome);
  for (const kind of ['span', 'error'] as const) metrics.telemetryDropped(kind);
  metrics.slowStatement();
  metrics.policyViolation('img-src');
  metrics.search('automotive-se-cars', 0.001);
  metrics.watchCircuits(() => ({ smtp: 'open' }));
  metrics.watchPageCache(() => ({ pages: 1, bytes: 1 }));
  metrics.watchJobs(async () =>
    ['mail', 'edge-purge'].map((queue) => ({ queue, waiting: 1, oldestSeconds: 1 })),
  );
  metrics.watchLeads(async () => ({ pending: 1, waiting: 1, delivered: 1, dead: 0 }));
  return metrics.metricsText();
}

/** Samples by name: each a set of labels. */
function samplesOf(text: string): ReadonlyMap<string, readonly ReadonlyMap<string, string>[]> {
  const samples = new Map<string, ReadonlyMap<string, string>[]>();
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = /^([a-z_0-9]+)(?:\{(.*)\})? \S+/.exec(line) ?? [];
    if (name === undefined) continue;
    const read = new Map(
      [...labels.matchAll(/([a-z_]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    );
    samples.set(name, [...(samples.get(name) ?? []), read]);
  }
  return samples;
}

/** What Prometheus adds by itself, and its own metric of what it reads. */
const ADDED = new Set(['instance', 'job']);
const WORDS = new Set(
  'sum max min avg by on rate increase histogram_quantile and or without ignoring group_left'.split(' '),
);

/** What an expression names that is not printed. */
function unknownParts(expression: string, samples: ReturnType<typeof samplesOf>): readonly string[] {
  const problems: string[] = [];
  const known: ReadonlyMap<string, string>[] = [];
  const rest = expression.replaceAll(/\b(?:by|on|without|ignoring) \(([^)]*)\)/g, '');
  for (const [, name = '', matchers = ''] of rest.matchAll(
    /([a-z_][a-z_0-9]*)(?:\{([^}]*)\})?(?![a-z_0-9(])(?! \()/g,
  )) {
    if (WORDS.has(name) || name === 'up' || /^\d*[smhd]$/.test(name)) continue;
    const found = samples.get(name);
    if (found === undefined) {
      problems.push(`metric ${name}`);
      continue;
    }
    known.push(...found);
    for (const [, label = '', operator = '', value = ''] of matchers.matchAll(
      /([a-z_]+)(=~|!~|!=|=)"([^"]*)"/g,
    )) {
      const fits = (given: string | undefined) =>
        given !== undefined &&
        (operator.includes('~') ? new RegExp(`^(?:${value})$`).test(given) : given === value);
      if (!ADDED.has(label) && !found.some((labels) => fits(labels.get(label))))
        problems.push(`${name}{${label}="${value}"}`);
    }
  }
  for (const [, labels = ''] of expression.matchAll(/\b(?:by|on) \(([^)]*)\)/g))
    for (const label of labels.split(/, */))
      if (!ADDED.has(label) && !known.some((sample) => sample.has(label))) problems.push(`label ${label}`);
  return problems;
}

const dashboard = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })),
    }),
  ),
});

async function expressions(): Promise<readonly { where: string; expression: string; legend: string }[]> {
  const { panels } = dashboard.parse(JSON.parse(await readFile('deploy/grafana/forecourt.json', 'utf8')));
  const rules = await readFile('deploy/prometheus/alerts.yml', 'utf8');
  const alerts = [...rules.matchAll(/- alert: (\S+)\n\s+expr: (.+)\n([\s\S]*?)(?=\n\s+- alert|$)/g)];
  expect(alerts).toHaveLength(rules.split('- alert:').length - 1);
  return [
    ...panels.flatMap(({ title, targets }) =>
      targets.map(({ expr, legendFormat }) => ({ where: title, expression: expr, legend: legendFormat })),
    ),
    ...alerts.map(([, where = '', expression = '', rest = '']) => ({
      where,
      expression,
      legend: rest.replaceAll('$labels.', ''),
    })),
  ];
}

test('every metric, label and value that dashboard and alerts name is printed', async () => {
  const samples = samplesOf(await metricsText());
  const problems = (await expressions()).flatMap(({ where, expression, legend }) => [
    ...unknownParts(expression, samples).map((problem) => `${where}: ${problem}`),
    ...[...legend.matchAll(/\{\{ *(\w+) *\}\}/g)]
      .map(([, label = '']) => label)
      .filter((label) => !ADDED.has(label) && !expression.includes(label))
      .map((label) => `${where}: {{${label}}} is not kept`),
  ]);
  expect(problems).toEqual([]);
});

test('every metric of ours is on the dashboard or in an alert', async () => {
  const all = (await expressions()).map(({ expression }) => expression).join('\n');
  const families = [...(await metricsText()).matchAll(/^# TYPE (forecourt_\S+)/gm)].map(
    ([, name = '']) => name,
  );
  expect(families.length).toBeGreaterThan(10);
  // The bytes say the same as the number of pages.
  expect(families.filter((name) => !all.includes(name))).toEqual(['forecourt_page_cache_pages']);
});

test('what alerts wait for the growth of is printed before it happens: growth from nothing is not seen', async () => {
  const metrics = createMetrics();
  metrics.job('mail', 'done');
  const samples = samplesOf(await metrics.metricsText());
  const growths = (await expressions()).flatMap(({ expression }) => [
    ...(expression.match(/increase\([^[]+/g) ?? []),
  ]);
  expect(growths.length).toBeGreaterThan(3);
  expect(growths.flatMap((each) => unknownParts(each.replace('increase(', ''), samples))).toEqual([]);
});

test('what is not printed is found', async () => {
  const samples = samplesOf(await metricsText());
  for (const [expression, problem] of [
    ['sum(rate(forecourt_nothing_total[5m]))', 'metric forecourt_nothing_total'],
    ['forecourt_jobs_total{outcome="lost"}', 'forecourt_jobs_total{outcome="lost"}'],
    ['forecourt_jobs_total{status=~"5.."}', 'forecourt_jobs_total{status="5.."}'],
    ['sum by (color) (forecourt_jobs_total)', 'label color'],
  ] as const)
    expect(unknownParts(expression, samples)).toEqual([problem]);
});
