import type { SeedItem } from '~/modules/content';
import { siteByKey } from '~/sites';
import { choicePages } from '../build/choice-pages';
import { page } from '../build/item';
import { brandPages } from './brands';
import { campaigns } from './campaigns';
import { company } from './company';
import { en, sv } from './kit';
import { allCars, carPage, carTypes, leasingCars, newCars, usedCars } from './lists';
import { financing, owning } from './owning';

/** Everything below `/kop-bil`. */
export const buy = (today: string): SeedItem =>
  page(
    'kop-bil',
    {
      sv: {
        title: 'Köp bil hos Nordhem',
        nav: 'Köp bil',
        description:
          'Nya bilar, begagnade bilar och demobilar i lager. Finansiering, försäkring och inbyte på samma ställe.',
        main: [
          sv.searchHero({
            title: 'Köp bil på ditt sätt',
            text: 'Börja på nätet, provkör i närheten och skriv på när du är säker.',
            scene: ['showroom', 31],
          }),
          sv.cards({
            title: 'Bilar i lager',
            look: 'Overlay',
            cards: [
              {
                title: 'Nya bilar',
                text: 'Klara för leverans.',
                to: ['/kop-bil/nya-bilar-i-lager', 'Se nya bilar'],
                scene: ['car-hall', 32],
              },
              {
                title: 'Begagnade bilar',
                text: 'Genomgångna hos oss.',
                to: ['/kop-bil/begagnade-bilar-i-lager', 'Se begagnade'],
                scene: ['birch-autumn', 33],
              },
              {
                title: 'Elbilar',
                text: 'Nya och begagnade.',
                to: ['/kop-bil/biltyp/elbilar', 'Se elbilar'],
                scene: ['charging-evening', 34],
              },
            ],
          }),
          sv.carTeaser({
            title: 'Lägst pris just nu',
            sort: 'car_price_asc',
            filters: { car_condition: ['Begagnad'] },
            to: ['/kop-bil/begagnade-bilar-i-lager', 'Se alla begagnade bilar'],
          }),
          sv.cards({
            title: 'Runt köpet',
            look: 'Icon',
            ground: 'Light',
            cards: [
              {
                title: 'Finansiering',
                text: 'Billån och leasing, med hela kostnaden framme.',
                to: ['/kop-bil/finansiering', 'Om finansiering'],
                icon: 'Calculator',
              },
              {
                title: 'Privatleasing',
                text: 'En månadskostnad, service inräknad.',
                to: ['/kop-bil/privatleasing-bilar', 'Se bilarna'],
                icon: 'Key',
              },
              {
                title: 'Försäkring',
                text: 'Teckna när du hämtar bilen.',
                to: ['/kop-bil/bilagande/forsakring', 'Om försäkring'],
                icon: 'Shield',
              },
              {
                title: 'Inbyte',
                text: 'Vi tar din gamla bil, oavsett märke.',
                to: ['/salj-bil', 'Få en värdering'],
                icon: 'Refresh',
              },
            ],
          }),
          sv.text({
            title: 'Så går ett bilköp till',
            body: [
              '## 1. Hitta bilen',
              'Filtrera på det som är viktigt för dig. Står bilen på en annan ort kan den oftast flyttas till anläggningen närmast dig.',
              '## 2. Provkör och fråga',
              'Boka en tid från bilens sida. Ta med körkort. Säljaren går igenom skick, historik och vad som ingår i priset.',
              '## 3. Bestäm hur du betalar',
              'Kontant, billån eller leasing. Du får hela kostnaden skriftligt innan du skriver på, även om du lånar av någon annan.',
              '## 4. Hämta nycklarna',
              'Vi går igenom bilen tillsammans, registrerar ägarbytet och ser till att försäkringen gäller innan du kör hem.',
            ],
          }),
          sv.cardRow('Hitta efter hur du lever', [
            {
              title: 'Mest i stan',
              text: 'Små, smidiga och oftast på el.',
              to: ['/kop-bil/bilmarken/smart', 'Se smart'],
              scene: ['smart-square', 35],
            },
            {
              title: 'Barn, hund och packning',
              text: 'Kombi med plats för allt som ska med.',
              to: ['/kop-bil/alla-bilar-i-lager?car_body=Kombi', 'Se kombi'],
              scene: ['lifestyle-cabin', 36],
            },
            {
              title: 'Snö halva året',
              text: 'Fyrhjulsdrivna bilar som står klara.',
              to: ['/kop-bil/alla-bilar-i-lager?car_body=SUV', 'Se SUV'],
              scene: ['aurora', 37],
            },
            {
              title: 'Verktyg i bagaget',
              text: 'Skåp och flak, pris utan moms.',
              to: ['/kop-bil/foretag/transportbilar', 'Se transportbilar'],
              scene: ['van-depot', 38],
            },
            {
              title: 'Sol i ansiktet',
              text: 'Öppna bilar, för dem som hinner.',
              to: ['/kop-bil/alla-bilar-i-lager?car_body=Cab', 'Se cabriolet'],
              scene: ['coast-summer', 39],
            },
          ]),
          sv.cta({
            title: 'Osäker på vilken bil som passar?',
            text: 'Ring eller skriv, så tänker vi tillsammans. Det kostar ingenting.',
            to: ['/kontakt', 'Kontakta oss'],
          }),
        ],
      },
      en: {
        title: 'Buy a car from Nordhem',
        nav: 'Buy a car',
        description: 'New, used and demonstration cars in stock in more than sixty Swedish towns.',
        main: [
          en.searchHero({
            title: 'Buy a car your way',
            text: 'Begin online, test-drive nearby and sign when you are sure.',
            scene: ['showroom', 31],
          }),
          en.cards({
            title: 'Cars in stock',
            look: 'Overlay',
            cards: [
              {
                title: 'New cars',
                text: 'Ready for delivery.',
                to: ['/kop-bil/nya-bilar-i-lager', 'See new cars'],
                scene: ['car-hall', 32],
              },
              {
                title: 'Used cars',
                text: 'Gone through by us.',
                to: ['/kop-bil/begagnade-bilar-i-lager', 'See used cars'],
                scene: ['birch-autumn', 33],
              },
              {
                title: 'Electric cars',
                text: 'New and used.',
                to: ['/kop-bil/biltyp/elbilar', 'See electric cars'],
                scene: ['charging-evening', 34],
              },
            ],
          }),
          en.text({
            title: 'How it works',
            body: [
              'Find the car, book a test drive from its page and bring your driving licence. You get the whole cost in writing before you sign, however you pay. When you fetch the keys we register the change of owner with you.',
            ],
          }),
        ],
      },
    },
    {
      children: [
        allCars,
        newCars,
        usedCars,
        carTypes,
        brandPages,
        leasingCars,
        campaigns(today),
        financing,
        owning,
        company,
        ...choicePages(siteByKey('automotive-se')),
        carPage,
      ],
    },
  );
