import { expect, test } from 'vitest';
import { readBlock } from '~/modules/content';
import { nullLog } from '~/platform/log';
import { renderBlock } from '~test/block';
import { block } from './third-party-form.block';
import { load } from './third-party-form.data';
import { view } from './third-party-form.view';

const forms = {
  marketing: () => null,
  thirdParty: (id: string) => `https://forms.example/${id}`,
  allowed: (address: string) => (address.startsWith('https://forms.example/') ? address : null),
};

function draw(fields: Parameters<typeof renderBlock<(typeof block)['fields'], unknown>>[2]) {
  const warnings: unknown[][] = [];
  const log = { ...nullLog, warn: (...words: unknown[]) => void warnings.push(words) };
  const values = readBlock(block, { uid: 'uid', componentName: block.name, fields });
  const outcome = load({ fields: values, services: { forms, log } });
  if (outcome.kind !== 'data') throw new Error('no data');
  return { html: renderBlock(block, view, fields, { data: outcome.data }), warnings };
}

test('C-029, V-453: a third-party form by its address, else by its id', () => {
  expect(draw({ Url: 'https://forms.example/enkat', FormId: 'x' }).html).toContain(
    'data-frame="https://forms.example/enkat"',
  );
  expect(draw({ FormId: 'tyres' }).html).toContain('data-frame="https://forms.example/tyres"');
  expect(draw({ FormId: 'tyres' }).html).not.toContain('<iframe');
});

test('an address at another host is refused in words, logged by its host, and never written into the page', () => {
  const { html, warnings } = draw({ Url: 'https://evil.example/form?mail=a@b.example', FormId: 'tyres' });
  expect(html).toContain('Formuläret kan inte visas här');
  expect(html).not.toContain('evil.example');
  expect(warnings).toEqual([
    [{ block: 'ThirdPartyForm', host: 'evil.example', formId: 'tyres' }, 'no provider has this form'],
  ]);
});

test('V-454 with neither it says Missing FormId', () => {
  const { html, warnings } = draw({ Title: 'Enkät' });
  expect(html).toMatch(/>Missing FormId</);
  expect(warnings).toEqual([[{ block: 'ThirdPartyForm' }, 'Missing FormId']]);
});
