import { StarChoice } from '~/features/star-rating';
import {
  type BookedVisit,
  formatVisitCar,
  formatVisitDay,
  VISIT_PATHS,
  type VisitPage,
} from '~/modules/workshop';
import type { PageContext } from '~/page/contract';
import { telHref } from '~/platform/phone/pattern';
import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { TextArea } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { SpecList } from '~/ui/text/facts';
import { LinkFields, visitLink } from './visit-link';
import styles from './workshop-visit.module.css';

interface Props {
  readonly shown: VisitPage & { readonly kind: 'rate' };
  readonly page: PageContext;
}

const MAX_COMMENT = 1000;
const PROBLEM = 'rating-problem';

/** Stars and a few words about a visit: a plain form, with what was given before. */
export function RateVisit({ shown, page }: Props) {
  const { visit, given, done, problem, until, refusal } = shown;
  const { t, site } = page;
  const day = (date: string) => formatVisitDay({ date, time: null }, page);
  if (refusal === 'not-visited') {
    const phone = visit.workshop.phone || site.contact.phone;
    return (
      <>
        <Alert
          tone="warning"
          title={t('ratingPage.notVisited', { phone })}
          action={
            <LinkButton href={telHref(phone)} variant="secondary" iconBefore="Phone">
              {phone}
            </LinkButton>
          }
        />
        <BackLink visit={visit} page={page} />
      </>
    );
  }
  if (refusal === 'closed') {
    return (
      <>
        <Alert tone="info" title={t('ratingPage.closed', { date: day(until) })} />
        <BackLink visit={visit} page={page} />
      </>
    );
  }
  const isGiven = given !== null && given.stars > 0 && problem === null;
  return (
    <>
      {done && (
        <Alert tone="success" live title={t('ratingPage.thanks')}>
          {t('ratingPage.until', { date: day(until) })}
        </Alert>
      )}
      {problem !== null && (
        <Alert
          id={PROBLEM}
          tone="danger"
          live
          title={t(problem === 'no-stars' ? 'ratingPage.missing' : 'ratingPage.tooLong')}
        />
      )}
      <form
        // What is typed of one visit is not another's.
        id={`rate-${visit.bookingId}`}
        method="post"
        action={VISIT_PATHS.rate}
        data-enhance="history"
        className={styles.card}
      >
        <LinkFields visit={visit} page={page} />
        <SpecList rows={rowsOf(visit, page)} />
        <StarChoice
          legend={t('ratingPage.legend')}
          name="stars"
          star={(count) => t('tyreHotel.star', { count })}
          chosen={given?.stars ?? 0}
          problemId={problem === 'no-stars' ? PROBLEM : undefined}
        />
        <Field
          id="comment"
          label={t('ratingPage.comment')}
          optionalText={t('form.optional')}
          hint={t('ratingPage.commentHelp')}
        >
          {(control) => (
            <TextArea
              {...control}
              name="comment"
              rows={4}
              maxLength={MAX_COMMENT}
              defaultValue={given?.comment ?? ''}
            />
          )}
        </Field>
        <div className={styles.buttons}>
          <Button type="submit" size="l">
            {t(isGiven ? 'ratingPage.change' : 'ratingPage.send')}
          </Button>
        </div>
        <p className={styles.note}>{t('ratingPage.verified')}</p>
      </form>
      <BackLink visit={visit} page={page} />
    </>
  );
}

const rowsOf = (visit: BookedVisit, page: PageContext) =>
  [
    { label: page.t('visit.workshop'), value: visit.workshop.siteName },
    { label: page.t('visit.time'), value: formatVisitDay({ date: visit.date, time: null }, page) },
    { label: page.t('visit.car'), value: formatVisitCar(visit) },
  ].filter(({ value }) => value !== '');

function BackLink({ visit, page }: { visit: BookedVisit; page: PageContext }) {
  return (
    <div>
      <LinkButton href={visitLink('show', visit, page)} variant="ghost">
        {page.t('ratingPage.toVisit')}
      </LinkButton>
    </div>
  );
}

/** One button: nothing happens before it is pressed, as programs follow the links of mails. */
export function StopRatingRequests({ visit, page }: { visit: BookedVisit; page: PageContext }) {
  const { t } = page;
  return (
    <form method="post" action={VISIT_PATHS.stop} className={styles.card}>
      <LinkFields visit={visit} page={page} />
      <p>{t('ratingPage.stopText')}</p>
      <div className={styles.buttons}>
        <Button type="submit" size="l">
          {t('ratingPage.stopYes')}
        </Button>
        <LinkButton href={visitLink('show', visit, page)} size="l" variant="secondary">
          {t('ratingPage.toVisit')}
        </LinkButton>
      </div>
    </form>
  );
}
