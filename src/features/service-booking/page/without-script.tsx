import type { LinkValue } from '~/modules/content';
import type { PageContext } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { Alert } from '~/ui/alert';
import { LinkButton } from '~/ui/button';
import styles from './without-script.module.css';

interface Props {
  readonly page: PageContext;
  readonly callbackLink: LinkValue | null;
}

/** What stands in place of the flow where no script runs: a number to call, and a form to be called back. */
export function WithoutScript({ page, callbackLink }: Props) {
  const { phone, phoneE164 } = page.site.contact;
  const callback = linkAttributes(page, callbackLink);
  return (
    <Alert
      tone="warning"
      className={styles.noScript}
      action={
        <div className={styles.ways}>
          <LinkButton href={`tel:${phoneE164}`} iconBefore="Phone">
            {page.t('booking.call', { phone })}
          </LinkButton>
          {callback !== null && <a {...callback}>{page.t('booking.callMe')}</a>}
        </div>
      }
    >
      {page.t('booking.noScript')}
    </Alert>
  );
}
