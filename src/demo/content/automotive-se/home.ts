import type { PageText, Texts } from '../build/item';
import { en, sv } from './kit';

const swedish: PageText = {
  title: 'Nordhem',
  nav: 'Start',
  metaTitle: 'Nya och begagnade bilar, verkstad och däck',
  description:
    'Nya och begagnade bilar av tjugo märken, märkesverkstad och däckhotell. Nordhem finns på drygt sextio orter, från Ystad till Kiruna.',
  main: [
    sv.hero({
      title: 'Din nästa bil står närmare än du tror',
      text: 'Omkring fem tusen bilar, från Ystad till Kiruna. Sök på märke, modell eller det du behöver plats för.',
      scene: ['fjord-morning', 1],
      search: '/kop-bil/alla-bilar-i-lager',
      full: true,
    }),
    sv.carTeaser({
      title: 'Senast inkommet',
      sort: 'car_publishdate_desc',
      to: ['/kop-bil/alla-bilar-i-lager', 'Se alla bilar'],
    }),
    sv.cards({
      title: 'Vad kan vi hjälpa dig med?',
      cards: [
        {
          title: 'Nya bilar',
          text: 'Bilar som står klara för leverans, med fabriksgaranti och utrustningen redan vald.',
          to: ['/kop-bil/nya-bilar-i-lager', 'Se nya bilar'],
          scene: ['car-hall', 3],
        },
        {
          title: 'Begagnade bilar',
          text: 'Genomgångna i vår egen verkstad. Du ser servicehistorik och skick innan du bestämmer dig.',
          to: ['/kop-bil/begagnade-bilar-i-lager', 'Se begagnade bilar'],
          scene: ['coast-summer', 4],
        },
        {
          title: 'Service och verkstad',
          text: 'Mekaniker som kan ditt märke, fast pris på vanliga jobb och besked innan vi gör något extra.',
          to: ['/service-och-verkstad', 'Till verkstaden'],
          scene: ['workshop-bay', 5],
        },
        {
          title: 'Däck och tillbehör',
          text: 'Nya däck, hjulskifte, förvaring och laddbox. Vi tar det tunga lyftet, du slipper trappan.',
          to: ['/dack-och-biltillbehor', 'Se däck och tillbehör'],
          scene: ['tyre-store', 6],
        },
        {
          title: 'För företag',
          text: 'Tjänstebilar, transportbilar och hela vagnparker, med en person som svarar när du ringer.',
          to: ['/kop-bil/foretag', 'Till företag'],
          scene: ['van-depot', 7],
        },
        {
          title: 'Sälj din bil',
          text: 'Berätta om bilen så återkommer vi med en värdering. Vi köper även bilar som inte är köpta hos oss.',
          to: ['/salj-bil', 'Få en värdering'],
          scene: ['home-drive', 8],
        },
      ],
    }),
    sv.carousel([
      {
        title: 'Nedsatta priser just nu',
        subtitle: 'Bilar som vi vill ge ett nytt hem före månadsskiftet.',
        thumbnail: 'Kampanjbilar',
        scene: ['car-yard', 11],
        to: ['/kop-bil/kampanjer/bilkampanjer', 'Se kampanjbilarna'],
        legal: 'Det tidigare priset är det lägsta under de senaste trettio dagarna och står på varje bil.',
      },
      {
        title: 'Elbil för vintern',
        subtitle: 'Värmepump, förvärmd kupé och räckvidd som håller i minus femton.',
        thumbnail: 'Elbilar',
        scene: ['aurora', 12],
        to: ['/kop-bil/biltyp/elbilar', 'Se elbilarna'],
        second: ['/dack-och-biltillbehor/laddbox', 'Om laddbox'],
      },
      {
        title: 'En kostnad, allt på en rad',
        subtitle: 'Privatleasing med service och garanti i månadskostnaden.',
        thumbnail: 'Privatleasing',
        scene: ['home-drive', 13],
        to: ['/kop-bil/privatleasing-bilar', 'Se bilar att leasa'],
        second: ['/kop-bil/bilagande/privatleasa-din-bil', 'Så fungerar det'],
      },
    ]),
    sv.highlights(
      ['Anläggningar', '60+', 'från Ystad till Kiruna'],
      ['Bilar i lager', '5 000', 'på ett ungefär, just nu'],
      ['Märken', '20', 'som vi är auktoriserade för'],
    ),
    sv.blurb({
      title: 'Verkstaden som ringer innan',
      body: [
        'Fast pris på vanliga jobb och besked innan vi gör något extra. Du får en lista på vad som är gjort och vad som kan vänta.',
      ],
      scene: ['facade', 14],
      to: ['/service-och-verkstad/boka-bilverkstad', 'Boka tid'],
      ground: 1,
    }),
    sv.storiesTeaser('Livet med bil', '/livet-med-bil', 'Alla artiklar'),
    sv.facilityTeaser('Anläggningar att börja med', ['/anlaggningar', 'Alla anläggningar']),
    sv.faq('Vanliga frågor', [
      [
        'Kan jag köpa en bil som står på en annan ort?',
        'Ja. De flesta bilar flyttar vi till en anläggning nära dig. Säljaren berättar vad det kostar och hur lång tid det tar innan du säger ja.',
      ],
      [
        'Hur vet jag att en begagnad bil är i gott skick?',
        'Varje bil gås igenom i vår verkstad före försäljning. Du får läsa protokollet, provköra och ta med en egen besiktningsman om du vill.',
      ],
      [
        'Tar ni min gamla bil i inbyte?',
        'Ja, oavsett märke. <a href="/salj-bil">Skicka uppgifter om bilen</a> så får du en preliminär värdering, som vi bekräftar när vi har sett den.',
      ],
      [
        'Kan jag ångra köpet?',
        'Köper du på distans har du fjorton dagars ångerrätt. Köper du på plats gäller det avtal du skriver; fråga säljaren om öppet köp.',
      ],
      [
        'Var lämnar jag bilen för service?',
        'På den anläggning som passar dig. <a href="/anlaggningar">Här är alla våra anläggningar</a> med öppettider och telefonnummer till verkstaden.',
      ],
    ]),
    sv.cta({
      title: 'Vad är din bil värd i dag?',
      text: 'Registreringsnummer, miltal och ett par ord om skicket. Mer behöver vi inte.',
      to: ['/salj-bil', 'Få en värdering'],
      scene: ['coast-summer', 15],
      constrained: true,
    }),
  ],
};

