import type { ReactNode } from 'react';
import type { AlertPage, ShownAlert } from '~/modules/alerts';
import type { PageContext } from '~/page/contract';
import { carListPath } from '~/sites/paths';
import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { FieldGroup, Radio } from '~/ui/form/controls';
import { Heading } from '~/ui/heading';
import { Container } from '~/ui/layout';
import styles from './alert-form.module.css';
import { AlertPreferences, DAYS_TO_CONFIRM, FREQUENCIES } from './alert-preferences';
import { SearchWords } from './alert-search';

/** Days until a stopped alert is forgotten. */
const DAYS_STOPPED = 30;

const TITLES = {
  sent: 'alert.sentTitle',
  deleted: 'alert.deletedTitle',
  gone: 'alert.goneTitle',
  limited: 'alert.limitedTitle',
  confirm: 'alert.confirmTitle',
  unsubscribe: 'alert.unsubscribeTitle',
  unsubscribed: 'alert.unsubscribedTitle',
  manage: 'alert.manageTitle',
} as const satisfies Record<AlertPage['kind'], string>;

export const alertPageTitle = (alert: AlertPage, t: PageContext['t']): string => t(TITLES[alert.kind]);

/** The pages behind the links of the mails, and the one that says to look for the mail. */
export function AlertPageView({ alert, page }: { alert: AlertPage; page: PageContext }) {
  return (
    <Container>
      <div className={styles.page}>
        <Heading tag="h1" size="2xl">
          {alertPageTitle(alert, page.t)}
        </Heading>
        <Body alert={alert} page={page} />
      </div>
    </Container>
  );
}

function Body({ alert, page }: { alert: AlertPage; page: PageContext }): ReactNode {
  const { t } = page;
  switch (alert.kind) {
    case 'confirm':
      return (
        <Question
          alert={alert}
          page={page}
          action="/alerts/confirm"
          text={t('alert.confirmText')}
          button={t('alert.confirm')}
        />
      );
    case 'unsubscribe':
      return (
        <Question
          alert={alert}
          page={page}
          action="/alerts/unsubscribe"
          text={t('alert.unsubscribeText')}
          button={t('alert.unsubscribe')}
        />
      );
    case 'manage':
      return <Manage alert={alert} page={page} />;
    case 'unsubscribed':
      return <End page={page} text={t('alert.stopped', { days: DAYS_STOPPED })} shown={alert.shown} />;
    case 'sent':
      return <End page={page} text={t('alert.sentText', { days: DAYS_TO_CONFIRM })} />;
    case 'deleted':
      return <End page={page} text={t('alert.deletedText')} />;
    case 'gone':
      return <End page={page} text={t('alert.goneText')} />;
    case 'limited':
      return <End page={page} text={t('alert.limitedText')} />;
  }
}

function End({ page, text, shown }: { page: PageContext; text: string; shown?: ShownAlert }) {
  const href = shown?.summary.href ?? page.href(carListPath(page.site));
  return (
    <>
      <p>{text}</p>
      <p>
        <LinkButton href={href} variant="secondary">
          {page.t('alert.toCars')}
        </LinkButton>
      </p>
    </>
  );
}

/** One button: nothing happens before it is pressed. */
function Question(props: {
  readonly alert: AlertPage & { readonly kind: 'confirm' | 'unsubscribe' };
  readonly page: PageContext;
  readonly action: string;
  readonly text: string;
  readonly button: string;
}) {
  const { alert, page, action, text, button } = props;
  return (
    <div className={styles.card}>
      <About shown={alert.shown} page={page} />
      <p>{text}</p>
      <form method="post" action={action}>
        <LinkFields token={alert.token} page={page} />
        <Button type="submit" size="l">
          {button}
        </Button>
      </form>
    </div>
  );
}

/** What the link of the mail said, in the forms behind it. */
const LinkFields = ({ token, page }: { readonly token: string; readonly page: PageContext }) => (
  <>
    <input type="hidden" name="t" value={token} />
    <input type="hidden" name="l" value={page.language} />
  </>
);

function About({ shown: { alert, summary }, page }: { shown: ShownAlert; page: PageContext }) {
  const words = alert.search.kind === 'car' ? [summary.title] : summary.words;
  return <SearchWords words={words} page={page} />;
}

function Manage({ alert, page }: { alert: AlertPage & { readonly kind: 'manage' }; page: PageContext }) {
  const { t } = page;
  const { token, shown, done, refused } = alert;
  const isActive = shown.alert.state === 'active';
  const news = done === null ? null : t(done === 'confirmed' ? 'alert.confirmed' : 'alert.saved');
  return (
    <>
      {isActive && refused !== null ? (
        <Alert tone="danger" title={t('alert.wishMissing')} live />
      ) : isActive ? (
        <Alert tone="success" title={news ?? t('alert.active')} live={news !== null} />
      ) : (
        <Alert tone="info" title={t('alert.stopped', { days: DAYS_STOPPED })} />
      )}
      <div className={styles.card}>
        <About shown={shown} page={page} />
        <p>
          <a href={shown.summary.href}>{t('alertMail.seeAll')}</a>
        </p>
        {isActive && <ManagePreferences alert={alert} page={page} />}
        <form method="post" action="/alerts/manage" className={styles.ending}>
          <LinkFields token={token} page={page} />
          <div className={styles.buttons}>
            {isActive ? (
              <Button type="submit" variant="secondary" name="action" value="stop">
                {t('alert.stop')}
              </Button>
            ) : (
              <Button type="submit" name="action" value="resume">
                {t('alert.resume')}
              </Button>
            )}
            <Button type="submit" variant="ghost" name="action" value="delete">
              {t('alert.delete')}
            </Button>
          </div>
        </form>
      </div>
    </>
  );
}

function ManagePreferences({
  alert,
  page,
}: {
  alert: AlertPage & { readonly kind: 'manage' };
  page: PageContext;
}) {
  const { t } = page;
  const { newCars, priceDrops, search, ...stored } = alert.shown.alert;
  const { refused } = alert;
  const frequency = refused?.frequency ?? stored.frequency;
  const ticked = { ...(newCars && { newCars: 'on' }), ...(priceDrops && { priceDrops: 'on' }) };
  return (
    <form method="post" action="/alerts/manage" className={styles.manage}>
      <LinkFields token={alert.token} page={page} />
      <div className={styles.fields}>
        {search.kind === 'car' ? (
          <input type="hidden" name="priceDrops" value="on" />
        ) : (
          <AlertPreferences
            uid="manage-alert"
            t={t}
            values={refused === null ? ticked : {}}
            problem={refused !== null ? t('alert.wishMissing') : undefined}
          />
        )}
        <FieldGroup legend={t('alert.frequency')}>
          {FREQUENCIES.map((each) => (
            <Radio
              key={each}
              name="frequency"
              value={each}
              label={t(`alert.${each}`)}
              defaultChecked={frequency === each}
            />
          ))}
        </FieldGroup>
      </div>
      <div>
        <Button type="submit" variant="secondary" name="action" value="save">
          {t('alert.save')}
        </Button>
      </div>
    </form>
  );
}
