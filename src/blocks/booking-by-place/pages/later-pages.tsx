import { useFlow } from '../flow-context';
import { useOffers } from '../use-offers';
import { useWorkshopPrices } from '../use-workshop-prices';
import { BookedPage } from './booked-page';
import { PlacePage } from './place-page';
import { ServicesPage } from './services-page';
import { SummaryPage } from './summary-page';

/** Everything behind the car, which comes while its visitor looks at that: pages 3 to 5 and the confirmation. */
export function LaterPages() {
  const { page, state } = useFlow();
  const offers = useOffers();
  useWorkshopPrices();
  if (state.booked !== null) return <BookedPage booked={state.booked} />;
  if (page === 3) return <ServicesPage offers={offers} />;
  if (page === 4) return <PlacePage />;
  return page === 5 ? <SummaryPage /> : null;
}
