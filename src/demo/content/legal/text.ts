import type { Site } from '~/sites';
import type { Part } from '../build/prose';

/** A page that is all text. */
interface LegalText {
  readonly title: string;
  readonly nav: string;
  readonly description: string;
  readonly body: readonly Part[];
}

/** What every site has to say, in one language. */
export interface Legal {
  readonly privacy: (site: Site) => LegalText;
  readonly cookies: (site: Site) => LegalText;
  readonly accessibility: (site: Site) => LegalText;
  readonly notFound: { readonly title: string; readonly nav: string; readonly text: string };
}

/** Whether a closed notice is remembered until the tab is closed; by a cookie for a day otherwise (ALERT-4, ALERT-5). */
export const closesForSession = ({ alertMode }: Site): boolean => alertMode === 'session';
