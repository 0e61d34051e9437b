import { describe, expect, test } from 'vitest';
import { broken, leaks, node, openContent, render, text } from '~test/content/rendered-page';

openContent();

describe('what cannot be read, through the whole page', () => {
  const stories = {
    stories: async () => ({ total: 0, stories: [], pageInfo: { endCursor: null, hasNext: false } }),
  };
  const around = { sequentialNavigation: async () => ({ parent: '/nytt', next: null, previous: null }) };
  const date = { storyPublishDate: async () => '2026-01-01T00:00:00.000Z' };
  const tags = { tags: async () => [] };

  test.each([
    [
      'C-504, C-505: no context',
      'No Sitecore context found',
      { homePath: async () => null },
      node('Navigation'),
      'header',
    ],
    ['C-506: tags', 'Error loading tags', { ...stories, tags: broken }, node('StoriesList'), 'main'],
    ['C-507: stories', 'Error loading stories', { ...tags, stories: broken }, node('StoriesList'), 'main'],
    ['C-507: teased stories', 'Error loading stories', { stories: broken }, node('StoriesTeaser'), 'main'],
    [
      'C-508: the publish date',
      'Error loading publish date',
      { ...around, ...stories, ...tags, storyPublishDate: broken },
      node('StoryPage'),
      'main',
    ],
    [
      'C-509: the neighbours',
      'Error loading sequential navigation',
      { ...date, ...stories, ...tags, sequentialNavigation: broken },
      node('StoryPage'),
      'main',
    ],
    ['C-510: a blurb without fields', 'No fields provided for Blurb component', {}, node('Blurb'), 'main'],
    [
      'C-511, C-512: an icon by address',
      'Error fetching SVG:',
      {},
      node('Card', { Title: 'Kort', Icon: 'https://cdn.example/a.svg' }),
      'main',
    ],
    [
      'C-513: an icon that is none of ours',
      'Cannot find module',
      {},
      node('Card', { Title: 'Kort', Icon: 'Foo' }),
      'main',
    ],
    [
      'a channel without an icon',
      'Footer: no icon',
      {},
      node('Footer', { SocialLinks: [{ name: 'Mastodonten', Url: 'https://m.example' }] }),
      'main',
    ],
  ] as const)(
    '%s is logged as "%s"; C-514: the visitor reads no error',
    async (_, logged, content, block, area) => {
      const { html, visible, status, lines, messages } = await render({
        main: area === 'main' ? [block, text] : [text],
        header: area === 'header' ? [block] : [],
        content,
      });
      expect(status).toBe(200);
      expect(messages.filter((message) => message.startsWith(logged))).toHaveLength(1);
      expect(lines.filter(({ level }) => level === 'error').length).toBeLessThan(2);
      expect(html).toContain('Det här står kvar');
      expect(visible).not.toMatch(leaks);
    },
  );

  test('C-505: without a context the bar stands, with nothing in its menu', async () => {
    const { html } = await render({
      main: [text],
      header: [node('Navigation')],
      content: { homePath: async () => null },
    });
    expect(html).toMatch(/<header[^>]*>.*href="\/"/s);
    expect(html).not.toContain('data-section-fallback');
  });

  test('C-507: where stories cannot be read the visitor finds the no-results text', async () => {
    const content = { ...tags, stories: broken };
    const { html, incomplete } = await render({ main: [node('StoriesList')], content });
    expect(html).toContain('Här finns inga artiklar än.');
    expect(html).not.toMatch(/aria-busy="true"|skeleton/);
    expect(incomplete).toBe(true);
  });

  test('C-509: the error of the neighbours ends at the section, in the words of its fallback', async () => {
    const content = { ...date, ...stories, ...tags, sequentialNavigation: broken };
    const { html } = await render({ main: [node('StoryPage'), text], content });
    expect(html.match(/data-section-fallback/g)).toHaveLength(1);
  });

  test('C-512: an icon that did not come leaves neither a gap nor a broken picture', async () => {
    const { html } = await render({
      main: [node('Card', { Title: 'Kort', Icon: 'https://cdn.example/a.svg' })],
    });
    const plain = await render({ main: [node('Card', { Title: 'Kort' })] });
    expect(html).toBe(plain.html);
  });
});
