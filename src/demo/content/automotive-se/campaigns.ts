import { page } from '../build/item';
import { sv } from './kit';

export const campaigns = page(
  'kampanjer',
  {
    sv: {
      title: 'Kampanjer',
      description: 'Aktuella kampanjer på bilar, däck och service hos Nordhem.',
      main: [
        sv.hero({
          title: 'Det som är lite förmånligare just nu',
          text: 'Få kampanjer, tydliga villkor och datum när de tar slut.',
          scene: ['city-dusk', 41],
        }),
        sv.cards({
          title: 'Aktuella kampanjer',
          cards: [
            {
              title: 'Kampanjbilar',
              text: 'Nedsatta priser på utvalda bilar i lager. Det tidigare priset står på varje bil.',
              to: ['/kop-bil/kampanjer/bilkampanjer', 'Se kampanjbilarna'],
              scene: ['showroom', 42],
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
      ],
    },
  },
  {
    children: [
      page('bilkampanjer', {
        sv: {
          title: 'Bilkampanjer',
          description: 'Bilar med nedsatt pris. Tidigare lägsta pris under trettio dagar visas på varje bil.',
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
