import { ServiceQuestions } from '~/features/brand-links';
import { brandLinksModel } from '~/features/brand-links/server';
import { type BookingGround, bookingSite, WithoutScript } from '~/features/service-booking/server';
import type { BlockView, BlockViewProps, FieldsOf } from '~/page/contract';
import { elementOf } from '~/page/title-tag';
import { Island } from '~/ui/island/island';
import { Container } from '~/ui/layout';
import { StoredHeight } from '~/ui/steady-end/stored-height';
import type { FlowProps } from './flow-props';
import type { block } from './service-booking.block';
import serviceBooking from './service-booking.island';
import styles from './service-booking.module.css';

type Props = BlockViewProps<FieldsOf<typeof block>, BookingGround>;

/** The whole flow is one island; without JavaScript there is a number to call and a form to be called back. */
export const view: BlockView<FieldsOf<typeof block>, BookingGround> = (props) => (
  <section className={styles.root} aria-label={props.page.t('booking.region')} data-service-booking="">
    <Container width="content">
      <WithoutScript page={props.page} callbackLink={props.fields.CallbackLink} />
      <StoredHeight name="service-booking">
        <Island island={serviceBooking} props={propsOf(props)} when="load" />
      </StoredHeight>
      <ServiceQuestions question={props.page.t('landing.questions')} email={props.page.site.contact.email} />
    </Container>
  </section>
);

const propsOf = ({ fields, data, page, uid }: Props): FlowProps => ({
  uid,
  texts: data.texts,
  brands: brandLinksModel(fields, page),
  level: elementOf(fields.TitleTag),
  site: bookingSite(page, fields, data),
});
