import { siteByKey } from '~/sites';
import { phoneLink } from '../build/contact';
import { page } from '../build/item';
import * as english from './english/booking';
import { sv } from './kit';

const PHONE = phoneLink(siteByKey('automotive-se'));

const services = page('verkstadstjanster', {
  en: english.ivecoServices,
  sv: {
    title: 'Verkstadstjänster för IVECO',
    nav: 'Verkstadstjänster',
    description:
      'Service, reparation och besiktningskontroll av IVECO Daily. Be om en tid, så ringer vi upp.',
    main: [
      sv.hero({
        title: 'Verkstad för IVECO',
        text: 'Service tidigt, sent eller när föraren ändå vilar. Säg när bilen står still.',
        scene: ['van-depot', 276],
        link: ['#ring-mig', 'Be om en tid'],
      }),
      sv.text({
        title: 'Det här gör vi',
        body: [
          [
            'Service enligt IVECO:s plan, Daily med diesel eller eldrift',
            'Bromsar, koppling, fjädring och styrning',
            'Rengöring av avgassystem och avläsning av felkoder',
            'Färdskrivare och kontroll inför besiktning',
          ],
          '## Fyra verkstäder med plats för långa bilar',
          'Höga portar och långa lyftar finns i <a href="/anlaggningar/nordhem-sodertalje">Södertälje</a>, <a href="/anlaggningar/nordhem-jonkoping">Jönköping</a>, <a href="/anlaggningar/nordhem-goteborg-backa">Göteborg</a> och <a href="/anlaggningar/nordhem-sundsvall">Sundsvall</a>.',
          '## Flera bilar?',
          'En rådgivare håller ordning på alla bilarna, påminner i tid och skickar en samlad faktura.',
        ],
      }),
      sv.callBack(
        'Be om en tid',
        `Skriv registreringsnummer, mätarställning, ort och vad som ska göras. När du har skickat ser du vilken dag du får svar. Står bilen längs vägen når du oss på ${PHONE}.`,
      ),
    ],
  },
});

/** The group sells no new IVECO: its page tells of the workshops. */
export const iveco = page(
  'iveco',
  {
    en: english.iveco,
    sv: {
      title: 'IVECO hos Nordhem',
      nav: 'IVECO',
      description: 'Service och reparation av IVECO Daily på fyra orter, för företag som inte kan stå still.',
      main: [
        sv.hero({
          title: 'Din Daily tillbaka på vägen',
          text: 'Nya IVECO säljer vi inte, men vi kan konsten att sköta om dem.',
          scene: ['van-depot', 275],
          link: ['/kop-bil/bilmarken/iveco/verkstadstjanster', 'Verkstadstjänster'],
        }),
        sv.text({
          title: 'Verkstäder för transportbilar',
          body: [
            'Vi är auktoriserade för IVECO i Södertälje, Jönköping, Göteborg och Sundsvall. Begagnade transportbilar av andra märken står i <a href="/kop-bil/foretag/transportbilar">vårt lager</a>.',
          ],
        }),
      ],
    },
  },
  { children: [services] },
);
