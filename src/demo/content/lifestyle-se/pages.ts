import { siteByKey } from '~/sites';
import { mailLink } from '../build/contact';
import { page } from '../build/item';
import { en, sv } from './kit';

const site = siteByKey('lifestyle-se');

export const places = page('platser', {
  sv: {
    title: 'Platser',
    description: 'Platser som Nordhem Liv återkommer till: hamnar, sjöar, fjäll och städer.',
    main: [
      sv.hero({
        title: 'Platser',
        text: 'Inga adresser. Bara tillräckligt för att hitta.',
        scene: ['fjord-morning', 21],
      }),
      sv.blurb({
        title: 'Hamnen, 05.40',
        body: [
          'Kör tills vägen blir brygga. Stäng av, veva ner, räkna till hundra. <a href="/berattelser/fyra-hamnar-fyra-morgnar">Fyra hamnar, fyra morgnar</a>.',
        ],
        scene: ['coast-summer', 22],
      }),
      sv.blurb({
        title: 'Sjön, efter mörkrets inbrott',
        body: [
          'En kamin, ett fönster, ett vatten som ligger still. <a href="/berattelser/bastun-vid-vagens-slut">Bastun vid vägens slut</a>.',
        ],
        scene: ['lifestyle-cabin', 23],
        reverse: true,
      }),
      sv.blurb({
        title: 'Passet, när bommen är nere',
        body: ['Ta med spritkök. <a href="/berattelser/soppa-i-snostorm">Soppa i snöstorm</a>.'],
        scene: ['winter-road', 24],
      }),
      sv.imageCards('Längre bort', [
        {
          title: 'Under himlen i norr',
          text: 'Klä dig för minus tjugo och stå still. Resten sköter sig självt.',
          to: ['/berattelser/tystnaden-i-skogen', 'Om tystnad'],
          scene: ['aurora', 25],
        },
        {
          title: 'Sjön som inte blir mörk',
          text: 'I juni går solen ner bakom holmen, vänder och kommer upp igen.',
          to: ['/berattelser/bastun-vid-vagens-slut', 'Om bastun'],
          scene: ['lake-summer', 26],
        },
        {
          title: 'Alla gula dagar',
          text: 'Två veckor i oktober. Man får passa på.',
          to: ['/guider', 'Packa för hösten'],
          scene: ['birch-autumn', 27],
        },
      ]),
    ],
  },
  en: {
    title: 'Places',
    description: 'Places that Nordhem Liv returns to: harbours, lakes, mountains and cities.',
    main: [
      en.hero({
        title: 'Places',
        text: 'No addresses. Just enough to find them.',
        scene: ['fjord-morning', 21],
      }),
      en.blurb({
        title: 'The harbour, 5.40',
        body: [
          'Drive until the road becomes a jetty. Switch off, wind down the window, count to a hundred. <a href="/berattelser/fyra-hamnar-fyra-morgnar">Four harbours, four mornings</a>.',
        ],
        scene: ['coast-summer', 22],
      }),
      en.blurb({
        title: 'The lake, after dark',
        body: [
          'A stove, a window, a water that lies still. <a href="/berattelser/bastun-vid-vagens-slut">The sauna at the end of the road</a>.',
        ],
        scene: ['lifestyle-cabin', 23],
        reverse: true,
      }),
      en.blurb({
        title: 'The pass, when the barrier is down',
        body: ['Bring a stove. <a href="/berattelser/soppa-i-snostorm">Soup in a snowstorm</a>.'],
        scene: ['winter-road', 24],
      }),
      en.imageCards('Further off', [
        {
          title: 'Under the northern sky',
          text: 'Dress for minus twenty and stand still. The rest takes care of itself.',
          to: ['/berattelser/tystnaden-i-skogen', 'On silence'],
          scene: ['aurora', 25],
        },
        {
          title: 'The lake that does not grow dark',
          text: 'In June the sun goes down behind the islet, turns, and comes up again.',
          to: ['/berattelser/bastun-vid-vagens-slut', 'On the sauna'],
          scene: ['lake-summer', 26],
        },
        {
          title: 'All the yellow days',
          text: 'Two weeks in October. One has to be quick.',
          to: ['/guider', 'Pack for autumn'],
          scene: ['birch-autumn', 27],
        },
      ]),
    ],
  },
});

