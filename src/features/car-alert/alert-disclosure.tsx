import type { FormState, PageContext } from '~/page/contract';
import { Icon } from '~/ui/icon/icon';
import { Island } from '~/ui/island/island';
import styles from './alert-form.module.css';
import { AlertSearch, type WatchedSearch } from './alert-search';
import { alertTexts } from './alert-texts';
import carAlert from './car-alert.island';

/** Name of the form in a page's state; the server's routes have the same. */
export const ALERT_FORM = 'CarAlert';

interface AlertDisclosureProps {
  readonly page: PageContext;
  /** Prefix of element ids, unique on the page. */
  readonly uid: string;
  readonly search: WatchedSearch;
}

/**
 * Watches a search, or the price of a car: a disclosure with an island, which without a script is an ordinary form. The
 * search stands outside the island, as a list that changes without the page puts a new one in its place.
 */
export function AlertDisclosure({ page, uid, search }: AlertDisclosureProps) {
  const { t } = page;
  const isCar = search.kind === 'car';
  const returned = returnedState(page);
  const formId = `${uid}-alert`;
  const about = <AlertSearch page={page} search={search} formId={formId} />;
  if (page.isFragment) return about;
  return (
    <details className={styles.disclosure} open={returned !== null}>
      <summary className={styles.summary}>
        <Icon name="Bell" size="1.25rem" />
        <span>{t(isCar ? 'alert.carTitle' : 'alert.title')}</span>
        <Icon name="ChevronDown" size="1.125rem" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        {about}
        <Island
          island={carAlert}
          props={{ uid: formId, ...alertTexts(page, isCar), returned }}
          when="interaction"
        />
      </div>
    </details>
  );
}

/** What came back from this form, sent without its script; that none is ticked is shown at the first box. */
function returnedState({ form }: Pick<PageContext, 'form'>): FormState | null {
  if (form?.formName !== ALERT_FORM) return null;
  const { wish, ...problems } = form.problems;
  return { ...form, problems: { ...problems, ...(wish !== undefined && { newCars: wish }) } };
}
