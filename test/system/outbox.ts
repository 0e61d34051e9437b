import { z } from 'zod';
import { ask, type Target } from './ask';

const message = z.object({ to: z.string(), text: z.string() });
const outboxSchema = z.object({
  mail: z.array(
    message.extend({
      key: z.string(),
      replyTo: z.string().nullable(),
      subject: z.string(),
      html: z.string().nullable(),
      unsubscribe: z.string().nullable(),
      attachments: z.array(z.object({ name: z.string(), contentType: z.string(), base64: z.string() })),
    }),
  ),
  sms: z.array(message),
});

/** The newest mail and SMS, at most 100 each, that the demo has sent: newest first. */
export async function sentMessages(server: Target, host?: string) {
  const question = host === undefined ? {} : { host };
  return outboxSchema.parse((await ask(server, '/_dev/outbox?format=json', question)).json());
}
