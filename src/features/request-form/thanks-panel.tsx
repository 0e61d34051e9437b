import type { Confirmation, PageContext } from '~/page/contract';
import { LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import styles from './request-form.module.css';
import { ConfirmationTexts } from './request-success';

export interface ThanksPanelProps {
  readonly page: PageContext;
  readonly title: string;
  /** Who has the request, where no confirmation says it. */
  readonly sentTo: string;
  /** What a way back to an empty form is called, and the form's place on the page. */
  readonly again: string;
  readonly anchor: string;
  readonly confirmation: Confirmation | null;
}

/** Where a form was: thanks, what happens next, and a way to send another one. */
export function ThanksPanel({ page, title, sentTo, again, anchor, confirmation }: ThanksPanelProps) {
  return (
    <div role="status" className={styles.success}>
      <Icon name="CheckCircle" size="2.5rem" className={styles.successIcon} />
      <h3 tabIndex={-1} className={styles.successTitle}>
        {title}
      </h3>
      <ConfirmationTexts t={page.t} confirmation={confirmation} sentTo={sentTo} />
      <p className={styles.dialogActions}>
        <LinkButton href={`${page.href(page.path)}#${anchor}`} variant="secondary" data-again="">
          {again}
        </LinkButton>
      </p>
    </div>
  );
}
