import { EMAIL_PATTERN, requestFormStyles as look, PHONE_PATTERN } from '~/features/request-form';
import { PHONE_EXAMPLES } from '~/features/request-form/server';
import { translator } from '~/messages';
import { MAX_LENGTH, SERVICES_OF } from '~/modules/leads/browser';
import { localDate } from '~/platform/time';
import { Checkbox, FieldGroup, TextArea, TextInput } from '~/ui/controls';
import { Field } from '~/ui/field';
import { DealerFields } from './dealer-fields';
/** In the order in which they stand, for the summary of what is wrong. */
import type { ServiceRequestFieldsProps } from './service-request-fields-props';
import styles from './service-request-form.module.css';
export const LISTED = [
  'siteName',
  'services',
  'description',
  'regno',
  'milage',
  'date',
  'customerName',
  'customerPhone',
  'customerEmail',
  'other',
  'gdpr',
] as const;

/** At least one character that is no space. */
const NOT_BLANK = '.*\\S.*';

/** The fields (SERVICE-REQUEST-2), each with the messages that its script shows (SERVICE-REQUEST-3). */
export function ServiceRequestFields(props: ServiceRequestFieldsProps) {
  const { t } = props.page;
  return (
    <div className={look.fields}>
      <DealerFields {...props} />
      <ServicesField {...props} />
      <LongText {...props} name="description" label={t('serviceRequest.description')} hint />
      <VehicleFields {...props} />
      <DateField {...props} />
      <CustomerFields {...props} />
      <LongText {...props} name="other" label={t('serviceRequest.other')} />
      <Consents {...props} />
    </div>
  );
}

/** The names of the services are what is sent (SERVICE-REQUEST-6): in the site's language, whatever editors call them. */
function ServicesField({ page: { t, site }, uid, data, values, problems }: ServiceRequestFieldsProps) {
  const nameOf = translator(site.languages[0]);
  const chosen = (values.services ?? '').split('\n');
  const error = problems.services;
  return (
    <div data-place="">
      <FieldGroup legend={`${t('serviceRequest.services')} (${t('form.optional')})`}>
        <div className={styles.services}>
          {SERVICES_OF[data.vehicle].map((service, at) => {
            const name = nameOf(`workshopService.${service}`);
            return (
              <Checkbox
                key={service}
                name="services"
                value={name}
                label={t(`workshopService.${service}`)}
                defaultChecked={chosen.includes(name)}
                {...(at === 0 && {
                  id: `${uid}-services`,
                  'data-missing': t('serviceRequest.servicesInvalid'),
                  'data-malformed': t('serviceRequest.servicesInvalid'),
                  ...errorOf(uid, 'services', error),
                })}
              />
            );
          })}
        </div>
      </FieldGroup>
      <Problem uid={uid} name="services" text={error} />
    </div>
  );
}

function LongText({
  page: { t },
  uid,
  values,
  problems,
  name,
  label,
  hint = false,
}: ServiceRequestFieldsProps & {
  readonly name: 'description' | 'other';
  readonly label: string;
  readonly hint?: boolean;
}) {
  return (
    <Field
      label={label}
      id={`${uid}-${name}`}
      hint={hint ? t('serviceRequest.descriptionHint') : undefined}
      error={problems[name]}
      optionalText={t('form.optional')}
    >
      {(control) => (
        <TextArea
          {...control}
          name={name}
          rows={hint ? 4 : 3}
          maxLength={MAX_LENGTH[name]}
          defaultValue={values[name]}
          data-missing=""
          data-malformed=""
          data-too-long={t('form.tooLong', { max: MAX_LENGTH[name] })}
        />
      )}
    </Field>
  );
}

function VehicleFields({ page: { t, site }, uid, values, problems }: ServiceRequestFieldsProps) {
  return (
    <div className={look.pair}>
      <Field label={t('serviceRequest.plate')} id={`${uid}-regno`} error={problems.regno} required>
        {(control) => (
          <TextInput
            {...control}
            name="regno"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_LENGTH.regno}
            pattern={NOT_BLANK}
            defaultValue={values.regno}
            className={styles.plate}
            data-missing={t('serviceRequest.plateMissing')}
            data-malformed={t('serviceRequest.plateMissing')}
            data-too-long={t('form.tooLong', { max: MAX_LENGTH.regno })}
          />
        )}
      </Field>
      <Field
        label={`${t('sell.milage')} (${site.features.distanceUnit})`}
        id={`${uid}-milage`}
        error={problems.milage}
        optionalText={t('form.optional')}
      >
        {(control) => (
          <TextInput
            {...control}
            type="number"
            inputMode="numeric"
            name="milage"
            autoComplete="off"
            min={0}
            max={999_999_999}
            step="any"
            defaultValue={values.milage}
            data-missing={t('sell.milageInvalid')}
            data-malformed={t('sell.milageInvalid')}
            data-too-long={t('sell.milageInvalid')}
          />
        )}
      </Field>
    </div>
  );
}

