import { requestFormStyles as look } from '~/features/request-form';
import {
  CUSTOMER,
  formNameOf,
  optionalRule,
  privacyLink,
  RequestSection,
  rule,
  senderRules,
  sentStateOf,
} from '~/features/request-form/server';
import { translator } from '~/messages';
import { newsletterBox } from '~/modules/leads';
import { SERVICES_OF } from '~/modules/leads/browser';
import type { BlockView, BlockViewProps, FieldsOf, FormState, PageContext } from '~/page/contract';
import { localDate } from '~/platform/time';
import { Island } from '~/ui/island/island';
import { ServiceRequestThanks } from './service-request-form';
import type { block } from './service-request-form.block';
import type { ServiceRequestData } from './service-request-form.data';
import serviceRequestForm from './service-request-form.island';
import styles from './service-request-form.module.css';
import { SERVICE_REQUEST_KEYS, type ServiceRequestFormProps } from './service-request-props';

type Props = BlockViewProps<FieldsOf<typeof block>, ServiceRequestData>;

/** What a visitor without a script has sent comes back with what is wrong, or with thanks. */
export const view: BlockView<FieldsOf<typeof block>, ServiceRequestData> = (props) => {
  const { fields, page, uid } = props;
  const state = stateOf(props);
  return (
    <RequestSection uid={uid} words={fields} className={styles.root}>
      <div id="service-request-form" className={look.root}>
        {state?.outcome === 'sent' ? (
          <ServiceRequestThanks
            t={page.t}
            dealer={page.site.name}
            confirmation={state.confirmation ?? null}
            href={hrefOf(page)}
          />
        ) : (
          <Island island={serviceRequestForm} props={islandProps(props, state)} when="interaction" />
        )}
      </div>
    </RequestSection>
  );
};

/** What came of this form; a page may have one for cars and one for motorcycles. */
function stateOf({ page, data }: Props): FormState | null {
  const state = sentStateOf(page, {
    formName: formNameOf(page.site, 'ServiceRequestForm'),
    carId: '',
    siteId: '',
  });
  const { typeCar = data.vehicle } = state?.values ?? {};
  return typeCar === data.vehicle ? state : null;
}

const hrefOf = (page: PageContext): string => `${page.href(page.path)}#service-request-form`;

function islandProps(
  { fields, data, page, uid }: Props,
  returned: FormState | null,
): ServiceRequestFormProps {
  const { site, locale, now } = page;
  return {
    uid,
    returned,
    data,
    locale,
    texts: page.texts(SERVICE_REQUEST_KEYS),
    rules: rulesOf(page),
    hidden: {
      formName: formNameOf(page.site, 'ServiceRequestForm'),
      typeCar: data.vehicle,
      sourceUrl: encodeURI(page.href(page.path)),
    },
    newsletter: newsletterBox(page.t),
    services: servicesOf(page, data),
    dealer: site.name,
    phone: site.contact.phone,
    privacy: privacyLink(page, fields.PrivacyLink),
    firstDay: localDate(now, site.zone),
    distanceUnit: site.features.distanceUnit,
    href: hrefOf(page),
  };
}

/** The names of the services are what is sent (SERVICE-REQUEST-6): in the site's language, whatever editors call them. */
function servicesOf({ t, site }: PageContext, { vehicle }: ServiceRequestData) {
  const nameOf = translator(site.languages[0]);
  return SERVICES_OF[vehicle].map((service) => ({
    value: nameOf(`workshopService.${service}`),
    label: t(`workshopService.${service}`),
  }));
}

function rulesOf(page: PageContext): ServiceRequestFormProps['rules'] {
  const { t } = page;
  return {
    siteName: rule(page, 'siteName', t('serviceRequest.dealerMissing')),
    services: rule(page, 'services', t('serviceRequest.servicesInvalid')),
    description: optionalRule(page, 'description'),
    regno: rule(page, 'regno', t('serviceRequest.plateMissing')),
    milage: rule(page, 'milage', t('sell.milageInvalid')),
    date: rule(page, 'date', t('serviceRequest.dateMissing'), t('serviceRequest.dateInvalid')),
    ...senderRules(page, CUSTOMER),
    other: optionalRule(page, 'other'),
    gdpr: rule(page, 'gdpr', t('serviceRequest.consentMissing')),
    newsletter: rule(page, 'newsletter', t('serviceRequest.newsletterChanged')),
  };
}
