import { useMemo, useState } from 'react';
import {
  type FormThanksProps,
  RequestFrame,
  ThanksPanel,
  useEnvelope,
  useRequest,
} from '~/features/request-form';
import { sendLead } from '~/features/request-form/browser';
import { translatorOver } from '~/messages/translate';
import { DealerFields, placeFormId } from './dealer-fields';
import { ServiceRequestFields } from './service-request-fields';
import type { ServiceRequestFormProps, ServiceRequestTexts } from './service-request-props';
import { serviceRequestValues } from './service-request-values';
import { useNearest } from './use-nearest';

/** A request for service to a dealer (SERVICE-REQUEST-1 to SERVICE-REQUEST-8). */
export function ServiceRequestForm(props: ServiceRequestFormProps) {
  const { uid, texts, rules, returned, hidden, data, dealer, phone, href } = props;
  const t = useMemo(() => translatorOver(texts), [texts]);
  const [newsletter, setNewsletter] = useState({ box: props.newsletter, round: 1 });
  const { nearest, choice, find } = useNearest(data);
  const envelopeOf = useEnvelope((form) => serviceRequestValues(form, data.dealers, location));
  const request = useRequest({
    rules,
    returned,
    submit: async (form) => {
      const outcome = await sendLead(form, envelopeOf(form), 'Service request form');
      const box = outcome.kind === 'invalid' ? outcome.newsletter : undefined;
      if (box !== undefined) setNewsletter(({ round }) => ({ box, round: round + 1 }));
      return outcome;
    },
  });
  const { phase, confirmation } = request.state;
  return (
    <>
      {phase === 'thanked' && (
        <ServiceRequestThanks
          t={t}
          dealer={dealer}
          confirmation={confirmation}
          href={href}
          onAgain={() => request.reopen('first')}
        />
      )}
      {data.vehicle === 'car' && (
        <form
          id={placeFormId(uid)}
          method="get"
          action={href}
          data-place-form=""
          onSubmit={(event) => void find(event)}
        />
      )}
      <RequestFrame
        request={request}
        uid={uid}
        t={t}
        hidden={hidden}
        phone={phone}
        isReplaced={phase === 'thanked'}
        values={returned?.values ?? {}}
        failures={{ failed: t('serviceRequest.failed') }}
        send={t('serviceRequest.send')}
      >
        <DealerFields {...props} t={t} nearest={nearest} choice={choice} />
        <ServiceRequestFields
          {...props}
          newsletter={newsletter.box}
          newsletterRound={newsletter.round}
          t={t}
        />
      </RequestFrame>
    </>
  );
}

/** Where the form was. */
export function ServiceRequestThanks({
  t,
  dealer,
  confirmation,
  ...again
}: FormThanksProps<ServiceRequestTexts>) {
  return (
    <ThanksPanel
      t={t}
      confirmation={confirmation}
      title={t('form.successTitle')}
      sentTo={t('form.successText', { dealer })}
      again={{ text: t('serviceRequest.again'), ...again }}
    />
  );
}
