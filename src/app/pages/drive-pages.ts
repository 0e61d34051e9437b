import { DrivePageView, drivePageTitle } from '~/features/test-drive';
import { translator } from '~/messages';
import { type DrivePage, type DrivePages, driveHref } from '~/modules/test-drives';
import type { PageContext } from '~/page/contract';
import type { Site } from '~/sites';
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
        addressIn: addressOf(site, shown),
      },
      status,
    ),
});

/** The same page of the drive in another language. What a form has just done has no page of its own. */
function addressOf(site: Site, shown: DrivePage): PageContext['addressIn'] {
  switch (shown.kind) {
    case 'book':
      return (language) => driveHref('book', site, language, { car: shown.carId });
    case 'show':
    case 'cancel':
    case 'move':
      return (language) => driveHref(shown.kind, site, language, { t: shown.drive.token });
    case 'gone':
    case 'limited':
    case 'failed':
    case 'no-times':
      return undefined;
  }
}
