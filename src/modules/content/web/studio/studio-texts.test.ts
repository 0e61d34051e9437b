import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStudios, STUDIO_SITE as SITE, type StudioWorld } from '~test/content/studio';

let studios: Awaited<ReturnType<typeof openStudios>>;
let world: StudioWorld;

beforeAll(async () => {
  studios = await openStudios();
});
afterAll(() => studios.close());
beforeEach(async () => {
  world = await studios.fresh();
});

const put = (key: string, value: string | null) =>
  world.call('publisher', 'PUT', `/api/texts/${SITE}/sv`, { key, value });
const entry = async (answer: Response, key: string) =>
  (await answer.json()).texts.find((text: Record<string, unknown>) => text.key === key);
const scope = { site: SITE, language: 'sv', tag: () => undefined };

test('a text is shown with what it is without the editors, changed, and taken back', async () => {
  const read = await world.call('publisher', 'GET', `/api/texts/${SITE}/sv`);
  const { texts } = await read.json();
  const own = texts.find(({ fallback }: Record<string, unknown>) => typeof fallback === 'string');
  expect(own.own).toBeNull();
  expect(texts.length).toBeGreaterThan(100);
  const stale: string[] = [];
  world.content.onInvalidate((tags) => stale.push(...tags));
  expect(await entry(await put(own.key, 'Våra ord'), own.key)).toEqual({ ...own, own: 'Våra ord' });
  expect((await world.content.reader.dictionary(scope))[own.key]).toBe('Våra ord');
  expect(stale).toEqual([`dict:${SITE}:sv`]);
  expect(await entry(await put(own.key, null), own.key)).toEqual(own);
  expect((await world.content.reader.dictionary(scope))[own.key]).toBeUndefined();
});

test('a value that the text does not get is refused', async () => {
  const { texts } = await (await world.call('publisher', 'GET', `/api/texts/${SITE}/sv`)).json();
  const counted = texts.find(({ fallback }: { fallback: string | null }) => fallback?.includes('{count}'));
  expect((await put(counted.key, 'Vi har {count}')).status).toBe(200);
  const refused = await put(counted.key, 'Vi har {number}');
  expect([refused.status, (await refused.json()).error.problems]).toEqual([
    422,
    [{ kind: 'text', path: counted.key, message: 'nothing stands for {number}' }],
  ]);
  expect((await put('x'.repeat(300), 'y')).status).toBe(400);
});

test('a text that somebody else has written meanwhile is not written over unseen', async () => {
  const { texts } = await (await world.call('publisher', 'GET', `/api/texts/${SITE}/sv`)).json();
  const { key } = texts.find(({ own }: { own: string | null }) => own === null);
  const write = (value: string | null, own: string | null) =>
    world.call('publisher', 'PUT', `/api/texts/${SITE}/sv`, { key, value, own });
  expect((await write('Deras', null)).status).toBe(200);
  for (const late of ['Mitt', null]) {
    const refused = await write(late, null);
    expect([refused.status, (await refused.json()).error.code]).toEqual([409, 'conflict']);
  }
  expect((await world.content.reader.dictionary(scope))[key]).toBe('Deras');
  expect(await entry(await write('Mitt', 'Deras'), key)).toMatchObject({ own: 'Mitt' });
});

test('the words of the Swedish loan warning are no text of the editors', async () => {
  const { texts } = await (await world.call('publisher', 'GET', `/api/texts/${SITE}/sv`)).json();
  const keys = texts.map(({ key }: { key: string }) => key);
  expect(keys).not.toContain('loanWarning.bodySE');
  expect((await put('loanWarning.bodySE', 'Låna mer!')).status).toBe(400);
  expect((await put('loanWarning.bodySE', null)).status).toBe(200);
  expect(await world.content.reader.dictionary(scope)).not.toHaveProperty(['loanWarning.bodySE']);
});
