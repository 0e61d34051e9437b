import { describe, expect, test } from 'vitest';
import { sourcesOfTheHouse } from '~test/rules/sources';
import { createMetrics } from '.';

/** Metrics that are declared and have no sample. */
const emptyFamilies = (text: string): readonly string[] =>
  text
    .split('\n# HELP ')
    .filter((family) => !family.split('\n').some((line) => /^forecourt_\S+ [\d.]/.test(line)))
    .map((family) => family.split(' ')[0] ?? '');

/** What writes metrics and is called by no code of the house. */
function unwritten(sources: ReadonlyMap<string, string>): readonly string[] {
  const callers = [...sources]
    .filter(([path]) => !path.startsWith('platform/metrics/') && !/\.test\.tsx?$/.test(path))
    .map(([, text]) => text);
  const writers = Object.entries(createMetrics({ processDefaults: false })).filter(
    ([, member]) => typeof member === 'function',
  );
  return writers.map(([name]) => name).filter((name) => !callers.some((text) => calls(text, name)));
}

const calls = (text: string, name: string) => new RegExp(`metrics\\??\\.${name}\\(`).test(text);

describe('metrics', () => {
  test('count what happened, by name and label', async () => {
    const metrics = createMetrics({ processDefaults: false });
    metrics.httpRequest({ kind: 'page', status: 200, seconds: 0.004 });
    metrics.httpRequest({ kind: 'page', status: 200, seconds: 0.3 });
    metrics.pageCache('hit');
    metrics.pageCache('stale');
    metrics.watchPageCache(() => ({ pages: 3, bytes: 2048 }));
    metrics.watchJobs(async () => [{ queue: 'mail', waiting: 2, oldestSeconds: 40 }]);
    metrics.watchLeads(async () => ({ pending: 1, dead: 0 }));
    metrics.search('automotive-se-cars', 0.0004);
    metrics.job('mail', 'retried');
    metrics.submission('stored');
    metrics.mediaVariant('encoded');
    metrics.upstream('smtp', 'failed');
    metrics.policyViolation('img-src');
    metrics.watchCircuits(() => ({ smtp: 'open', sms: 'closed' }));
    metrics.slowStatement();
    metrics.telemetryDropped('span');
    const text = await metrics.metricsText();
    for (const line of [
      'forecourt_http_request_seconds_bucket{le="0.005",kind="page",status="200"} 1',
      'forecourt_http_request_seconds_count{kind="page",status="200"} 2',
      'forecourt_page_cache_total{outcome="hit"} 1',
      'forecourt_page_cache_bytes 2048',
      'forecourt_page_cache_pages 3',
      'forecourt_jobs_waiting{queue="mail"} 2',
      'forecourt_job_oldest_seconds{queue="mail"} 40',
      'forecourt_leads{state="pending"} 1',
      'forecourt_search_seconds_bucket{le="0.0005",index="automotive-se-cars"} 1',
      'forecourt_jobs_total{queue="mail",outcome="retried"} 1',
      'forecourt_submissions_total{outcome="stored"} 1',
      'forecourt_media_variants_total{outcome="encoded"} 1',
      'forecourt_upstream_calls_total{upstream="smtp",outcome="failed"} 1',
      'forecourt_csp_violations_total{directive="img-src"} 1',
      'forecourt_upstream_circuit_open{upstream="smtp"} 1',
      'forecourt_upstream_circuit_open{upstream="sms"} 0',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(metrics.contentType()).toContain('text/plain');
    expect(emptyFamilies(text)).toEqual([]);
  });

  test('have a trace as an example of a duration, for who asks for OpenMetrics, and are the same for others then', async () => {
    const metrics = createMetrics();
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    metrics.httpRequest({ kind: 'page', status: 200, seconds: 0.004, traceId });
    metrics.httpRequest({ kind: 'api', status: 200, seconds: 0.004 });
    metrics.pageCache('hit');
    const plain = await metrics.metricsText('text/plain;version=0.0.4');
    const accept = 'application/openmetrics-text;version=1.0.0;q=0.8,text/plain;version=0.0.4;q=0.3';
    const open = await metrics.metricsText(accept);
    expect(metrics.contentType(accept)).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
    expect(open).toMatch(
      new RegExp(
        `^forecourt_http_request_seconds_bucket{le="0.005",kind="page",status="200"} 1 # {trace_id="${traceId}"} 0.004 [0-9.]+$`,
        'm',
      ),
    );
    expect(open.split('# {').length).toBe(2);
    expect(open).toContain(
      '# TYPE forecourt_page_cache counter\nforecourt_page_cache_total{outcome="hit"} 1',
    );
    expect(open).toMatch(/^process_cpu_seconds_total [0-9.]+$/m);
    expect(open.endsWith('\n# EOF\n')).toBe(true);
    expect(open).not.toContain('\n\n');
    const namesIn = (text: string) => [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(namesIn(await metrics.metricsText())).toEqual(namesIn(plain));
    expect(plain).toContain('forecourt_page_cache_total{outcome="hit"} 1');
    expect(plain).not.toContain(traceId);
  });

  test('that are declared are used', () => {
    expect(unwritten(sourcesOfTheHouse())).toEqual([]);
    expect(unwritten(new Map([['app/a.ts', 'metrics.job(queue, outcome)']]))).toContain('search');
  });

  test('whose database hangs or fails leave out what it would tell, soon, and tell the rest', async () => {
    const metrics = createMetrics({ processDefaults: false });
    metrics.submission('stored');
    metrics.watchJobs(async () => [{ queue: 'mail', waiting: 2, oldestSeconds: 40 }]);
    metrics.watchLeads(() => Promise.reject(new Error('away')));
    expect(await metrics.metricsText()).toContain('forecourt_jobs_waiting{');
    metrics.watchJobs(() => new Promise(() => undefined));
    const started = performance.now();
    const text = await metrics.metricsText();
    expect(performance.now() - started).toBeLessThan(4000);
    expect(text).toContain('forecourt_submissions_total{outcome="stored"} 1');
    expect(text).not.toMatch(/forecourt_(jobs_waiting|job_oldest_seconds|leads)\{/);
  });

  test('include process metrics by default, and two registries do not share', async () => {
    const first = createMetrics();
    const second = createMetrics();
    first.submission('stored');
    expect(await first.metricsText()).toContain('process_resident_memory_bytes');
    expect(await second.metricsText()).toContain('forecourt_submissions_total{outcome="stored"} 0');
  });
});
