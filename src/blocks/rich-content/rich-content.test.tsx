import { expect, test } from 'vitest';
import { renderBlock } from '~test/block';
import { changedClasses } from '~test/changed-classes';
import { block } from './rich-content.block';
import { view } from './rich-content.view';

const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<section');
});

test.each(['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const)('C-224: the title is an %s', (TitleTag) => {
  expect(render({ Title: 'Hej', TitleTag })).toContain(`>Hej</${TitleTag.toLowerCase()}>`);
});

test('C-224: an empty title leaves no heading', () => {
  expect(render({ Text: '<p>Text</p>' })).not.toMatch(/<h\d/);
});

test('C-225: keeps the form of a text and removes what could run', () => {
  const allowed =
    '<h2>Rubrik</h2><p>Text <a href="/a">länk</a> <strong>fet</strong></p><ul><li>ett</li></ul><ol><li>två</li></ol>' +
    '<table><thead><tr><th scope="col">Pris</th></tr></thead><tbody><tr><td colspan="2">1 kr</td></tr></tbody></table>';
  const picture = '<img src="/media/a/640.webp" alt="En bil" width="640" height="360" />';
  const html = render({
    Text: `${allowed}${picture}<script>alert(1)</script><a href="javascript:alert(2)">x</a><p onclick="alert(3)">y</p>`,
  });
  expect(html).toContain(allowed);
  expect(html).toContain(
    '<img src="/media/a/640.webp" alt="En bil" width="640" height="360" loading="lazy" />',
  );
  expect(html).not.toMatch(/alert|javascript:|<script/);
});

test('nothing is drawn without words', () => {
  expect(render({})).toBe('');
});

test.each([
  ['C-226 MarginTop', { MarginTop: 'None' }, ['-rich-content.aboveMedium', '+rich-content.aboveNone']],
  ['C-226 MarginTop', { MarginTop: 'Small' }, ['-rich-content.aboveMedium', '+rich-content.aboveSmall']],
  ['C-226 MarginTop', { MarginTop: 'Large' }, ['-rich-content.aboveMedium', '+rich-content.aboveLarge']],
  ['C-227 MarginBottom', { MarginBottom: 'Small' }, ['+rich-content.belowSmall']],
  ['C-227 MarginBottom', { MarginBottom: 'Medium' }, ['+rich-content.belowMedium']],
  ['C-227 MarginBottom', { MarginBottom: 'Large' }, ['+rich-content.belowLarge']],
  ['C-228 CenterText', { CenterText: true }, ['+rich-content.centered', '+rich-text.centered']],
] as const)('%s changes the look', (_, fields, changes) => {
  expect(changedClasses(render({ Text: 'x' }), render({ Text: 'x', ...fields }))).toEqual(changes);
});
