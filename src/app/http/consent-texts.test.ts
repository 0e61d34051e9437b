import { expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { testContent, testPage } from '~test/block';
import { consentTexts } from './consent-texts';

const app = (cookiePage: boolean) =>
  consentTexts({
    siteOf: () => siteByKey('automotive-se'),
    content: testContent({
      dictionary: async () => ({ 'consent.title': 'Kakor hos oss' }),
      page: async () => (cookiePage ? testPage().page : null),
    }),
  });

test('the texts come in a language of the site, with what editors have overridden', async () => {
  const answer = await app(true).request('/api/consent/en');
  expect(answer.status).toBe(200);
  const { messages, policy } = await answer.json();
  expect(messages.language).toBe('en');
  expect(messages.texts).toMatchObject({
    'consent.title': 'Kakor hos oss',
    'consent.rejectAll': 'Reject all',
  });
  expect(policy).toBe('/en/om-nordhem/kakor');
});

test('no link leads to a page that does not exist', async () => {
  const answer = await app(false).request('/api/consent/sv');
  expect(await answer.json()).toMatchObject({ policy: null });
});

test.each(['fi', 'SV', 'xx', '__proto__', 'sv%2F..'])('%s is no language of the site', async (language) => {
  expect((await app(true).request(`/api/consent/${language}`)).status).toBe(404);
});
