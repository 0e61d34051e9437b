import { type Context, Hono } from 'hono';
import { BODY_STATUS, isSameOrigin, readBody } from '~/platform/http';
import { createReference, type Log } from '~/platform/log';
import type { RateLimit, RateVerdict } from '~/platform/rate-limit';
import { err, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import type { Language, Site } from '~/sites';
import { kindOf, pathOf } from '../domain/forms/form';
import { type Envelope, envelopeOfForm, envelopeSchema } from '../domain/forms/submission';
import type { Accepted, Leads } from '../leads';
import type { SubmitFailure } from '../read-envelope';

/** The request could not be stored: the visitor keeps what was typed, and sees what to do. */
const UNAVAILABLE = { kind: 'unavailable' } as const;

/** What an ordinary form, sent without JavaScript, is answered with: the composition root draws pages. */
export interface FormPages {
  /** The page of the form again, with what was typed and what is wrong. */
  again(request: Request, sent: SentForm): Promise<Response>;
  /** Where the visitor reads that all is well; an address on our own host. */
  thanks(sent: SentForm): string;
}

export interface SentForm {
  readonly formName: string;
  readonly source: string;
  /** Several values of one name stand a line each. */
  readonly values: Readonly<Record<string, string>>;
  /** Names and values as they came, to be given back whole. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly failure: SubmitFailure | { readonly kind: 'rate-limited' } | typeof UNAVAILABLE | null;
  readonly reference: string | null;
  /** Of the request that was stored. */
  readonly id: string | null;
}

export interface LeadRoutesOptions {
  readonly leads: Leads;
  siteOf(request: Request): Site;
  languageOf(site: Site, source: string): Language;
  clientOf(c: Context): string;
  readonly rateLimit: RateLimit;
  readonly pages: FormPages;
  readonly clock: Clock;
  readonly log: Log;
}

/** Where every form of the site is sent to (REQUEST-7). */
export const FORMS_PATH = '/api/forms/comhub';

/** Every expected failure, once: its HTTP status. */
const STATUS = {
  'unknown-form': 400,
  malformed: 400,
  'suspected-bot': 400,
  invalid: 422,
  'department-not-found': 422,
  'too-many-drives': 429,
  conflict: 409,
  'rate-limited': 429,
  unavailable: 503,
} as const satisfies Record<NonNullable<SentForm['failure']>['kind'], number>;

/** `POST /api/forms/comhub`: JSON from scripts, or an ordinary form (REQUEST-7). 202 means stored. */
export function leadRoutes(options: LeadRoutesOptions): Hono {
  const app = new Hono();
  app.post(FORMS_PATH, async (c) => {
    const request = c.req.raw;
    if (!isSameOrigin(request)) return c.json({ error: 'forbidden' }, 403);
    const body = await readBody(request);
    if (!body.ok) return c.json({ error: body.error }, BODY_STATUS[body.error]);
    const parsed = envelopeSchema.safeParse(
      body.value.kind === 'form' ? envelopeOfForm(body.value.value) : body.value.value,
    );
    const client = options.clientOf(c);
    const verdict = await options.rateLimit.take(client, options.clock.now());
    if (body.value.kind === 'form') {
      const sender = { client, verdict };
      return answerForm(request, body.value.value, parsed.success ? parsed.data : null, sender, options);
    }
    if (!verdict.allowed) {
      return c.json({ error: 'rate-limited' }, STATUS['rate-limited'], retryAfter(verdict));
    }
    if (!parsed.success) return c.json({ error: 'malformed' }, 400);
    return answerJson(request, parsed.data, client, options);
  });
  return app;
}

/** The text that REQUEST-3 wants literally. */
const REASONS: Partial<Record<SubmitFailure['kind'] | 'unavailable', { readonly reason: string }>> = {
  'department-not-found': { reason: 'Department not found' },
};

async function answerJson(
  request: Request,
  envelope: Envelope,
  client: string,
  options: LeadRoutesOptions,
): Promise<Response> {
  const site = options.siteOf(request);
  const source = pathOf(String(envelope.values.sourceUrl ?? ''));
  const result = await submit(site, source, envelope, client, options);
  if (result.ok) {
    const { id, receiver, confirmation } = result.value;
    return Response.json({ id, receiver: receiver.name, ...confirmation }, { status: 202 });
  }
  const { failure, reference } = result.error;
  return Response.json(
    {
      error: failure.kind,
      reference,
      ...(failure.kind === 'invalid' && {
        problems: failure.problems,
        ...(failure.alternatives !== undefined && { alternatives: failure.alternatives }),
        ...(failure.newsletter !== undefined && { newsletter: failure.newsletter }),
      }),
    },
    { status: STATUS[failure.kind] },
  );
}

interface Refusal {
  readonly failure: SubmitFailure | typeof UNAVAILABLE;
  /** What the log knows it by; visitors are shown it. */
  readonly reference: string;
}

/** Submits, and logs the start and the outcome; which form, never its content (SELL-FORM-5). */
async function submit(
  site: Site,
  source: string,
  envelope: Envelope,
  client: string,
  { leads, languageOf, log }: LeadRoutesOptions,
): Promise<Result<Accepted, Refusal>> {
  const form = { site: site.key, form: kindOf(envelope.formName) };
  log.info(form, 'form received');
  const reference = createReference();
  try {
    const result = await leads.submit(site, languageOf(site, source), envelope, client);
    if (result.ok) {
      log.info({ ...form, id: result.value.id }, 'form stored');
      return result;
    }
    const { error: failure } = result;
    log.warn({ ...form, failure: failure.kind, reference, ...REASONS[failure.kind] }, 'form not stored');
    return err({ failure, reference });
  } catch (cause) {
    log.error({ ...form, reference, err: cause }, 'form not stored');
    return err({ failure: UNAVAILABLE, reference });
  }
}

async function answerForm(
  request: Request,
  fields: URLSearchParams,
  envelope: Envelope | null,
  { client, verdict }: { readonly client: string; readonly verdict: RateVerdict },
  options: LeadRoutesOptions,
): Promise<Response> {
  const site = options.siteOf(request);
  const source = pathOf(fields.get('sourceUrl') ?? '');
  const sent = {
    formName: envelope?.formName ?? fields.get('formName') ?? '',
    source,
    values: Object.fromEntries(
      [...new Set(fields.keys())].map((name) => [name, fields.getAll(name).join('\n').slice(0, 10_000)]),
    ),
    fields: [...fields],
  };
  if (!verdict.allowed) {
    const refused = { ...sent, failure: { kind: 'rate-limited' }, reference: null, id: null } as const;
    const page = await options.pages.again(request, refused);
    return withStatus(page, STATUS['rate-limited'], retryAfter(verdict));
  }
  const result =
    envelope === null
      ? err(unread(site, options.log))
      : await submit(site, source, envelope, client, options);
  if (!result.ok) {
    const page = await options.pages.again(request, { ...sent, ...result.error, id: null });
    return withStatus(page, STATUS[result.error.failure.kind]);
  }
  const location = options.pages.thanks({ ...sent, failure: null, reference: null, id: result.value.id });
  return new Response(null, { status: 303, headers: { location } });
}

/** The refusal of a form that is none of ours, logged. */
function unread(site: Site, log: Log): Refusal {
  const refusal = { failure: { kind: 'malformed' }, reference: createReference() } as const;
  log.info({ site: site.key, failure: 'malformed', reference: refusal.reference }, 'form not stored');
  return refusal;
}

const retryAfter = (verdict: RateVerdict & { allowed: false }) => ({
  'retry-after': `${verdict.retryAfterSeconds}`,
});

/** The drawn page says in its status, too, that the form was refused; a page that is not there or failed keeps its own. */
function withStatus(page: Response, status: number, more: Readonly<Record<string, string>> = {}): Response {
  if (page.status !== 200 && page.status !== STATUS.invalid) return page;
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(page.body, { status, headers });
}
