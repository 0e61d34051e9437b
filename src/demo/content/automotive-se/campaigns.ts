import type { SeedItem } from '~/modules/content';
import { monthEnd } from '../build/days';
import { page } from '../build/item';
import { campaigns as english, reduced } from './english/buying';
import { sv } from './kit';

/** Campaigns; the one with a clock ends with the month. */
export const campaigns = (today: string): SeedItem =>
  page(
    'kampanjer',
    {
      en: english(`${monthEnd(today)}T18:00`),
      sv: {
        title: 'Kampanjer',
        description: 'Aktuella kampanjer på bilar, däck och service hos Nordhem.',
        main: [
          sv.hero({
            title: 'Det som är lite förmånligare just nu',
            text: 'Få kampanjer, tydliga villkor och datum när de tar slut.',
            scene: ['city-dusk', 41],
          }),
          sv.countdown({
            title: 'Vinterhjul ingår',
            text: 'På utvalda nya bilar i lager, monterade när du hämtar bilen. Avtalet ska vara skrivet innan klockan är ute.',
            end: `${monthEnd(today)}T18:00`,
            to: ['/kop-bil/nya-bilar-i-lager', 'Se nya bilar'],
          }),
          sv.cards({
            title: 'Aktuella kampanjer',
            cards: [
              {
                title: 'Kampanjbilar',
                text: 'Nedsatta priser på utvalda bilar i lager. Det tidigare priset står på varje bil.',
                to: ['/kop-bil/kampanjer/bilkampanjer', 'Se kampanjbilarna'],
                scene: ['car-yard', 42],
              },
              {
                title: 'Demobilar',
                text: 'Nästan nya bilar som vi själva har visat. Säljs löpande när nya modeller kommer.',
                to: ['/kop-bil/biltyp/demobilar', 'Se demobilarna'],
                scene: ['coast-summer', 43],
              },
              {
                title: 'Däckpaket',
                text: 'Däck, montering och balansering till ett pris. Välj dimension i webbshoppen.',
                to: ['/dack-och-biltillbehor/webbshop', 'Till webbshoppen'],
                scene: ['tyre-store', 44],
              },
            ],
          }),
          sv.legal(
            'Villkor för kampanjerna',
            'Vinterhjulen är fyra hjul i den minsta dimension som är godkänd för bilen, valda av oss. Erbjudandet kan inte bytas mot pengar eller kombineras med andra kampanjer.',
            'Däckpaketet gäller personbilar med högst 20-tumsfälg, så långt lagret räcker.',
          ),
        ],
      },
    },
    {
      children: [
        page('bilkampanjer', {
          en: reduced,
          sv: {
            title: 'Bilkampanjer',
            description:
              'Bilar med nedsatt pris. Tidigare lägsta pris under trettio dagar visas på varje bil.',
            main: [
              sv.carList({
                title: 'Bilar med nedsatt pris',
                text: 'Priserna gäller så länge bilen finns kvar. Det överstrukna priset är det lägsta vi har haft på bilen de senaste trettio dagarna.',
                filters: { car_has_campaign_price: ['true'] },
              }),
              sv.faq('Om våra kampanjpriser', [
                [
                  'Hur länge gäller priset?',
                  'Tills bilen är såld eller priset ändras. Har du skrivit avtal gäller avtalets pris.',
                ],
                ['Kan jag byta in min bil ändå?', 'Ja. Inbytet värderas på samma sätt som annars.'],
                [
                  'Varför är just de här bilarna nedsatta?',
                  'Oftast för att de har stått ett tag, eller för att vi behöver platsen. Skicket är detsamma och protokollet finns att läsa.',
                ],
              ]),
            ],
          },
        }),
      ],
    },
  );
