import { z } from 'zod';
import {
  ACCOUNTS_PATH,
  type Account,
  type AccountCommand,
  type AccountFailure,
  accountFailureSchema,
  accountSchema,
} from '~/modules/identity';
import type { Secret } from '~/platform/config';
import { jsonBody } from '~/platform/json';
import { err, ok, type Result } from '~/platform/result';

const answerSchema = z.union([
  z.object({ accounts: z.array(accountSchema) }),
  z.object({ error: accountFailureSchema }),
]);

/** Carries out a command through the server that holds the database. */
export async function runThroughServer(
  baseUrl: string,
  key: Secret,
  command: AccountCommand,
): Promise<Result<readonly Account[], AccountFailure | string>> {
  try {
    const response = await fetch(new URL(ACCOUNTS_PATH, baseUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key.reveal() },
      body: JSON.stringify(command),
      signal: AbortSignal.timeout(30_000),
    });
    if (response.status === 401) return err('The server has another AUTH_SECRET.');
    const answer = answerSchema.safeParse(await jsonBody(response));
    if (!answer.success) return err(`The server answered ${response.status}.`);
    return 'accounts' in answer.data ? ok(answer.data.accounts) : err(answer.data.error);
  } catch (cause) {
    return err(
      `The server at ${baseUrl} does not answer: ${cause instanceof Error ? cause.message : 'unknown'}`,
    );
  }
}
