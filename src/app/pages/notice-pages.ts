import { NoticePageView, noticePageTitle } from '~/features/workshop-visit';
import { translator } from '~/messages';
import type { NoticePages } from '~/modules/tyre-hotel';
import type { OwnPages } from './own-pages';

/** The pages that end notices about wheels, in the frame of their site. */
export const noticePages = (own: OwnPages): NoticePages => ({
  draw: (site, language, shown, status) =>
    own.draw(
      site,
      language,
      {
        feature: 'workshop-visit',
        title: noticePageTitle(shown, translator(language)),
        view: (page) => NoticePageView({ shown, page }),
      },
      status,
    ),
});
