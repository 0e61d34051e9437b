import type { SentFields } from '~/page/render/error.shell';
import { Button, LinkButton } from '~/ui/button';
import { SECOND_FACTOR_PATH, signInPath } from './paths';
import styles from './staff.module.css';
import type { StaffFrame } from './staff.shell';

/** What comes before the form can be taken: signing in, or making the second factor that is required. */
const FIRST = {
  'signed-out': {
    title: 'staff.signedOut',
    text: 'staff.signedOutText',
    link: 'staff.signInElsewhere',
    href: signInPath('/staff'),
  },
  'no-factor': {
    title: 'factor.title',
    text: 'factor.requiredText',
    link: 'factor.makeElsewhere',
    href: SECOND_FACTOR_PATH,
  },
} as const;

/** Where a form could not be taken from its sender: what was typed is in the page, and is sent again once they may send it. */
export function SignedOutView({
  frame: { t },
  reason,
  action,
  fields,
}: {
  readonly frame: StaffFrame;
  readonly reason: keyof typeof FIRST;
  /** Where the form was sent to. */
  readonly action: string;
  readonly fields: SentFields;
}) {
  const first = FIRST[reason];
  return (
    <div className={styles.door}>
      <div className={styles.panel}>
        <h1 className={styles.title}>{t(first.title)}</h1>
        <p>{t(first.text)}</p>
        <LinkButton href={first.href} target="_blank" block>
          {t(first.link)}
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
