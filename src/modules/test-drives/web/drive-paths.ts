import type { Language, Site } from '~/sites';

/** Below every site's root; with the token as `t`, a car as `car`. */
export const DRIVE_PATHS = {
  /** Choosing a time without a script. */
  book: '/test-drives/book',
  show: '/test-drives',
  cancel: '/test-drives/cancel',
  move: '/test-drives/move',
  calendar: '/test-drives/calendar.ics',
} as const;

/** Where scripts ask for the free times of a car: `?car=`, `&l=`. */
export const DRIVE_TIMES_PATH = '/api/test-drives/times';

/** Address of a page of a drive; `l` is left out for the site's default language. */
export function driveHref(
  page: keyof typeof DRIVE_PATHS,
  site: Pick<Site, 'languages'>,
  language: Language,
  query: Readonly<Record<string, string>>,
): string {
  const spoken = language === site.languages[0] ? {} : { l: language };
  return `${DRIVE_PATHS[page]}?${new URLSearchParams({ ...query, ...spoken })}`;
}
