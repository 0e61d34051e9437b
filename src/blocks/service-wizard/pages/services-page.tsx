import type { FormEvent } from 'react';
import { focusHeading, ServicesSkeleton, WaysOut } from '~/features/service-booking';
import {
  hasChosenService,
  MileageField,
  ORIGINAL_SERVICE,
  ServiceCategories,
} from '~/features/service-catalogue';
import { Button } from '~/ui/button';
import { PageFrame } from '../frame/page-frame';
import { pageHeadingId } from '../frame/use-page-focus';
import { WizardFooter } from '../frame/wizard-footer';
import styles from '../service-wizard.module.css';
import type { CataloguePhase } from '../use-catalogue';
import { useWizard } from '../wizard-context';
import type { ChoosingPageProps } from './page-props';

interface Props extends ChoosingPageProps {
  readonly catalogue: { readonly phase: CataloguePhase; readonly again: () => void };
  readonly onNext: () => void;
}

/** Page 3: what shall be done, by kind of work (CATALOGUE-1). */
export function ServicesPage({ catalogue: { phase, again }, go, onChoices, onNext }: Props) {
  const { t, uid, wizard } = useWizard();
  const isEnough = hasChosenService({ categories: wizard.serviceCategories });
  const form = `${uid}-services`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEnough) onNext();
  };
  const retry = () => {
    // The button that was pressed goes.
    focusHeading(pageHeadingId(uid));
    again();
  };
  return (
    <PageFrame
      title={t('booking.services')}
      footer={
        <WizardFooter onBack={() => go(2)} onChoices={onChoices}>
          <Button type="submit" form={form} size="l" disabled={!isEnough} className={styles.next}>
            {t('booking.continue')}
          </Button>
        </WizardFooter>
      }
    >
      {phase === 'loading' && <ServicesSkeleton />}
      {phase === 'failed' && <WaysOut tone="danger" text={t('booking.servicesFailed')} onAgain={retry} />}
      {phase === 'ready' && (
        <form id={form} aria-labelledby={pageHeadingId(uid)} onSubmit={submit} noValidate>
          <Catalogue />
        </form>
      )}
    </PageFrame>
  );
}

function Catalogue() {
  const { t, uid, wizard, change } = useWizard();
  return (
    <ServiceCategories
      categories={wizard.serviceCategories}
      onToggle={({ serviceId }) => change({ type: 'toggleService', serviceId })}
      onOption={({ categoryId }, optionid) => change({ type: 'toggleOption', categoryId, optionid })}
      onText={({ serviceId }, text) => change({ type: 'serviceText', serviceId, text })}
      below={({ serviceId }) =>
        serviceId === ORIGINAL_SERVICE && (
          <MileageField
            id={`${uid}-mileage`}
            value={wizard.mileage}
            onChange={(mileage) => change({ type: 'mileage', mileage })}
            t={t}
          />
        )
      }
      uid={uid}
      t={t}
    />
  );
}
