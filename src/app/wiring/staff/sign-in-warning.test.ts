import { expect, test } from 'vitest';
import type { Account } from '~/modules/identity';
import { builtInWords } from '~/modules/templates';
import type { Jobs } from '~/platform/jobs';
import type { Mail } from '~/platform/mail';
import { mailerInto } from '~test/recorders';
import { workSignInWarnings } from './sign-in-warning';

const ACCOUNT: Account = {
  id: 'a1',
  email: 'kim@nordhem.example',
  name: 'Kim Ek',
  role: 'staff',
  disabled: false,
  secondFactor: false,
  workshops: [{ siteIndex: 'automotive-no-sites', departmentId: '10.40' }],
  sites: [],
  facilities: [],
};

async function mailsTo(account: Account | null, language: string | null = null): Promise<readonly Mail[]> {
  const mails: Mail[] = [];
  let handler: Parameters<Jobs['work']>[2] = async () => undefined;
  await workSignInWarnings({
    jobs: {
      work: async (_queue, _options, given) => {
        handler = given;
      },
    },
    words: builtInWords,
    mailer: mailerInto(mails),
    defaultSite: 'automotive-se',
    accountById: async () => account,
    languageOf: async () => language,
    originOf: (site) => `https://${site.key}.example`,
  });
  await handler({ id: 'job', data: { accountId: 'a1', day: '2026-03-02' }, attempt: 1 });
  return mails;
}

test('the owner reads what happened and what to do, in the language of the workshop, once a day', async () => {
  const mails = await mailsTo(ACCOUNT);
  expect(mails).toMatchObject([{ key: 'sign-in-warning-a1-2026-03-02', to: ACCOUNT.email }]);
  expect(mails[0]?.subject).toBe('Mange mislykkede forsøk på å logge inn på kontoen din');
  expect(mails[0]?.text).toContain('https://automotive-no.example/staff/sign-in');
  const [admin] = await mailsTo({ ...ACCOUNT, role: 'admin', workshops: [] });
  expect(admin?.subject).toBe('Många misslyckade försök att logga in på ditt konto');
  // In the language in which they signed in last, where the site has it.
  const [reader] = await mailsTo({ ...ACCOUNT, role: 'admin', workshops: [] }, 'en');
  expect(reader?.subject).toBe('Many failed attempts to sign in to your account');
  expect((await mailsTo(ACCOUNT, 'en'))[0]?.subject).toMatch(/^Mange/);
});

test('an account that was closed or is gone gets none', async () => {
  expect(await mailsTo({ ...ACCOUNT, disabled: true })).toEqual([]);
  expect(await mailsTo(null)).toEqual([]);
});
