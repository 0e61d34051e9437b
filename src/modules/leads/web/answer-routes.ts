import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { BODY_STATUS, isSameOrigin, readJson } from '~/platform/http';
import type { LocalRateLimit } from '~/platform/rate-limit';
import type { Clock } from '~/platform/time';
import { type AnswersFailure, type FormAnswers, formIdSchema } from '../form-answers';

export interface AnswerRoutesOptions {
  readonly answers: FormAnswers;
  clientOf(c: Context): string;
  readonly rateLimit: LocalRateLimit;
  readonly clock: Clock;
}

/** Every expected failure, once: its HTTP status. */
const STATUS = { unknown: 404, unavailable: 503 } as const satisfies Record<AnswersFailure, number>;

const requestSchema = z.object({ formId: formIdSchema });

/** `POST /api/jotform` (EMBED-4): the newest answers to a form, in `content[0].answers`, for our own pages. */
export function answerRoutes({ answers, clientOf, rateLimit, clock }: AnswerRoutesOptions): Hono {
  const app = new Hono();
  app.post('/api/jotform', async (c) => {
    const request = c.req.raw;
    if (!isSameOrigin(request)) return c.json({ error: 'forbidden' }, 403);
    const verdict = rateLimit.take(clientOf(c), clock.now());
    if (!verdict.allowed) {
      return c.json({ error: 'rate-limited' }, 429, { 'retry-after': `${verdict.retryAfterSeconds}` });
    }
    const body = await readJson(request);
    if (!body.ok) return c.json({ error: body.error }, BODY_STATUS[body.error]);
    const parsed = requestSchema.safeParse(body.value);
    if (!parsed.success) return c.json({ error: 'malformed' }, 400);
    const newest = await answers.newest(parsed.data.formId);
    if (!newest.ok) return c.json({ error: newest.error }, STATUS[newest.error]);
    const content = newest.value === null ? [] : [{ answers: newest.value }];
    return c.json({ content }, 200, { 'cache-control': 'no-store' });
  });
  return app;
}
