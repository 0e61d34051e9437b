import { ContactForm } from '../contact/contact-form';
import { useBooking } from '../state/booking-context';
import { useWorkshops } from './list/use-workshops';
import { useWorkshopPrices } from './use-workshop-prices';
import { WorkshopOrTime } from './workshop-or-time';

/** Workshop and time of flow A (BOOKING-4), and below the chosen time who comes. */
export function WorkshopStep() {
  const { state } = useBooking();
  const isOpen = state.displayState === 4;
  const workshops = useWorkshops(isOpen && state.location === null);
  useWorkshopPrices();
  return (
    <WorkshopOrTime isOpen={isOpen} workshops={workshops}>
      <ContactForm />
    </WorkshopOrTime>
  );
}
