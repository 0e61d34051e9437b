import type { Category, Service } from '~/modules/workshop';
import { addOns } from './add-ons';
import { category } from './entry';
import { maintenance } from './maintenance';
import { repairs } from './repair';
import { tyreHotel } from './tyre-hotel';
import { wheels } from './wheels';

export const CATEGORIES: readonly Category[] = [
  category('service', 10, 'Service', 'Service'),
  category('tyres', 20, 'Däck och hjul', 'Tyres and wheels'),
  category('brakes', 30, 'Bromsar', 'Brakes'),
  category('climate', 40, 'AC och klimat', 'Air conditioning'),
  category('repair', 50, 'Besiktning och reparation', 'Inspection and repair'),
  category('glass', 60, 'Glas', 'Glass'),
];

/** Everything that the workshops do, by category, and what can be added. */
export const SERVICES: readonly Service[] = [...maintenance, ...wheels, ...repairs, ...addOns, ...tyreHotel];
