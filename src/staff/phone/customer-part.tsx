import { TextArea, TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { NoticeLanguage } from '../customers/notice-language';
import type { StaffFrame } from '../staff.shell';
import styles from './phone.module.css';
import type { PhoneProblem } from './phone-problems';
import { MILEAGE_MAX, type TypedBooking } from './typed-booking';

/** What may be wrong with what is typed of them, by the field. */
export const CUSTOMER_PROBLEMS = ['name', 'phone', 'email', 'mileage', 'comment'] as const;

/** Who comes, and what they say of the car. */
export function CustomerPart({
  frame,
  typed,
  problem,
}: {
  readonly frame: StaffFrame;
  readonly typed: TypedBooking;
  readonly problem: PhoneProblem | null;
}) {
  const { t } = frame;
  const errorAt = (field: (typeof CUSTOMER_PROBLEMS)[number]) =>
    problem === field ? t(`phone.problem.${field}`) : undefined;
  return (
    <section className={styles.part} aria-labelledby="customer">
      <h2 id="customer" className={styles.heading}>
        {t('staff.customer')}
      </h2>
      <div className={styles.fields}>
        <Field label={t('phone.customerName')} id="name" required error={errorAt('name')}>
          {(control) => (
            <TextInput
              {...control}
              required={false}
              name="name"
              autoFocus={errorAt('name') !== undefined}
              defaultValue={typed.name}
              autoComplete="off"
              maxLength={100}
            />
          )}
        </Field>
        <Field label={t('phone.phone')} id="phone" required error={errorAt('phone')}>
          {(control) => (
            <TextInput
              {...control}
              required={false}
              type="tel"
              name="phone"
              autoFocus={errorAt('phone') !== undefined}
              defaultValue={typed.phone}
              autoComplete="off"
              maxLength={60}
            />
          )}
        </Field>
        <Field
          label={t('staff.email')}
          id="email"
          optionalText={t('blocked.optional')}
          hint={t('phone.emailHint')}
          error={errorAt('email')}
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              autoFocus={errorAt('email') !== undefined}
              defaultValue={typed.email}
              autoComplete="off"
              maxLength={254}
            />
          )}
        </Field>
        <NoticeLanguage frame={frame} chosen={typed.language} />
        <Field
          label={t('phone.mileage')}
          id="mileage"
          optionalText={t('blocked.optional')}
          error={errorAt('mileage')}
        >
          {(control) => (
            <TextInput
              {...control}
              name="mileage"
              autoFocus={errorAt('mileage') !== undefined}
              inputMode="numeric"
              unit="mil"
              defaultValue={typed.mileage}
              autoComplete="off"
              maxLength={MILEAGE_MAX}
            />
          )}
        </Field>
      </div>
      <Field
        label={t('staff.comment')}
        id="comment"
        optionalText={t('blocked.optional')}
        error={errorAt('comment')}
      >
        {(control) => (
          // Without a limit of the browser's, which cuts what is pasted and says nothing.
          <TextArea
            {...control}
            name="comment"
            autoFocus={errorAt('comment') !== undefined}
            defaultValue={typed.comment}
            rows={2}
          />
        )}
      </Field>
    </section>
  );
}
