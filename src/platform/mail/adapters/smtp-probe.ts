import { randomUUID } from 'node:crypto';
import { openTransport } from './smtp';

export interface SmtpProbe {
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  /** Gets a test mail; null: the server is only signed in to. */
  readonly to: string | null;
  /** For connecting, for the greeting and for each idle period. */
  readonly timeoutMs: number;
}

/**
 * Connects and signs in as mails do, and sends one where that is wanted.
 *
 * @throws the mail server's or the connection's error, whose text may hold addresses
 */
export async function probeSmtp({ url, from, to, timeoutMs }: SmtpProbe): Promise<void> {
  const transport = await openTransport(url, timeoutMs);
  try {
    if (to === null) return void (await transport.verify());
    await transport.sendMail({
      from: { ...from },
      to,
      subject: `Forecourt: test ${randomUUID().slice(0, 8)}`,
      text: 'This server can send mail.',
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } finally {
    transport.close();
  }
}
