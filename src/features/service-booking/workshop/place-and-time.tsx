import { LazyPart } from './lazy-part';
import type { WorkshopOrTimeProps } from './workshop-or-time';

interface Props extends WorkshopOrTimeProps {
  /** The button that was pressed goes: something else takes the focus. */
  readonly onAgain: () => void;
}

/** Workshop, date and time for a flow that has its workshops from elsewhere; fetched when it is needed. */
export const PlaceAndTime = ({ onAgain, ...props }: Props) => (
  <LazyPart load={loadPart} props={props} isOpen onAgain={onAgain} />
);

/** Fetched while the visitor is at what comes before it; a failure is said where it is needed. */
export const preparePlaceAndTime = (): void => void loadPart().catch(() => undefined);

const loadPart = () => import('./workshop-or-time').then(({ WorkshopOrTime }) => WorkshopOrTime);
