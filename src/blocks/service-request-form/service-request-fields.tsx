import { useEffect, useState } from 'react';
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
import { localDate } from '~/platform/time/zone';
import { Checkbox, FieldGroup } from '~/ui/form/controls';
import styles from './service-request-form.module.css';
import type { ServiceRequestFormProps, ServiceRequestTexts } from './service-request-props';

type Props = ServiceRequestFormProps & { readonly t: ServiceRequestTexts };

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

/** From today on in the workshop's zone; the page may be older than the day. */
function DateField({ firstDay, zone, t }: Props) {
  const [min, setMin] = useState(firstDay);
  useEffect(() => setMin(localDate(new Date(), zone)), [zone]);
  return (
    <TextField
      name="date"
      label={t('serviceRequest.date')}
      required
      type="date"
      autoComplete="off"
      min={min}
      className={styles.date}
    />
  );
}

/**
 * Consent to answering is required, the newsletter is not (SERVICE-REQUEST-4): consent that a service hangs on is none
 * (GDPR art. 7 (4); ADR 0030).
 */
function Consents({ dealer, privacy, t }: Props) {
  const { uid, values } = useFormContent();
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
