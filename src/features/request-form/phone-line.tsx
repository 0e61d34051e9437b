import type { PageContext } from '~/page/contract';

/** The way out when a form does not get through. */
export function PhoneLine({ page, phone }: { page: Pick<PageContext, 't'>; phone: string }) {
  return (
    <p>
      <a href={telHref(phone)}>
        {page.t('facility.call')} {phone}
      </a>
    </p>
  );
}

/** `tel:` address of a number as it is written for people. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
