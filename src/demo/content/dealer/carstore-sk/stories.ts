import type { StoryCopy, TagWords } from '../../build/story';

export const tags: TagWords = { kupa: { sk: 'Kúpa' }, jazda: { sk: 'Jazda' }, udrzba: { sk: 'Údržba' } };

export const stories: readonly StoryCopy[] = [
  {
    name: 'skusobna-jazda',
    days: 7,
    author: 'Zuzana Hricová',
    scene: ['city-dusk', 621],
    tags: ['kupa'],
    texts: {
      sk: {
        title: 'Desať minút, ktoré vám ušetria starosti',
        premble: 'Na čo sa zamerať pri skúšobnej jazde a prečo začať so studeným motorom.',
        body: [
          'Poproste, aby motor pred vaším príchodom neštartovali. Studené auto toho prezradí viac.',
          [
            'Naštartuje hneď a zhasnú všetky kontrolky?',
            'Ide rovno, keď povolíte volant?',
            'Brzdí bez ťahania a chvenia?',
            'Radí hladko?',
            'Nič neklope cez nerovnosti?',
            'Funguje klimatizácia, okná a zámky?',
          ],
          'Ak je odpoveď na niektorú otázku nie, nemusí to byť koniec. Ale má to byť v správe z dielne.',
        ],
      },
    },
  },
  {
    name: 'zima-v-horach',
    days: 26,
    author: 'Marek Bielik',
    scene: ['winter-road', 622],
    tags: ['jazda'],
    texts: {
      sk: {
        title: 'Do hôr bez strachu zo snehu',
        premble: 'Dobré pneumatiky, lopata v kufri a reťaze, ktoré viete nasadiť.',
        body: [
          'Zimné pneumatiky s dezénom aspoň štyri milimetre sú základ. Zákon pýta tri, sneh o niečo viac.',
          '## Reťaze',
          'Nasaďte si ich raz doma na suchu. Pri ceste, v tme a s mokrými rukami je neskoro čítať návod.',
          '## Cestou dole',
          'Zaraďte nižší prevod, v elektromobile silnejšiu rekuperáciu. Brzdy si nechajte na zákruty.',
        ],
      },
    },
  },
  {
    name: 'servisna-knizka',
    days: 53,
    author: 'Zuzana Hricová',
    scene: ['workshop-bay', 623],
    tags: ['udrzba', 'kupa'],
    texts: {
      sk: {
        title: 'Čo prezradí servisná knižka',
        premble: 'Pečiatky sú pekné, faktúry sú lepšie.',
        body: [
          'Pečiatka hovorí, že niekto niečo urobil. Faktúra hovorí, čo presne. Pýtajte si oboje.',
          'Pozrite sa na odstupy medzi prehliadkami. Dlhá medzera nemusí byť chyba, no mala by mať vysvetlenie. Pri autách s rozvodovým remeňom zistite, kedy sa menil.',
        ],
      },
    },
  },
];
