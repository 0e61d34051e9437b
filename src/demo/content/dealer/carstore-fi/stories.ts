import type { StoryCopy, TagWords } from '../../build/story';

export const tags: TagWords = {
  ostaminen: { fi: 'Ostaminen', sv: 'Köpa' },
  talvi: { fi: 'Talvi', sv: 'Vinter' },
  sahko: { fi: 'Sähköauto', sv: 'Elbil' },
};

export const stories: readonly StoryCopy[] = [
  {
    name: 'lohkolammitin-vai-esilammitys',
    days: 4,
    author: 'Minna Korhonen',
    scene: ['winter-road', 721],
    tags: ['talvi', 'sahko'],
    texts: {
      fi: {
        title: 'Lohkolämmitin, esilämmitys vai molemmat?',
        premble: 'Kylmä käynnistys kuluttaa moottoria ja hermoja. Pari tuntia töpselissä auttaa.',
        body: [
          'Polttomoottori kuluu eniten ensimmäisinä minuutteina. Lohkolämmitin maksaa itsensä takaisin, kun pakkasta on yli viisi astetta. Puoli tuntia nollan tienoilla, pari tuntia kovilla pakkasilla riittää. Koko yö on turhaa.',
          '## Sähköauto',
          'Sähköautossa esilämmitys tehdään latauskaapelin ollessa kiinni. Silloin lämpö tulee verkosta eikä akusta, ja toimintamatka säilyy.',
          '## Ajastin',
          'Aseta lähtöaika, älä lämmityksen alkua. Auto laskee loput.',
        ],
      },
      sv: {
        title: 'Motorvärmare, förvärmning eller bådadera?',
        premble: 'En kallstart sliter på motorn och nerverna. Ett par timmar i uttaget hjälper.',
        body: [
          'En förbränningsmotor slits mest under de första minuterna. Motorvärmaren betalar sig när det är mer än fem grader kallt. En halvtimme kring noll och ett par timmar i sträng kyla räcker. Hela natten är onödigt.',
          '## Elbil',
          'En elbil förvärmer man med laddkabeln i. Då kommer värmen från nätet och inte ur batteriet, och räckvidden hålls.',
          '## Timern',
          'Ställ in när du ska åka, inte när värmen ska börja. Bilen räknar ut resten.',
        ],
      },
    },
  },
  {
    name: 'koeajolla-kymmenen-kysymysta',
    days: 19,
    author: 'Janne Sipilä',
    scene: ['city-dusk', 722],
    tags: ['ostaminen'],
    texts: {
      fi: {
        title: 'Kymmenen kysymystä koeajolle',
        premble: 'Aloita kylmällä moottorilla ja lopeta pysäköintiin.',
        body: [
          'Pyydä, ettei autoa käynnistetä ennen tuloasi. Lämmin auto kertoo vähemmän.',
          [
            'Käynnistyykö se heti?',
            'Kulkeeko se suoraan?',
            'Jarruttaako se tasaisesti?',
            'Vaihtaako se pehmeästi?',
            'Kuuluuko töyssyissä ääniä?',
            'Toimivatko ilmastointi, ikkunat ja lukot?',
            'Onko istuin hyvä vielä vartin jälkeen?',
            'Näetkö taakse?',
            'Mahtuuko se parkkipaikallesi?',
            'Haluatko ajaa vielä kierroksen?',
          ],
        ],
      },
      sv: {
        title: 'Tio frågor till provkörningen',
        premble: 'Börja med kall motor och sluta med att parkera.',
        body: [
          'Be att ingen startar bilen innan du kommer. En varm bil berättar mindre.',
          [
            'Startar den genast?',
            'Går den rakt?',
            'Bromsar den jämnt?',
            'Växlar den mjukt?',
            'Hörs något över gupp?',
            'Fungerar luftkonditionering, rutor och lås?',
            'Sitter du bra ännu efter en kvart?',
            'Ser du bakåt?',
            'Ryms den på din plats?',
            'Vill du köra en runda till?',
          ],
        ],
      },
    },
  },
  {
    name: 'mokkitie-ja-maavara',
    days: 44,
    author: 'Minna Korhonen',
    scene: ['coast-summer', 723],
    tags: ['ostaminen'],
    texts: {
      fi: {
        title: 'Paljonko maavaraa mökkitie oikeasti vaatii?',
        premble: 'Vähemmän kuin luulet, kunhan renkaat ovat kunnossa.',
        body: [
          'Useimmille mökkiteille riittää tavallinen farmari ja 15 senttiä maavaraa. Kelirikon aikaan kaksi senttiä lisää on enemmän kuin miltä kuulostaa.',
          'Neliveto auttaa liikkeelle märässä ylämäessä. Hyvät renkaat auttavat joka päivä.',
        ],
      },
      sv: {
        title: 'Hur mycket markfrigång behöver stugvägen?',
        premble: 'Mindre än du tror, bara däcken är i skick.',
        body: [
          'För de flesta stugvägar räcker en vanlig farmare med 15 centimeter. Under menföret är två centimeter till mer än det låter.',
          'Fyrhjulsdrift hjälper dig i gång i en våt backe. Goda däck hjälper varje dag.',
        ],
      },
    },
  },
];
