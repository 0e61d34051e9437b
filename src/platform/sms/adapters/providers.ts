import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Breaker } from '../../breaker';
import type { Database } from '../../db';
import { answerText, fetchWithin } from '../../http';
import { decodeJson } from '../../json';
import { sendOnce } from '../../outbox';
import type { Clock } from '../../time';
import { checkedSms, type Sms, SmsFailed, type SmsSender } from '../sms';

interface Provider {
  readonly name: string;
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** The provider's own field names. */
  fields(sms: Sms): Record<string, string>;
  /** Query of the list of what it has taken for a number, newest first. */
  history(to: string): Record<string, string>;
  readonly accepted: z.ZodType<readonly AcceptedSms[]>;
}

/** A message in the provider's own list. */
interface AcceptedSms {
  readonly to: string;
  readonly text: string;
}

/** Newest messages to a number that are looked through. */
const HISTORY_LENGTH = 20;

const elksHistory = z
  .object({ data: z.array(z.object({ to: z.string(), message: z.string() })) })
  .transform(({ data }) => data.map(({ to, message }) => ({ to, text: message })));

const twilioHistory = z
  .object({ messages: z.array(z.object({ to: z.string(), body: z.string() })) })
  .transform(({ messages }) => messages.map(({ to, body }) => ({ to, text: body })));

export interface ProviderContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly timeoutMs?: number;
  /** Of that server. */
  readonly breaker?: Breaker | undefined;
}

export interface ElksOptions {
  readonly from: string;
  readonly username: string;
  readonly password: string;
  readonly baseUrl?: string;
}

/** 46elks: `POST /a1/sms` with from, to, message. */
export const elksSmsSender = (options: ElksOptions, context: ProviderContext): SmsSender =>
  providerSender(
    {
      name: '46elks',
      url: `${options.baseUrl ?? 'https://api.46elks.com'}/a1/sms`,
      user: options.username,
      password: options.password,
      fields: ({ to, text }) => ({ from: options.from, to, message: text }),
      history: (to) => ({ to, limit: `${HISTORY_LENGTH}` }),
      accepted: elksHistory,
    },
    context,
  );

export interface TwilioOptions {
  readonly from: string;
  readonly accountSid: string;
  readonly authToken: string;
  readonly baseUrl?: string;
}

/** Twilio: `POST /2010-04-01/Accounts/{sid}/Messages.json` with From, To, Body. */
export const twilioSmsSender = (options: TwilioOptions, context: ProviderContext): SmsSender =>
  providerSender(
    {
      name: 'twilio',
      url: `${options.baseUrl ?? 'https://api.twilio.com'}/2010-04-01/Accounts/${encodeURIComponent(options.accountSid)}/Messages.json`,
      user: options.accountSid,
      password: options.authToken,
      fields: ({ to, text }) => ({ From: options.from, To: to, Body: text }),
      history: (to) => ({ To: to, PageSize: `${HISTORY_LENGTH}` }),
      accepted: twilioHistory,
    },
    context,
  );

/** Unlike the key it says nothing of whom the message is about. */
const idempotencyKey = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 40);

function providerSender(provider: Provider, context: ProviderContext): SmsSender {
  const authorization = `Basic ${Buffer.from(`${provider.user}:${provider.password}`).toString('base64')}`;
  const limits = { timeoutMs: context.timeoutMs ?? 10_000, maxBytes: 64 * 1024, breaker: context.breaker };
  const handOver = async (sms: Sms): Promise<void> => {
    const answer = await fetchWithin(provider.url, {
      ...limits,
      method: 'POST',
      headers: {
        authorization,
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': idempotencyKey(sms.key),
      },
      body: new URLSearchParams(provider.fields(sms)).toString(),
    });
    if (answer.ok && answer.value.status < 500) {
      const { status } = answer.value;
      if (status >= 200 && status < 300) return;
      throw new SmsFailed('refused', `${provider.name} answered ${status}`);
    }
    const problem = answer.ok ? ` answered ${answer.value.status}` : `: ${answer.error}`;
    // Neither provider knows a repeat by its key, and both tell what they have taken.
    if (problem !== ': resting' && (await isInHistory(sms))) return;
    throw new SmsFailed('unreachable', provider.name + problem);
  };
  const isInHistory = async ({ to, text }: Sms): Promise<boolean> => {
    const query = new URLSearchParams(provider.history(to));
    const answer = await fetchWithin(`${provider.url}?${query}`, { ...limits, headers: { authorization } });
    if (!answer.ok || answer.value.status !== 200) return false;
    const read = provider.accepted.safeParse(decodeJson(answerText(answer.value)));
    return read.success && read.data.some((taken) => taken.to === to && taken.text === text);
  };
  return {
    async send(sms) {
      const checked = checkedSms(sms);
      await sendOnce(context, 'sms', checked.key, () => handOver(checked));
    },
  };
}
