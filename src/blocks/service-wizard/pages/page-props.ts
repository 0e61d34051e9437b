import type { PageNumber } from '../state/wizard-state';

export interface PageProps {
  /** Turns to a page, as far as what is chosen allows. */
  readonly go: (page: PageNumber) => void;
}

export interface ChoosingPageProps extends PageProps {
  /** Opens 'Dina val'. */
  readonly onChoices: () => void;
}
