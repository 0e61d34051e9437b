import type { Translate } from '~/messages';

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

/** `tel:` address of a number as it is written for people. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
