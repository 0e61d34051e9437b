import { Hono } from 'hono';
import { escapeHtml } from '~/platform/html';

interface OutboxEntry {
  readonly at: Date;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | null;
  /** Where the receiver ends such mails: the List-Unsubscribe header. */
  readonly unsubscribe?: string | null;
  readonly key?: string;
  readonly attachments?: readonly OutboxFile[];
}

interface OutboxFile {
  readonly name: string;
  readonly contentType: string;
  readonly base64: string;
}

export interface OutboxReader {
  recentMail(limit: number): Promise<readonly OutboxEntry[]>;
  recentSms(limit: number): Promise<readonly OutboxEntry[]>;
  /** One file of a mail, counted from 0. */
  attachment(key: string, index: number): Promise<OutboxFile | null>;
  /** Deliveries that were given up. */
  dead(
    limit: number,
  ): Promise<
    readonly { readonly leadId: string; readonly channel: string; readonly lastError: string | null }[]
  >;
}

/** `/_dev/outbox`: the mail and SMS that a demo or development site would have sent. Never mounted in production. */
export function outboxRoutes(reader: OutboxReader): Hono {
  const app = new Hono();
  app.get('/_dev/outbox', async (c) => {
    const [mail, sms, dead] = await Promise.all([
      reader.recentMail(100),
      reader.recentSms(100),
      reader.dead(100),
    ]);
    if (c.req.query('format') === 'json') return c.json({ mail, sms, dead });
    return c.html(page(mail, sms, dead), 200, { 'cache-control': 'no-store' });
  });
  app.get(FILE, async (c) => {
    const index = Number(c.req.query('file') ?? '0');
    const file = Number.isInteger(index) ? await reader.attachment(c.req.query('mail') ?? '', index) : null;
    if (file === null) return c.text('Not found', 404);
    return c.body(Uint8Array.from(Buffer.from(file.base64, 'base64')), 200, {
      'content-type': file.contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
  return app;
}

const FILE = '/_dev/outbox/file';

const files = ({ key = '', attachments = [] }: OutboxEntry) =>
  attachments
    .map(({ name, contentType, base64 }, index) => {
      const query = new URLSearchParams({ mail: key, file: `${index}` });
      const bytes = Buffer.byteLength(base64, 'base64');
      return `<p><a href="${escapeHtml(`${FILE}?${query}`)}">${escapeHtml(name)}</a> <small>${escapeHtml(contentType)}, ${bytes} bytes</small></p>`;
    })
    .join('');

const entry = (message: OutboxEntry) => {
  const { at, to, subject, text, html, unsubscribe } = message;
  return (
    `<article><h3>${escapeHtml(subject || to)}</h3><p><small>${at.toISOString()} → ${escapeHtml(to)}</small></p>` +
    (unsubscribe ? `<p><small>List-Unsubscribe: &lt;${escapeHtml(unsubscribe)}&gt;</small></p>` : '') +
    `<pre>${escapeHtml(text)}</pre>${html ? asPage(html) : ''}${files(message)}</article>`
  );
};

/** The mail as a mail program shows it; a frame without rights. */
const asPage = (html: string) =>
  `<details><summary>HTML</summary><iframe sandbox="allow-popups" title="HTML" loading="lazy" srcdoc="${escapeHtml(html)}"></iframe></details>`;

function page(
  mail: readonly OutboxEntry[],
  sms: readonly OutboxEntry[],
  dead: Awaited<ReturnType<OutboxReader['dead']>>,
): string {
  const section = (title: string, entries: readonly string[]) =>
    `<section><h2>${title} (${entries.length})</h2>${entries.join('') || '<p>None yet.</p>'}</section>`;
  const given = dead.map(
    ({ leadId, channel, lastError }) =>
      `<article><h3>${escapeHtml(leadId)}</h3><p>${escapeHtml(channel)}: ${escapeHtml(lastError ?? 'unknown')}</p></article>`,
  );
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>' +
    '<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}article{border:1px solid #ccc;border-radius:8px;padding:1rem;margin:1rem 0}' +
    'pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}h3,p{margin:0}iframe{width:100%;height:40rem;border:1px solid #ccc}</style>' +
    `<h1>Outbox</h1>${section('Mail', mail.map(entry))}${section('SMS', sms.map(entry))}${section('Given up', given)}</html>`
  );
}
