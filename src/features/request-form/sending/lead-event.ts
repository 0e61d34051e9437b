import type { JsonObject } from '~/platform/json';
import type { AnalyticsEvent } from '~/ui/analytics';
import type { RequestEnvelope } from './send-once';

/** A page's wares as analytics reads them: `items`, with `currency` and `value` where there is a price. */
export type Commerce = JsonObject;

/** The reasons of a request, in the group's own words on every site (ANALYTICS-6). */
const REASONS = { quote: 'offert', testDrive: 'provkörning' } as const;

/** The event of a request that has got through; `reason` only where a box was ticked. */
export function leadEvent(
  { formName, values }: Pick<RequestEnvelope, 'formName' | 'values'>,
  commerce: Commerce | null,
): AnalyticsEvent {
  const reason = (['quote', 'testDrive'] as const)
    .filter((box) => values[box] === true)
    .map((box) => REASONS[box])
    .join(', ');
  return {
    event: 'generate_lead',
    form_name: formName,
    ...(reason !== '' && { reason }),
    ...(commerce !== null && { ecommerce: commerce }),
  };
}
