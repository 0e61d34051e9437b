import { ServiceQuestions } from '~/features/brand-links';
import { brandLinksModel } from '~/features/brand-links/server';
import { type BookingGround, bookingSite, WithoutScript } from '~/features/service-booking/server';
import type { BlockView, BlockViewProps, FieldsOf } from '~/page/contract';
import { elementOf } from '~/page/title-tag';
import { Island } from '~/ui/island/island';
import { Container } from '~/ui/layout';
import { StoredHeight } from '~/ui/steady-end/stored-height';
import type { block } from './service-wizard.block';
import serviceWizard from './service-wizard.island';
import styles from './service-wizard.module.css';
import type { WizardKey } from './texts';
import type { WizardProps } from './wizard-props';

type Fields = FieldsOf<typeof block>;
type Ground = BookingGround<WizardKey>;

/** The whole flow is one island; without JavaScript there is a number to call and a form to be called back. */
export const view: BlockView<Fields, Ground> = (props) => (
  <section className={styles.root} aria-label={props.page.t('booking.region')} data-service-wizard="">
    <Container width="content">
      <div className={styles.column}>
        <WithoutScript page={props.page} callbackLink={props.fields.CallbackLink} />
        <StoredHeight name="service-wizard">
          <Island island={serviceWizard} props={propsOf(props)} when="load" />
        </StoredHeight>
        <ServiceQuestions
          question={props.page.t('landing.questions')}
          email={props.page.site.contact.email}
        />
      </div>
    </Container>
  </section>
);

const propsOf = ({ fields, data, page, uid }: BlockViewProps<Fields, Ground>): WizardProps => ({
  uid,
  texts: data.texts,
  brands: brandLinksModel({ ...fields, OtherBrands: '' }, page).links.map((link) => ({
    ...link,
    text: page.t('wizard.brand', { brand: link.brand }),
  })),
  level: elementOf(fields.TitleTag),
  site: bookingSite(page, fields, data),
});
