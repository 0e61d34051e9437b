import { expect, test } from 'vitest';
import type { Account } from '~/modules/identity';
import { builtInWords } from '~/modules/templates';
import type { Jobs } from '~/platform/jobs';
import type { Mail } from '~/platform/mail';
import { mailerInto } from '~test/recorders';
import { workTokenNotices } from './token-notice';

const ACCOUNT: Account = {
  id: 'a1',
  email: 'kim@nordhem.example',
  name: 'Kim Ek',
  role: 'staff',
  disabled: false,
  secondFactor: false,
  workshops: [],
  sites: [{ site: 'automotive-no', role: 'publisher' }],
  facilities: [],
};

async function mailsTo(account: Account | null, language: string | null = null): Promise<readonly Mail[]> {
  const mails: Mail[] = [];
  let handler: Parameters<Jobs['work']>[2] = async () => undefined;
  await workTokenNotices({
    jobs: {
      work: async (_queue, _options, given) => {
        handler = given;
      },
    },
    words: builtInWords,
    mailer: mailerInto(mails),
    accountById: async () => account,
    languageOf: async () => language,
    originOf: (site) => `https://${site.key}.example`,
  });
  const data = { accountId: 'a1', tokenId: 't1', label: 'Staging', site: 'automotive-no' };
  await handler({ id: 'job', data, attempt: 1 });
  return mails;
}

test('the owner reads which token was made and what to do, in the language of its site', async () => {
  const [mail] = await mailsTo(ACCOUNT);
  expect(mail).toMatchObject({ key: 'token-notice-t1', to: ACCOUNT.email });
  expect(mail?.text).toContain('Token «Staging» er laget for kontoen din.');
  expect(mail?.text).toContain('https://automotive-no.example/staff/account/tokens');
  // Also one whose account was closed meanwhile: perhaps because of it.
  expect(await mailsTo({ ...ACCOUNT, disabled: true })).toHaveLength(1);
  expect(await mailsTo(null)).toEqual([]);
  // A language that the site does not have.
  expect((await mailsTo(ACCOUNT, 'en'))[0]?.text).toContain('er laget');
});
