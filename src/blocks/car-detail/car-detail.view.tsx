import {
  Description,
  Equipment,
  FinanceCards,
  Gallery,
  Overview,
  Part,
  PriceColumn,
  PriceWatch,
  priceText,
  Sellers,
  vatText,
} from '~/features/car-detail';
import { carCommerce } from '~/features/car-detail/browser';
import { type CarDetailData, type FoundCar, shownOffers } from '~/features/car-detail/server';
import { carTitle, modelTitle } from '~/features/car-text/server';
import { privacyLink, RequestForm } from '~/features/request-form/server';
import type { BlockView, FieldsOf, PageContext } from '~/page/contract';
import { carListPath, carPath } from '~/sites/paths';
import { BackLink } from '~/ui/back-link/back-link';
import { Breadcrumb } from '~/ui/breadcrumb';
import { LinkButton } from '~/ui/button';
import { Heading } from '~/ui/heading';
import { Icon } from '~/ui/icon/icon';
import { attributeJson } from '~/ui/island/attribute-json';
import { Container } from '~/ui/layout';
import { RichText } from '~/ui/text/rich-text';
import type { block } from './car-detail.block';
import styles from './car-detail.module.css';
import { FailedCarView } from './failed-car-view';
import { CarRow, MissingCarView } from './missing-car-view';

type Fields = Parameters<typeof view>[0]['fields'];

export const view: BlockView<FieldsOf<typeof block>, CarDetailData> = ({ data, ...rest }) => {
  if (data.kind === 'failed') return <FailedCarView data={data} page={rest.page} />;
  if (data.kind === 'missing') return <MissingCarView data={data} page={rest.page} />;
  return <CarPage data={data} {...rest} />;
};

interface CarPageProps {
  readonly data: FoundCar;
  readonly fields: Fields;
  readonly page: PageContext;
  readonly uid: string;
}

function CarPage({ data, fields, page, uid }: CarPageProps) {
  const { car, facility } = data;
  const hasPhone = Boolean(facility?.site_phone || car.car_site_phone);
  return (
    <div
      className={styles.root}
      data-commerce={attributeJson(carCommerce(car, page.site.currency))}
      data-car-view={car.car_id}
    >
      <p className={styles.printed}>
        {page.site.name} · {page.origin}
        {page.href(carPath(page.site, car))}
        {!hasPhone && ` · ${page.site.contact.phone}`}
      </p>
      <Container width="content" className={styles.way}>
        <Back page={page} />
        <Breadcrumb crumbs={data.crumbs} label={page.t('shell.breadcrumb')} />
      </Container>
      <Container width="content" className={styles.grid}>
        <div className={styles.gallery}>
          <Gallery images={car.car_images} title={modelTitle(car, page)} page={page} uid={uid} />
        </div>
        <div className={styles.column}>
          <PriceColumn data={data} page={page} />
          <PriceWatch data={data} page={page} uid={uid} />
        </div>
        <div className={styles.finance}>
          <FinanceCards data={data} page={page} uid={uid} />
        </div>
        <div className={styles.sections}>
          <Overview car={car} page={page} uid={uid} />
          <Equipment car={car} page={page} uid={uid} />
          <Description car={car} page={page} uid={uid} />
          <div className={styles.contact}>
            <Contact data={data} fields={fields} page={page} uid={uid} />
          </div>
        </div>
      </Container>
      <Similar data={data} page={page} uid={uid} />
      <BottomBar data={data} page={page} />
    </div>
  );
}

/** Back to the list, or to all cars. */
function Back({ page }: { page: PageContext }) {
  const { t } = page;
  return (
    <BackLink href={page.href(carListPath(page.site))} className={styles.back}>
      <Icon name="ArrowLeft" size="1.125rem" />
      {/* Both texts in one place, so that nothing moves when the script changes one for the other. */}
      <span className={styles.backTexts}>
        <span className={styles.toAll}>{t('car.backToAll')}</span>
        <span className={styles.toBefore}>{t('shell.back')}</span>
      </span>
    </BackLink>
  );
}

function Contact({ data, fields, page, uid }: CarPageProps) {
  const { car, facility } = data;
  return (
    <Part id={`${uid}-contact`} title={page.t('car.contactUs')}>
      <RichText html={fields.FormText} />
      {/* A car that is yet to be built is sold by whoever the visitor chooses. */}
      {data.dealers.length === 0 && <Sellers car={car} />}
      <RequestForm
        page={page}
        uid={uid}
        kind="CarContactForm"
        car={{
          id: car.car_id,
          title: [carTitle(car, page), car.car_regno].filter((part) => part !== null).join(', '),
        }}
        calculation={shownOffers(data, page)}
        receiver={data.receiver}
        dealer={facility?.site_official_name ?? car.car_site_name ?? page.site.name}
        phone={facility?.site_phone || car.car_site_phone || page.site.contact.phone}
        dealers={data.dealers}
        hasDriveTimes={page.site.testDrives !== undefined && facility !== undefined && !car.car_is_sample}
        privacy={privacyLink(page, fields.PrivacyLink)}
      />
    </Part>
  );
}

function Similar({ data: { similar, loan }, page, uid }: Pick<CarPageProps, 'data' | 'page' | 'uid'>) {
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby={`${uid}-similar`} className={styles.similarCars}>
      <Container width="content" className={styles.similar}>
        <Heading tag="h2" size="xl" id={`${uid}-similar`}>
          {page.t('car.similar')}
        </Heading>
        <CarRow cars={similar} page={page} level="h3" warned={loan !== null} />
      </Container>
    </section>
  );
}

/** On a phone the way to the dealer never leaves the screen. */
function BottomBar({ data, page }: Pick<CarPageProps, 'data' | 'page'>) {
  return (
    <div className={styles.bar}>
      <p className={styles.barPrice}>
        <strong>{priceText({ data, page })}</strong>
        {data.car.car_price !== null && <span className={styles.barVat}>{vatText({ data, page })}</span>}
      </p>
      <LinkButton href="#contact-form" className={styles.barButton}>
        {page.t('car.contact')}
      </LinkButton>
    </div>
  );
}
