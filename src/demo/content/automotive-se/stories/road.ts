import type { StoryCopy } from '../../build/story';

export const roadStories: readonly StoryCopy[] = [
  {
    name: 'langs-hoga-kusten',
    days: 11,
    author: 'Elin Strand',
    scene: ['fjord-morning', 161],
    tags: ['resor'],
    texts: {
      sv: {
        title: 'Tre dagar längs Höga kusten',
        premble: 'Från Härnösand till Örnsköldsvik på småvägar, med stopp för bad, berg och tunnbröd.',
        body: [
          'E4:an går rakt igenom, men det är bredvid den som Höga kusten finns. Vi tog tre dagar på oss för tolv mil.',
          '## Dag ett: Härnösand till Nordingrå',
          'Sväng av direkt efter bron. Vägen smalnar, byarna ligger som strödda längs vikarna och plötsligt är det slut på mottagning. Lämna bilen vid Rotsidan och gå ut på klipporna. Ta med fika, det finns ingen kiosk.',
          '## Dag två: Skuleskogen',
          'Från entré syd går en stig till Slåttdalsskrevan, trettio meter djup och knappt tio bred. Räkna med fyra timmar fram och tillbaka. Parkeringen fylls tidigt under högsäsong.',
          '## Dag tre: Docksta till Örnsköldsvik',
          'Åk upp på Skuleberget, och stanna sedan i första bästa by med skylten "Tunnbröd". Köp mer än du tror att du äter.',
          '## Till bilen',
          'Det finns laddare i Härnösand, Docksta och Örnsköldsvik. Däremellan är det glest, så ladda när du kan. Små vägar med rullgrus tycker om fulla däck och lagom fart.',
        ],
      },
    },
  },
  {
    name: 'packa-bilen-for-fjallet',
    days: 27,
    author: 'Elin Strand',
    scene: ['lifestyle-cabin', 162],
    tags: ['resor', 'rad'],
    texts: {
      sv: {
        title: 'Packa bilen för fjället, en gång för alla',
        premble: 'Tungt längst ner, mjukt överst och spaden åtkomlig. En lista som faktiskt ryms.',
        body: [
          'Varje år samma sak: skidor som skramlar, en sko som saknas och en termos någonstans under allt. Så här gör vi numera.',
          '## Ordningen',
          [
            'Tungt och lågt: mat, dricka och verktyg mot ryggstödet',
            'Mjukt som stötdämpare: sovsäckar runt det som kan gå sönder',
            'Det du behöver först packas sist',
            'Ingenting löst på hatthyllan, aldrig',
          ],
          '## Det som alltid ska med',
          [
            'Spade, snökäpp och reflexväst',
            'Filt och pannlampa',
            'Startkablar eller startbooster',
            'Laddkabel, även om du inte tror att du behöver den',
            'En riktig isskrapa',
          ],
          '## Takboxen',
          'Kontrollera vad taket får bära, oftast sjuttiofem kilo med räckena inräknade. Kör max hundratio och räkna med en halv liter mer per mil, eller femton procent kortare räckvidd. Har du ingen box kan du fråga oss om att <a href="/dack-och-biltillbehor/biltillbehor">hyra</a>.',
        ],
      },
    },
  },
  {
    name: 'lugnare-i-morkret',
    days: 55,
    author: 'Mikael Forss',
    scene: ['forest-road', 163],
    tags: ['sakerhet', 'rad'],
    texts: {
      sv: {
        title: 'Lugnare i mörkret: så ser du mer och syns bättre',
        premble: 'Rena strålkastare, rätt ljus och lite lägre fart. Det mesta kostar ingenting.',
        body: [
          'De flesta viltolyckor sker i skymning och gryning. En stor del av dem på vägar som föraren kan utantill.',
          '## Ljuset',
          'Automatiskt helljus är bra, men inte perfekt. Det ser inte alltid en cyklist eller en bil på väg upp ur en svacka. Håll handen nära spaken. Torka strålkastarna när du tankar eller laddar; salt och damm tar mer ljus än man tror.',
          '## Farten',
          'I nittio kilometer i timmen hinner bilen nästan femtio meter på två sekunder. Halvljuset når ungefär så långt. Sjuttio är ofta rätt fart på en nittioväg genom skog.',
          '## Om du kör på ett djur',
          [
            'Ring 112, även om djuret springer vidare',
            'Märk ut platsen med en snitselremsa, den ska finnas i handskfacket',
            'Stå inte på vägen, och gå inte efter djuret',
          ],
        ],
      },
    },
  },
];
