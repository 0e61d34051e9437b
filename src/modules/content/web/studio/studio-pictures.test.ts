import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStudios, PIXEL, STUDIO_SITE as SITE, type StudioWorld } from '~test/content/studio';
import { must } from '~test/content/world';
import { MAX_PICTURE_SIZE } from '../../studio-wire';

let studios: Awaited<ReturnType<typeof openStudios>>;
let world: StudioWorld;

beforeAll(async () => {
  studios = await openStudios();
});
afterAll(() => studios.close());
beforeEach(async () => {
  world = await studios.fresh();
});

const upload = (bytes: Uint8Array, name = 'bild.png', more = '') =>
  world.call('editor', 'POST', `/api/pictures/${SITE}?name=${encodeURIComponent(name)}${more}`, bytes);
const picture = async (color: string, width = 40) =>
  new Uint8Array(
    await sharp({ create: { width, height: 20, channels: 3, background: color } })
      .png()
      .toBuffer(),
  );
const added = async (bytes: Uint8Array, name?: string) => (await (await upload(bytes, name)).json()).picture;
const code = async (answer: Response) => (await answer.json()).error?.code;
const text = (value: string) => new Uint8Array(Buffer.from(value));

/** A PNG that says it is as wide and high as given, with next to no bytes. */
function bomb(side: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * 64));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]),
  );
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

test('a picture is uploaded, listed with its folder and text, and described anew', async () => {
  const answer = await upload(await picture('red'), 'Röd bil.png', '&folder=kampanj&alt=En%20bil');
  const { picture: made } = await answer.json();
  expect(made).toMatchObject({
    name: 'Röd bil.png',
    folder: 'kampanj',
    alt: 'En bil',
    width: 40,
    height: 20,
  });
  expect(made.src).toBe(`/media/${made.id}/1280.webp`);
  await world.call('editor', 'PUT', `/api/pictures/${SITE}/${made.id}`, { folder: 'vår', alt: 'En röd bil' });
  const { pictures } = await (await world.call('editor', 'GET', `/api/pictures/${SITE}`)).json();
  expect(pictures).toEqual([{ ...made, folder: 'vår', alt: 'En röd bil' }]);
  expect(await (await world.call('elsewhere', 'GET', '/api/pictures/smart-se')).json()).toEqual({
    pictures: [],
  });
});

test('a picture that is uploaded again keeps what is said of it, and gets what is not said yet', async () => {
  const { id } = await added(await picture('red'), 'bil.png');
  await world.call('editor', 'PUT', `/api/pictures/${SITE}/${id}`, { name: 'Röd bil', alt: 'En röd bil' });
  const again = await (await upload(await picture('red'), 'IMG_1.png', '&folder=kampanj&alt=Bild')).json();
  const words = { id, name: 'Röd bil', folder: 'kampanj', alt: 'En röd bil' };
  expect(again).toMatchObject({ isKnown: true, picture: words });
  const { pictures } = await (await world.call('editor', 'GET', `/api/pictures/${SITE}`)).json();
  expect(pictures).toMatchObject([words]);
});

test('what somebody else has said of a picture meanwhile is not written over without a word', async () => {
  const { id } = await added(await picture('red'), 'bil.png');
  const describe = (body: object) => world.call('editor', 'PUT', `/api/pictures/${SITE}/${id}`, body);
  const listed = async () =>
    (await (await world.call('editor', 'GET', `/api/pictures/${SITE}`)).json()).pictures[0];
  const first = await describe({ alt: 'En röd bil', read: { alt: '' } });
  expect(first.status).toBe(200);
  const second = await describe({ alt: 'En bil', folder: 'vår', read: { alt: '', folder: '' } });
  expect([second.status, await code(second)]).toEqual([409, 'conflict']);
  expect(await listed()).toMatchObject({ alt: 'En röd bil', folder: '' });
  // Another field is another matter.
  expect((await describe({ folder: 'vår', read: { folder: '' } })).status).toBe(200);
  expect((await describe({ alt: 'En bil', read: { alt: 'En röd bil' } })).status).toBe(200);
  expect(await listed()).toMatchObject({ alt: 'En bil', folder: 'vår' });
});

test('what is no picture by its bytes is refused, whatever it is called', async () => {
  for (const bytes of [text('<html><script>alert(1)</script>'), text('%PDF-1.7'), text(''), text('MZ\x90')])
    expect(await code(await upload(bytes, 'bild.png'))).toBe('unknown-type');
  expect(await code(await upload(PIXEL.slice(0, 40)))).toBe('damaged');
  expect((await upload(new Uint8Array(22 * 1024 * 1024))).status).toBe(413);
  // What the studio sends at most is what is taken at most.
  expect(await code(await upload(new Uint8Array(MAX_PICTURE_SIZE + 1)))).toBe('too-large');
  expect(await code(await upload(new Uint8Array(MAX_PICTURE_SIZE)))).toBe('unknown-type');
});

