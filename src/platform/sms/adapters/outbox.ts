import type { Database } from '../../db';
import { insertSms } from '../../outbox';
import type { Clock } from '../../time';
import { checkedSms, SmsFailed, type SmsSender } from '../sms';

/** Refused on purpose, so that failing codes can be seen in the demo. From the Swedish range that is never given out. */
export const REFUSING_NUMBER = '+46701740699';

/** Keeps SMS in the database, readable on the development page. */
export function outboxSmsSender(database: Database, clock: Clock): SmsSender {
  return {
    async send(sms) {
      const { key, to, text } = checkedSms(sms);
      const refused = to === REFUSING_NUMBER;
      await insertSms(database.db, { key, at: clock.now(), to, text, state: refused ? 'refused' : 'sent' });
      if (refused) throw new SmsFailed('refused', 'the receiver refuses on purpose');
    },
  };
}
