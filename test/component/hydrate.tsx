import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach } from 'vitest';
import baseCss from '~/themes/base.css?inline';
import { IslandBoundary } from '~/ui/island-boundary';

// Before the sheets of components, whose layers it orders.
document.head.prepend(Object.assign(document.createElement('style'), { textContent: baseCss }));

const mounted: { readonly root: Root; readonly place: HTMLElement }[] = [];

afterEach(() => {
  for (const { root, place } of mounted.splice(0)) {
    root.unmount();
    place.remove();
  }
});

/**
 * Draws a component as the server does and brings it to life as the browser does, after `before` has acted on the
 * server's markup. An error, or anything React has to repair, fails the test.
 */
export async function hydrate(
  tree: ReactElement,
  before: (place: HTMLElement) => void = () => undefined,
): Promise<HTMLElement> {
  const place = document.createElement('main');
  place.innerHTML = renderToString(<IslandBoundary>{tree}</IslandBoundary>);
  document.body.append(place);
  before(place);
  await new Promise<void>((resolve, reject) => {
    const root = hydrateRoot(place, <IslandBoundary onReady={resolve}>{tree}</IslandBoundary>, {
      onRecoverableError: reject,
      onCaughtError: reject,
      onUncaughtError: reject,
    });
    mounted.push({ root, place });
  });
  return place;
}
