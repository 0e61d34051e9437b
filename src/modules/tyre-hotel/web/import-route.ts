import { Hono } from 'hono';
import type { Secret } from '~/platform/config';
import { BODY_STATUS, readBytes } from '~/platform/http';
import type { Log } from '~/platform/log';
import { isSiteKey, siteByKey } from '~/sites';
import { type AgreementImportFailure, importAgreements } from '../import-agreements';
import type { TyreHotel } from '../tyre-hotel';

export interface AgreementRouteOptions {
  readonly hotel: Pick<TyreHotel, 'replaceAgreements'>;
  /** Null closes the end point. */
  readonly key: Secret | null;
  readonly log: Log;
}

const STATUS = {
  'unknown-site': 404,
  'no-agreement-file': 422,
  'nothing-usable': 422,
} as const satisfies Record<AgreementImportFailure['code'], number>;

const MAX_BYTES = 32 * 1024 * 1024;

/** `POST /api/tyre-agreements/{site}` with `x-api-key`: the file as the body. Answers the counts and the refused rows. */
export function agreementRoute({ hotel, key, log }: AgreementRouteOptions): Hono {
  const app = new Hono();
  app.post('/api/tyre-agreements/:site', async (c) => {
    if (key === null) return c.json({ error: 'not-found' }, 404);
    if (!key.matches(c.req.header('x-api-key') ?? '')) return c.json({ error: 'unauthorised' }, 401);
    const name = c.req.param('site');
    if (!isSiteKey(name)) return c.json({ error: 'unknown-site' }, 404);
    const body = await readBytes(c.req.raw, { maxBytes: MAX_BYTES });
    if (!body.ok) return c.json({ error: body.error }, BODY_STATUS[body.error]);
    const done = await importAgreements(hotel, siteByKey(name), new TextDecoder().decode(body.value));
    if (!done.ok) return c.json({ ...done.error, error: done.error.code }, STATUS[done.error.code]);
    const { refused, ...counts } = done.value;
    log.info({ site: name, ...counts, refused: refused.length }, 'tyre agreements imported');
    return c.json(done.value);
  });
  return app;
}
