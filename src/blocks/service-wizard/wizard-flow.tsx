import { useState } from 'react';
import { focusHeading, useIconsAhead, WaysOut } from '~/features/service-booking';
import { StepBar } from '~/features/step-bar';
import { Heading } from '~/ui/heading';
import { useSteadyEnd } from '~/ui/steady-end/steady-end';
import { useStoredHeight } from '~/ui/steady-end/use-stored-height';
import { PageFrame } from './frame/page-frame';
import { type Later, useLaterPages } from './frame/use-later-pages';
import { pageHeadingId, usePageFocus } from './frame/use-page-focus';
import { usePages } from './frame/use-pages';
import { CarPage } from './pages/car-page';
import type { Box } from './pages/later-pages';
import { PlatePage } from './pages/plate-page';
import styles from './service-wizard.module.css';
import { useCatalogue } from './use-catalogue';
import { useWizardTracking } from './use-wizard-tracking';
import { useWizard } from './wizard-context';
import type { WizardProps } from './wizard-props';

const STEPS = [2, 3, 4, 5] as const;

/** The five pages of flow B (WIZARD-1), one at a time in one place. */
export function WizardFlow({ brands, level }: Pick<WizardProps, 'brands' | 'level'>) {
  const { wizard, t } = useWizard();
  const { page, booked, car } = wizard;
  const go = usePages();
  const [box, setBox] = useState<Box>(null);
  // Who has gone back out of an open window is not met by it when they come again.
  if (page < 3 && box !== null) setBox(null);
  const catalogue = useCatalogue();
  const isLater = page > 2 || booked !== null;
  const { later, again } = useLaterPages(page > 1 || isLater);
  const askAgain = () => {
    again();
    // An outage that has kept the script has kept the services as well: one press asks for both.
    if (catalogue.phase === 'failed') catalogue.again();
  };
  usePageFocus(later.kind === 'ready');
  useIconsAhead();
  useStoredHeight('service-wizard');
  useWizardTracking(box === 'addOns');
  // The confirmation is less than the summary.
  const place = useSteadyEnd<HTMLDivElement>(wizard.attempt !== null);
  return (
    <div ref={place} className={styles.flow}>
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
      {page === 1 && <PlatePage brands={brands} onFound={() => go(2)} />}
      {page === 2 && car !== null && <CarPage car={car} go={go} />}
      {isLater && later.kind !== 'ready' && <Waiting kind={later.kind} onAgain={askAgain} />}
      {isLater && later.kind === 'ready' && (
        <later.Pages catalogue={catalogue} box={box} setBox={setBox} go={go} />
      )}
    </div>
  );
}

/** In the place of a page whose script is still on its way, or has not come. */
function Waiting({ kind, onAgain }: { readonly kind: Exclude<Later['kind'], 'ready'>; onAgain: () => void }) {
  const { t, uid } = useWizard();
  const again = () => {
    // The button that was pressed goes.
    focusHeading(pageHeadingId(uid));
    onAgain();
  };
  return (
    <PageFrame title={t('booking.loading')}>
      {kind === 'failed' && <WaysOut tone="danger" text={t('booking.partFailed')} onAgain={again} />}
    </PageFrame>
  );
}
