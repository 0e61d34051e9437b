import type { SentFields } from '~/page/render/error.shell';
import { Button, LinkButton } from '~/ui/button';
import { signInPath } from './paths';
import styles from './staff.module.css';
import type { StaffFrame } from './staff.shell';

/** Where the session ended before a form was sent: what was typed is in the page, and is sent again after signing in elsewhere. */
export function SignedOutView({
  frame: { t },
  action,
  fields,
}: {
  readonly frame: StaffFrame;
  /** Where the form was sent to. */
  readonly action: string;
  readonly fields: SentFields;
}) {
  return (
    <div className={styles.door}>
      <div className={styles.panel}>
        <h1 className={styles.title}>{t('staff.signedOut')}</h1>
        <p>{t('staff.signedOutText')}</p>
        <LinkButton href={signInPath('/staff')} target="_blank" block>
          {t('staff.signInElsewhere')}
        </LinkButton>
        <form method="post" action={action}>
          {fields.map(([name, value], at) => (
            <input key={`${at}-${name}`} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="secondary" block>
            {t('error.sendAgain')}
          </Button>
        </form>
      </div>
    </div>
  );
}
