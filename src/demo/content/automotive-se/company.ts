import { page } from '../build/item';
import * as english from './english/company';
import { sv } from './kit';

const companyCar = page('tjanstebil', {
  en: english.companyCar,
  sv: {
    title: 'Tjänstebil och förmånsbil',
    nav: 'Tjänstebil',
    description:
      'Välj tjänstebil med rätt förmånsvärde. Elbilar, laddhybrider och vad de kostar förare och företag.',
    main: [
      sv.hero({
        title: 'Tjänstebilen som både du och ekonomichefen gillar',
        text: 'Vi räknar på förmånsvärde, nettolöneavdrag och milkostnad innan du väljer.',
        scene: ['city-dusk', 61],
        link: ['/kop-bil/alla-bilar-i-lager', 'Se bilar i lager'],
      }),
      sv.text({
        title: 'Så väljer du',
        body: [
          'Förmånsvärdet bygger på nybilspriset, fordonsskatten och statslåneräntan. Elbilar har nedsatt nybilspris i beräkningen, vilket ofta gör skillnaden större än man tror. På bilar i lager där uppgiften finns ser du förmånsvärdet direkt.',
          '## Underlag till er bilpolicy',
          'En kort policy sparar diskussioner. Vi hjälper gärna till med ett förslag: kostnadstak, krav på säkerhet och utsläpp, laddning hemma och på jobbet, vad som händer när någon slutar.',
        ],
      }),
      sv.contactForm({ title: 'Be om förslag på tjänstebil' }),
    ],
  },
});

const fleet = page('vagnpark', {
  en: english.fleet,
  sv: {
    title: 'Vagnpark',
    description:
      'En kontaktperson för alla bilar: inköp, service, däck, laddning och uppföljning av kostnader.',
    main: [
      sv.hero({
        title: 'Alla bilar, en kontaktperson',
        text: 'Från tre bilar till trehundra. Vi håller ordning på service, däck och avtal så att ni slipper.',
        scene: ['car-yard', 62],
      }),
      sv.cards({
        title: 'Det här sköter vi',
        look: 'Icon',
        cards: [
          {
            title: 'Inköp och avtal',
            text: 'Offerter på samma form, så att bilarna går att jämföra.',
            to: ['/kop-bil/foretag/finansiering', 'Om finansiering'],
            icon: 'Document',
          },
          {
            title: 'Service i tid',
            text: 'Påminnelse till föraren och tid som passar arbetsdagen.',
            to: ['/service-och-verkstad', 'Om verkstaden'],
            icon: 'Service',
          },
          {
            title: 'Däck',
            text: 'Förvaring, skifte och byte på anläggningen närmast föraren.',
            to: ['/dack-och-biltillbehor/dackhotell', 'Om däckhotell'],
            icon: 'Tire',
          },
          {
            title: 'Laddning',
            text: 'Laddboxar hemma och på arbetsplatsen.',
            to: ['/dack-och-biltillbehor/laddbox', 'Om laddbox'],
            icon: 'Plug',
          },
        ],
      }),
      sv.contactForm({ title: 'Berätta om er vagnpark' }),
    ],
  },
});

const trucks = page('lastbilar', {
  en: english.trucks,
  sv: {
    title: 'Lastbilar',
    description: 'Service, reservdelar och hjälp att hitta rätt lastbil för distribution och anläggning.',
    main: [
      sv.hero({
        title: 'Lastbilar som ska rulla',
        text: 'Distribution, anläggning eller kyl. Vi hjälper till med bil, påbyggnad och service.',
        scene: ['winter-road', 63],
      }),
      sv.text({
        title: 'Lastbilar hos Nordhem',
        body: [
          'Vi säljer lastbilar på beställning, inte från lager. Berätta vad bilen ska göra: last, sträckor, påbyggnad och var den ska parkeras. Då kan vi räkna på vikt, räckvidd och vad den kostar per mil.',
          'Stora fordon ryms inte i alla verkstäder. Ring oss så ser vi vilken anläggning nära dig som tar emot din bil.',
        ],
      }),
      sv.contactForm({ title: 'Fråga om lastbil' }),
    ],
  },
});

const vans = page('transportbilar', {
  en: english.vans,
  sv: {
    title: 'Transportbilar',
    description:
      'Transportbilar i lager, pris utan moms. Inredning, skåp och dragkrok monterar vi innan leverans.',
    main: [
      sv.carList({
        title: 'Transportbilar i lager',
        text: 'Priserna visas utan moms. Inredning, takräcken och dragkrok monterar vi före leverans.',
        filters: { car_vehicle_type_code: ['LCV'] },
      }),
      sv.cta({
        title: 'Behöver bilen inredas?',
        text: 'Skicka en skiss eller ett foto av hur du vill ha det, så får du en offert.',
        to: ['/kontakt', 'Kontakta oss'],
      }),
    ],
  },
});

