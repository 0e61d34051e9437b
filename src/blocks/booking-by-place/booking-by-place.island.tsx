import { defineIsland } from '~/ui/island/island-definition';
import { BookingByPlace } from './flow';

export default defineIsland('booking-by-place', BookingByPlace);
