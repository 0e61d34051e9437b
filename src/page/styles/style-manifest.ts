import { z } from 'zod';

export const styleManifest = z.object({
  /** The text of each sheet. */
  css: z.record(z.string(), z.string()),
  /** The sheets that each entry module reaches. */
  entries: z.record(z.string(), z.array(z.string())),
  /** The layer of each sheet. */
  layers: z.record(z.string(), z.string()),
});

/** What the build says of the style sheets (`scripts/vite/block-styles.ts`). */
export type StyleManifest = z.infer<typeof styleManifest>;
