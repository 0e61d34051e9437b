import { defineIsland } from '~/ui/island/island-definition';
import { QuoteCard } from './quote-card';

export default defineIsland('quote-widget', QuoteCard);
