/** Development only: lets React put an edited component in the place of the old one, with its state. */
import '@vitejs/plugin-react/preamble';

// The default of 250 does not hold the modules of a page.
performance.setResourceTimingBufferSize(10_000);

const isLoaded = (path: string): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path);

// What this page runs is exchanged in place; what only the server drew it with takes another page.
import.meta.hot?.on('forecourt:edit', ({ path }: { readonly path: string }) => {
  if (!isLoaded(path)) location.reload();
});
