import { Hono } from 'hono';
import type { SigningSecrets } from '~/platform/config';
import { BODY_STATUS, readJson } from '~/platform/http';
import { type AccountFailure, type Accounts, accountCommandSchema } from '../accounts';

/** Where the command line reaches a server that holds an embedded database. */
export const ACCOUNTS_PATH = '/api/accounts';

const STATUS = {
  taken: 409,
  'unknown-account': 404,
  'unknown-workshop': 422,
  'unknown-facility': 422,
  'place-missing': 422,
  'place-of-admin': 422,
} as const satisfies Record<AccountFailure['code'], number>;

/** `POST /api/accounts` with `x-api-key`: one command, answered with the accounts that it is about. */
export function accountRoutes({
  accounts,
  keys,
}: {
  readonly accounts: Accounts;
  readonly keys: SigningSecrets;
}): Hono {
  const app = new Hono();
  app.post(ACCOUNTS_PATH, async (c) => {
    c.header('cache-control', 'no-store');
    if (!keys.some((key) => key.matches(c.req.header('x-api-key') ?? '')))
      return c.json({ error: { code: 'unauthorised' } }, 401);
    const body = await readJson(c.req.raw);
    if (!body.ok) return c.json({ error: { code: body.error } }, BODY_STATUS[body.error]);
    const command = accountCommandSchema.safeParse(body.value);
    if (!command.success) return c.json({ error: { code: 'malformed' } }, 400);
    const result = await accounts.run(command.data);
    return result.ok
      ? c.json({ accounts: result.value })
      : c.json({ error: result.error }, STATUS[result.error.code]);
  });
  return app;
}
