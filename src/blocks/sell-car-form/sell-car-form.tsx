import { useMemo } from 'react';
import {
  type FormThanksProps,
  PrivacyNote,
  RequestFrame,
  ThanksPanel,
  useEnvelope,
  useRequest,
} from '~/features/request-form';
import { translatorOver } from '~/messages/translate';
import { SellCarFields } from './sell-car-fields';
import type { SellCarFormProps, SellCarTexts } from './sell-car-props';
import { missingValues, sellCarValues } from './sell-car-values';
import { sendOffer } from './send-offer';

/** A car that a visitor offers (SELL-FORM-1 to SELL-FORM-5). */
export function SellCarForm(props: SellCarFormProps) {
  const { uid, texts, rules, returned, hidden, dealer, phone, privacy, againHref } = props;
  const t = useMemo(() => translatorOver(texts), [texts]);
  const envelopeOf = useEnvelope((form) => sellCarValues(form, location));
  const request = useRequest({
    rules,
    returned,
    check: (form) => missingValues(sellCarValues(form, location)),
    submit: (form) => sendOffer(form, envelopeOf(form)),
  });
  const { phase, confirmation } = request.state;
  return (
    <>
      {phase === 'thanked' && (
        <SellCarThanks
          t={t}
          dealer={dealer}
          confirmation={confirmation}
          href={againHref}
          onAgain={() => request.reopen('first')}
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
        failures={{ failed: t('sellCarFormError') }}
        send={t('sell.send')}
        note={<PrivacyNote t={t} link={privacy} />}
      >
        <SellCarFields {...props} t={t} />
      </RequestFrame>
    </>
  );
}

/** Where the form was. */
export function SellCarThanks({ t, dealer, confirmation, ...again }: FormThanksProps<SellCarTexts>) {
  return (
    <ThanksPanel
      t={t}
      confirmation={confirmation}
      title={t('sell.successTitle')}
      sentTo={t('sell.successText', { dealer })}
      again={{ text: t('sell.again'), ...again }}
    />
  );
}
