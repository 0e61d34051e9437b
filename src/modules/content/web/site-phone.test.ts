import { expect, test } from 'vitest';
import { defineBlock } from '../domain/blocks/block-contract';
import { checkFields, field, storedFields } from '../domain/blocks/fields';
import { SITE_PHONE } from '../domain/blocks/href';
import { componentJson } from './block-json';

const contract = defineBlock({
  name: 'Sample',
  title: 'Sample',
  version: 1,
  fields: { Items: field.list({ Link: field.link() }), Text: field.richText() },
  examples: {},
});
const fields = {
  Items: [{ Link: { href: SITE_PHONE, text: '' } }, { Link: { href: 'tel:+461', text: '08-1' } }],
  Text: `<p><a href="${SITE_PHONE}">Ring</a></p>`,
};

test('clients of the content delivery are given the number in force, not what stands for it', () => {
  const node = { uid: 'a', componentName: 'Sample', fields };
  const delivered = (phone: string, phoneE164: string) =>
    componentJson(new Map([['Sample', contract]]), node, { phone, phoneE164 }, () => '').fields;
  const link = (href: string, text: string) => ({
    fields: { Link: { value: { href, text, linktype: 'tel' } } },
  });
  for (const [phone, number] of [
    ['08-2', '+462'],
    ['08-3', '+463'],
  ] as const)
    expect(delivered(phone, number)).toMatchObject({
      Items: [link(`tel:${number}`, phone), link('tel:+461', '08-1')],
      Text: { value: `<p><a href="tel:${number}">Ring</a></p>` },
    });
});

test('what stands for the number is stored, exported and imported as it is', () => {
  expect(checkFields(contract.fields, fields)).toEqual([]);
  expect(storedFields(contract.fields, fields)).toEqual(fields);
});
