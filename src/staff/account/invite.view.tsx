import type { InvitationFailure, Member, readRights } from '~/modules/identity';
import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { INVITE_PATH, PEOPLE_PATH } from '../paths';
import staffStyles from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import type { StaffPlaces } from '../staff-visit';
import styles from './account.module.css';
import { RightsFields } from './rights-form';

export type InviteProblem = InvitationFailure['code'];

/** Asking somebody to join the staff. */
export function InviteView({
  frame,
  member,
  placesOf,
  email,
  name,
  rights,
  problem,
}: {
  readonly frame: StaffFrame;
  readonly member: Member;
  placesOf(siteIndex: string): StaffPlaces;
  readonly email: string;
  readonly name: string;
  /** As they were typed. */
  readonly rights: ReturnType<typeof readRights>;
  readonly problem: InviteProblem | null;
}) {
  const { t } = frame;
  const described = problem === null ? {} : { 'aria-describedby': 'problem' };
  return (
    <div className={styles.page}>
      <div>
        <h1 className={staffStyles.title}>{t('invite.title')}</h1>
        <p className={staffStyles.muted}>{t('invite.intro')}</p>
      </div>
      {problem !== null && (
        <Alert tone="danger" live id="problem">
          {t(`invite.problem.${problem}`)}
        </Alert>
      )}
      <form method="post" action={INVITE_PATH} className={styles.rights}>
        <Field label={t('staff.email')} id="email" required>
          {(control) => (
            <TextInput
              {...control}
              {...(problem === 'invalid-address' && described)}
              type="email"
              name="email"
              defaultValue={email}
              autoComplete="off"
              maxLength={200}
            />
          )}
        </Field>
        <Field label={t('invite.name')} id="name" required>
          {(control) => (
            <TextInput
              {...control}
              {...(problem === 'invalid-name' && described)}
              name="name"
              defaultValue={name}
              autoComplete="off"
              maxLength={120}
            />
          )}
        </Field>
        <RightsFields frame={frame} member={member} rights={rights} placesOf={placesOf} />
        <Button type="submit">{t('invite.send')}</Button>
      </form>
      <p>
        <LinkButton href={PEOPLE_PATH} variant="secondary">
          {t('people.back')}
        </LinkButton>
      </p>
    </div>
  );
}
