import type { Translate } from '~/messages';
import { telHref } from '~/platform/phone/pattern';

/** The way out when a form does not get through. */
export function PhoneLine({ t, phone }: { readonly t: Translate<'facility.call'>; readonly phone: string }) {
  return (
    <p>
      <a href={telHref(phone)}>
        {t('facility.call')} {phone}
      </a>
    </p>
  );
}
