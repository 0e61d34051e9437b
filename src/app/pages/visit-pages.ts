import { VisitPageView, visitPageTitle } from '~/features/workshop-visit';
import { translator } from '~/messages';
import { type VisitPage, type VisitPages, visitHref } from '~/modules/workshop';
import type { PageContext } from '~/page/contract';
import type { Site } from '~/sites';
import type { OwnPages } from './own-pages';

/** The pages of a workshop visit in the frame of their site. */
export const visitPages = (own: OwnPages): VisitPages => ({
  draw: (site, language, shown, status) =>
    own.draw(
      site,
      language,
      {
        feature: 'workshop-visit',
        title: visitPageTitle(shown, translator(language)),
        view: (page) => VisitPageView({ shown, page }),
        addressIn: addressOf(site, shown),
      },
      status,
    ),
});

/** The same page of the visit in another language; what a form has just done has no page of its own. */
function addressOf(site: Site, shown: VisitPage): PageContext['addressIn'] {
  if (!('visit' in shown)) return undefined;
  const { kind, visit } = shown;
  const week = kind === 'move' ? { w: shown.week.from } : {};
  const to = kind === 'stopped' || kind === 'left' ? 'show' : kind;
  return (language) => visitHref(to, site, language, visit.token, week);
}
