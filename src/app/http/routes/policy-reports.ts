import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { BODY_STATUS, parseJson, readBytes } from '~/platform/http';
import type { Log } from '~/platform/log';
import type { Metrics } from '~/platform/metrics';
import type { LocalRateLimit } from '~/platform/rate-limit';
import type { Clock } from '~/platform/time';
import type { Site } from '~/sites';

/** Where browsers send what the content security policy has kept from a page. */
export const POLICY_REPORTS = '/api/csp-reports';

export interface PolicyReportOptions {
  siteOf(request: Request): Site;
  clientOf(c: Context): string;
  readonly rateLimit: LocalRateLimit;
  readonly metrics: Pick<Metrics, 'policyViolation'>;
  readonly clock: Clock;
  readonly log: Log;
}

const MAX_BYTES = 16 * 1024;
const MAX_REPORTS = 20;
/** Lines of one hour, each different: a broken tag reports on every page view. */
const MAX_LINES = 200;
const HOUR_MS = 3_600_000;

/** Labels of the metric: few, so that nobody outside can grow the memory. */
const DIRECTIVES = [
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'font-src', 'connect-src', 'worker-src', 'media-src', 'frame-src'],
  ...['object-src', 'base-uri', 'form-action', 'frame-ancestors', 'manifest-src'],
];
/** What stands for an address where there is none. */
const KEYWORDS = ['inline', 'eval', 'wasm-eval', 'self'];

// Only these fields are read: address of the page, its referrer, a sample of the script and the user agent are not.
const current = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({ effectiveDirective: z.string(), blockedURL: z.string() }),
    }),
  )
  .max(MAX_REPORTS)
  .transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
  );
const older = z
  .object({
    'csp-report': z.object({
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().optional(),
      'blocked-uri': z.string(),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
      blocked: report['blocked-uri'],
    },
  ]);
const FORMATS: ReadonlyMap<string, typeof current | typeof older> = new Map<
  string,
  typeof current | typeof older
>([
  ['application/reports+json', current],
  ['application/csp-report', older],
]);

/**
 * `POST /api/csp-reports`: counts what the policy has blocked by directive, and logs directive, blocked host and site, each
 * combination once an hour. Nothing of the visitor is read or kept. Other sites cannot send these content types without a
 * preflight, which is not answered. 204; 400, 413 and 415 for what is no report, 429 for too many.
 */
export function policyReports(options: PolicyReportOptions): Hono {
  const { siteOf, clientOf, rateLimit, metrics, clock, log } = options;
  const isNew = oncePerHour(clock);
  const app = new Hono();
  app.post(POLICY_REPORTS, async (c) => {
    const verdict = rateLimit.take(clientOf(c), clock.now());
    if (!verdict.allowed)
      return c.json({ error: 'rate-limited' }, 429, { 'retry-after': `${verdict.retryAfterSeconds}` });
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const format = FORMATS.get(type);
    if (format === undefined) return c.json({ error: 'unsupported-type' }, 415);
    const body = await readBytes(c.req.raw, { maxBytes: MAX_BYTES });
    if (!body.ok) return c.json({ error: body.error }, BODY_STATUS[body.error]);
    const json = parseJson(new TextDecoder().decode(body.value));
    const reports = json.ok ? format.safeParse(json.value) : null;
    if (!reports?.success) return c.json({ error: 'malformed' }, 400);
    const site = siteOf(c.req.raw).key;
    for (const report of reports.data) {
      const directive = directiveOf(report.directive);
      const blocked = blockedHost(report.blocked);
      metrics.policyViolation(directive);
      if (isNew(`${site} ${directive} ${blocked}`))
        log.warn({ site, directive, blocked }, 'the content security policy has blocked something');
    }
    return c.body(null, 204);
  });
  return app;
}

/** Some browsers name the directive with its sources. */
function directiveOf(named: string): string {
  const [name = ''] = named.trim().toLowerCase().split(/\s/, 1);
  return DIRECTIVES.includes(name) ? name : 'other';
}

/** The host of an address, without its path, query and credentials; the scheme where there is no host. */
function blockedHost(blocked: string): string {
  if (KEYWORDS.includes(blocked)) return blocked;
  if (!URL.canParse(blocked)) return /^[a-z][a-z0-9+.-]{0,29}$/.test(blocked) ? blocked : 'unknown';
  const { protocol, hostname } = new URL(blocked);
  // The host of an extension tells what a visitor has installed.
  return /^(?:https?|wss?):$/.test(protocol) ? hostname : protocol.slice(0, -1).slice(0, 30);
}

function oncePerHour(clock: Clock): (line: string) => boolean {
  let since = 0;
  const seen = new Set<string>();
  return (line) => {
    const now = clock.now().getTime();
    if (Math.abs(now - since) > HOUR_MS) {
      since = now;
      seen.clear();
    }
    if (seen.has(line) || seen.size >= MAX_LINES) return false;
    seen.add(line);
    return true;
  };
}
