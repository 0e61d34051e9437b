import { renderToStaticMarkup } from 'react-dom/server';
import { load, QuickView, QuickViewGone } from '~/features/quick-view/server';
import type { PageContext } from '~/page/contract';
import { type PageRequest, pageContext } from '~/page/render/page-context';
import type { PageRenderer } from '~/page/render/page-renderer';
import { inRenderTurn } from '~/page/render/render-turn';
import { markupNames } from '~/page/styles/markup-names';
import type { Site } from '~/sites';
import { iconSprite, iconsIn } from '~/ui/icon/icon';

export interface QuickViewAnswer {
  readonly status: 200 | 404;
  /** A fragment with its styles, for a script to put into a page of the same site. */
  readonly html: readonly string[];
  readonly tags: Set<string>;
  readonly incomplete: boolean;
}

const STYLES = 'features/quick-view/quick-view.view.tsx';
/** Links to pictures that React writes before the markup of a document; a fragment comes too late for them. */
const PRELOADS = /^(?:<link rel="preload"[^>]*\/?>)+/;

/**
 * The path of the quick view for a path below the language prefix, without the slug, which is not trusted; null for one that is
 * no car's.
 */
export function quickViewPath({ paths: { carDetail } }: Site, path: string): string | null {
  const [id = ''] = path.startsWith(`${carDetail}/`) ? path.slice(carDetail.length + 1).split('/') : [];
  return id === '' ? null : `${carDetail}/${id}`;
}

/**
 * The quick view of the car whose page has the request's path (QUICK-2); null where no page is. A sold car is 404 with a
 * fragment that says so.
 */
export async function renderQuickView(
  request: PageRequest,
  { services, assets }: PageRenderer,
): Promise<QuickViewAnswer | null> {
  const tags = new Set<string>();
  const scope = {
    site: request.site.key,
    language: request.language,
    tag: (name: string) => void tags.add(name),
  };
  const { content } = services;
  const [found, dictionary] = await Promise.all([
    content.page(scope, request.path),
    content.dictionary(scope),
  ]);
  if (found === null) return null;
  const page: PageContext = pageContext(request, found, dictionary, new Map(), scope.tag).context;
  const data = await load({ page, services });
  const drawn = await inRenderTurn(async () =>
    renderToStaticMarkup(
      data === null ? <QuickViewGone page={page} /> : <QuickView data={data} page={page} />,
      // Ids unlike those of the page that it is shown on.
      { identifierPrefix: 'quick' },
    ),
  );
  const styles = `<style>${assets.css([STYLES], { names: markupNames(drawn) })}</style>`;
  return {
    status: data === null ? 404 : 200,
    html: [styles, drawn.replace(PRELOADS, ''), iconSprite(iconsIn(drawn))],
    tags,
    incomplete: data?.incomplete === true,
  };
}
