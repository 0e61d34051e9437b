import type { StoryCopy } from '../build/story';

export const waterStories: readonly StoryCopy[] = [
  {
    name: 'bastun-vid-vagens-slut',
    days: 5,
    author: 'Klara Wennerberg',
    scene: ['fjord-morning', 11],
    tags: ['hem', 'resor'],
    texts: {
      sv: {
        title: 'Bastun vid vägens slut',
        premble:
          'Tolv kvadratmeter, en kamin och en sjö. Det tog tre somrar att bygga den och en kväll att förstå varför.',
        body: [
          'Vägen slutar vid en vändplan. Där lämnar man bilen och går de sista hundra metrarna med packningen i famnen. Det är meningen.',
          'Johanna och Petter ritade bastun på baksidan av ett kvitto. Virket kom från en lada två mil bort, fönstret från en skola som skulle rivas. Ingenting är i vinkel. Allt är varmt.',
          '## Att bygga långsamt',
          '– Första sommaren gjorde vi bara grunden, säger Johanna. Vi satt mest på den och tittade på vattnet.',
          'Andra sommaren kom väggarna. Tredje sommaren eldade de för första gången, en kväll i slutet av augusti när luften redan var klar. De sa inte mycket.',
          '## Det man tar med sig',
          'Bastun har inget eluttag. Det som behövs ryms i bilen: ved från gården, vatten i dunkar, bröd. På vägen hem luktar kupén björkrök i en vecka. Ingen har klagat.',
        ],
      },
      en: {
        title: 'The sauna at the end of the road',
        premble:
          'Twelve square metres, a stove and a lake. It took three summers to build and one evening to understand why.',
        body: [
          'The road ends in a turning circle. You leave the car there and walk the last hundred metres with your arms full. That is the point.',
          'Johanna and Petter drew the sauna on the back of a receipt. The timber came from a barn two miles away, the window from a school that was coming down. Nothing is square. Everything is warm.',
          '## Building slowly',
          '“The first summer we only laid the foundation,” says Johanna. “Mostly we sat on it and looked at the water.”',
          'The walls came the second summer. In the third they lit the stove for the first time, one evening late in August when the air had already cleared. Neither of them said much.',
          '## What one brings',
          'There is no socket in the sauna. What is needed fits in the car: wood from the farm, water in cans, bread. On the way home it smells of birch smoke for a week. Nobody has complained.',
        ],
      },
    },
  },
  {
    name: 'fyra-hamnar-fyra-morgnar',
    days: 19,
    author: 'Isak Nordén',
    scene: ['coast-summer', 12],
    tags: ['resor', 'mat'],
    texts: {
      sv: {
        title: 'Fyra hamnar, fyra morgnar',
        premble: 'Längs Bohuskusten i en öppen bil, med kaffetermos och för tunna tröjor.',
        body: [
          'Den som vill se en hamn ska komma före klockan sex. Då är det bara måsarna, en och annan båtmotor och den där doften av diesel och tång som borde tappas på flaska.',
          '## Smögen',
          'Bryggan är tom. Om fyra timmar går den inte att komma fram på. En man spolar däck och nickar, som om vi alltid har stått här.',
          '## Fjällbacka',
          'Klippan tar emot solen först. Vi äter gårdagens bröd på motorhuven och det är den bästa frukosten på hela resan.',
          '## Grebbestad',
          'Ostron klockan halv sju. Det låter fel men är alldeles rätt. Ostronbonden öppnar tre åt oss och frågar vad bilen heter.',
          '## Strömstad',
          'Sista hamnen. Färjan till Kosteröarna lägger ut med skolbarn och brödkartonger. Bilen får stanna kvar. Några timmar klarar den sig utan oss.',
        ],
      },
      en: {
        title: 'Four harbours, four mornings',
        premble:
          'Along the coast of Bohuslän in an open car, with a flask of coffee and jumpers that were too thin.',
        body: [
          'If you want to see a harbour, come before six. Then there are only the gulls, the odd engine and that smell of diesel and seaweed which somebody ought to bottle.',
          '## Smögen',
          'The quay is empty. In four hours you will not be able to walk along it. A man hoses down his deck and nods, as though we had always stood here.',
          '## Fjällbacka',
          'The rock gets the sun first. We eat yesterday’s bread on the bonnet and it is the best breakfast of the whole journey.',
          '## Grebbestad',
          'Oysters at half past six. It sounds wrong and is entirely right. The oysterman opens three for us and asks what the car is called.',
          '## Strömstad',
          'The last harbour. The ferry to the Koster islands leaves with schoolchildren and boxes of bread. The car stays behind. It can manage without us for a few hours.',
        ],
      },
    },
  },
];
