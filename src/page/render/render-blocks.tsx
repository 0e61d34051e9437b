import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Pause } from '~/platform/event-loop';
import { collectIslands, type IslandReport } from '~/ui/island/island-report';
import type { PageContext } from '../contract';
import { markupNames } from '../styles/markup-names';
import type { CachedBlocks, RenderedBlock } from './block-cache/cached-blocks';
import type { LoadedBlock } from './load-blocks';
import { SectionFallback } from './page.shell';

export interface RenderContext {
  readonly page: PageContext;
  onFailure(componentName: string, cause: unknown): void;
  /** React's preload links for pictures above the fold; they belong in the document head. */
  onPreload(link: string): void;
  /** Each block stands between `<!--block uid -->` and `<!--/block-->`: comments change no layout and match no selector. */
  readonly marked?: boolean;
}

const MARK = 'block-mark';
const openMark = (uid: string) => `<!--block ${uid} -->`;
const CLOSE_MARK = '<!--/block-->';
const MARKS = new RegExp(`<${MARK} data-uid="([^"]*)">|</${MARK}>`, 'g');

const PRELOADS = /^(?:<link rel="preload"[^>]*\/?>)+/;

/**
 * Renders the blocks of one area, each by its own render: one that throws becomes the section
 * fallback (PAGES-6), and the page stands.
 */
export function renderBlocks(blocks: readonly LoadedBlock[], context: RenderContext): readonly string[] {
  const opening = openingIndex(blocks);
  return blocks.map((block, at) => renderBlock(block, at - opening, context));
}

const openingIndex = (blocks: readonly LoadedBlock[]): number =>
  Math.max(
    0,
    blocks.findIndex(({ block }) => block.contract.opensPage),
  );

/** The same with all that comes of each block, from the cache (where there is one) if it was rendered like this before. */
export async function renderCachedBlocks(
  blocks: readonly LoadedBlock[],
  context: Omit<RenderContext, 'onPreload' | 'marked'>,
  cache: CachedBlocks | undefined,
  pause: Pause,
): Promise<readonly RenderedBlock[]> {
  const opening = openingIndex(blocks);
  const rendered: RenderedBlock[] = [];
  for (const [at, block] of blocks.entries()) {
    const index = at - opening;
    const render = (page: PageContext) => renderWhole(block, index, { ...context, page });
    rendered.push(
      cache === undefined ? render(context.page).rendered : cache.get(block, index, context.page, render),
    );
    await pause();
  }
  return rendered;
}

function renderWhole(
  block: LoadedBlock,
  index: number,
  { page, onFailure }: Omit<RenderContext, 'onPreload' | 'marked'>,
): { readonly rendered: RenderedBlock; readonly failed: boolean } {
  const islands: IslandReport[] = [];
  const preloads: string[] = [];
  let failed = false;
  const fail = (name: string, cause: unknown) => {
    failed = true;
    onFailure(name, cause);
  };
  const markup = collectIslands(
    (island) => {
      islands.push(island);
      if (island.failure !== undefined) fail(`island ${island.name}`, island.failure);
    },
    () => renderBlock(block, index, { page, onFailure: fail, onPreload: (link) => preloads.push(link) }),
    () => renderToString(<SectionFallback page={page} />),
  );
  return { rendered: { markup, names: markupNames(markup), preloads, islands }, failed };
}

/** Renders one block; `index` is its position as the view knows it. */
export function renderBlock(loaded: LoadedBlock, index: number, context: RenderContext): string {
  try {
    return toMarkup(
      <Block loaded={loaded} index={index} page={context.page} marked={context.marked} child={InPlace} />,
      loaded.uid,
      context,
    );
  } catch (cause) {
    if (Object.keys(loaded.slots).length === 0) return fallback(loaded, cause, context);
    return renderApart(loaded, index, context);
  }
}

/** Second try for a block with children: each child by itself, so that only the broken one is lost. */
function renderApart(loaded: LoadedBlock, index: number, context: RenderContext): string {
  const Apart = ({ loaded: child, index: at }: ChildProps) => (
    // The markup comes from React.
    <div
      style={{ display: 'contents' }}
      dangerouslySetInnerHTML={{ __html: renderBlock(child, at, context) }}
    />
  );
  try {
    return toMarkup(
      <Block loaded={loaded} index={index} page={context.page} marked={context.marked} child={Apart} />,
      loaded.uid,
      context,
    );
  } catch (cause) {
    return fallback(loaded, cause, context);
  }
}

function toMarkup(element: ReactNode, uid: string, context: RenderContext): string {
  const html = renderToStaticMarkup(element, { identifierPrefix: uid.slice(0, 8) });
  const markup = html.replace(PRELOADS, (links) => {
    context.onPreload(links);
    return '';
  });
  return context.marked === true
    ? markup.replace(MARKS, (_, marked?: string) => (marked === undefined ? CLOSE_MARK : openMark(marked)))
    : markup;
}

function fallback(loaded: LoadedBlock, cause: unknown, context: RenderContext): string {
  context.onFailure(loaded.block.contract.name, cause);
  const markup = renderToStaticMarkup(<SectionFallback page={context.page} />);
  return context.marked === true ? openMark(loaded.uid) + markup + CLOSE_MARK : markup;
}

interface ChildProps {
  readonly loaded: LoadedBlock;
  readonly index: number;
  readonly page: PageContext;
  readonly marked?: boolean | undefined;
}

interface BlockProps extends ChildProps {
  readonly child: (props: ChildProps) => ReactNode;
}

function InPlace(props: ChildProps): ReactNode {
  return <Block {...props} child={InPlace} />;
}

function Block(props: BlockProps): ReactNode {
  const shown = shownBy(props);
  return props.marked === true ? createElement(MARK, { 'data-uid': props.loaded.uid }, shown) : shown;
}

function shownBy({ loaded, index, page, marked, child: Child }: BlockProps): ReactNode {
  if (loaded.empty === true) return null;
  if (loaded.failure !== null) return <SectionFallback page={page} />;
  const View = loaded.block.view;
  const slot = (name: string) =>
    (loaded.slots[name] ?? []).map((block, at) => (
      <Child key={block.uid} loaded={block} index={at} page={page} marked={marked} />
    ));
  return (
    <View fields={loaded.fields} data={loaded.data} page={page} uid={loaded.uid} index={index} slot={slot} />
  );
}
