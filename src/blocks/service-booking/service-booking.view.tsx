import { visitHref } from '~/modules/workshop';
import { Alert } from '~/ui/alert';
import { LinkButton } from '~/ui/button';
import { Island } from '~/ui/island';
import { Container } from '~/ui/layout';
import type { BlockView, BlockViewProps, FieldsOf } from '../contract';
import { linkAttributes } from '../link';
import { elementOf } from '../title-tag';
import type { BookingProps } from './booking-props';
import { brandLinksModel } from './brand-links/brand-link-fields';
import { ServiceQuestions } from './brand-links/service-questions';
import type { block } from './service-booking.block';
import type { ServiceBookingData } from './service-booking.data';
import serviceBooking from './service-booking.island';
import styles from './service-booking.module.css';

type Props = BlockViewProps<FieldsOf<typeof block>, ServiceBookingData>;

/** The whole flow is one island; without JavaScript there is a number to call and a form to be called back. */
export const view: BlockView<FieldsOf<typeof block>, ServiceBookingData> = (props) => (
  <section className={styles.root} aria-label={props.page.t('booking.region')} data-service-booking="">
    <Container width="content">
      <WithoutScript {...props} />
      <Island island={serviceBooking} props={propsOf(props)} when="load" />
      <ServiceQuestions question={props.page.t('landing.questions')} email={props.page.site.contact.email} />
    </Container>
  </section>
);

function propsOf({ fields, data, page, uid }: Props): BookingProps {
  const { name, contact, country, currency, zone } = page.site;
  const privacy = linkAttributes(page, fields.PrivacyLink);
  return {
    uid,
    texts: data.texts,
    brands: brandLinksModel(fields, page),
    level: elementOf(fields.TitleTag),
    site: {
      name,
      ...contact,
      ...{ country, currency, zone },
      locale: page.locale,
      callback: linkAttributes(page, fields.CallbackLink)?.href ?? null,
      privacy: privacy && {
        href: privacy.href,
        text: fields.PrivacyLink?.text || page.t('form.privacyLink'),
      },
      map: data.map,
      start: data.start,
      visit: visitHref('show', page.site, page.language, ''),
    },
  };
}

function WithoutScript({ fields, page }: Props) {
  const { phone, phoneE164 } = page.site.contact;
  const callback = linkAttributes(page, fields.CallbackLink);
  return (
    <Alert
      tone="warning"
      className={styles.noScript}
      action={
        <div className={styles.ways}>
          <LinkButton href={`tel:${phoneE164}`} iconBefore="Phone">
            {page.t('booking.call', { phone })}
          </LinkButton>
          {callback !== null && <a {...callback}>{page.t('booking.callMe')}</a>}
        </div>
      }
    >
      {page.t('booking.noScript')}
    </Alert>
  );
}