const english: PageText = {
  title: 'Nordhem',
  nav: 'Home',
  metaTitle: 'New and used cars, workshop and tyres in Sweden',
  description:
    'New and used cars of twenty makes, franchised workshops and tyre storage in more than sixty Swedish towns, from Ystad to Kiruna.',
  main: [
    en.hero({
      title: 'Your next car is closer than you think',
      text: 'Around five thousand cars, from Ystad to Kiruna. Search by make, model or what you need room for.',
      scene: ['fjord-morning', 1],
      search: '/kop-bil/alla-bilar-i-lager',
      full: true,
    }),
    en.carTeaser({
      title: 'Just arrived',
      sort: 'car_publishdate_desc',
      to: ['/kop-bil/alla-bilar-i-lager', 'See all cars'],
    }),
    en.cards({
      title: 'How can we help?',
      cards: [
        {
          title: 'New cars',
          text: 'Cars that are ready to be delivered, under the maker’s warranty, with the equipment already chosen.',
          to: ['/kop-bil/nya-bilar-i-lager', 'See new cars'],
          scene: ['car-hall', 3],
        },
        {
          title: 'Used cars',
          text: 'Gone through in our own workshops. You see service history and condition before you decide.',
          to: ['/kop-bil/begagnade-bilar-i-lager', 'See used cars'],
          scene: ['coast-summer', 4],
        },
        {
          title: 'Service and workshop',
          text: 'Mechanics who know your make, fixed prices for common jobs, and a call before anything extra.',
          to: ['/service-och-verkstad', 'To the workshop'],
          scene: ['workshop-bay', 5],
        },
        {
          title: 'Tyres and accessories',
          text: 'New tyres, wheel changes, storage and wallboxes. We do the heavy lifting.',
          to: ['/dack-och-biltillbehor', 'See tyres and accessories'],
          scene: ['tyre-store', 6],
        },
        {
          title: 'For business',
          text: 'Company cars, vans and whole fleets, with one person who answers when you call.',
          to: ['/kop-bil/foretag', 'To business'],
          scene: ['van-depot', 7],
        },
        {
          title: 'Our dealerships',
          text: 'Addresses, opening hours and direct numbers to sales, workshop and parts.',
          to: ['/anlaggningar', 'Find a dealership'],
          scene: ['facade', 8],
        },
      ],
    }),
    en.carousel([
      {
        title: 'Reduced just now',
        subtitle: 'Cars that we would like to see in a new home before the month is out.',
        thumbnail: 'Reduced',
        scene: ['car-yard', 11],
        to: ['/kop-bil/kampanjer/bilkampanjer', 'See reduced cars'],
        legal: 'The earlier price is the lowest of the last thirty days and stands on each car.',
      },
      {
        title: 'Electric, for real winters',
        subtitle: 'Heat pump, a warm cabin in the morning, and range that holds at minus fifteen.',
        thumbnail: 'Electric',
        scene: ['aurora', 12],
        to: ['/kop-bil/biltyp/elbilar', 'See electric cars'],
        second: ['/dack-och-biltillbehor/laddbox', 'About wallboxes'],
      },
      {
        title: 'One cost, everything on one line',
        subtitle: 'Private leasing with service and warranty in the month.',
        thumbnail: 'Leasing',
        scene: ['home-drive', 13],
        to: ['/kop-bil/privatleasing-bilar', 'See cars to lease'],
        second: ['/kop-bil/bilagande/privatleasa-din-bil', 'How it works'],
      },
    ]),
    en.highlights(
      ['Dealerships', '60+', 'from Ystad to Kiruna'],
      ['Cars in stock', '5,000', 'roughly, right now'],
      ['Makes', '20', 'that we are authorised for'],
    ),
    en.storiesTeaser('Life with a car', '/livet-med-bil', 'All articles'),
    en.facilityTeaser('Dealerships to begin with', ['/anlaggningar', 'All dealerships']),
    en.faq('Common questions', [
      [
        'Do I need a Swedish personal number to buy a car?',
        'You can buy without one, but you need a coordination number or a company number to be registered as the owner. Our sales people have done it many times and will help you.',
      ],
      [
        'Can I buy a car that stands in another town?',
        'Yes. Most cars can be moved to a dealership near you. You are told the cost and the time before you say yes.',
      ],
      [
        'Do you take my present car in part exchange?',
        'Yes, whatever the make. <a href="/salj-bil">Tell us about it</a> and we will value it.',
      ],
    ]),
  ],
};

export const homeTexts: Texts = { sv: swedish, en: english };