const finance = page('finansiering', {
  en: english.businessFinance,
  sv: {
    title: 'Finansiering för företag',
    nav: 'Finansiering',
    description: 'Finansiell leasing, operationell leasing eller lån. Skillnaderna i klartext.',
    main: [
      sv.text({
        title: 'Finansiering för företag',
        first: true,
        body: [
          '## Finansiell leasing',
          'Företaget leasar bilen och tar själv ansvar för service och restvärde. Halva momsen på leasingavgiften får dras av om bilen används i tjänst i mer än ringa omfattning.',
          '## Operationell leasing',
          'Service, däck och restvärde ingår i månadskostnaden. Enklast att budgetera, dyrast om bilen körs mindre än avtalat.',
          '## Lån',
          'Företaget äger bilen, skriver av den och har den som tillgång. Bra för bilar som ska användas länge.',
          'Vi är inte revisorer. Stäm av valet med er egen innan ni skriver på.',
        ],
      }),
      sv.cta({ title: 'Vill du ha en jämförelse på samma bil?', to: ['/kontakt', 'Be om en kalkyl'] }),
    ],
  },
});

export const company = page(
  'foretag',
  {
    en: english.company,
    sv: {
      title: 'Nordhem för företag',
      nav: 'Företag',
      description: 'Tjänstebilar, transportbilar, vagnpark och finansiering för företag, stora som små.',
      main: [
        sv.hero({
          title: 'Bilar som drar sitt strå till verksamheten',
          text: 'Oavsett om ni är en hantverkare eller ett fältteam på hundra personer.',
          scene: ['van-depot', 64],
          link: ['/kop-bil/foretag/transportbilar', 'Se transportbilar'],
        }),
        sv.cards({
          title: 'Vad behöver ni?',
          cards: [
            {
              title: 'Tjänstebil',
              text: 'Förmånsvärde, räckvidd och komfort för dem som kör mycket.',
              to: ['/kop-bil/foretag/tjanstebil', 'Om tjänstebil'],
              scene: ['mercedes-studio', 65],
            },
            {
              title: 'Vagnpark',
              text: 'En kontakt för inköp, service och däck.',
              to: ['/kop-bil/foretag/vagnpark', 'Om vagnpark'],
              scene: ['car-yard', 66],
            },
            {
              title: 'Transportbilar',
              text: 'Skåp, pickuper och minibussar i lager.',
              to: ['/kop-bil/foretag/transportbilar', 'Se bilarna'],
              scene: ['van-depot', 67],
            },
            {
              title: 'Lastbilar',
              text: 'På beställning, med rätt påbyggnad.',
              to: ['/kop-bil/foretag/lastbilar', 'Om lastbilar'],
              scene: ['winter-road', 68],
            },
            {
              title: 'Finansiering',
              text: 'Leasing eller lån, jämfört på samma bil.',
              to: ['/kop-bil/foretag/finansiering', 'Jämför'],
              scene: ['charging-evening', 69],
            },
            {
              title: 'Verkstad',
              text: 'Tider som passar arbetsdagen.',
              to: ['/service-och-verkstad', 'Till verkstaden'],
              scene: ['workshop-bay', 70],
            },
          ],
        }),
        sv.accordion('Så brukar det gå till', [
          [
            'Första samtalet',
            'Vi frågar hur många bilar ni har, hur de används och vad som skaver i dag. Tjugo minuter räcker.',
          ],
          [
            'Ett förslag att räkna på',
            'Ni får samma bilar på två eller tre sätt att betala, med alla kostnader per månad och per mil.',
          ],
          [
            'Leverans',
            'Bilarna kommer inredda, dekorerade och med laddkort i handskfacket. Vi går igenom dem med förarna.',
          ],
        ]),
        sv.siteSelection(
          'Företagssäljare i Stockholmstrakten',
          'I resten av landet når du dem genom <a href="/anlaggningar">anläggningen</a> närmast er.',
          { site_region: ['Stockholm'] },
        ),
        sv.facilityMap('Så hittar du till dem', { site_region: ['Stockholm'] }),
        sv.contactForm({
          title: 'Prata med företagssäljaren',
          text: 'Skriv ort, antal bilar och vad ni gör, så ringer rätt person.',
        }),
      ],
    },
  },
  { children: [companyCar, fleet, trucks, vans, finance] },
);
