import { type FormAnswers, httpAnswers, noAnswers, standInAnswers } from '~/modules/leads';
import type { FormProviders } from '~/page/contract';
import type { Breakers } from '~/platform/breaker';
import type { Config } from '~/platform/config';
import type { Log } from '~/platform/log';

/** Path of the stand-in for a provider of forms, which demo and development have. */
export const STAND_IN_FORMS = '/_dev/forms';

/** Which forms of others our pages may show: those of the configured providers, and no address besides. */
export function formProviders({ forms, devPages }: Pick<Config, 'forms' | 'devPages'>): FormProviders {
  const standIn = devPages ? `${STAND_IN_FORMS}/{formId}` : null;
  const marketing = forms.marketing ?? standIn;
  const thirdParty = forms.thirdParty ?? standIn;
  const origins = new Set(formOrigins(forms));
  return {
    marketing: (formId) => addressOf(marketing, formId),
    thirdParty: (formId) => addressOf(thirdParty, formId),
    allowed(address) {
      if (!URL.canParse(address)) return null;
      const url = new URL(address);
      const plain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
      return plain && origins.has(url.origin) ? url.href : null;
    },
  };
}

/** Origins that our pages may frame for their forms, for the content security policy. */
export function formOrigins({ origins, marketing, thirdParty }: Config['forms']): readonly string[] {
  const ofProviders = [marketing, thirdParty].flatMap((address) =>
    address === null ? [] : [new URL(address).origin],
  );
  return [...new Set([...origins, ...ofProviders])];
}

/** An id is one word of the provider's; what is none leads nowhere. */
function addressOf(template: string | null, formId: string): string | null {
  if (template === null || !/^[\w-]{1,100}$/.test(formId)) return null;
  return template.replace('{formId}', () => formId);
}

/** Where answers to forms are read: at the provider that is configured, in demo and development nowhere. */
export function formAnswers(
  { forms, devPages }: Pick<Config, 'forms' | 'devPages'>,
  breakers: Breakers,
  log: Log,
): FormAnswers {
  if (forms.answers === null) return devPages ? standInAnswers : noAnswers;
  const { address, key, published } = forms.answers;
  return httpAnswers({ address, key: key.reveal(), published, log, breaker: breakers.of('form-answers') });
}