/** From today on in the workshop's zone; the script moves `min` on where the page is older than the day. */
function DateField({ page: { t, now, site }, uid, values, problems }: ServiceRequestFieldsProps) {
  return (
    <Field label={t('serviceRequest.date')} id={`${uid}-date`} error={problems.date} required>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          name="date"
          autoComplete="off"
          min={localDate(now, site.zone)}
          data-zone={site.zone}
          defaultValue={values.date}
          className={styles.date}
          data-missing={t('serviceRequest.dateMissing')}
          data-malformed={t('serviceRequest.dateInvalid')}
          data-too-long={t('serviceRequest.dateInvalid')}
        />
      )}
    </Field>
  );
}

function CustomerFields({ page, uid, values, problems }: ServiceRequestFieldsProps) {
  const { t } = page;
  const tooLong = (field: keyof typeof MAX_LENGTH) => t('form.tooLong', { max: MAX_LENGTH[field] });
  return (
    <>
      <Field label={t('form.name')} id={`${uid}-customerName`} error={problems.customerName} required>
        {(control) => (
          <TextInput
            {...control}
            name="customerName"
            autoComplete="name"
            maxLength={MAX_LENGTH.customerName}
            pattern={NOT_BLANK}
            defaultValue={values.customerName}
            data-missing={t('form.nameMissing')}
            data-malformed={t('form.nameMissing')}
            data-too-long={tooLong('customerName')}
          />
        )}
      </Field>
      <div className={look.pair}>
        <Field label={t('form.phone')} id={`${uid}-customerPhone`} error={problems.customerPhone} required>
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              name="customerPhone"
              autoComplete="tel"
              maxLength={MAX_LENGTH.customerPhone}
              pattern={PHONE_PATTERN}
              defaultValue={values.customerPhone}
              data-missing={t('form.phoneMissing')}
              data-malformed={t('form.phoneInvalid', { example: PHONE_EXAMPLES[page.site.country] })}
              data-too-long={tooLong('customerPhone')}
            />
          )}
        </Field>
        <Field label={t('form.email')} id={`${uid}-customerEmail`} error={problems.customerEmail} required>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="customerEmail"
              autoComplete="email"
              maxLength={MAX_LENGTH.customerEmail}
              pattern={EMAIL_PATTERN}
              defaultValue={values.customerEmail}
              data-missing={t('form.emailMissing')}
              data-malformed={t('form.emailInvalid')}
              data-too-long={tooLong('customerEmail')}
            />
          )}
        </Field>
      </div>
    </>
  );
}

/**
 * Consent to answering is required, the newsletter is not (SERVICE-REQUEST-4): consent that a service hangs on is none
 * (GDPR art. 7 (4); ADR 0030).
 */
function Consents({ page: { t, site }, uid, values, problems, privacy }: ServiceRequestFieldsProps) {
  const error = problems.gdpr;
  return (
    <div className={styles.consents}>
      <div data-place="">
        <Checkbox
          id={`${uid}-gdpr`}
          name="gdpr"
          required
          label={`${t('serviceRequest.consent', { site: site.name })} *`}
          defaultChecked={values.gdpr === 'on'}
          data-missing={t('serviceRequest.consentMissing')}
          data-malformed={t('serviceRequest.consentMissing')}
          {...errorOf(uid, 'gdpr', error)}
        />
        {privacy}
        <Problem uid={uid} name="gdpr" text={error} />
      </div>
      <div>
        <Checkbox
          name="newsletter"
          label={`${t('serviceRequest.newsletter')} (${t('form.optional')})`}
          defaultChecked={values.newsletter === 'on'}
          aria-describedby={`${uid}-newsletter-hint`}
        />
        <p id={`${uid}-newsletter-hint`} className={look.hint}>
          {t('serviceRequest.newsletterHint')}
        </p>
      </div>
    </div>
  );
}

const errorOf = (uid: string, name: string, error: string | undefined) =>
  error === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': `${uid}-${name}-error` } as const);

function Problem({ uid, name, text }: { uid: string; name: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p id={`${uid}-${name}-error`} className={look.problem}>
      {text}
    </p>
  );
}
