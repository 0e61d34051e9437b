import type { ReactNode } from 'react';
import { type BookedVisit, VISIT_PATHS, type VisitPage } from '~/modules/workshop';
import type { PageContext } from '~/page/contract';
import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import { AskForEarlier, EarlierTimeOffer, LeaveWaitingList, LeftWaitingList } from './earlier-day';
import { MoveVisit } from './move-visit';
import { RateVisit, StopRatingRequests } from './rate-visit';
import { ShowVisit } from './show-visit';
import { VisitFacts, WhenLine } from './visit-facts';
import { LinkFields, visitLink } from './visit-link';
import styles from './workshop-visit.module.css';

const TITLES = {
  show: 'visitPage.title',
  cancel: 'visitPage.cancelTitle',
  move: 'visitPage.moveTitle',
  rate: 'ratingPage.title',
  stop: 'ratingPage.stopTitle',
  stopped: 'ratingPage.stopTitle',
  earlier: 'earlierPage.title',
  leave: 'earlierPage.leaveTitle',
  left: 'earlierPage.leftTitle',
  earlierTime: 'earlierPage.timeTitle',
  gone: 'visitPage.goneTitle',
  failed: 'visitPage.failedTitle',
  limited: 'alert.limitedTitle',
} as const satisfies Record<VisitPage['kind'], string>;

export const visitPageTitle = (visit: VisitPage, t: PageContext['t']): string => t(TITLES[visit.kind]);

/** The pages behind the link of a booked visit; they work without scripts. */
export function VisitPageView({ shown, page }: { shown: VisitPage; page: PageContext }) {
  return (
    <Container>
      <div className={styles.page}>
        <Heading tag="h1" size="2xl">
          {visitPageTitle(shown, page.t)}
        </Heading>
        <Body shown={shown} page={page} />
      </div>
    </Container>
  );
}

function Body({ shown, page }: { shown: VisitPage; page: PageContext }): ReactNode {
  const { t, site } = page;
  const { phone } = site.contact;
  switch (shown.kind) {
    case 'show':
      return <ShowVisit shown={shown} page={page} />;
    case 'cancel':
      return <CancelVisit visit={shown.visit} page={page} />;
    case 'rate':
      return <RateVisit shown={shown} page={page} />;
    case 'stop':
      return <StopRatingRequests visit={shown.visit} page={page} />;
    case 'stopped':
      return <Alert tone="success" live title={t('ratingPage.stopped')} />;
    case 'earlier':
      return <AskForEarlier shown={shown} page={page} />;
    case 'leave':
      return <LeaveWaitingList visit={shown.visit} page={page} />;
    case 'left':
      return <LeftWaitingList visit={shown.visit} page={page} />;
    case 'earlierTime':
      return <EarlierTimeOffer shown={shown} page={page} />;
    case 'move':
      return <MoveVisit shown={shown} page={page} />;
    case 'gone':
      return (
        <>
          <p>{t('visitPage.goneText', { phone })}</p>
          <div>
            <LinkButton href={`tel:${site.contact.phoneE164}`} variant="secondary" iconBefore="Phone">
              {phone}
            </LinkButton>
          </div>
        </>
      );
    case 'failed':
      return <Alert tone="danger" title={t('visitPage.failedText', { phone })} />;
    case 'limited':
      return <p>{t('alert.limitedText')}</p>;
  }
}

/** One button: nothing happens before it is pressed. */
function CancelVisit({ visit, page }: { visit: BookedVisit; page: PageContext }) {
  return (
    <div className={styles.card}>
      <WhenLine visit={visit} page={page} />
      <VisitFacts visit={visit} page={page} />
      <p>{page.t('visitPage.cancelText')}</p>
      <form method="post" action={VISIT_PATHS.cancel} className={styles.buttons}>
        <LinkFields visit={visit} page={page} />
        <Button type="submit" size="l">
          {page.t('visitPage.cancelYes')}
        </Button>
        <LinkButton href={visitLink('show', visit, page)} size="l" variant="secondary">
          {page.t('visitPage.keep')}
        </LinkButton>
      </form>
    </div>
  );
}
