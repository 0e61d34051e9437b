import { type Context, Hono } from 'hono';
import type { BlockExample, BlockNode, Page } from '~/modules/content';
import type { RegisteredBlock } from '~/page/contract';
import type { PageRequest } from '~/page/render/page-context';
import type { PageRenderer } from '~/page/render/page-renderer';
import { renderContent } from '~/page/render/render-page';
import { escapeHtml } from '~/platform/html';
import type { Clock } from '~/platform/time';
import { type Language, SITES, type Site, siteByKey } from '~/sites';
import { THEMES, type ThemeKey } from '~/themes';
import { failuresPage, withFailures } from './failures';
import { iconSheet } from './icon-sheet';

const GALLERY = '/_dev/blocks';

/**
 * Every block with every example, in every theme and language: `/_dev/blocks`,
 * `/_dev/blocks/{name}?theme=…&language=…&example=…` (the name of one example; without it all of them). `/_dev/icons` shows the
 * icons, `/_dev/failures` sections that fail.
 */
export function galleryRoutes(renderer: PageRenderer, originOf: () => string, clock: Clock): Hono {
  const app = new Hono();
  app.get(GALLERY, (c) => c.html(indexPage([...renderer.blocks.values()])));
  app.get('/_dev/icons', (c) => c.html(iconSheet()));
  app.get(`${GALLERY}/:name`, async (c) => {
    const block = renderer.blocks.get(c.req.param('name'));
    if (block === undefined) return c.text('Not found', 404);
    const page = (language: Language) => galleryPage(block, language, c.req.query('example'));
    return draw(c, renderer, `${GALLERY}/${block.contract.name}`, page);
  });
  app.get('/_dev/failures', (c) =>
    draw(c, { ...renderer, blocks: withFailures(renderer.blocks) }, '/_dev/failures', failuresPage),
  );
  return app;

  async function draw(
    c: Context,
    drawer: PageRenderer,
    path: string,
    pageIn: (language: Language) => Page,
  ): Promise<Response> {
    const theme = themeOf(c.req.query('theme'));
    const stage = stageFor(c.req.query('language'));
    if (theme === null || stage === null) return c.text('Not found', 404);
    const { language } = stage;
    const site = { ...stage.site, theme };
    // A failing section asks for the same page again.
    const query = path.startsWith(GALLERY) ? new URLSearchParams() : new URL(c.req.url).searchParams;
    const request: PageRequest = {
      site,
      language,
      path,
      query,
      form: null,
      origin: originOf(),
      now: clock.now(),
    };
    const tags = new Set<string>();
    const scope = { site: site.key, language, tag: (tag: string) => void tags.add(tag) };
    const result = await renderContent(request, drawer, scope, pageIn(language), tags);
    if (result === 'not-found' || result.kind !== 'page') return c.text('The block left no page', 404);
    return c.html(result.html.join(''));
  }
}

const themeOf = (text: string | undefined): ThemeKey | null =>
  text === undefined ? 'nordhem' : (THEMES.find((theme) => theme.key === text)?.key ?? null);

/** A car site that speaks the language, so that blocks with cars and facilities have some. */
function stageFor(text: string | undefined): { readonly site: Site; readonly language: Language } | null {
  if (text === undefined) return { site: siteByKey('automotive-se'), language: 'sv' };
  const sites = SITES.filter((site) => site.carIndex !== null);
  for (const site of sites) {
    const language = site.languages.find((candidate) => candidate === text);
    if (language !== undefined) return { site, language };
  }
  return null;
}

function galleryPage(block: RegisteredBlock, language: string, only: string | undefined): Page {
  const { contract } = block;
  const main = Object.entries(contract.examples)
    .filter(([name]) => only === undefined || name === only)
    .map(([, example], index) => nodeOf(contract.name, example, `example-${index}`));
  return {
    id: `gallery-${contract.name}`,
    // One example stands on a page of its own; what covers a page is held back where all of them stand together.
    template: only === undefined ? 'Gallery' : 'Page',
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
    `<h1>Blocks</h1><p><a href="/_dev/icons">Icons</a></p><table><tr><th>Block</th><th>Examples</th><th>Themes</th></tr>${rows.join('')}</table></html>`
  );
}
