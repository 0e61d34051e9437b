import { plateText } from '~/features/plate';
import { CarBrandMark } from '~/features/service-booking';
import type { Car } from '~/modules/service-booking/browser';
import { Button } from '~/ui/button';
import { PageFrame } from '../frame/page-frame';
import { WizardFooter } from '../frame/wizard-footer';
import styles from '../service-wizard.module.css';
import { useWizard } from '../wizard-context';
import type { PageProps } from './page-props';

/** Page 2: the car that was found. */
export function CarPage({ car, go }: PageProps & { readonly car: Car }) {
  const { t } = useWizard();
  const { regNo, brand, model, productionDate } = car;
  const rows: readonly (readonly [string, string])[] = [
    [t('sell.regno'), plateText(regNo)],
    [t('wizard.car'), `${brand} ${model}`],
    [t('summary.buildYear'), productionDate?.slice(0, 4) ?? ''],
  ];
  return (
    <PageFrame
      title={t('wizard.step2')}
      footer={
        <WizardFooter onBack={() => go(1)}>
          <Button size="l" className={styles.next} onClick={() => go(3)}>
            {t('booking.continue')}
          </Button>
        </WizardFooter>
      }
    >
      <div className={styles.car}>
        <CarBrandMark brand={brand} />
        <dl className={styles.facts}>
          {rows
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
    </PageFrame>
  );
}
