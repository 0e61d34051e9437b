import type { AgreementFailure, StaffAgreement, TypedAgreement } from '~/modules/tyre-hotel';
import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { NoticeLanguage } from '../customers/notice-language';
import { agreementPath, tyresPath } from '../paths';
import staffStyles from '../staff.module.css';
import { plateText } from '../workshop/booking-words';
import { AgreementFields, CAR_FIELDS, CONTACT_FIELDS } from './agreement-form';
import styles from './tyres.module.css';
import { TyresHead, type TyresPlace } from './tyres-head';

interface FormProps extends TyresPlace {
  readonly problem: AgreementFailure | null;
}

function ProblemAlert({ frame: { t }, workshop, problem }: FormProps) {
  if (problem === null) return null;
  const other = problem.code === 'plate-taken' ? problem.agreementId : null;
  return (
    <Alert tone="danger" live className={styles.message}>
      {t(`tyres.refused.${problem.code}`)}{' '}
      {other !== null && <a href={agreementPath(workshop.departmentId, other)}>{t('tyres.toAgreement')}</a>}
    </Alert>
  );
}

const invalidOf = (problem: AgreementFailure | null): ReadonlySet<string> =>
  problem?.code === 'invalid' ? problem.fields : new Set(problem?.code === 'plate-taken' ? ['plate'] : []);

/** A new agreement, by hand. */
export function NewAgreementView({
  id,
  typed,
  ...props
}: FormProps & { readonly id: string; readonly typed: TypedAgreement }) {
  const { frame, workshop, problem } = props;
  const { t } = frame;
  const shown = { frame, typed, problems: invalidOf(problem) };
  return (
    <>
      <TyresHead {...props} page={null} heading={t('tyres.new')} />
      <ProblemAlert {...props} />
      <form
        method="post"
        action={tyresPath(workshop.departmentId, '/new')}
        className={styles.form}
        noValidate
      >
        <input type="hidden" name="id" value={id} />
        <AgreementFields {...shown} fields={CAR_FIELDS} />
        <AgreementFields {...shown} fields={CONTACT_FIELDS} />
        <NoticeLanguage frame={frame} chosen={typed.language} />
        <p className={staffStyles.muted}>{t('tyres.phoneNote')}</p>
        <div className={styles.acts}>
          <Button type="submit">{t('tyres.make')}</Button>
          <LinkButton href={tyresPath(workshop.departmentId)} variant="ghost">
            {t('tyres.back')}
          </LinkButton>
        </div>
      </form>
    </>
  );
}

/** Name, telephone and mail of an agreement. */
export function ContactView({
  agreement,
  typed,
  ...props
}: FormProps & { readonly agreement: StaffAgreement; readonly typed: Partial<TypedAgreement> }) {
  const { frame, workshop, problem } = props;
  const { t } = frame;
  const path = (act: '' | '/contact') => agreementPath(workshop.departmentId, agreement.id, act);
  return (
    <>
      <TyresHead {...props} page={null} heading={t('tyres.changeContact')} />
      <p className={staffStyles.muted}>{plateText(agreement.registrationNumber)}</p>
      <ProblemAlert {...props} />
      <form method="post" action={path('/contact')} className={styles.form} noValidate>
        <input type="hidden" name="revision" value={agreement.revision} />
        <AgreementFields frame={frame} typed={typed} problems={invalidOf(problem)} fields={CONTACT_FIELDS} />
        <NoticeLanguage frame={frame} chosen={typed.language ?? ''} />
        <p className={staffStyles.muted}>{t('tyres.phoneNote')}</p>
        {agreement.isInFile && <p className={staffStyles.muted}>{t('tyres.contactNote')}</p>}
        <div className={styles.acts}>
          <Button type="submit">{t('staffFacilities.save')}</Button>
          <LinkButton href={path('')} variant="ghost">
            {t('tyres.toAgreement')}
          </LinkButton>
        </div>
      </form>
    </>
  );
}

/** Whether to end it. */
export function EndView({ agreement, ...props }: FormProps & { readonly agreement: StaffAgreement }) {
  const { frame, workshop } = props;
  const { t } = frame;
  const path = (act: '' | '/end') => agreementPath(workshop.departmentId, agreement.id, act);
  const stored = agreement.sets.filter(({ state }) => state === 'stored').length;
  return (
    <div className={staffStyles.panel}>
      <h1 className={staffStyles.title}>{t('tyres.end')}</h1>
      <ProblemAlert {...props} />
      <p>
        {plateText(agreement.registrationNumber)} {agreement.customer.name}
      </p>
      <p>{t('tyres.endText', { count: stored })}</p>
      <form method="post" action={path('/end')} className={staffStyles.choice}>
        <input type="hidden" name="revision" value={agreement.revision} />
        <Button type="submit">{t('tyres.endNow')}</Button>
        <LinkButton href={path('')} variant="ghost">
          {t('tyres.toAgreement')}
        </LinkButton>
      </form>
    </div>
  );
}
