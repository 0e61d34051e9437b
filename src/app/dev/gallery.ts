import { Hono } from 'hono';
import type { RegisteredBlock } from '~/blocks/contract';
import type { BlockExample, BlockNode, Page } from '~/modules/content';
import type { Clock } from '~/platform/time';
import { siteByKey } from '~/sites';
import { THEMES, type ThemeKey } from '~/themes';
import { escapeHtml } from '../page/markup';
import type { PageRequest } from '../page/page-context';
import { type PageRenderer, renderContent } from '../page/render-page';

const GALLERY = '/_dev/blocks';

/** Every block with every example, in every theme: `/_dev/blocks`, `/_dev/blocks/{name}?theme=…&language=…`. */
export function galleryRoutes(renderer: PageRenderer, originOf: () => string, clock: Clock): Hono {
  const app = new Hono();
  app.get(GALLERY, (c) => c.html(indexPage([...renderer.blocks.values()])));
  app.get(`${GALLERY}/:name`, async (c) => {
    const block = renderer.blocks.get(c.req.param('name'));
    const theme = themeOf(c.req.query('theme'));
    if (block === undefined || theme === null) return c.text('Not found', 404);
    const site = { ...siteByKey('automotive-se'), theme };
    const language = site.languages.find((candidate) => candidate === c.req.query('language')) ?? 'sv';
    const request: PageRequest = {
      site,
      language,
      path: `${GALLERY}/${block.contract.name}`,
      query: new URLSearchParams(),
      origin: originOf(),
      form: null,
      now: clock.now(),
    };
    const tags = new Set<string>();
    const scope = { site: site.key, language, tag: (tag: string) => void tags.add(tag) };
    const result = await renderContent(request, renderer, scope, galleryPage(block, language), tags);
    if (result === 'not-found' || result.kind !== 'page') return c.text('The block left no page', 404);
    return c.html(result.html.join(''));
  });
  return app;
}

const themeOf = (text: string | undefined): ThemeKey | null =>
  text === undefined ? 'nordhem' : (THEMES.find((theme) => theme.key === text)?.key ?? null);

function galleryPage(block: RegisteredBlock, language: string): Page {
  const { contract } = block;
  const main = Object.values(contract.examples).map((example, index) =>
    nodeOf(contract.name, example, `example-${index}`),
  );
  return {
    id: `gallery-${contract.name}`,
    template: 'Gallery',
    itemPath: `${GALLERY}/${contract.name}`,
    language,
    fields: {
      title: contract.title,
      navigationTitle: contract.title,
      metaTitle: contract.title,
      metaDescription: '',
      ogImage: null,
      noindex: true,
    },
    placeholders: { header: [], main, footer: [] },
    wildcard: [],
    ancestors: [],
  };
}

const nodeOf = (componentName: string, example: BlockExample, uid: string): BlockNode => ({
  uid,
  componentName,
  fields: example.fields,
  ...(example.placeholders === undefined ? {} : { placeholders: example.placeholders }),
});

function indexPage(blocks: readonly RegisteredBlock[]): string {
  const rows = blocks.map(({ contract, folder }) => {
    const themes = THEMES.map(
      ({ key }) => `<a href="${GALLERY}/${contract.name}?theme=${key}">${escapeHtml(key)}</a>`,
    ).join(' · ');
    const examples = Object.keys(contract.examples).map(escapeHtml).join(', ');
    return `<tr><th scope="row">${escapeHtml(contract.title)}<br><small>src/blocks/${folder}</small></th><td>${examples}</td><td>${themes}</td></tr>`;
  });
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>Blocks</title><style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem}' +
    'table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.6rem;border-bottom:1px solid #ccc}</style>' +
    `<h1>Blocks</h1><table><tr><th>Block</th><th>Examples</th><th>Themes</th></tr>${rows.join('')}</table></html>`
  );
}
