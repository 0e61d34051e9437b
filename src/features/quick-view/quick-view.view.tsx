import { CarPrice, Equipment, FinanceCards, Gallery, Overview } from '~/features/car-detail';
import { carTitle, modelTitle } from '~/features/car-text/server';
import { ChoiceRow } from '~/features/saved-cars';
import type { PageContext } from '~/page/contract';
import { carListPath } from '~/sites/paths';
import { LinkButton } from '~/ui/button';
import type { QuickViewData } from './quick-view.data';
import styles from './quick-view.module.css';

/** As wide as a card, or as a phone. */
const SIZES = '(width >= 64rem) 22rem, (width >= 48rem) 46vw, 100vw';

/** What a card says on its other side: pictures, price, finance, overview and equipment (QUICK-2). */
export function QuickView({ data, page }: { readonly data: QuickViewData; readonly page: PageContext }) {
  const { car } = data;
  // Unlike any id of the page that the card stands on.
  const uid = `quick-${car.car_id}`;
  return (
    <div className={styles.root} data-quick-content="">
      <Gallery images={car.car_images} title={modelTitle(car, page)} page={page} uid={uid} sizes={SIZES} />
      <CarPrice data={data} page={page} financeId={null} />
      <ChoiceRow
        page={page}
        car={{ id: car.car_id, title: carTitle(car, page), model: modelTitle(car, page) }}
      />
      <FinanceCards data={data} page={page} uid={uid} id={`${uid}-finance`} />
      <Overview car={car} page={page} uid={uid} />
      <Equipment car={car} page={page} uid={uid} height="quickEquipment" />
    </div>
  );
}

/** For a car that was sold while its card still hung there. */
export function QuickViewGone({ page }: { readonly page: PageContext }) {
  const { t } = page;
  return (
    <div className={styles.gone} data-quick-content="gone">
      <p className={styles.goneTitle}>{t('car.notFoundTitle')}</p>
      <p>{t('list.quickViewGone')}</p>
      <p>
        <LinkButton href={page.href(carListPath(page.site))} variant="secondary">
          {t('notFound.toCars')}
        </LinkButton>
      </p>
    </div>
  );
}
