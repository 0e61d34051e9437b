import { describe, expect, test } from 'vitest';
import type { BlockNode, ContentReader } from '~/modules/content';
import { type Language, SITES } from '~/sites';
import { testPage } from '~test/block';
import { leaks, node, openContent, render, text } from '~test/content/rendered-page';

openContent();

test('only blocks that scripts draw again keep styles that they do not show', async () => {
  const { html } = await render({ main: [text, node('Redrawn')] });
  expect(html).toContain('/* redrawn: blocks/redrawn/redrawn.view.tsx */');
  expect((await render({ main: [text] })).html).toContain('/* redrawn:  */');
});

describe('C-138: a section that fails', () => {
  test.each(['BadView', 'BadData', 'BadIsland'])(
    '%s leaves the page whole and 200, and is not kept',
    async (name) => {
      const { html, visible, status, incomplete, messages } = await render({
        main: [node(name), text],
        query: 'a=1&b=%22x',
      });
      expect(html).toContain('Här skulle en sektion visas men något gick fel.');
      expect(html).toContain('Det här står kvar');
      expect(html.match(/data-section-fallback/g)).toHaveLength(1);
      expect([status, incomplete]).toEqual([200, true]);
      expect(visible).not.toMatch(leaks);
      expect(messages).toContain('block failed');
    },
  );

  test('C-139: has a button that asks for the same page again, without a script too', async () => {
    const { html } = await render({ main: [node('BadView')], query: 'a=1&b=%22x', language: 'en' });
    const [, form = ''] = /data-section-fallback="">(.*?)<\/section>/s.exec(html) ?? [];
    expect(form).toContain('<form data-enhance="history" action="/en/sida" method="get">');
    expect(form).toContain('<input type="hidden" name="a" value="1"/>');
    expect(form).toContain('<input type="hidden" name="b" value="&quot;x"/>');
    expect(form).toMatch(/<button type="submit"[^>]*>Reload the page<\/button>/);
  });

  test.each(SITES.flatMap((site) => site.languages.map((language) => [site, language] as const)))(
    'C-138: speaks the language of the site',
    async (site, language) => {
      const { html, visible } = await render({ main: [node('BadView')], site, language });
      const words: Record<Language, string> = {
        sv: 'Här skulle en sektion visas men något gick fel.',
        nb: 'Her skulle det vært en seksjon, men noe gikk galt.',
        fi: 'Tässä pitäisi olla osio, mutta jokin meni vikaan.',
        sk: 'Tu mala byť sekcia, ale niečo sa pokazilo.',
        en: 'There should be a section here, but something went wrong.',
        'en-GB': 'There should be a section here, but something went wrong.',
      };
      expect(html).toContain(words[language]);
      expect(visible).not.toMatch(leaks);
    },
  );

  test('a child that fails takes its row with it no further than itself', async () => {
    const row: BlockNode = {
      ...node('StageRow', { Title: 'Rad' }),
      placeholders: { StageRowItems: [node('BadView', {}, 'a'), node('Card', { Title: 'Kort' }, 'b')] },
    };
    const { html } = await render({ main: [row] });
    expect(html.match(/data-section-fallback/g)).toHaveLength(1);
    expect(html).toContain('Rad');
    expect(html).toContain('Kort');
  });
});

describe('C-146: an address that is not there', () => {
  const found =
    (path: string): ContentReader['page'] =>
    async (_, requestedPath) =>
      requestedPath === path
        ? { ...testPage().page, placeholders: { header: [], main: [node('NotFoundHero')], footer: [] } }
        : null;

  test('is logged once, and answered by the page of the editors', async () => {
    const { html, status, lines } = await render({
      main: [],
      pages: found('/404'),
      path: '/finns-inte',
      requestedPath: '/finns-inte',
      query: 'x=1',
    });
    expect(status).toBe(404);
    expect(html).toContain('Vi hittar inte sidan');
    expect(lines).toMatchObject([{ level: 'info', msg: 'page not found', path: '/finns-inte' }]);
  });

  test('is logged as it was asked for, without what could forge a line or fill the log', async () => {
    const requestedPath = `/${'%0a%1b'.repeat(200)}`;
    const { lines } = await render({ main: [], pages: found('/404'), path: '/404', requestedPath });
    expect(lines).toMatchObject([{ msg: 'page not found', path: requestedPath.slice(0, 300) }]);
  });
});
