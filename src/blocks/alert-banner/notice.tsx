import { Island } from '~/ui/island';
import type { PageContext } from '../contract';
import type { MESSAGE_ICONS, MESSAGE_TYPES } from './alert-banner.block';
import alertBanner from './alert-banner.island';
import { NoticeBody } from './notice-body';

export interface NoticeProps {
  readonly page: PageContext;
  readonly title: string;
  /** Cleaned formatted text. */
  readonly text: string;
  readonly icon: (typeof MESSAGE_ICONS)[number];
  readonly type: (typeof MESSAGE_TYPES)[number];
}

/** A notice above or below the navigation; nothing without words. A warning stays: it needs no script. */
export function Notice({ page, title, text, icon, type }: NoticeProps) {
  if (title === '' && text.trim() === '') return null;
  const words = {
    title,
    html: text,
    icon,
    type,
    label: [page.t('shell.notice'), title].filter((part) => part !== '').join(': '),
  };
  if (type === 'Warning' && page.site.alertMode === 'cookie') return <NoticeBody {...words} />;
  return (
    <Island
      island={alertBanner}
      when="load"
      props={{ ...words, mode: page.site.alertMode, dismissLabel: page.t('shell.dismiss') }}
    />
  );
}
