import { facilityReceiver, type RequestReceiver } from '~/features/request-form/server';
import type { BlockOutcome, BlockServices, PageContext } from '~/page/contract';
import { loaded } from '~/page/contract';

/** Who gets the request and what the form calls them. */
export interface ContactFormData {
  readonly siteId: string;
  readonly dealer: string;
  readonly phone: string;
  readonly receiver: RequestReceiver;
}

/** The facility that the editor chose; the site itself when there is none, or no such one any more. */
export function load({
  fields,
  page,
  services,
}: {
  readonly fields: { readonly SiteId: string };
  readonly page: PageContext;
  readonly services: Pick<BlockServices, 'facilities'>;
}): BlockOutcome<ContactFormData> {
  const { siteIndex, name, contact } = page.site;
  const siteId = fields.SiteId.trim();
  if (siteIndex !== null && siteId !== '') page.tag(`facilities:${siteIndex}`);
  const facility =
    siteIndex === null || siteId === '' ? undefined : services.facilities.bySiteId(siteIndex, siteId);
  return loaded({
    siteId: facility?.site_id ?? '',
    dealer: facility?.site_official_name ?? name,
    phone: facility?.site_phone || contact.phone,
    receiver: facilityReceiver(facility) ?? { name, email: contact.email },
  });
}
