import { useState } from 'react';
import { useIconsAhead } from '~/features/service-booking';
import type { Line } from '~/features/service-catalogue';
import { StepBar } from '~/features/step-bar';
import { Heading } from '~/ui/heading';
import { AddOnDialog } from './add-on-dialog';
import { ChoicesDialog } from './choices-dialog';
import { BookedPage } from './pages/booked-page';
import { CarPage } from './pages/car-page';
import { PlacePage } from './pages/place-page';
import { PlatePage } from './pages/plate-page';
import { ServicesPage } from './pages/services-page';
import { SummaryPage } from './pages/summary-page';
import styles from './service-wizard.module.css';
import { useCatalogue } from './use-catalogue';
import { useDepartments } from './use-departments';
import { usePageFocus } from './use-page-focus';
import { usePages } from './use-pages';
import { useWizardTracking } from './use-wizard-tracking';
import { useWorkshopPrices } from './use-workshop-prices';
import { useWizard } from './wizard-context';
import type { WizardProps } from './wizard-props';

const STEPS = [2, 3, 4, 5] as const;

type Box = 'choices' | 'addOns' | null;

/** The five pages of flow B (specification 3 §2), one at a time in one place. */
export function WizardFlow({ brands, level }: Pick<WizardProps, 'brands' | 'level'>) {
  const { wizard, t, isReady } = useWizard();
  const { page, booked } = wizard;
  const go = usePages();
  const [box, setBox] = useState<Box>(null);
  const catalogue = useCatalogue();
  const departments = useDepartments();
  useWorkshopPrices();
  usePageFocus();
  useIconsAhead();
  useWizardTracking(box === 'addOns');
  const onChoices = () => setBox('choices');
  // Without add-ons there is nothing to ask (specification 3 §4 has the box on the way to page 4).
  const next = () => (hasServices(wizard.addons) ? setBox('addOns') : go(4));
  const edit = (kind: Line['kind']) => {
    setBox(kind === 'addon' ? 'addOns' : null);
    go(3);
  };
  return (
    <div className={styles.flow}>
      <Heading tag={level} size="xl">
        {t('booking.intro')}
      </Heading>
      {booked === null && (
        <StepBar
          steps={STEPS}
          current={page}
          onGo={go}
          labels={{
            bar: t('wizard.steps'),
            names: {
              2: t('wizard.step2'),
              3: t('wizard.step3'),
              4: t('wizard.step4'),
              5: t('wizard.step5'),
            },
          }}
        />
      )}
      {booked !== null && <BookedPage answer={booked} />}
      {booked === null && page === 1 && <PlatePage brands={brands} onFound={() => go(2)} />}
      {booked === null && page === 2 && wizard.car !== null && <CarPage car={wizard.car} go={go} />}
      {booked === null && page === 3 && <ServicesPage {...{ catalogue, go, onChoices }} onNext={next} />}
      {booked === null && page === 4 && <PlacePage {...{ departments, go, onChoices }} />}
      {booked === null && page === 5 && <SummaryPage {...{ go, onChoices }} />}
      {/* Their icons are drawn by the browser alone: the first render is the server's. */}
      {isReady && (
        <>
          <ChoicesDialog isOpen={box === 'choices'} onClose={() => setBox(null)} onEdit={edit} />
          <AddOnDialog
            isOpen={box === 'addOns'}
            onClose={() => setBox(null)}
            onNext={() => {
              setBox(null);
              go(4);
            }}
          />
        </>
      )}
    </div>
  );
}

const hasServices = (addOns: readonly { readonly services: readonly unknown[] }[]): boolean =>
  addOns.some(({ services }) => services.length > 0);
