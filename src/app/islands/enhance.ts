/**
 * Enhancements: plain scripts for markup that works without them and needs no React to work better.
 * `data-enhance="car-list"` on an element loads `car-list.enhance.ts`, whose default export gets the element.
 */
export interface EnhanceModule {
  readonly default: (element: HTMLElement) => void;
}

const modules = import.meta.glob<EnhanceModule>('/src/{blocks,ui,app}/**/*.enhance.ts');
const loaders = new Map(
  Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/|\.enhance\.ts$/g, ''), load]),
);

/** Loads and runs the enhancements of the page, each in its own time. */
export function enhance(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const load = loaders.get(element.dataset.enhance ?? '');
    if (load !== undefined) load().then((module) => module.default(element));
  }
}
