import { page } from '../../build/item';
import { norwegian } from './text';

export const CAR_SERVICE = '/verksted/be-om-service';
export const MOTORCYCLE_SERVICE = '/verksted/motorsykkel';

const { kit } = norwegian;

/** Where work is asked for, for cars at any workshop and for motorcycles at the one that sees to them. */
export const servicePages = [
  page('be-om-service', {
    nb: {
      title: 'Be om verkstedtime',
      nav: 'Be om verkstedtime',
      description:
        'Service, EU-kontroll, hjulskift og reparasjon: si hva bilen trenger, så svarer verkstedet.',
      main: [
        kit.hero({
          title: 'Si hva bilen trenger',
          text: 'Velg verksted og dag. Vi ringer eller skriver tilbake med en tid og hva det koster.',
          scene: ['workshop-bay', 226],
        }),
        kit.serviceRequest(
          'Forespørsel til verkstedet',
          'Ingenting er bestilt før vi har svart. Gjelder det en motorsykkel? <a href="/verksted/motorsykkel">Skriv til motorsykkelforhandleren</a>.',
          'Car',
        ),
        kit.faq('Før du sender', [
          [
            'Hva om dagen jeg ønsker, er full?',
            'Da foreslår vi den nærmeste ledige. Haster det, så skriv det i beskrivelsen.',
          ],
          [
            'Må jeg vite hva som er galt?',
            'Nei. Beskriv lyden, lampen eller lukten, og når du merker det. Resten finner mekanikeren ut.',
          ],
        ]),
      ],
    },
  }),
  page('motorsykkel', {
    nb: {
      title: 'Service og deler til motorsykkel',
      nav: 'Motorsykkel',
      description: 'Bestill service eller deler til motorsykkelen hos forhandleren vår i Drammen.',
      main: [
        kit.hero({
          title: 'Klar når veiene er bare',
          text: 'Motorsykkelforhandleren vår holder til i Drammen og tar imot fra hele landet.',
          scene: ['hairpin-road', 227],
        }),
        kit.serviceRequest(
          'Forespørsel om motorsykkelen',
          'Skal du bestille deler, så skriv modell og årgang i beskrivelsen. Understellsnummeret gjør det enda enklere.',
          'Motorcycle',
        ),
        kit.text({
          title: 'Kommer du langveisfra?',
          body: [
            'Motorsykkelen kan stå hos oss over natten uten at det koster noe. Si fra om du vil ha den hentet: vi kjører på Østlandet hver uke fra april til september.',
          ],
        }),
      ],
    },
  }),
];
