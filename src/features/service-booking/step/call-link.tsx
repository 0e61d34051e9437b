import { LinkButton } from '~/ui/button';
import type { BookingSite } from '../state/booking-props';

interface Props {
  readonly site: Pick<BookingSite, 'phone' | 'phoneE164'>;
  readonly t: (key: 'booking.call', values: { readonly phone: string }) => string;
}

/** The number to call, where a flow cannot go on by itself. */
export function CallLink({ site, t }: Props) {
  return (
    <LinkButton variant="ghost" href={`tel:${site.phoneE164}`} iconBefore="Phone">
      {t('booking.call', { phone: site.phone })}
    </LinkButton>
  );
}
