import { siteByKey } from '~/sites';
import { phoneLink } from '../build/contact';
import { page } from '../build/item';
import * as english from './english/tyres';
import { sv } from './kit';

const PHONE = phoneLink(siteByKey('automotive-se'));
const BASE = '/dack-och-biltillbehor';

/** Where the payment page sends the buyer: of use only on the way, so no search engine shall show them. */
export const thanks = page(
  'dackkop-tack',
  {
    en: english.thanks,
    sv: {
      title: 'Tack för ditt däckköp',
      nav: 'Tack',
      description: 'Din beställning är mottagen.',
      main: [
        sv.text({
          title: 'Tack, vi har tagit emot din beställning',
          first: true,
          body: [
            'En bekräftelse är på väg till din e-post. Verkstaden hör av sig när däcken är på plats, oftast inom två till fyra vardagar.',
            `Kom det ingen bekräftelse? Titta i skräpposten, eller ring ${PHONE}.`,
            `<a href="${BASE}">Till däck och tillbehör</a>`,
          ],
        }),
      ],
    },
  },
  { hidden: true, noindex: true },
);

export const failed = page(
  'dackkop-fel',
  {
    en: english.failed,
    sv: {
      title: 'Betalningen gick inte igenom',
      nav: 'Köpet avbröts',
      description: 'Betalningen avbröts och inga pengar har dragits.',
      main: [
        sv.text({
          title: 'Betalningen gick inte igenom',
          first: true,
          body: [
            'Inga pengar har dragits och ingen beställning är lagd. Det beror oftast på att banken avbröt eller att det tog för lång tid.',
            `<a href="${BASE}/webbshop">Försök igen</a>, eller ring ${PHONE} så tar vi beställningen på telefon.`,
          ],
        }),
      ],
    },
  },
  { hidden: true, noindex: true },
);
