import type { MessageKey, Translate } from '~/messages';
import { LinkButton } from '~/ui/button';

/** Addresses of a visit's pages, without its token. */
export interface VisitAddresses {
  /** Where it is seen, changed and cancelled. */
  readonly visit: string;
  /** Where an earlier day is asked for. */
  readonly earlier: string;
}

export const BOOKED_LINK_KEYS = ['booked.earlier', 'booked.manage'] as const satisfies readonly MessageKey[];

/** The ways on from a visit that was just booked; none where the service that booked it gives no token. */
export function BookedLinks({
  token,
  addresses: { visit, earlier },
  t,
}: {
  readonly token: string;
  readonly addresses: VisitAddresses;
  readonly t: Translate<(typeof BOOKED_LINK_KEYS)[number]>;
}) {
  if (token === '') return null;
  const ofVisit = (address: string) => address.replace('t=', `t=${encodeURIComponent(token)}`);
  return (
    <>
      <LinkButton variant="ghost" size="s" href={ofVisit(earlier)}>
        {t('booked.earlier')}
      </LinkButton>
      <LinkButton variant="ghost" size="s" href={ofVisit(visit)}>
        {t('booked.manage')}
      </LinkButton>
    </>
  );
}
