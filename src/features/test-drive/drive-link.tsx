import { type BookedDrive, type DRIVE_PATHS, driveHref } from '~/modules/test-drives';
import type { PageContext } from '~/page/contract';

/** Address of a page of the drive, in the language of this one. */
export const driveLink = (
  to: keyof typeof DRIVE_PATHS,
  { token }: BookedDrive,
  { site, language }: PageContext,
): string => driveHref(to, site, language, { t: token });

/** What a form says of its drive. */
export function LinkFields({ drive, page }: { drive: BookedDrive; page: PageContext }) {
  return (
    <>
      <input type="hidden" name="t" value={drive.token} />
      <input type="hidden" name="l" value={page.language} />
    </>
  );
}
