import type { Breaker } from '../../breaker';
import type { Database } from '../../db';
import { fetchWithin } from '../../http';
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
}

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
    },
    context,
  );

function providerSender(provider: Provider, context: ProviderContext): SmsSender {
  const authorization = `Basic ${Buffer.from(`${provider.user}:${provider.password}`).toString('base64')}`;
  const handOver = async (sms: Sms): Promise<void> => {
    const answer = await fetchWithin(provider.url, {
      method: 'POST',
      timeoutMs: context.timeoutMs ?? 10_000,
      maxBytes: 64 * 1024,
      breaker: context.breaker,
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(provider.fields(sms)).toString(),
    });
    if (!answer.ok) throw new SmsFailed('unreachable', `${provider.name}: ${answer.error}`);
    const { status } = answer.value;
    if (status >= 500) throw new SmsFailed('unreachable', `${provider.name} answered ${status}`);
    if (status < 200 || status >= 300) throw new SmsFailed('refused', `${provider.name} answered ${status}`);
  };
  return {
    async send(sms) {
      const checked = checkedSms(sms);
      await sendOnce(context, 'sms', checked.key, () => handOver(checked));
    },
  };
}
