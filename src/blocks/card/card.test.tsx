import { expect, test } from 'vitest';
import { renderBlock } from '~test/block';
import { block } from './card.block';
import { view } from './card.view';

const image = { src: '/media/scene-showroom-1/1280.webp', alt: 'Bilhall', width: 1920, height: 1080 };
const link = { href: '/kop-bil', text: 'Köp bil' };
const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null });

test('C-335, C-336: title, text and picture', () => {
  const html = render({ Title: 'Kort', Text: 'Ord.', Image: image });
  expect(html).toMatch(/<img[^>]*alt="Bilhall".*<h3[^>]*>Kort<\/h3><p[^>]*>Ord\.<\/p>/);
});

test('C-335: what is missing leaves no empty element', () => {
  expect(render({ Title: 'Kort' })).not.toMatch(/<p|<img|<a /);
  expect(render({ Text: 'Ord.' })).not.toMatch(/<h3/);
});

test.each([
  ['ButtonText', { ButtonText: 'Se bilarna' }, 'Se bilarna'],
  ['the text of the link', { ButtonText: '  ' }, 'Köp bil'],
] as const)('C-338: the button reads %s and goes to the link', (_, fields, words) => {
  const html = render({ Title: 'Kort', Link: link, ...fields });
  expect(html).toMatch(new RegExp(`<a href="/kop-bil"[^>]*>${words}<span class="visually-hidden">: `));
  expect(html.match(/<a /g)).toHaveLength(1);
});

test('C-338: a link elsewhere keeps its target, one that would run a script is none', () => {
  expect(render({ Title: 'Kort', Link: { ...link, target: '_blank' } })).toContain(
    'target="_blank" rel="noopener"',
  );
  expect(render({ Title: 'Kort', Link: { href: 'javascript:alert(1)', text: 'x' } })).not.toContain('<a ');
});
