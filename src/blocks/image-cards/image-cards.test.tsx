import { expect, test } from 'vitest';
import { renderBlock } from '~test/block';
import { changedClasses } from '~test/changed-classes';
import { block } from './image-cards.block';
import { view } from './image-cards.view';

const image = { src: '/media/scene-showroom-1/1280.webp', alt: 'Bilhall', width: 1920, height: 1080 };
const card = {
  Title: 'Kort',
  Text: 'Ord.',
  Image: image,
  Icon: '' as const,
  Link: { href: '/kop-bil', text: 'Köp bil' },
  ButtonText: '',
};
const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('<ul');
});

test('C-022, C-335, C-336: a list of cards with title, text and picture, in order', () => {
  const html = render({ Cards: [card, { ...card, Title: 'Andra' }] });
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toMatch(/Kort.*Ord\..*Andra/);
  expect(html.match(/alt="Bilhall"/g)).toHaveLength(2);
});

test('C-336: a picture without words of its own is silent beside the title', () => {
  expect(render({ Cards: [{ ...card, Image: { ...image, alt: '' } }] })).toContain('alt=""');
});

const iconShape = /<span class="[^"]*icon[^"]*"><svg/;

test('C-337: an icon of the list is drawn; beside a picture the sheet hides it', () => {
  expect(render({ Cards: [{ ...card, Image: null, Icon: 'Service' }] })).toMatch(iconShape);
  expect(render({ Cards: [{ ...card, Image: null }] })).not.toMatch(iconShape);
});

test('C-338: the button reads ButtonText, without one the text of the link, and goes to the link', () => {
  expect(render({ Cards: [{ ...card, ButtonText: 'Se mer' }] })).toMatch(/<a href="\/kop-bil"[^>]*>Se mer/);
  expect(render({ Cards: [card] })).toMatch(/<a href="\/kop-bil"[^>]*>Köp bil</);
});

test.each(['', 'Kort'])(
  'C-338: when the link has no words but the title (%j), the title is the link',
  (text) => {
    const html = render({ Cards: [{ ...card, Link: { href: '/kop-bil', text } }] });
    expect(html).toMatch(/<a href="\/kop-bil"[^>]*>Kort<\/a>/);
    expect(html.match(/<a /g)).toHaveLength(1);
  },
);

test('C-338: a card without title and words still leads where it should', () => {
  const bare = { ...card, Title: '', Link: { href: '/kop-bil', text: '' } };
  expect(render({ Cards: [bare] })).toMatch(/<a href="\/kop-bil"[^>]*>Läs mer</);
});

test('titles of cards stand one level below the title of the list', () => {
  expect(render({ Title: 'Rad', TitleTag: 'H3', Cards: [card] })).toMatch(/<h3.*Rad<\/h3>.*<h4/);
  expect(render({ TitleTag: 'H2', Cards: [card] })).toMatch(/<h2[^>]*>Kort/);
});

test('HasMarginTop changes the look', () => {
  expect(changedClasses(render({ Cards: [card] }), render({ Cards: [card], HasMarginTop: false }))).toEqual([
    '+image-cards.flush',
  ]);
});

test('without cards there is no block, not even its title', () => {
  expect(render({ Title: 'Rad', Cards: [{ ...card, Title: '', Text: '', Image: null }] })).toBe('');
});
