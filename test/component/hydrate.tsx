import { type ReactElement, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach } from 'vitest';
import { IslandBoundary } from '~/ui/island/island-boundary';

const mounted: { readonly root: Root; readonly place: HTMLElement }[] = [];

/** Takes everything off the page. */
export function clearPage(): void {
  for (const { root, place } of mounted.splice(0)) {
    root.unmount();
    place.remove();
  }
}
afterEach(clearPage);

/**
 * Draws a component as the server does and brings it to life as the browser does, after `before` has acted on the
 * server's markup; its effects have run. An error, or anything React has to repair, fails the test.
 */
export async function hydrate(
  tree: ReactElement,
  before: (place: HTMLElement) => void = () => undefined,
): Promise<HTMLElement> {
  const place = document.createElement('main');
  place.innerHTML = renderToString(island(tree, () => undefined));
  document.body.append(place);
  before(place);
  await new Promise<void>((resolve, reject) => {
    const root = hydrateRoot(place, island(tree, resolve), {
      onRecoverableError: reject,
      onCaughtError: reject,
      onUncaughtError: reject,
    });
    mounted.push({ root, place });
  });
  return place;
}

const island = (tree: ReactElement, onAwake: () => void): ReactElement => (
  <IslandBoundary>
    {tree}
    <Awake act={onAwake} />
  </IslandBoundary>
);

/** Behind the component, as effects run in the order of the tree. */
function Awake({ act }: { readonly act: () => void }) {
  useEffect(act, [act]);
  return null;
}
