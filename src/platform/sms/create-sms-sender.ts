import type { Breakers } from '../breaker';
import type { Config } from '../config';
import { outboxSmsSender } from './adapters/outbox';
import { elksSmsSender, type ProviderContext, twilioSmsSender } from './adapters/providers';
import type { SmsSender } from './sms';

/** The configured sender. Not inside an open transaction. */
export function createSmsSender(
  config: Config['sms'],
  { breakers, ...options }: Omit<ProviderContext, 'breaker'> & { readonly breakers?: Breakers | undefined },
): SmsSender {
  const context = () => ({ ...options, breaker: breakers?.of('sms') });
  switch (config.provider) {
    case 'outbox':
      return outboxSmsSender(options.database, options.clock);
    case '46elks': {
      const { from, username, password } = config;
      return elksSmsSender({ from, username: username.reveal(), password: password.reveal() }, context());
    }
    case 'twilio': {
      const { from, accountSid, authToken } = config;
      return twilioSmsSender({ from, accountSid, authToken: authToken.reveal() }, context());
    }
  }
}
