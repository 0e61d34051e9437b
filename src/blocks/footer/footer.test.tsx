import { expect, test } from 'vitest';
import { createLog } from '~/platform/log';
import { loadBlock, renderBlock } from '~test/block';
import { block } from './footer.block';
import { load } from './footer.data';
import { view } from './footer.view';

const render = (fields: Parameters<typeof renderBlock<typeof block.fields, null>>[2]) =>
  renderBlock(block, view, fields, { data: null });

test.each(Object.entries(block.examples))('draws the example "%s"', (_, example) => {
  expect(render(example.fields)).toContain('© Nordhem Bil AB');
});

test('C-201, C-202: a channel with a mark shows it and has a name; any other shows its name; one without an address is gone', () => {
  const html = render({
    SocialLinks: [
      { name: 'Facebook', Url: 'https://facebook.example/x' },
      { name: 'Mastodonten', Url: 'https://mastodonten.example/x' },
      { name: ' linkedin', Url: 'https://linkedin.example/x' },
      { name: 'YouTube', Url: '' },
      { name: 'X', Url: 'javascript:alert(1)' },
    ],
  });
  expect(html).toMatch(/href="https:\/\/facebook\.example\/x"[^>]*><svg[^>]*aria-label="Facebook"/);
  expect(html).toMatch(/href="https:\/\/mastodonten\.example\/x"[^>]*>Mastodonten</);
  expect(html).toMatch(/<svg[^>]*aria-label="linkedin"/);
  expect(html).not.toMatch(/YouTube|alert\(1\)/);
});

test('C-205: an item may be copied by a button that says what it copies', () => {
  const phone = { Link: { href: 'tel:+468', text: '08-1' }, Icon: '' as const, CopyButton: true };
  const html = render({ Columns: [{ Title: 'Kontakt', Description: '', ColumnItems: [phone] }] });
  expect(html).toContain('href="tel:+468"');
  expect(html).toContain('aria-label="Kopiera: 08-1" data-copy="08-1"');
  expect(html).toMatch(/<span role="status"[^>]*data-copied="Kopierat"><\/span>/);
  const without = render({
    Columns: [{ Title: 'Kontakt', Description: '', ColumnItems: [{ ...phone, CopyButton: false }] }],
  });
  expect(without).not.toContain('data-copy');
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

const column = (Title: string, Description: string, texts: readonly string[]) => ({
  Title,
  Description,
  ColumnItems: texts.map((text) => ({
    Link: { href: `/${text}`, text },
    Icon: '' as const,
    CopyButton: false,
  })),
});

test('C-197, C-198, C-199: each column has its heading, its text and its items in order', () => {
  const html = render({
    Columns: [column('Köp', '<p>Allt om köp</p>', ['ny', 'begagnad']), column('Service', '', ['tid'])],
  });
  expect(html).toMatch(
    />Köp<\/h2><div[^>]*><p>Allt om köp<\/p><\/div><ul.*href="\/ny".*href="\/begagnad".*>Service<\/h2><ul.*href="\/tid"/,
  );
  expect(html.match(/<h2/g)).toHaveLength(2);
});

test('C-200: the logo is the editor’s or the site’s, and leads to the front page', () => {
  const Logo = { src: '/media/logo-nordhem-light/640.webp', alt: 'Nordhem', width: 600, height: 220 };
  expect(render({ Logo })).toMatch(/<a href="\/"[^>]*><img src="[^"]*logo-nordhem-light[^"]*" alt="Nordhem"/);
  expect(render({})).toMatch(/<a href="\/"[^>]*aria-label="[^"]*startsidan"[^>]*><svg/);
});

test('C-204: the copyright text stands at the bottom, as it is written', () => {
  const html = render({ Columns: [column('Köp', '', ['ny'])], BottomCopyrightText: '© {year} Nordhem' });
  expect(html.indexOf('© {year} Nordhem')).toBeGreaterThan(html.indexOf('href="/ny"'));
});

test('C-203: an icon that is missing is logged in one line that names it, and no other is', async () => {
  const lines: string[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(line) } });
  const SocialLinks = [
    { name: 'Mastodonten', Url: 'https://mastodonten.example/x' },
    { name: 'facebook', Url: 'https://facebook.example/x' },
    { name: 'Nowhere', Url: '' },
  ];
  expect((await loadBlock(block, load, { SocialLinks }, { log })).kind).toBe('data');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Mastodonten');
});
