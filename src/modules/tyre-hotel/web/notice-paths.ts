import type { Language, Site } from '~/sites';

/** Below every site's root; with the token as `t`. */
export const NOTICE_STOP_PATH = '/wheels/stop';

/** `l` is left out for the site's main language: the address in an SMS is short. */
export const noticeStopHref = (site: Pick<Site, 'languages'>, language: Language, token: string): string =>
  `${NOTICE_STOP_PATH}?${new URLSearchParams({ t: token, ...(language !== site.languages[0] && { l: language }) })}`;
