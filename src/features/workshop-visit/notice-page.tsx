import { NOTICE_STOP_PATH, type NoticePage } from '~/modules/tyre-hotel';
import type { PageContext } from '~/page/contract';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import styles from './workshop-visit.module.css';

const TITLES = {
  stop: 'tyreNotice.stopTitle',
  stopped: 'tyreNotice.stopTitle',
  gone: 'visitPage.goneTitle',
  limited: 'alert.limitedTitle',
} as const satisfies Record<NoticePage['kind'], string>;

export const noticePageTitle = ({ kind }: NoticePage, t: PageContext['t']): string => t(TITLES[kind]);

/** The pages behind the link that ends notices about wheels; they work without scripts. */
export function NoticePageView({ shown, page }: { shown: NoticePage; page: PageContext }) {
  const { t, site } = page;
  return (
    <Container>
      <div className={styles.page}>
        <Heading tag="h1" size="2xl">
          {noticePageTitle(shown, t)}
        </Heading>
        {shown.kind === 'stop' && (
          <>
            <p>{t('tyreNotice.stopText')}</p>
            <form method="post" action={NOTICE_STOP_PATH}>
              <input type="hidden" name="t" value={shown.token} />
              <input type="hidden" name="l" value={page.language} />
              <Button type="submit">{t('tyreNotice.stopYes')}</Button>
            </form>
          </>
        )}
        {shown.kind === 'stopped' && <Alert tone="success" live title={t('tyreNotice.stopped')} />}
        {shown.kind === 'gone' && <p>{t('tyreNotice.goneText', { phone: site.contact.phone })}</p>}
        {shown.kind === 'limited' && <p>{t('alert.limitedText')}</p>}
      </div>
    </Container>
  );
}
