import { defineIsland } from '~/ui/island/island-definition';
import { warningIn } from '~/ui/text/warning-in-markup';
import { Calculator } from './calculator';

export default defineIsland('loan-calculator', Calculator, {
  title: (island) => island.querySelector('h2, h3')?.textContent ?? '',
  description(island) {
    const place = island.querySelector<HTMLElement>('[data-description]');
    return place && { text: place.textContent, ...(place.lang !== '' && { lang: place.lang }) };
  },
  warning: warningIn,
});
