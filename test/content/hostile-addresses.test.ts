/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BLOCKS } from '~/blocks/registry';
import type { BlockContract, FieldSet } from '~/modules/content';
import { openStudios, type StudioWorld } from '~test/content/studio';

const HOSTILE = [
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example',
  '\t//evil.example',
];

type Values = Readonly<Record<string, unknown>>;

/** Values of a block with one hostile address each, in every field that takes an address. */
function hostileValues(fields: FieldSet, address: string): readonly Values[] {
  return Object.entries(fields).flatMap(([name, { kind, item }]): readonly Values[] => {
    if (kind === 'link') return [{ [name]: { href: address, text: 'x' } }];
    if (kind === 'image') return [{ [name]: { src: address, alt: '', width: 10, height: 10 } }];
    if (kind === 'video' || kind === 'file' || kind === 'icon') return [{ [name]: address }];
    return item === undefined ? [] : hostileValues(item, address).map((entry) => ({ [name]: [entry] }));
  });
}

const contracts = [...BLOCKS.values()].map(({ contract }): BlockContract => contract);
const linked = contracts.filter(({ fields }) => hostileValues(fields, '').length > 0);

let studios: Awaited<ReturnType<typeof openStudios>>;
let world: StudioWorld;
beforeAll(async () => {
  studios = await openStudios(contracts);
  world = await studios.fresh();
});
afterAll(() => studios?.close());

const save = (main: readonly unknown[], fields: Values = { title: 'Sida' }) =>
  world.call('editor', 'PUT', `/api/pages/${world.pageId}/sv`, {
    fields,
    placeholders: { main },
    revision: 0,
  });

test.each(linked)(
  '$name: no field stores an address that runs or leads to another host unseen',
  async ({ name, fields }) => {
    for (const address of HOSTILE)
      for (const values of hostileValues(fields, address)) {
        const answer = await save([{ uid: 'a', componentName: name, fields: values }]);
        expect([answer.status, values]).toEqual([422, values]);
      }
  },
);

test('nor does a field of the page', async () => {
  for (const address of HOSTILE) {
    const ogImage = { src: address, alt: '', width: 10, height: 10 };
    for (const value of [{ ogImage }, { externalLink: { href: address, text: '' } }])
      expect((await save([], { title: 'Sida', ...value })).status).toBe(422);
  }
});

test('formatted text is stored without them', async () => {
  for (const address of HOSTILE) {
    world = await studios.fresh();
    const Text = `<p><a href="${address}">länk</a><img src="${address}" alt="">text</p>`;
    expect((await save([{ uid: 'a', componentName: 'RichContent', fields: { Text } }])).status).toBe(200);
    const stored = JSON.stringify(
      await (await world.call('editor', 'GET', `/api/pages/${world.pageId}/sv`)).json(),
    );
    expect(stored).toContain('länk');
    expect(stored).not.toMatch(/script|data:|evil|vbs/i);
  }
});
