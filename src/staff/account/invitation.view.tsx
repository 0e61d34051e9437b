import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { invitationPath } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';

/** Where the link of an invitation leads: a password is chosen. */
export function InvitationView({
  frame: { t },
  token,
  invited,
  isWeak,
}: {
  readonly frame: StaffFrame;
  readonly token: string;
  readonly invited: { readonly email: string; readonly name: string };
  /** The password that was chosen will not do. */
  readonly isWeak: boolean;
}) {
  return (
    <div className={staffStyles.door}>
      <div className={staffStyles.panel}>
        <h1 className={staffStyles.title}>{t('invite.accept')}</h1>
        <p className={staffStyles.muted}>{t('invite.acceptText', { email: invited.email })}</p>
        {isWeak && (
          <Alert tone="danger" live id="problem">
            {t('invite.weak')}
          </Alert>
        )}
        <form method="post" action={invitationPath(token)} className={staffStyles.fields}>
          <input type="hidden" name="username" value={invited.email} autoComplete="username" />
          <Field label={t('staff.password')} id="password" required>
            {(control) => (
              <TextInput
                {...control}
                {...(isWeak && { 'aria-describedby': 'problem' })}
                type="password"
                name="password"
                autoComplete="new-password"
                minLength={12}
                maxLength={128}
              />
            )}
          </Field>
          <Button type="submit" block>
            {t('invite.accept')}
          </Button>
        </form>
      </div>
    </div>
  );
}
