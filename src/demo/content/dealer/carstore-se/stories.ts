import type { StoryCopy, TagWords } from '../../build/story';

export const tags: TagWords = { kopa: { sv: 'Köpa' }, aga: { sv: 'Äga' }, el: { sv: 'El' } };

export const stories: readonly StoryCopy[] = [
  {
    name: 'provkor-pa-tio-minuter',
    days: 3,
    author: 'Amir Lundgren',
    scene: ['city-dusk', 421],
    tags: ['kopa'],
    texts: {
      sv: {
        title: 'Tio minuter räcker, om du gör rätt saker',
        premble: 'En provkörning ska svara på frågor. Här är tio.',
        body: [
          'Börja med kall motor. En varm bil döljer mer än den visar.',
          [
            'Startar den direkt, utan lampor som hänger kvar?',
            'Rullar den rakt om du släpper lätt på ratten?',
            'Bromsar den utan att dra eller vibrera?',
            'Växlar den mjukt, även när du har bråttom?',
            'Hörs något över gupp?',
            'Fungerar AC, alla rutor och alla låsknappar?',
            'Sitter du bra efter tio minuter?',
            'Ser du bakåt?',
            'Går det att parkera den där du bor?',
            'Vill du köra en runda till?',
          ],
          'Svarar du nej på de tre sista spelar det ingen roll hur bra priset är.',
        ],
      },
    },
  },
  {
    name: 'miltal-eller-arsmodell',
    days: 20,
    author: 'Petra Sundin',
    scene: ['facade', 422],
    tags: ['kopa'],
    texts: {
      sv: {
        title: 'Få mil eller ny årsmodell?',
        premble: 'Två bilar, samma pris. Så resonerar vi.',
        body: [
          'En treåring med 9 000 mil eller en sexåring med 4 000? Rent tekniskt är landsvägsmil snälla. Korta resor i stan sliter mer på motor, bromsar och koppling.',
          '## Välj yngre om',
          [
            'du vill ha kvar garanti',
            'säkerhetsutrustningen är viktig',
            'bilen är elektrisk och batteriet har blivit bättre sedan dess',
          ],
          '## Välj färre mil om',
          ['servicehistoriken är hel', 'bilen har stått i garage', 'du kör lite själv'],
        ],
      },
    },
  },
  {
    name: 'billigare-per-mil',
    days: 47,
    author: 'Amir Lundgren',
    scene: ['coast-summer', 423],
    tags: ['el', 'aga'],
    texts: {
      sv: {
        title: 'Räkna per mil, inte per månad',
        premble: 'Den billigaste bilen är sällan den med lägst pris.',
        body: [
          'Ta allt du betalar på ett år: lån eller värdeminskning, skatt, försäkring, däck, service, drivmedel. Dela med antalet mil.',
          'För en bil som går 1 500 mil om året landar de flesta på 25 till 45 kronor milen. Drivmedlet är ofta en tredjedel. Värdeminskningen är större, men den syns inte förrän du säljer.',
          'En begagnad elbil som har gjort sitt stora värdetapp och laddas hemma hamnar ofta lägst. Men bara om du faktiskt kör.',
        ],
      },
    },
  },
];
