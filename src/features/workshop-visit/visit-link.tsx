import { type BookedVisit, type VISIT_PATHS, visitHref } from '~/modules/workshop';
import type { PageContext } from '~/page/contract';

/** Address of a page of the visit, in the language of this one. */
export const visitLink = (
  to: keyof typeof VISIT_PATHS,
  { token }: BookedVisit,
  { site, language }: PageContext,
  more: Readonly<Record<string, string>> = {},
): string => visitHref(to, site, language, token, more);

/** What a form says of its visit. */
export function LinkFields({ visit, page }: { visit: BookedVisit; page: PageContext }) {
  return (
    <>
      <input type="hidden" name="t" value={visit.token} />
      <input type="hidden" name="l" value={page.language} />
    </>
  );
}
