import { expect, test } from 'vitest';
import { readBlock } from '~/modules/content';
import { nullLog } from '~/platform/log';
import { renderBlock, testPage } from '~test/block';
import { block } from './marketing-form.block';
import { load } from './marketing-form.data';
import { view } from './marketing-form.view';

const forms = {
  marketing: (id: string) => (id === 'known' ? 'https://news.example/known' : null),
  thirdParty: () => null,
  allowed: () => null,
};

function draw(fields: Parameters<typeof renderBlock<(typeof block)['fields'], unknown>>[2]) {
  const warnings: unknown[][] = [];
  const log = { ...nullLog, warn: (...words: unknown[]) => void warnings.push(words) };
  const values = readBlock(block, { uid: 'uid', componentName: block.name, fields });
  const outcome = load({ fields: values, services: { forms, log } });
  if (outcome.kind !== 'data') throw new Error('no data');
  return { html: renderBlock(block, view, fields, { data: outcome.data, page: testPage() }), warnings };
}

test('C-029 a marketing form keeps its height, says who provides it and frames nothing before it is asked for', () => {
  const { html } = draw({ FormId: 'known', Title: 'Nyheter', Height: 420 });
  expect(html).toContain('block-size:420px');
  expect(html).toContain('news.example');
  expect(html).toContain('data-show');
  expect(html).toContain('data-renew="3000"');
  expect(html).toMatch(/<a href="https:\/\/news\.example\/known" target="_blank" rel="noopener noreferrer"/);
  expect(html).not.toContain('<iframe');
});

test('V-451 as a pop-up it is a button that stays in view and a dialog with a name', () => {
  const { html } = draw({ FormId: 'known', Title: 'Vi ringer', Display: 'Popup', ButtonText: 'Ring mig' });
  expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>.*Ring mig/);
  expect(html).toMatch(/<dialog[^>]*aria-labelledby="uid-heading"/);
  expect(html).toMatch(/<h2 id="uid-heading"[^>]*>Vi ringer</);
});

test('V-454 without an id it says Missing FormId, as a pop-up too, and the log says so', () => {
  for (const Display of ['Inline', 'Popup'] as const) {
    const { html, warnings } = draw({ FormId: '  ', Display });
    expect(html).toMatch(/>Missing FormId</);
    expect(html).not.toContain('<button');
    expect(warnings).toEqual([[{ block: 'MarketingForm' }, 'Missing FormId']]);
  }
});

test('an id that the provider cannot have is refused in words, and logged', () => {
  const { html, warnings } = draw({ FormId: '../x' });
  expect(html).toContain('Formuläret kan inte visas här');
  expect(html).not.toContain('../x');
  expect(warnings).toHaveLength(1);
});
