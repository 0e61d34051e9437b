import { useMemo } from 'react';
import type { MessageKey, MessageSubset, Translate } from '~/messages';
import { translatorOver } from '~/messages/translate';
import { decodeJson, isJsonObject } from '~/platform/json';
import { pushEvent } from '~/ui/analytics';
import { Select } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { jsonOfAttribute } from '~/ui/island/attribute-json';
import { contactValues } from './contact-values';
import { DriveLinks } from './drive/drive-links';
import { CalculationField } from './fields/calculation-field';
import { LongTextField, SenderFields } from './fields/fields';
import { PrivacyNote } from './fields/privacy-note';
import { type DriveOffer, REASON_KEYS, ReasonBoxes } from './fields/reason-boxes';
import { VISITOR } from './fields/sender-names';
import { useFormContent } from './form-context';
import type { DealerChoice } from './request-form-model';
import { RequestFrame } from './request-frame';
import type { RequestIslandProps } from './request-island-props';
import { ThanksDialog } from './request-thanks';
import { type Commerce, leadEvent } from './sending/lead-event';
import type { RequestEnvelope } from './sending/send-once';
import { sendRepeatedly } from './sending/send-repeatedly';
import { useEnvelope } from './sending/use-envelope';
import { useRequest } from './sending/use-request';
import { REQUEST_KEYS } from './texts';

export const CONTACT_KEYS = [
  ...REQUEST_KEYS,
  ...REASON_KEYS,
  ...(['form.messageHint', 'form.send', 'form.successTitle', 'form.successText', 'shell.close'] as const),
  'carDetailFormError',
] as const satisfies readonly MessageKey[];
type ContactKey = (typeof CONTACT_KEYS)[number];

/** Said only where the visitor chooses a dealer. */
export const DEALER_KEYS = [
  ...(['form.chooseSeller', 'failure.departmentNotFound'] as const),
] as const satisfies readonly MessageKey[];

export interface ContactFormProps extends RequestIslandProps {
  readonly texts: MessageSubset<ContactKey>;
  /** JSON of what the page has shown of the car's finance; null where it shows nothing. */
  readonly calculation: string | null;
  readonly isAboutCar: boolean;
  /** null: no times for a test drive are offered. */
  readonly drive: DriveOffer | null;
  /** For sample cars only. */
  readonly dealers: readonly DealerChoice[];
  /** null where there are none. */
  readonly dealerTexts: MessageSubset<(typeof DEALER_KEYS)[number]> | null;
}

/** The contact, quote and test-drive request (REQUEST-1 to REQUEST-7). */
export function ContactForm(props: ContactFormProps) {
  const { uid, texts, rules, returned, hidden, calculation, dealers, dealerTexts } = props;
  const { dealer, phone, privacy } = props;
  const t = useMemo(() => translatorOver(texts), [texts]);
  const tDealer = useMemo(() => dealerTexts && translatorOver(dealerTexts), [dealerTexts]);
  const envelopeOf = useEnvelope((form) => contactValues(form, dealers, location));
  const request = useRequest({
    rules,
    returned,
    async submit(form) {
      const envelope = envelopeOf(form);
      const outcome = await send(form.action, envelope);
      if (outcome.kind === 'sent') pushEvent(leadEvent(envelope, commerceAround(form)));
      return outcome;
    },
  });
  const { phase, confirmation } = request.state;
  return (
    <>
      <RequestFrame
        request={request}
        uid={uid}
        t={t}
        hidden={hidden}
        phone={phone}
        values={returned?.values ?? {}}
        failures={{
          failed: t('carDetailFormError'),
          ...(tDealer && { 'department-not-found': tDealer('failure.departmentNotFound') }),
          'too-many-drives': t('drive.tooMany'),
        }}
        send={t('form.send')}
        note={<PrivacyNote t={t} link={privacy} />}
      >
        {calculation !== null && <CalculationField uid={uid} given={calculation} />}
        <ContactFields {...props} t={t} chooseSeller={tDealer?.('form.chooseSeller')} />
      </RequestFrame>
      <ThanksDialog
        uid={uid}
        t={t}
        confirmation={confirmation}
        title={t('form.successTitle')}
        sentTo={t('form.successText', { dealer })}
        close={t('shell.close')}
        isOpen={phase === 'thanked'}
        onClose={() => request.reopen('submit')}
        more={confirmation?.drive && <DriveLinks drive={confirmation.drive} t={t} />}
      />
    </>
  );
}

/** The fields of REQUEST-1. */
function ContactFields({
  isAboutCar,
  drive,
  dealers,
  chooseSeller,
  t,
}: ContactFormProps & { readonly t: Translate<ContactKey>; readonly chooseSeller: string | undefined }) {
  return (
    <>
      {chooseSeller !== undefined && <DealerField dealers={dealers} label={chooseSeller} />}
      <SenderFields names={VISITOR} />
      {isAboutCar && <ReasonBoxes t={t} drive={drive} />}
      <LongTextField
        name="message"
        label={t('form.message')}
        hint={isAboutCar ? t('form.messageHint') : undefined}
      />
    </>
  );
}

function DealerField({ dealers, label }: Pick<ContactFormProps, 'dealers'> & { readonly label: string }) {
  const { uid, values, problems } = useFormContent();
  return (
    <Field label={label} id={`${uid}-siteName`} error={problems.siteName} required>
      {(control) => (
        <Select {...control} name="siteName" defaultValue={values.siteName ?? ''}>
          <option value="">{label}</option>
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

const send = (endpoint: string, envelope: RequestEnvelope) =>
  sendRepeatedly({
    endpoint,
    envelope,
    post: (input, init) => fetch(input, init),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    // biome-ignore lint/suspicious/noConsole: REQUEST-6 wants failed attempts logged, and says nothing of who wrote what
    note: (level, line) => console[level](line),
  });

/** What the page around the form sells, as it says to analytics; null where it sells nothing. */
function commerceAround(form: HTMLFormElement): Commerce | null {
  const wares = form.closest<HTMLElement>('[data-commerce]')?.dataset.commerce;
  const commerce = decodeJson(jsonOfAttribute(wares));
  return isJsonObject(commerce) ? commerce : null;
}
