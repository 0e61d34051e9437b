/** Below every site's root; with the token as `t`. */
export const NOTICE_STOP_PATH = '/wheels/stop';

export const noticeStopHref = (token: string): string =>
  `${NOTICE_STOP_PATH}?${new URLSearchParams({ t: token })}`;
