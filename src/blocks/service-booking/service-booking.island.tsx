import { BookingProvider } from '~/features/service-booking';
import { defineIsland } from '~/ui/island/island-definition';
import { BookingFlow } from './booking-flow';
import type { FlowProps } from './flow-props';

function ServiceBooking({ brands, level, ...provided }: FlowProps) {
  return (
    <BookingProvider {...provided}>
      <BookingFlow brands={brands} level={level} />
    </BookingProvider>
  );
}

export default defineIsland('service-booking', ServiceBooking);
