import { expect, test } from 'vitest';
import { BLOCKS } from '~/blocks/registry';
import { type FieldForm, STUDIO_LANGUAGES } from '~/modules/content/studio-wire';
import { kindsOf } from '~/modules/content/web/studio/studio-shapes';
import { BLOCK_NAMES, SLOT_NAMES } from './blocks';
import { EXAMPLES_SV } from './examples';
import { FIELD_NAMES } from './fields';
import { HELPS_SV } from './helps';
import { nameKinds } from './name-kinds';
import { OPTION_NAMES } from './options';

const contracts = [...BLOCKS.values()].map(({ contract }) => contract);
const kinds = kindsOf(contracts);

test.each(STUDIO_LANGUAGES)('C-340 every block, field, option and help has its name in %s', (language) => {
  const missing: string[] = [];
  nameKinds(kinds, language, (what) => missing.push(what));
  expect(missing, 'name them in src/studio/names').toEqual([]);
});

test('a name that is missing is named, and the block can be edited all the same', () => {
  const missing: string[] = [];
  const contract = BLOCKS.get('Accordion')?.contract;
  if (contract === undefined) throw new Error('no accordion');
  const fresh = {
    ...contract,
    name: 'NewBlock',
    title: 'New block',
    fields: { HasNewThing: contract.fields.Title },
  };
  const named = nameKinds(kindsOf([fresh as typeof contract]), 'sv', (what) => missing.push(what));
  expect(missing).toEqual(['block NewBlock', 'field NewBlock.HasNewThing']);
  expect(named.blocks[0]).toMatchObject({ title: 'New block', fields: [{ label: 'Has new thing' }] });
});

test('no name is of something that is gone', () => {
  const fields = new Set<string>();
  const [options, helps] = [new Set<string>(), new Set<string>()];
  const collect = (way: string) => (form: FieldForm) => {
    const path = `${way}.${form.name}`;
    for (const key of [path, `${way.split('.')[0]}.${form.name}`, form.name]) fields.add(key);
    if (form.kind === 'choice') for (const option of form.options ?? []) options.add(option);
    if (form.help !== undefined) helps.add(form.help);
    form.item?.forEach(collect(path));
  };
  for (const { name, fields: forms } of kinds.blocks) forms.forEach(collect(name));
  for (const [template, forms] of Object.entries(kinds.pages)) forms.forEach(collect(template));
  const gone = (names: object, known: ReadonlySet<string>) =>
    Object.keys(names).filter((key) => !known.has(key));
  expect(gone(FIELD_NAMES, fields)).toEqual([]);
  expect(gone(OPTION_NAMES, options)).toEqual([]);
  expect(gone(HELPS_SV, helps)).toEqual([]);
  expect(gone(BLOCK_NAMES, new Set(kinds.blocks.map(({ name }) => name)))).toEqual([]);
  expect(gone(SLOT_NAMES, new Set(kinds.blocks.flatMap((kind) => Object.keys(kind.placeholders))))).toEqual(
    [],
  );
  const titles = kinds.blocks.flatMap(({ examples }) => examples.map(({ title }) => title));
  expect(gone(EXAMPLES_SV, new Set(titles))).toEqual([]);
});

test('fields that stand beside each other do not share a name', () => {
  for (const language of STUDIO_LANGUAGES)
    for (const { name, fields } of nameKinds(kinds, language).blocks) {
      const labels = fields.map(({ label }) => label);
      expect(new Set(labels).size, `${name} in ${language}: ${labels.join(', ')}`).toBe(labels.length);
    }
});
