import { expect, test } from 'vitest';
import { renderBlock } from '~test/block';
import { block } from './footer.block';
import { view } from './footer.view';

const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('© Nordhem Bil AB');
});

test('a channel with a mark shows it and has a name; any other shows its name; one without an address is gone', () => {
  const html = render({
    SocialLinks: [
      { name: 'Facebook', Url: 'https://facebook.example/x' },
      { name: 'Mastodonten', Url: 'https://mastodonten.example/x' },
      { name: 'YouTube', Url: '' },
      { name: 'X', Url: 'javascript:alert(1)' },
    ],
  });
  expect(html).toMatch(/href="https:\/\/facebook\.example\/x"[^>]*><svg[^>]*aria-label="Facebook"/);
  expect(html).toMatch(/href="https:\/\/mastodonten\.example\/x"[^>]*>Mastodonten</);
  expect(html).not.toMatch(/YouTube|alert\(1\)/);
});

test('an item may be copied by a button that says what it copies', () => {
  const phone = { Link: { href: 'tel:+468', text: '08-1' }, Icon: '' as const, CopyButton: true };
  const html = render({ Columns: [{ Title: 'Kontakt', Description: '', ColumnItems: [phone] }] });
  expect(html).toContain('href="tel:+468"');
  expect(html).toContain('aria-label="Kopiera: 08-1"');
  const without = render({
    Columns: [{ Title: 'Kontakt', Description: '', ColumnItems: [{ ...phone, CopyButton: false }] }],
  });
  expect(without).not.toContain('<button');
});

test('empty columns and items that lead nowhere leave no trace', () => {
  const html = render({
    Columns: [
      { Title: '', Description: '', ColumnItems: [] },
      { Title: 'Om', Description: '', ColumnItems: [{ Link: null, Icon: 'Mail', CopyButton: true }] },
    ],
  });
  expect(html.match(/<h2/g)).toHaveLength(1);
  expect(html).not.toContain('<li');
});
