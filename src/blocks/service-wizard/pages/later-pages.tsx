import { useEffect } from 'react';
import { preparePlaceAndTime } from '~/features/service-booking';
import type { Line } from '~/features/service-catalogue';
import { AddOnDialog } from '../dialogs/add-on-dialog';
import { ChoicesDialog } from '../dialogs/choices-dialog';
import type { CataloguePhase } from '../use-catalogue';
import { useDepartments } from '../use-departments';
import { useWorkshopPrices } from '../use-workshop-prices';
import { useWizard } from '../wizard-context';
import { BookedPage } from './booked-page';
import type { PageProps } from './page-props';
import { PlacePage } from './place-page';
import { ServicesPage } from './services-page';
import { SummaryPage } from './summary-page';

/** What is open above a page. */
export type Box = 'choices' | 'addOns' | null;

export interface LaterPagesProps extends PageProps {
  readonly catalogue: { readonly phase: CataloguePhase; readonly again: () => void };
  readonly box: Box;
  readonly setBox: (box: Box) => void;
}

/** Pages 3 to 5, the final one and what opens above them; fetched once there is a car. */
export function LaterPages({ catalogue, box, setBox, go }: LaterPagesProps) {
  const { wizard } = useWizard();
  const { page, booked } = wizard;
  const departments = useDepartments();
  useWorkshopPrices();
  useEffect(() => {
    if (page === 3) preparePlaceAndTime();
  }, [page]);
  const onChoices = () => setBox('choices');
  // Without add-ons there is nothing to ask (WIZARD-7: the box is on the way to page 4).
  const next = () => (hasServices(wizard.addons) ? setBox('addOns') : go(4));
  const edit = (kind: Line['kind']) => {
    setBox(kind === 'addon' ? 'addOns' : null);
    go(3);
  };
  return (
    <>
      {booked !== null && <BookedPage answer={booked} />}
      {booked === null && page === 3 && (
        <ServicesPage catalogue={catalogue} go={go} onChoices={onChoices} onNext={next} />
      )}
      {booked === null && page === 4 && <PlacePage departments={departments} go={go} onChoices={onChoices} />}
      {booked === null && page === 5 && <SummaryPage go={go} onChoices={onChoices} />}
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
  );
}

const hasServices = (addOns: readonly { readonly services: readonly unknown[] }[]): boolean =>
  addOns.some(({ services }) => services.length > 0);
