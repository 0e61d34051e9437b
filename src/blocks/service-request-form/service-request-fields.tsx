import {
  CUSTOMER,
  FieldPair,
  GroupProblem,
  LongTextField,
  requestFormStyles as look,
  MilageField,
  PlateField,
  PrivacyAnchor,
  SenderFields,
  TextField,
  useFormContent,
  useGroupChoice,
} from '~/features/request-form';
import type { NewsletterBox } from '~/modules/leads/browser';
import { Checkbox, FieldGroup } from '~/ui/form/controls';
import styles from './service-request-form.module.css';
import type { ServiceRequestFormProps, ServiceRequestTexts } from './service-request-props';

type Props = ServiceRequestFormProps & {
  readonly t: ServiceRequestTexts;
  /** How often the visitor was asked: each time the box is another, which nobody has ticked. */
  readonly newsletterRound: number;
};

/** The fields (SERVICE-REQUEST-2) below those of the dealer. */
export function ServiceRequestFields(props: Props) {
  const { t, distanceUnit } = props;
  return (
    <>
      <ServicesField {...props} />
      <LongTextField
        name="description"
        label={t('serviceRequest.description')}
        hint={t('serviceRequest.descriptionHint')}
        rows={4}
      />
      <FieldPair>
        <PlateField label={t('serviceRequest.plate')} className={styles.plate} />
        <MilageField label={`${t('sell.milage')} (${distanceUnit})`} />
      </FieldPair>
      <DateField {...props} />
      <SenderFields names={CUSTOMER} />
      <LongTextField name="other" label={t('serviceRequest.other')} rows={3} />
      <Consents {...props} />
    </>
  );
}

function ServicesField({ services, t }: Props) {
  const { values } = useFormContent();
  const group = useGroupChoice('services');
  const chosen = (values.services ?? '').split('\n');
  return (
    <div>
      <FieldGroup legend={`${t('serviceRequest.services')} (${t('form.optional')})`}>
        <div className={styles.services}>
          {services.map(({ value, label }, at) => (
            <Checkbox
              key={value}
              {...(at === 0 && group)}
              name="services"
              value={value}
              label={label}
              defaultChecked={chosen.includes(value)}
            />
          ))}
        </div>
      </FieldGroup>
      <GroupProblem name="services" />
    </div>
  );
}

/** From the server's today on: a device's clock may be wrong, and the server looks again at a page of yesterday. */
function DateField({ firstDay, t }: Props) {
  return (
    <TextField
      name="date"
      label={t('serviceRequest.date')}
      required
      type="date"
      min={firstDay}
      className={styles.date}
    />
  );
}

/**
 * Consent to answering is required, the newsletter is not (SERVICE-REQUEST-4): consent that a service hangs on is none
 * (GDPR art. 7 (4); ADR 0030).
 */
function Consents({ dealer, privacy, newsletter, newsletterRound, t }: Props) {
  const { values } = useFormContent();
  const consent = useGroupChoice('gdpr');
  return (
    <div className={styles.consents}>
      <div>
        <Checkbox
          {...consent}
          name="gdpr"
          required
          label={`${t('serviceRequest.consent', { site: dealer })} *`}
          defaultChecked={values.gdpr === 'on'}
        />
        {privacy !== null && (
          <p className={styles.privacy}>
            <PrivacyAnchor link={privacy} />
          </p>
        )}
        <GroupProblem name="gdpr" />
      </div>
      <NewsletterField key={newsletterRound} box={newsletter} t={t} />
    </div>
  );
}

/** The version of its words goes with it: those that the visitor saw are recorded. */
function NewsletterField({ box, t }: { readonly box: NewsletterBox; readonly t: ServiceRequestTexts }) {
  const { uid, values } = useFormContent();
  const choice = useGroupChoice('newsletter');
  const hint = `${uid}-newsletter-hint`;
  return (
    <div>
      <Checkbox
        {...choice}
        name="newsletter"
        label={`${box.label} (${t('form.optional')})`}
        defaultChecked={values.newsletter === 'on' && values.newsletterVersion === box.version}
        aria-describedby={[hint, choice['aria-describedby']].filter(Boolean).join(' ')}
      />
      <p id={hint} className={look.hint}>
        {box.hint}
      </p>
      <input type="hidden" name="newsletterVersion" value={box.version} autoComplete="off" />
      <GroupProblem name="newsletter" />
    </div>
  );
}
