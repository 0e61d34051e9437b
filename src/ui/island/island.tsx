import { type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { attributeJson } from './attribute-json';
import { IslandBoundary } from './island-boundary';
import type { IslandDefinition, IslandProps } from './island-definition';
import { carriedProps } from './island-props';
import { type IslandReport, islandStandIn, reportIsland } from './island-report';

/**
 * When the browser wakes an island: `load` at once, `idle` when the page has loaded and the main thread rests, `visible` when it
 * nears the viewport (`margin` in CSS pixels), `interaction` on the first pointer, key or focus in it, `click` when something
 * that the selector `clicks` names is clicked, wherever on the page (`onIslandClick`). One with a `hash` wakes
 * where that of the address begins so, then or later.
 * `clientOnly` renders nothing on the server but the fallback, which must keep the island's size.
 */
type Mode =
  | {
      readonly when: 'load' | 'idle' | 'interaction';
      readonly hash?: string;
      readonly clicks?: never;
      readonly margin?: never;
      readonly clientOnly?: never;
    }
  | {
      readonly when: 'click';
      readonly clicks: string;
      readonly hash?: never;
      readonly margin?: never;
      readonly clientOnly?: never;
    }
  | {
      readonly when: 'visible';
      readonly hash?: never;
      readonly clicks?: never;
      readonly margin?: number;
      readonly clientOnly?: never;
    }
  | {
      readonly when: 'load' | 'idle' | 'visible';
      readonly hash?: never;
      readonly clicks?: never;
      readonly margin?: never;
      readonly clientOnly: true;
      readonly fallback: ReactNode;
    };

type Props<P> = { readonly island: IslandDefinition<P>; readonly props: P & IslandProps<P> } & Mode;

const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Server side of an island: its own root inside the page, rendered by its own `renderToString`, so that
 * the browser can hydrate it alone. Nothing may call a hook after the nested render (React keeps one
 * dispatcher; a test guards this across upgrades).
 */
export function Island<P extends object>(options: Props<P>): ReactNode {
  const { island, props, when } = options;
  const prefix = `${useId().replace(/[^A-Za-z0-9]/g, '')}-`;
  if (options.clientOnly === true) reportIsland({ name: island.name, when });
  const { html, broken } =
    options.clientOnly === true
      ? { html: renderToString(options.fallback), broken: true }
      : renderIsland(island, props, prefix, when);
  return (
    <fc-island
      data-island={island.name}
      data-when={when}
      data-margin={options.margin}
      data-hash={options.hash}
      data-clicks={options.clicks}
      data-prefix={prefix}
      data-client={broken ? '' : undefined}
      data-props={attributeJson(broken ? props : carriedProps(props, island))}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function renderIsland<P extends object>(
  island: IslandDefinition<P>,
  props: P,
  prefix: string,
  when: IslandReport['when'],
) {
  const { Component } = island;
  try {
    const html = renderToString(
      <IslandBoundary>
        <Component {...props} />
      </IslandBoundary>,
      { identifierPrefix: prefix },
    );
    reportIsland({ name: island.name, when });
    // React puts preload links for the images in front; they belong to the page's head, not in here.
    return { html: html.replace(PRELOADS, ''), broken: false };
  } catch (cause) {
    // One island that fails on the server is left to the browser; the page stands, and says so until then.
    reportIsland({ name: island.name, when, failure: cause });
    return { html: islandStandIn(), broken: true };
  }
}
