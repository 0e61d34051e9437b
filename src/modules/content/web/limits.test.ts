import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeliveredFixture, openDelivery, ROOT } from '~test/content/delivery';
import { SITE } from '~test/content/site-fixture';

let fixture: DeliveredFixture;

beforeAll(async () => {
  fixture = await openDelivery();
});
afterAll(() => fixture.close());

describe('the key', () => {
  test.each([
    ['without it', {}, 401],
    ['a wrong one', { sc_apikey: 'wrong' }, 401],
    ['under another name', { 'x-api-key': 'secret-key' }, 401],
    ['the right one', { sc_apikey: 'secret-key' }, 200],
  ])('C-467 %s', async (_, headers, status) => {
    expect((await fixture.post({ query: '{__typename}' }, headers)).status).toBe(status);
  });

  test('C-467 is closed where none is configured', async () => {
    const closed = fixture.routes({ key: null });
    expect((await fixture.post({ query: '{__typename}' }, { sc_apikey: '' }, closed)).status).toBe(401);
  });

  test('C-038 C-466 a POST with the key is answered as JSON; other methods and bodies are refused', async () => {
    const response = await fixture.post({ query: '{__typename}' });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
    expect((await fixture.routes().request('/sitecore/api/graph/edge')).status).toBe(405);
    expect((await fixture.post('{"query":')).status).toBe(400);
    expect((await fixture.post({ variables: {} })).status).toBe(400);
    expect((await fixture.post('x'.repeat(70_000))).status).toBe(413);
    expect((await fixture.post('{}', { sc_apikey: 'secret-key', 'content-type': 'text/plain' })).status).toBe(
      415,
    );
  });
});

describe('too much is refused with status 400', () => {
  const nested = (levels: number, inner: string) =>
    'children { results { '.repeat(levels) + inner + ' } }'.repeat(levels);
  const item = (inner: string) => `{ item(path: "${ROOT}/home", language: "sv") { ${inner} } }`;

  test.each([
    ['depth', item(nested(8, 'name')), /15 levels/],
    ['depth in a fragment', `${item('...F')} fragment F on Item { ${nested(8, 'name')} }`, /15 levels/],
    ['a fragment in itself', `${item('...F')} fragment F on Item { parent { ...F } }`, /15 levels/],
    ['aliases', `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: __typename`).join(' ')} }`, /30 aliases/],
    [
      'fragments that double',
      `${item('...F0')} ${Array.from({ length: 9 }, (_, i) => `fragment F${i} on Item { ...F${i + 1} ...F${i + 1} }`).join(' ')} fragment F9 on Item { name }`,
      /400 fields/,
    ],
    ['words', `{ ${'__typename '.repeat(2001)} }`, /tokens/i],
    ['page size', item('children(first: 101) { total }'), /1 to 100/],
    ['page size of none', item('children(first: 0) { total }'), /1 to 100/],
    ['a broken cursor', item('children(after: "x") { total }'), /cursor/],
    ['no conditions', '{ search(where: {}) { total } }', /condition/],
    ['an unknown field', '{ nothing }', /nothing/],
    ['no operation', 'fragment F on Item { name }', /./],
    ['broken text', '{', /Syntax/],
  ])('%s', async (_, query, message) => {
    const answer = await fixture.refusal({ query });
    expect(answer.status).toBe(400);
    expect(answer.message).toMatch(message);
  });

  test('lists in lists that multiply', async () => {
    const alias = (i: number) => `a${i}: rendered`;
    const query = item(Array.from({ length: 30 }, (_, i) => alias(i)).join(' '));
    expect((await fixture.refusal({ query: query.replace('{ item', '{ item') })).status).toBe(200);
    const operations = Array.from({ length: 10 }, () => ({ query }));
    expect(await fixture.refusal(operations)).toMatchObject({ status: 400 });
  });

  test('searches, each of which looks at everything', async () => {
    const where = '{ name: "_name", value: "x" }';
    const searches = (count: number) =>
      Array.from({ length: count }, (_, i) => `a${i}: search(where: ${where}) { total }`).join(' ');
    await expect(fixture.ask(`{ ${searches(30)} }`)).resolves.toMatchObject({ a29: { total: 0 } });
    const operation = { query: `{ ${searches(16)} }` };
    expect(await fixture.refusal([operation, operation])).toMatchObject({ status: 400 });
  });

  test('batches: ten operations are answered, eleven and none are not', async () => {
    const operation = { query: '{ __typename }' };
    const answers = await fixture.post(Array.from({ length: 10 }, () => operation));
    expect([answers.status, await answers.json()]).toEqual([
      200,
      Array(10).fill({ data: { __typename: 'Query' } }),
    ]);
    expect((await fixture.refusal(Array.from({ length: 11 }, () => operation))).status).toBe(400);
    expect((await fixture.refusal([])).status).toBe(400);
  });

  test('the schema is shown in development only', async () => {
    const body = { query: getIntrospectionQuery() };
    expect((await fixture.refusal(body)).status).toBe(400);
    expect((await fixture.refusal({ query: '{ __type(name: "Query") { name } }' })).status).toBe(400);
    const open = fixture.routes({ introspection: true });
    expect(
      (await fixture.post({ query: '{ __type(name: "Query") { name } }' }, undefined, open)).status,
    ).toBe(200);
  });
});

test('what fails inside is a reference, not a message', async () => {
  const query = `{ layout(site: "${SITE}", routePath: "/") { item { id } } }`;
  const response = await fixture.post({ query }, undefined, fixture.routes({ failing: true }));
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(text).toContain('reference');
  expect(text).not.toContain('password');
});
