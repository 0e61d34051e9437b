import { siteByKey } from '~/sites';
import type { PageText, Texts } from '../build/item';
import { en, sv } from './kit';

const site = siteByKey('lifestyle-se');

const swedishHome: PageText = {
  title: 'Nordhem Liv',
  nav: 'Start',
  metaTitle: 'Berättelser från vägen',
  description: 'Nordhem Liv är ett magasin om platser, människor, mat och hem, och om vägen dit.',
  main: [
    sv.hero({
      title: 'Vägen dit är också en plats',
      text: 'Ett magasin om människor, hav, kök och tystnad. Bilen står alltid någonstans i bild.',
      scene: ['lifestyle-cabin', 1],
      link: ['/berattelser', 'Läs berättelserna'],
      button: 'Ghost Contrast',
      full: true,
      placement: 'Top',
    }),
    sv.storiesTeaser('Nytt nummer', '/berattelser', 'Alla berättelser'),
    sv.text({
      centred: true,
      title: '”Man hinner bara se det viktiga.”',
      body: [
        'Arkitekten Ruth Malm tecknar staden från baksätet. <a href="/berattelser/staden-fran-baksatet">Läs porträttet</a>.',
      ],
    }),
    sv.blurb({
      title: 'Platser vi återkommer till',
      body: [
        'En hamn före klockan sex. En vändplan vid en sjö. Ett bageri som bara har öppet när det ryker ur skorstenen. Vi samlar dem, långsamt.',
      ],
      scene: ['lake-summer', 2],
      to: ['/platser', 'Till platserna'],
    }),
    sv.cardRow('Årstider', [
      {
        title: 'Vår',
        text: 'Bron som bara går att gå över.',
        to: ['/platser', 'Läs'],
        scene: ['coast-summer', 4],
      },
      {
        title: 'Sommar',
        text: 'Sjön som inte blir mörk.',
        to: ['/platser', 'Läs'],
        scene: ['lake-summer', 5],
      },
      { title: 'Höst', text: 'Vägen genom björkarna.', to: ['/platser', 'Läs'], scene: ['birch-autumn', 6] },
      {
        title: 'Vinter',
        text: 'Himlen som inte håller sig stilla.',
        to: ['/platser', 'Läs'],
        scene: ['aurora', 7],
      },
    ]),
    sv.blurb({
      title: 'Det som ryms i en bil',
      body: ['Att packa är att välja. Våra guider är korta, prövade och ryms på ett kvitto.'],
      scene: ['birch-autumn', 3],
      to: ['/guider', 'Till guiderna'],
      reverse: true,
    }),
    sv.film({ title: 'Genom skogen, utan ord', name: 'forest-road', poster: ['forest-road', 8], wide: true }),
    sv.marketingForm('newsletter', 'Ett brev i månaden, aldrig fler'),
    sv.social(site.social),
  ],
};

const englishHome: PageText = {
  title: 'Nordhem Liv',
  nav: 'Home',
  metaTitle: 'Stories from the road',
  description: 'Nordhem Liv is a magazine about places, people, food and homes, and the way there.',
  main: [
    en.hero({
      title: 'The way there is a place too',
      text: 'A magazine about people, sea, kitchens and silence. The car is always somewhere in the picture.',
      scene: ['lifestyle-cabin', 1],
      link: ['/berattelser', 'Read the stories'],
      button: 'Ghost Contrast',
      full: true,
      placement: 'Top',
    }),
    en.storiesTeaser('This issue', '/berattelser', 'All stories'),
    en.text({
      centred: true,
      title: '“One only has time for what matters.”',
      body: [
        'The architect Ruth Malm draws the city from the back seat. <a href="/berattelser/staden-fran-baksatet">Read the portrait</a>.',
      ],
    }),
    en.blurb({
      title: 'Places we return to',
      body: [
        'A harbour before six. A turning circle by a lake. A bakery that opens only when there is smoke from the chimney. We collect them, slowly.',
      ],
      scene: ['lake-summer', 2],
      to: ['/platser', 'To the places'],
    }),
    en.cardRow('Seasons', [
      {
        title: 'Spring',
        text: 'The bridge one may only walk.',
        to: ['/platser', 'Read'],
        scene: ['coast-summer', 4],
      },
      {
        title: 'Summer',
        text: 'The lake that does not grow dark.',
        to: ['/platser', 'Read'],
        scene: ['lake-summer', 5],
      },
      {
        title: 'Autumn',
        text: 'The road through the birches.',
        to: ['/platser', 'Read'],
        scene: ['birch-autumn', 6],
      },
      {
        title: 'Winter',
        text: 'The sky that will not keep still.',
        to: ['/platser', 'Read'],
        scene: ['aurora', 7],
      },
    ]),
    en.blurb({
      title: 'What fits in a car',
      body: ['To pack is to choose. Our guides are short, tried and fit on a receipt.'],
      scene: ['birch-autumn', 3],
      to: ['/guider', 'To the guides'],
      reverse: true,
    }),
    en.film({
      title: 'Through the forest, without words',
      name: 'forest-road',
      poster: ['forest-road', 8],
      wide: true,
    }),
    en.marketingForm('newsletter', 'One letter a month, never more'),
    en.social(site.social),
  ],
};

export const homeTexts: Texts = { sv: swedishHome, en: englishHome };
