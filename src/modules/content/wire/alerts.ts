import { z } from 'zod';
import { moment, storableText } from './storable';

const alertShape = z.object({
  id: z.uuid(),
  revision: z.number().int().min(0),
  startsAt: moment,
  /** Null: until somebody ends it. */
  endsAt: moment.nullable(),
  /** Paths below the language, `/a/**` for a page and all below it; none: every page. */
  pages: z.array(storableText.max(500)).max(100),
  /** The fields of the block `AlertBanner` by language. */
  texts: z.record(z.string().max(10), z.record(z.string().max(100), z.unknown())),
});

export const alertsAnswer = z.object({
  alerts: z.array(alertShape.extend({ state: z.enum(['to-come', 'shown', 'over']) })),
});
export type ListedAlert = z.infer<typeof alertsAnswer>['alerts'][number];
/** As it is written; begins at once where `startsAt` is null. */
export const alertDraft = alertShape.extend({ startsAt: moment.nullable() });
export type AlertDraft = z.infer<typeof alertDraft>;
export const alertRequest = alertDraft.omit({ id: true });
