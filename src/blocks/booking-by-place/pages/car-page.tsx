import { WithMail } from '~/features/place-and-time';
import { plateText } from '~/features/plate';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { SpecList } from '~/ui/text/facts';
import styles from '../booking-by-place.module.css';
import { useFlow } from '../flow-context';
import { Page } from './page';
import { PageButtons } from './turning';

/** Page 2: whether it is the right car (BY-PLACE-4). */
export function CarPage() {
  const { t, state, site, go } = useFlow();
  const { car, regNo } = state;
  return (
    <Page title={t('byPlace.carTitle')}>
      {car === null ? (
        <Alert tone="warning">{t('byPlace.noCar')}</Alert>
      ) : (
        <SpecList
          rows={[
            { label: t('sell.regno'), value: <span translate="no">{plateText(car.regNo)}</span> },
            { label: t('byPlace.brandAndModel'), value: `${car.brand} ${car.model}`.trim() },
            {
              label: t('summary.buildYear'),
              value: car.productionDate?.slice(0, 4) ?? t('byPlace.yearUnknown'),
            },
          ]}
        />
      )}
      <div className={styles.links}>
        <Button variant="secondary" onClick={() => go(1)}>
          {t('byPlace.searchAgain')}
        </Button>
        <WithMail text={(email) => t('byPlace.writeUs', { email })} email={site.email} />
      </div>
      <PageButtons
        next={t('booking.continue')}
        missing={regNo === '' ? t('byPlace.searchAgain') : null}
        onNext={() => go(3)}
      />
    </Page>
  );
}