export const guides = page('guider', {
  sv: {
    title: 'Guider',
    description: 'Korta guider: helgpackningen, kaffet på vägen och bilen som sovrum.',
    main: [
      sv.hero({
        title: 'Guider',
        text: 'Det man lär sig av att glömma något en gång.',
        scene: ['birch-autumn', 28],
      }),
      sv.text({
        title: 'Tre korta',
        body: [
          'Korta, prövade, omprövade.',
          '## Helgpackningen',
          [
            'En väska per person, inte större än att den ryms i knäet',
            'En ylletröja mer än du tror',
            'Bröd, ost, en kniv som är vass',
            'Ingenting som måste laddas, utom bilen',
          ],
          '## Kaffet på vägen',
          'Mal hemma. Koka vatten där utsikten är. Häll långsamt, och drick innan någon frågar när ni är framme.',
          '## Bilen som sovrum',
          'Fäll sätena, lägg skor och väska under bilen i en påse, lämna en springa öppen. Vakna före solen, då märker ingen att du har sovit där.',
        ],
      }),
    ],
  },
  en: {
    title: 'Guides',
    description: 'Short guides: packing for a weekend, coffee on the road and the car as a bedroom.',
    main: [
      en.hero({
        title: 'Guides',
        text: 'What one learns by forgetting something once.',
        scene: ['birch-autumn', 28],
      }),
      en.text({
        title: 'Three short ones',
        body: [
          'Short, tried, tried again.',
          '## Packing for a weekend',
          [
            'One bag each, no larger than your lap',
            'One more jumper than you think',
            'Bread, cheese, a knife that is sharp',
            'Nothing that needs charging, except the car',
          ],
          '## Coffee on the road',
          'Grind at home. Boil water where the view is. Pour slowly, and drink before anybody asks when you will be there.',
          '## The car as a bedroom',
          'Fold the seats, put shoes and bag underneath in a sack, leave the window open a crack. Wake before the sun, and nobody will know you slept there.',
        ],
      }),
    ],
  },
});

export const about = page('om', {
  sv: {
    title: 'Om Nordhem Liv',
    nav: 'Om',
    description: 'Vilka som gör Nordhem Liv, och varför en bilhandlare ger ut ett magasin.',
    main: [
      sv.text({
        title: 'Om Nordhem Liv',
        first: true,
        body: [
          'Nordhem säljer bilar. De används till att åka någonstans, och det är den delen vi skriver om. Redaktionen är liten och får skriva vad den vill, så länge det är sant och inte för långt.',
          'Vill du köpa bil gör du det <a href="https://nordhem.example/">hos Nordhem</a>. Här säljs ingenting.',
        ],
      }),
      sv.cta({
        title: 'Har du en plats?',
        text: 'Skriv till oss. Vi betalar i bröd.',
        to: ['/kontakt', 'Skriv till redaktionen'],
        scene: ['lifestyle-cabin', 31],
        constrained: true,
      }),
    ],
  },
  en: {
    title: 'About Nordhem Liv',
    nav: 'About',
    description: 'Who makes Nordhem Liv, and why a car dealer publishes a magazine.',
    main: [
      en.text({
        title: 'About Nordhem Liv',
        first: true,
        body: [
          'Nordhem sells cars. They are for going somewhere, and that is the part we write about. The editors are few and may write what they like, as long as it is true and not too long.',
          'If you want to buy a car, you do that <a href="https://nordhem.example/">at Nordhem</a>. Nothing is for sale here.',
        ],
      }),
      en.cta({
        title: 'Do you know a place?',
        text: 'Write to us. We pay in bread.',
        to: ['/kontakt', 'Write to the editors'],
        scene: ['lifestyle-cabin', 31],
        constrained: true,
      }),
    ],
  },
});

export const contact = page('kontakt', {
  sv: {
    title: 'Redaktionen',
    nav: 'Kontakt',
    description: 'Skriv till redaktionen på Nordhem Liv.',
    main: [
      sv.text({ title: 'Redaktionen', first: true, body: [`Tips, rättelser och brev: ${mailLink(site)}.`] }),
      sv.contactForm({ title: 'Skriv några rader', text: 'Vi läser allt och svarar på det mesta.' }),
    ],
  },
  en: {
    title: 'The editors',
    nav: 'Contact',
    description: 'Write to the editors of Nordhem Liv.',
    main: [
      en.text({
        title: 'The editors',
        first: true,
        body: [`Tips, corrections and letters: ${mailLink(site)}.`],
      }),
      en.contactForm({ title: 'Write a few lines', text: 'We read everything and answer most of it.' }),
    ],
  },
});
