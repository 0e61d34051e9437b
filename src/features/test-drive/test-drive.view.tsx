import type { ReactNode } from 'react';
import { DRIVE_PATHS, type DrivePage } from '~/modules/test-drives';
import type { PageContext } from '~/page/contract';
import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { BookDrive } from './book-drive';
import { DriveFacts, WhenLine } from './drive-facts';
import { driveLink, LinkFields } from './drive-link';
import { MoveDrive } from './move-drive';
import { ShowDrive } from './show-drive';
import styles from './test-drive.module.css';

const TITLES = {
  book: 'drivePage.bookTitle',
  show: 'drivePage.title',
  cancel: 'drivePage.cancelTitle',
  move: 'visitPage.moveTitle',
  'no-times': 'drivePage.noTimesTitle',
  gone: 'visitPage.goneTitle',
  failed: 'visitPage.failedTitle',
  limited: 'alert.limitedTitle',
} as const satisfies Record<DrivePage['kind'], string>;

export const drivePageTitle = (shown: DrivePage, t: PageContext['t']): string => t(TITLES[shown.kind]);

/** The pages of a test drive; they work without scripts. */
export function DrivePageView({ shown, page }: { shown: DrivePage; page: PageContext }) {
  return (
    <Container>
      <div className={styles.page}>
        <Heading tag="h1" size="2xl">
          {drivePageTitle(shown, page.t)}
        </Heading>
        <Body shown={shown} page={page} />
      </div>
    </Container>
  );
}

function Body({ shown, page }: { shown: DrivePage; page: PageContext }): ReactNode {
  const { t, site } = page;
  const { phone } = site.contact;
  switch (shown.kind) {
    case 'book':
      return <BookDrive shown={shown} page={page} />;
    case 'show':
      return <ShowDrive shown={shown} page={page} />;
    case 'move':
      return <MoveDrive shown={shown} page={page} />;
    case 'cancel':
      return (
        <div className={styles.card}>
          <WhenLine drive={shown.drive} page={page} />
          <DriveFacts drive={shown.drive} page={page} />
          <p>{t('visitPage.cancelText')}</p>
          <form method="post" action={DRIVE_PATHS.cancel} className={styles.buttons}>
            <LinkFields drive={shown.drive} page={page} />
            <Button type="submit" size="l">
              {t('drivePage.cancelYes')}
            </Button>
            <LinkButton href={driveLink('show', shown.drive, page)} size="l" variant="secondary">
              {t('drivePage.keep')}
            </LinkButton>
          </form>
        </div>
      );
    case 'no-times':
      return <CallUs text={t('drivePage.noTimesText', { phone })} page={page} />;
    case 'gone':
      return <CallUs text={t('visitPage.goneText', { phone })} page={page} />;
    case 'failed':
      return <Alert tone="danger" title={t('visitPage.failedText', { phone })} />;
    case 'limited':
      return <p>{t('alert.limitedText')}</p>;
  }
}

function CallUs({ text, page: { site } }: { readonly text: string; readonly page: PageContext }) {
  return (
    <>
      <p>{text}</p>
      <div>
        <LinkButton href={`tel:${site.contact.phoneE164}`} variant="secondary" iconBefore="Phone">
          {site.contact.phone}
        </LinkButton>
      </div>
    </>
  );
}
