import { VisitPageView, visitPageTitle } from '~/features/workshop-visit';
import { translator } from '~/messages';
import type { VisitPages } from '~/modules/workshop';
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
      },
      status,
    ),
});
