import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from '~/ui/island/island-boundary';
import { type MarkupReads, propsOf } from '~/ui/island/island-props';

export { replay } from './replay';

/** What an island's chunk exports: its props were checked where the server wrote them. */
export interface IslandModule {
  readonly default: {
    readonly Component: ComponentType;
    readonly inMarkup?: MarkupReads;
  };
}

/** Brings one island to life, and returns how to end it. The tree has the server's shape, or ids made by `useId` would shift. */
export function mount(element: HTMLElement, module: IslandModule, onReady: () => void): () => void {
  const { Component, inMarkup } = module.default;
  const props = propsOf(element, inMarkup);
  const tree = (
    <IslandBoundary onReady={onReady} standIn={element.innerHTML}>
      <Component {...props} />
    </IslandBoundary>
  );
  const options = { identifierPrefix: element.dataset.prefix ?? '' };
  if (element.dataset.client === undefined) {
    const root = hydrateRoot(element, tree, options);
    return () => root.unmount();
  }
  const root = createRoot(element, options);
  root.render(tree);
  return () => root.unmount();
}
