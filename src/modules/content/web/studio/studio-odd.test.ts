import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStudios, STUDIO_SITE as SITE, type StudioWorld } from '~test/content/studio';

let studios: Awaited<ReturnType<typeof openStudios>>;
let world: StudioWorld;

beforeAll(async () => {
  studios = await openStudios();
  world = await studios.fresh();
});
afterAll(() => studios.close());

const ID = '0190a5a0-0000-7000-8000-000000000001';
const row = { from: '/gammal', query: {}, to: '/', status: 301, note: '' };
const release = { id: ID, name: 'Höst', entries: [{ itemId: ID, language: 'sv', revision: 1 }] };
const alert = { revision: 0, startsAt: null, endsAt: null, pages: [], texts: {} };

/** What PostgreSQL keeps in no text, or in no JSON. */
const UNKEPT = ['a\0b', '\ud800', 'x\udfffy'];

const ofText = (text: string) => {
  const sent = encodeURIComponent(text.toWellFormed());
  return [
    ['PUT', `/redirects/${SITE}`, { add: { ...row, query: { a: text } } }],
    ['PUT', `/redirects/${SITE}`, { add: { ...row, note: text } }],
    ['POST', `/redirects/${SITE}/csv`, { csv: `from;to;note\n/a;/;${text}`, replace: false }],
    ['POST', `/redirects/${SITE}/csv`, { csv: `from;to;query\n/a;/;{"a":"\\ud800"}`, replace: false }],
    ['DELETE', `/missing/${SITE}`, { path: text }],
    ['POST', `/releases/${SITE}`, { ...release, entries: [{ itemId: ID, language: text, revision: 1 }] }],
    ['PUT', `/pictures/${SITE}/${'0'.repeat(32)}`, { name: text }],
    ['PUT', `/pictures/${SITE}/${'0'.repeat(32)}`, { alt: 'x', read: { alt: text } }],
    ['POST', `/pictures/${SITE}/${'0'.repeat(32)}/replace`, { by: text }],
    ['POST', `/pictures/${SITE}?name=${text === 'a\0b' ? sent : ''}`, undefined],
    ['GET', `/audit/${SITE}?account=${text === 'a\0b' ? sent : 'x'.repeat(101)}`, undefined],
  ] as const;
};

test.each([
  ...UNKEPT.flatMap(ofText),
  ['GET', `/audit/${SITE}?after=9999999999999999_${ID}`, undefined],
  ['GET', `/audit/${SITE}?after=1_${'-'.repeat(36)}`, undefined],
  ['PUT', `/alerts/${SITE}/${ID}`, { ...alert, startsAt: '0000-01-01T00:00:00Z' }],
  ['PUT', `/alerts/${SITE}/${ID}`, { ...alert, endsAt: '0000-01-01T00:00:00Z' }],
  ...['__proto__', 'constructor', 'toString'].map(
    (key) => ['PUT', `/texts/${SITE}/sv`, { key, value: 'x' }] as const,
  ),
] as const)('%s %s refuses %j', async (method, path, body) => {
  const answer = await world.call('publisher', method, `/api${path}`, body);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});

test('a text is saved whatever character stands where the log cuts it', async () => {
  const text = `<p>${'x'.repeat(396)}🚗 laddar</p>`;
  const placeholders = { main: [{ uid: 'a', componentName: 'Text', fields: { Text: text } }] };
  const path = `/api/pages/${world.pageId}/sv`;
  const saved = await world.call('editor', 'PUT', path, { fields: {}, placeholders, revision: 0 });
  expect(saved.status).toBe(200);
  const stored = await (await world.call('editor', 'GET', path)).json();
  expect(stored.placeholders.main[0].fields.Text).toBe(text);
});
