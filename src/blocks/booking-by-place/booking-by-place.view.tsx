import { bookingSite, WithoutScript } from '~/features/service-booking/server';
import type { BlockView, BlockViewProps, FieldsOf } from '~/page/contract';
import { elementOf } from '~/page/title-tag';
import { Heading } from '~/ui/heading';
import { Island } from '~/ui/island/island';
import { Container } from '~/ui/layout';
import { StoredHeight } from '~/ui/steady-end/stored-height';
import { RichText } from '~/ui/text/rich-text';
import type { block } from './booking-by-place.block';
import type { BookingByPlaceData } from './booking-by-place.data';
import bookingByPlace from './booking-by-place.island';
import styles from './booking-by-place.module.css';
import type { BookingByPlaceProps } from './flow';

type Props = BlockViewProps<FieldsOf<typeof block>, BookingByPlaceData>;

/** The whole flow is one island; without JavaScript there is a number to call and a form to be called back. */
export const view: BlockView<FieldsOf<typeof block>, BookingByPlaceData> = (props) => {
  const { fields, page, uid } = props;
  return (
    <section className={styles.root} aria-label={page.t('booking.region')} data-booking-by-place="">
      <Container width="content">
        <div className={styles.intro}>
          {fields.Title !== '' && (
            <Heading id={`${uid}-heading`} tag={elementOf(fields.TitleTag)} size="2xl">
              {fields.Title}
            </Heading>
          )}
          <RichText html={fields.Text} />
        </div>
        <WithoutScript page={page} callbackLink={fields.CallbackLink} />
        <StoredHeight name="booking-by-place" className={styles.scripted}>
          <Island island={bookingByPlace} props={propsOf(props)} when="load" />
        </StoredHeight>
      </Container>
    </section>
  );
};

function propsOf({ fields, data, page, uid }: Props): BookingByPlaceProps {
  const { map: _, name: __, ...site } = bookingSite(page, fields, data);
  return { uid, texts: data.texts, initialPage: data.initialPage, site };
}
