import { DrivePageView, drivePageTitle } from '~/features/test-drive';
import { translator } from '~/messages';
import type { DrivePages } from '~/modules/test-drives';
import type { OwnPages } from './own-pages';

/** The pages of a test drive in the frame of their site. */
export const drivePages = (own: OwnPages): DrivePages => ({
  draw: (site, language, shown, status) =>
    own.draw(
      site,
      language,
      {
        feature: 'test-drive',
        title: drivePageTitle(shown, translator(language)),
        view: (page) => DrivePageView({ shown, page }),
      },
      status,
    ),
});
