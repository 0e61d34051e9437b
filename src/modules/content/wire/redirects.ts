import { z } from 'zod';
import { storableText } from './storable';

const redirectShape = z.object({
  /** A path, `{name}` for a part that the target takes over. */
  from: storableText.max(500),
  query: z.record(storableText.max(100), storableText.max(500).nullable()),
  to: storableText.max(1000),
  status: z.union([z.literal(301), z.literal(308)]),
  note: storableText.max(500),
});
export type RedirectShape = z.infer<typeof redirectShape>;

/** With how often it has led a visitor, and when last. */
const listedRedirect = redirectShape.extend({ hits: z.number(), lastHit: z.string().nullable() });
export type ListedRedirect = z.infer<typeof listedRedirect>;
export const redirectsAnswer = z.object({ redirects: z.array(listedRedirect) });

/** An address that no page has, as visitors asked for it. */
const missingAddress = z.object({
  path: z.string(),
  times: z.number(),
  lastAt: z.string(),
  /** Where it may lead. */
  suggestion: z.string().nullable(),
});
export type MissingAddressShape = z.infer<typeof missingAddress>;
export const missingAnswer = z.object({ missing: z.array(missingAddress) });
export const missingRequest = z.object({ path: storableText.max(500) });
export const redirectChange = z.object({
  add: redirectShape.optional(),
  remove: redirectShape.pick({ from: true, query: true }).optional(),
});
export const redirectTest = z.object({ address: z.string().max(2000) });
export const redirectTestAnswer = z.object({ to: z.string().nullable(), status: z.number().nullable() });
export const csvAnswer = z.object({ csv: z.string() });
/** `replace`: what the file does not have goes. */
export const csvRequest = z.object({ csv: storableText.max(5_000_000), replace: z.boolean() });
