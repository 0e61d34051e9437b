import { createHmac } from 'node:crypto';
import type { Breaker } from '~/platform/breaker';
import { fetchWithin } from '~/platform/http';
import { referenceOf } from '../domain/reference';
import type { Lead } from '../store/lead-store';

/** Port: another system that wants every request, a CRM for instance. Throws when it did not take it. */
export interface LeadHook {
  deliver(lead: Lead): Promise<void>;
}

/** Carries no personal data: the message is stored and logged. */
class HookFailed extends Error {
  override readonly name = 'HookFailed';
}

/**
 * Posts the request as JSON. `Idempotency-Key` is the lead's id, so that a receiver can tell a repeat;
 * `offer` holds the figures that the server has worked out, in minor units; those that the browser sent stay here.
 * `X-Forecourt-Signature` is `sha256=<hex HMAC of the body>` when a secret is set.
 */
export function httpHook(options: {
  readonly url: string;
  readonly secret: string | null;
  readonly timeoutMs?: number;
  /** Of that server. */
  readonly breaker?: Breaker | undefined;
}): LeadHook {
  const { url, secret, breaker, timeoutMs = 10_000 } = options;
  return {
    async deliver(lead) {
      const { id, site, language, formName, values, receiver, context, createdAt } = lead;
      const { car, place, answerDue, drive, offer } = context;
      const body = JSON.stringify({
        id,
        reference: referenceOf(id),
        site,
        language,
        formName,
        createdAt: createdAt.toISOString(),
        receiver,
        car,
        facility: place,
        answerDue,
        offer,
        ...(drive !== null && { testDrive: drive }),
        values: written(values),
      });
      const signature =
        secret === null
          ? {}
          : { 'x-forecourt-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` };
      const answer = await fetchWithin(url, {
        method: 'POST',
        body,
        timeoutMs,
        breaker,
        maxBytes: 64 * 1024,
        headers: { 'content-type': 'application/json', 'idempotency-key': id, ...signature },
      });
      if (!answer.ok) throw new HookFailed(answer.error);
      if (answer.value.status < 200 || answer.value.status > 299) {
        throw new HookFailed(`answered ${answer.value.status}`);
      }
    },
  };
}

/** What was typed, without the figures of the browser; a time that was chosen stands beside it. */
function written({ calculation: _, driveTime: __, ...values }: Lead['values']) {
  return values;
}
