import { defineIsland } from '~/ui/island-definition';
import { BookingProvider } from './booking-context';
import { BookingFlow } from './booking-flow';
import type { BookingProps } from './booking-props';

function ServiceBooking({ brands, level, ...provided }: BookingProps) {
  return (
    <BookingProvider {...provided}>
      <BookingFlow brands={brands} level={level} />
    </BookingProvider>
  );
}

export default defineIsland('service-booking', ServiceBooking);