test('a drawing becomes pixels; one with a script, an outside address or entities is refused', async () => {
  const svg = (inside: string, before = '') =>
    text(`${before}<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${inside}</svg>`);
  for (const bytes of [
    svg('<script>alert(1)</script>'),
    svg('<rect width="9" height="9" onload="alert(1)"/>'),
    svg('<image href="file:///etc/passwd"/>'),
    svg('<text>&x;</text>', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  ])
    expect(await code(await upload(bytes, 'ritning.svg'))).toBe('unsafe-svg');
  const { name, width } = await added(svg('<rect width="9" height="9"/>'), 'ritning.svg');
  expect([name, width]).toEqual(['ritning.svg', 1920]);
});

test('a picture that is a page as well is stored without the page', async () => {
  const polyglot = new Uint8Array(
    Buffer.concat([Buffer.from(await picture('blue')), Buffer.from('<script>alert(1)</script>')]),
  );
  const { id } = await added(polyglot, 'bild.html');
  const shown = await world.media.variant(id, 320, 'jpg');
  if (typeof shown === 'string') throw new Error(shown);
  expect(shown.contentType).toBe('image/jpeg');
  expect(shown.bytes.includes('script')).toBe(false);
});

test('a small file that would unfold to a huge picture is refused', async () => {
  expect(await code(await upload(bomb(60_000)))).toBe('too-many-pixels');
});

test('a picture that a page shows is not taken away before another one is shown everywhere instead', async () => {
  const [old, fresh] = [
    await added(await picture('red')),
    await added(await picture('green', 80), 'grön.png'),
  ];
  const { editing, reader } = world.content;
  const card = (src: string) => ({
    fields: { title: 'Hej', ogImage: { src, alt: 'x', width: 40, height: 20 } },
    placeholders: {
      main: [{ uid: 'a', componentName: 'Text', fields: { Text: `<img src="/media/${old.id}/640.webp">` } }],
    },
  });
  const stored = { itemId: world.pageId, language: 'sv', author: 'x' };
  must(await editing.saveDraft({ ...stored, ...card(old.src) }));
  must(await editing.publish(world.pageId, 'sv'));
  const changed = card(old.src);
  must(await editing.saveDraft({ ...stored, ...changed, fields: { ...changed.fields, title: 'Hej då' } }));
  const path = `/api/pictures/${SITE}/${old.id}`;
  const usage = await (await world.call('editor', 'GET', `${path}/usage`)).json();
  expect(usage).toEqual({
    pages: [{ itemId: world.pageId, language: 'sv' }],
    deleted: [],
    alerts: [],
    texts: [],
  });
  const refused = await world.call('publisher', 'DELETE', path);
  expect([refused.status, await code(refused)]).toEqual([409, 'in-use']);

  const stale: string[] = [];
  world.content.onInvalidate((tags) => stale.push(...tags));
  const replaced = await world.call('publisher', 'POST', `${path}/replace`, { by: fresh.id });
  expect(await replaced.json()).toEqual({ pages: 1, alerts: 0, texts: 0 });
  expect(stale).toContain(`page:${world.pageId}:sv`);
  const page = await reader.page({ site: SITE, language: 'sv', tag: () => undefined }, '/');
  expect(page?.fields.ogImage).toMatchObject({ src: fresh.src, width: 80 });
  expect(String(page?.placeholders.main[0]?.fields.Text)).toContain(`/media/${fresh.id}/640.webp`);
  expect(await world.content.studio.open(world.pageId, 'sv')).toMatchObject({ revision: 3, source: 'draft' });
  expect((await world.call('publisher', 'DELETE', path)).status).toBe(200);
  expect((await world.call('publisher', 'DELETE', path)).status).toBe(404);
});

test('who asks where a picture is shown is told of the deleted page that has it, once for all its languages', async () => {
  const { id } = await added(await picture('red'));
  const { editing } = world.content;
  const page = must(
    await editing.createItem({ site: SITE, parentId: world.pageId, name: 'borta', template: 'Page' }),
  );
  for (const language of ['sv', 'en'])
    must(
      await editing.saveDraft({
        itemId: page.id,
        language,
        author: 'x',
        fields: {
          title: 'Borta',
          ogImage: { src: `/media/${id}/1280.webp`, alt: '', width: 40, height: 20 },
        },
        placeholders: {},
      }),
    );
  await world.call('publisher', 'DELETE', `/api/tree/${SITE}/${page.id}`);
  const path = `/api/pictures/${SITE}/${id}`;
  const usage = await (await world.call('editor', 'GET', `${path}/usage`)).json();
  expect(usage).toEqual({
    pages: [],
    deleted: [{ id: page.id, title: 'Borta', address: '/borta' }],
    alerts: [],
    texts: [],
  });
  expect(await code(await world.call('publisher', 'DELETE', path))).toBe('in-use');
});
