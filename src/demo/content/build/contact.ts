import { SITE_PHONE } from '~/modules/content';
import { townLine } from '~/platform/postal-address';
import type { Site } from '~/sites';

/** Telephone and mail of a site as links inside a text; the number follows the site's settings. */
export const phoneLink = ({ contact }: Site): string => `<a href="${SITE_PHONE}">${contact.phone}</a>`;

export const mailLink = ({ contact }: Site): string =>
  `<a href="mailto:${contact.email}">${contact.email}</a>`;

export const addressLine = ({ organisation }: Site): string =>
  `${organisation.legalName}, ${organisation.street}, ${townLine(organisation.zip, organisation.city)}`;
