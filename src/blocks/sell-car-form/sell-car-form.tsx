import { useMemo } from 'react';
import { PrivacyNote, RequestFrame, ThanksPanel, useEnvelope, useRequest } from '~/features/request-form';
import { sendOnce } from '~/features/request-form/browser';
import { translatorOver } from '~/messages/translate';
import type { Confirmation } from '~/page/contract';
import { pushEvent } from '~/ui/analytics';
import { SellCarFields } from './sell-car-fields';
import type { SellCarFormProps, SellCarTexts } from './sell-car-props';
import { missingValues, sellCarValues } from './sell-car-values';

/** The lead (SELL-FORM-5); it says nothing of who sent it. */
const LEAD = {
  event: 'form_interaction',
  category: 'form interaction',
  name: 'SellCar form',
  action: 'submit form',
  type: 'hard',
} as const;

/** A car that a visitor offers (SELL-FORM-1 to SELL-FORM-5). */
export function SellCarForm(props: SellCarFormProps) {
  const { uid, texts, rules, returned, hidden, dealer, phone, privacy, againHref } = props;
  const t = useMemo(() => translatorOver(texts), [texts]);
  const envelopeOf = useEnvelope((form) => sellCarValues(form, location));
  const request = useRequest({
    rules,
    returned,
    check: (form) => missingValues(sellCarValues(form, location)),
    async submit(form) {
      const outcome = await sendOnce(form.action, envelopeOf(form), (input, init) => fetch(input, init));
      if (outcome.kind === 'sent') pushEvent(LEAD);
      return outcome;
    },
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

interface ThanksProps {
  readonly t: SellCarTexts;
  readonly dealer: string;
  readonly confirmation: Confirmation | null;
  readonly href: string;
  readonly onAgain?: () => void;
}

/** Where the form was. */
export function SellCarThanks({ t, dealer, confirmation, ...again }: ThanksProps) {
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
