import { describe, expect, test } from 'vitest';
import { createMetrics } from '.';

describe('metrics', () => {
  test('count what happened, by name and label', async () => {
    const metrics = createMetrics({ processDefaults: false });
    metrics.httpRequest({ kind: 'page', status: 200, seconds: 0.004 });
    metrics.httpRequest({ kind: 'page', status: 200, seconds: 0.3 });
    metrics.pageCache('hit');
    metrics.pageCache('stale');
    metrics.pageCacheBytes(2048);
    metrics.search('automotive-se-cars', 0.0004);
    metrics.job('mail', 'retried');
    metrics.submission('stored');
    metrics.mediaVariant('encoded');
    metrics.upstream('smtp', 'failed');
    metrics.watchCircuits(() => ({ smtp: 'open', sms: 'closed' }));
    const text = await metrics.metricsText();
    for (const line of [
      'forecourt_http_request_seconds_bucket{le="0.005",kind="page",status="200"} 1',
      'forecourt_http_request_seconds_count{kind="page",status="200"} 2',
      'forecourt_page_cache_total{outcome="hit"} 1',
      'forecourt_page_cache_bytes 2048',
      'forecourt_search_seconds_bucket{le="0.0005",index="automotive-se-cars"} 1',
      'forecourt_jobs_total{queue="mail",outcome="retried"} 1',
      'forecourt_submissions_total{outcome="stored"} 1',
      'forecourt_media_variants_total{outcome="encoded"} 1',
      'forecourt_upstream_calls_total{upstream="smtp",outcome="failed"} 1',
      'forecourt_upstream_circuit_open{upstream="smtp"} 1',
      'forecourt_upstream_circuit_open{upstream="sms"} 0',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(metrics.contentType).toContain('text/plain');
  });

  test('include the process unless told otherwise, and two registries do not share', async () => {
    const first = createMetrics();
    const second = createMetrics();
    first.submission('stored');
    expect(await first.metricsText()).toContain('process_resident_memory_bytes');
    expect(await second.metricsText()).not.toContain('forecourt_submissions_total{');
  });
});
