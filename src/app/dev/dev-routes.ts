import type { Hono } from 'hono';
import { mailAttachment, recentMail, recentSms } from '~/platform/outbox';
import { siteByKey } from '~/sites';
import type { HostTable } from '../http/hosts';
import type { Services } from '../wiring/services';
import { galleryRoutes } from './gallery';
import { outboxRoutes } from './outbox-page';
import { standInForms } from './stand-in-forms';

/** What answers below `/_dev/`, in the demo and in development only. */
export function devRoutes(
  services: Services,
  hosts: HostTable,
  renderer: Parameters<typeof galleryRoutes>[0],
): Hono[] {
  const { database, leads, clock } = services;
  return [
    standInForms(),
    // Nothing is asked or counted in the gallery.
    galleryRoutes(
      { ...renderer, pageData: () => '' },
      () => hosts.originOf(siteByKey('automotive-se')),
      clock,
    ),
    outboxRoutes({
      recentMail: (limit) => recentMail(database, limit),
      attachment: (key, index) => mailAttachment(database, key, index),
      recentSms: async (limit) => (await recentSms(database, limit)).map((sms) => ({ ...sms, subject: '' })),
      dead: (limit) => leads.dead(limit),
    }),
  ];
}
