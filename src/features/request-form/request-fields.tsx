import { MAX_LENGTH } from '~/modules/leads/browser';
import type { PageContext } from '~/page/contract';
import { Checkbox, Select, TextArea, TextInput } from '~/ui/controls';
import { Field } from '~/ui/field';
import styles from './request-form.module.css';
import { type DealerChoice, PHONE_EXAMPLES } from './request-form-model';

interface RequestFieldsProps {
  readonly page: PageContext;
  readonly uid: string;
  /** What a visitor without JavaScript has typed before, by field. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  readonly aboutCar: boolean;
  /** For sample cars only. */
  readonly dealers: readonly DealerChoice[];
}

/** At least one character that is no space. */
const NAME_PATTERN = '.*\\S.*';

/**
 * An optional plus and 6 to 20 digits, with the spaces, hyphens and parentheses that people write between them; the
 * server normalises and checks again (REQUEST-2). Compiled with the `v` flag.
 */
export const PHONE_PATTERN = '\\s*\\+?(?:[\\s\\-\\(\\)\\u2010-\\u2015]*[0-9]){6,20}[\\s\\-\\(\\)]*';

/** The browser's own rule would take `a@b`. */
export const EMAIL_PATTERN = '[^\\s@]+@[^\\s@]+\\.[^\\s@.]{2,}';

const ticked = (value: string | undefined): boolean => value === 'on' || value === 'true' || value === '1';

/** The fields of REQUEST-1, each with the messages that its script shows. */
export function RequestFields(props: RequestFieldsProps) {
  const { page, uid, values, problems, aboutCar, dealers } = props;
  const { t } = page;
  const tooLong = (field: keyof typeof MAX_LENGTH) => t('form.tooLong', { max: MAX_LENGTH[field] });
  return (
    <fieldset className={styles.fields}>
      {dealers.length > 0 && <DealerField {...props} />}
      <Field label={t('form.name')} id={`${uid}-name`} error={problems.name} required>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            maxLength={MAX_LENGTH.name}
            pattern={NAME_PATTERN}
            defaultValue={values.name}
            data-missing={t('form.nameMissing')}
            data-malformed={t('form.nameMissing')}
            data-too-long={tooLong('name')}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label={t('form.phone')} id={`${uid}-phone`} error={problems.phone} required>
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              name="phone"
              autoComplete="tel"
              maxLength={MAX_LENGTH.phone}
              pattern={PHONE_PATTERN}
              defaultValue={values.phone}
              data-missing={t('form.phoneMissing')}
              data-malformed={t('form.phoneInvalid', { example: PHONE_EXAMPLES[page.site.country] })}
              data-too-long={tooLong('phone')}
            />
          )}
        </Field>
        <Field label={t('form.email')} id={`${uid}-email`} error={problems.email} required>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              maxLength={MAX_LENGTH.email}
              pattern={EMAIL_PATTERN}
              defaultValue={values.email}
              data-missing={t('form.emailMissing')}
              data-malformed={t('form.emailInvalid')}
              data-too-long={tooLong('email')}
            />
          )}
        </Field>
      </div>
      {aboutCar && (
        <div className={styles.wishes}>
          <Checkbox name="quote" label={t('form.wantsQuote')} defaultChecked={ticked(values.quote)} />
          <Checkbox
            name="testDrive"
            label={t('form.wantsTestDrive')}
            defaultChecked={ticked(values.testDrive)}
          />
        </div>
      )}
      <Field
        label={t('form.message')}
        id={`${uid}-message`}
        hint={aboutCar ? t('form.messageHint') : undefined}
        error={problems.message}
        optionalText={t('form.optional')}
      >
        {(control) => (
          <TextArea
            {...control}
            name="message"
            maxLength={MAX_LENGTH.message}
            defaultValue={values.message}
            data-missing=""
            data-malformed=""
            data-too-long={tooLong('message')}
          />
        )}
      </Field>
    </fieldset>
  );
}

function DealerField({ page: { t }, uid, values, problems, dealers }: RequestFieldsProps) {
  return (
    <Field label={t('form.chooseSeller')} id={`${uid}-siteName`} error={problems.siteName} required>
      {(control) => (
        <Select
          {...control}
          name="siteName"
          defaultValue={values.siteName ?? ''}
          data-missing={t('form.sellerMissing')}
          data-malformed={t('form.sellerMissing')}
          data-too-long={t('form.sellerMissing')}
        >
          <option value="">{t('form.chooseSeller')}</option>
          {dealers.map(({ siteName, receiver }) => (
            <option
              key={siteName}
              value={siteName}
              data-to-name={receiver?.name}
              data-to-email={receiver?.email}
            >
              {siteName}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
