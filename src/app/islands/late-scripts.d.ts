/** Made by `scripts/vite/late-scripts.ts`: the scripts that are loaded when they are needed, by name. */
declare module 'virtual:enhancements' {
  const loaders: ReadonlyMap<
    string,
    () => Promise<{
      readonly default: (element: HTMLElement, wake: (root: ParentNode) => void) => unknown;
    }>
  >;
  export default loaders;
}

declare module 'virtual:islands' {
  const loaders: ReadonlyMap<string, () => Promise<import('~/app/islands/mount').IslandModule>>;
  export default loaders;
}
