import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeliveredFixture, openDelivery, ROOT } from '~test/content/delivery';
import { SITE } from '~test/content/site-fixture';

let fixture: DeliveredFixture;
const ask = (query: string, variables: object = {}) => fixture.ask(query, variables);

beforeAll(async () => {
  fixture = await openDelivery();
});
afterAll(() => fixture.close());

describe('the eight reads of the site', () => {
  test.each([
    ['sv', `${ROOT}/home`, 'Hem'],
    ['en', `${ROOT}/home`, 'Home'],
  ])('C-468 the home item in %s', async (language, path, title) => {
    const query = `query($site: String!, $language: String!) {
      layout(site: $site, routePath: "/", language: $language) { item { path field(name: "Title") { value } } }
      site { siteInfo(site: $site) { startPath rootPath } }
    }`;
    expect(await ask(query, { site: SITE, language })).toEqual({
      layout: { item: { path, field: { value: title } } },
      site: { siteInfo: { startPath: path, rootPath: ROOT } },
    });
  });

  test('C-469 navigation: three nested levels below a datasource', async () => {
    const entry =
      'name url { path } ... on Page { navigationTitle { value } hideInNavigation { boolValue } }';
    const data = await ask(
      `query($path: String!) { item(path: $path, language: "sv") { children(hasLayout: true) { results { ${entry}
        children { results { ${entry} children { results { ${entry} } } } } } } } }`,
      { path: `${ROOT}/home/kop-bil` },
    );
    expect(data).toMatchObject({
      item: {
        children: {
          results: [
            { name: 'alla-bilar-i-lager' },
            {
              name: 'biltyp',
              url: { path: '/kop-bil/biltyp' },
              navigationTitle: { value: 'Biltyp' },
              hideInNavigation: { boolValue: false },
              children: {
                results: [
                  { url: { path: '/kop-bil/biltyp/elbilar' }, children: { results: [{ name: 'sma' }] } },
                ],
              },
            },
            { name: '*' },
          ],
        },
      },
    });
  });

  test('C-469 a menu link of another site', async () => {
    const data = await ask(`{ item(path: "${ROOT}/home/extern", language: "sv") {
      __typename ... on Link { externalLink { href linktype } navigationTitle { value } } rendered } }`);
    expect(data).toEqual({
      item: {
        __typename: 'Link',
        externalLink: { href: 'https://jobs.example/', linktype: 'external' },
        navigationTitle: { value: 'Jobb' },
        rendered: null,
      },
    });
  });

  test.each([
    ['/kop-bil', ['en', 'sv']],
    ['/anlaggningar', ['sv']],
  ])('C-470, C-416 the languages of %s', async (routePath, languages) => {
    const data = await ask(
      `query($routePath: String!) { layout(site: "${SITE}", routePath: $routePath, language: "sv") { item {
        languages { language { name displayName englishName nativeName } url { path url } } } } }`,
      { routePath },
    );
    const expected = await fixture.content.reader.languages(
      { site: SITE, language: 'sv', tag: () => undefined },
      routePath,
    );
    expect(expected.map(({ name }) => name)).toEqual(languages);
    expect(data).toMatchObject({
      layout: {
        item: {
          languages: expected.map(({ name, nativeName, englishName, path }) => ({
            language: { name, nativeName, englishName },
            url: { path },
          })),
        },
      },
    });
  });

  test('C-414 a language has its name, and is named in English and in itself', async () => {
    const names = (language: string) =>
      fixture.ask(`{ layout(site: "${SITE}", routePath: "/kop-bil", language: "${language}") { item {
        language { name displayName englishName nativeName } } } }`);
    const swedish = { name: 'sv', displayName: 'Svenska', englishName: 'Swedish', nativeName: 'Svenska' };
    const english = { name: 'en', displayName: 'English', englishName: 'English', nativeName: 'English' };
    expect(await names('sv')).toEqual({ layout: { item: { language: swedish } } });
    expect(await names('en')).toEqual({ layout: { item: { language: english } } });
  });

  test('C-471 the language of a route', async () => {
    const query = `{ layout(site: "${SITE}", routePath: "/kop-bil", language: "EN") { item { language { name } } } }`;
    expect(await ask(query)).toEqual({ layout: { item: { language: { name: 'en' } } } });
  });
});
