import { expect, test } from 'vitest';
import type { HeldImport } from '~/modules/stock';
import { builtInWords } from '~/modules/templates';
import { parseConfig } from '~/platform/config';
import type { Jobs } from '~/platform/jobs';
import { createLog } from '~/platform/log';
import type { Mail } from '~/platform/mail';
import { mailerInto } from '~test/recorders';
import { workStockReview } from './stock-review';

const HELD: HeldImport = {
  id: 7,
  site: 'automotive-se',
  since: new Date('2026-03-02T08:00:00Z'),
  format: 'vehicle-listing',
  reasons: { losses: [{ store: 'S1', cars: 71, removed: 66 }], read: 20, refused: 15, tooManyRefused: true },
};

/** The mails that a job of this import sends, and what it logs. */
async function mailsOf(importId: number, env: Record<string, string>) {
  const parsed = parseConfig({ FORECOURT_ENV: 'demo', ...env });
  if (!parsed.ok) throw new Error('configuration');
  const mails: Mail[] = [];
  const lines: string[] = [];
  let handler: Parameters<Jobs['work']>[2] = async () => undefined;
  await workStockReview({
    config: parsed.value,
    jobs: {
      work: async (_queue, _options, given) => {
        handler = given;
      },
    },
    words: builtInWords,
    mailer: mailerInto(mails),
    held: {
      list: async () => [HELD],
      apply: async () => ({ ok: false, error: 'gone' }),
      discard: async () => ({ ok: false, error: 'gone' }),
    },
    log: createLog({ destination: { write: (line) => void lines.push(line) } }),
    originOf: () => 'https://nordhem.example',
  });
  await handler({ id: 'job', data: { importId, site: 'automotive-se' }, attempt: 1 });
  return { mails, log: lines.join('') };
}

test('whoever is named reads what speaks against the file, and where to decide', async () => {
  const { mails } = await mailsOf(7, { STOCK_REVIEW_MAIL: 'stock@nordhem.example' });
  expect(mails).toMatchObject([{ key: 'stock-review-7', to: 'stock@nordhem.example' }]);
  expect(mails[0]?.text).toContain('Butik S1: 66 av 71 bilar skulle tas bort');
  expect(mails[0]?.text).toContain('15 av 20 rader');
  expect(mails[0]?.text).toContain('https://nordhem.example/staff/stock');
});

test('a file that does not wait any more sends no mail, and where nobody is named the log says so', async () => {
  expect((await mailsOf(8, { STOCK_REVIEW_MAIL: 'stock@nordhem.example' })).mails).toEqual([]);
  const { mails, log } = await mailsOf(7, {});
  expect(mails).toEqual([]);
  expect(log).toContain('names nobody to notify');
  expect((await mailsOf(7, { MAIL_INTAKE: 'intake@nordhem.example' })).mails[0]?.to).toBe(
    'intake@nordhem.example',
  );
});
