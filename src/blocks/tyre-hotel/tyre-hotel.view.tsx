import { SIGN_IN_ID } from '~/modules/tyre-hotel';
import { visitHref } from '~/modules/workshop';
import type { BlockView, BlockViewProps, FieldsOf } from '~/page/contract';
import { linkAttributes } from '~/page/link';
import { elementOf } from '~/page/title-tag';
import { Alert } from '~/ui/alert';
import { LinkButton } from '~/ui/button';
import { Heading } from '~/ui/heading';
import { Island } from '~/ui/island/island';
import { Container } from '~/ui/layout';
import { StoredHeight } from '~/ui/steady-end/stored-height';
import { RichText } from '~/ui/text/rich-text';
import type { TyreHotelProps } from './flow';
import type { block } from './tyre-hotel.block';
import type { TyreHotelData } from './tyre-hotel.data';
import tyreHotel from './tyre-hotel.island';
import styles from './tyre-hotel.module.css';

type Props = BlockViewProps<FieldsOf<typeof block>, TyreHotelData>;

/** The whole flow is one island, as its codes and sessions need scripts; without them there is a number to call. */
export const view: BlockView<FieldsOf<typeof block>, TyreHotelData> = (props) => {
  const { fields, page, uid } = props;
  return (
    <section id={SIGN_IN_ID} className={styles.root} aria-label={page.t('tyreHotel.region')}>
      <Container width="content">
        <div className={styles.intro}>
          {fields.Title !== '' && (
            <Heading id={`${uid}-heading`} tag={elementOf(fields.TitleTag)} size="2xl">
              {fields.Title}
            </Heading>
          )}
          <RichText html={fields.Text} />
        </div>
        <WithoutScript {...props} />
        <StoredHeight name="tyre-hotel" className={styles.scripted}>
          <Island island={tyreHotel} props={propsOf(props)} when="idle" />
        </StoredHeight>
      </Container>
    </section>
  );
};

function propsOf({ fields, data, page, uid }: Props): TyreHotelProps {
  const linkOf = (link: typeof fields.BookingLink, unnamed: string) => {
    const found = linkAttributes(page, link);
    return found === null ? null : { href: found.href, text: link?.text || unnamed };
  };
  return {
    uid,
    texts: data.texts,
    locale: page.locale,
    email: page.site.contact.email,
    phone: page.site.contact.phone,
    zone: page.site.zone,
    bookingLink: linkOf(fields.BookingLink, page.t('tyreHotel.bookService')),
    privacyLink: linkOf(fields.PrivacyLink, page.t('form.privacyLink')),
    addresses: {
      visit: visitHref('show', page.site, page.language, ''),
      earlier: visitHref('earlier', page.site, page.language, ''),
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
        <div className={styles.actions}>
          <LinkButton href={`tel:${phoneE164}`} iconBefore="Phone">
            {page.t('booking.call', { phone })}
          </LinkButton>
          {callback !== null && <a {...callback}>{page.t('booking.callMe')}</a>}
        </div>
      }
    >
      {page.t('tyreHotel.noScript')}
    </Alert>
  );
}
