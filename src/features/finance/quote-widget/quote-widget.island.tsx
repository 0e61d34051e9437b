import { defineIsland } from '~/ui/island/island-definition';
import { warningIn } from '~/ui/text/warning-in-markup';
import { QuoteCard } from './quote-card';

export default defineIsland('quote-widget', QuoteCard, { warning: warningIn });
