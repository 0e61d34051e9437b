import { replayEnhanced } from './early-events';

/**
 * Enhancements: plain scripts for markup that works without them and needs no React to work better.
 * `data-enhance="car-list"` on an element loads `car-list.enhance.ts`, whose default export gets the element.
 */
export interface EnhanceModule {
  readonly default: (element: HTMLElement) => unknown;
}

const modules = import.meta.glob<EnhanceModule>('/src/{blocks,ui,app}/**/*.enhance.ts');
const loaders = new Map(
  Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/|\.enhance\.ts$/g, ''), load]),
);

/** Loads and runs the enhancements of the page, each in its own time; one that fails leaves the others alone. */
export function enhance(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const load = loaders.get(element.dataset.enhance ?? '');
    if (load === undefined) continue;
    void load().then((module) => {
      module.default(element);
      replayEnhanced(element);
    });
  }
}
