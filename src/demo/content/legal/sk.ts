import { addressLine, mailLink, phoneLink } from '../build/contact';
import { closesForSession, type Legal } from './text';

export const sk: Legal = {
  privacy: (site) => ({
    title: 'Ako spracúvame osobné údaje',
    nav: 'Ochrana údajov',
    description: `Ktoré osobné údaje ${site.name} spracúva, prečo, ako dlho a aké máte práva.`,
    body: [
      `Prevádzkovateľom je ${addressLine(site)}, IČO ${site.organisation.registrationNumber}.`,
      '## Čo zbierame',
      'Keď odošlete formulár, uložíme to, čo napíšete: meno, telefón, e-mail, správu a auto, ktorého sa týka. Pri návšteve stránky server ukladá technické záznamy bez mien a kontaktov.',
      '## Prečo',
      'Aby sme odpovedali na vašu otázku a pri kúpe splnili zmluvu. Údaje nepredávame a neposielame nič, o čo ste nepožiadali. Ak sledujete vyhľadávanie alebo cenu, uložíme vašu e-mailovú adresu a to, čo sledujete, aby sme vám písali len o tom; základom je váš súhlas, ktorý potvrdíte e-mailom a odvoláte jedným kliknutím.',
      '## Ako dlho',
      [
        'Otázky, ktoré neviedli ku kúpe: dvanásť mesiacov',
        'Zmluvy a účtovné doklady: desať rokov podľa zákona o účtovníctve',
        'Upozornenia: kým ich nevymažete, najviac dvanásť mesiacov; nepotvrdené sedem dní a vypnuté tridsať dní',
        'Technické záznamy: tridsať dní',
      ],
      '## Kto údaje vidí',
      'Predajcovia a servis na predajni, na ktorú sa obrátite, a dodávatelia, ktorí prevádzkujú náš e-mail a servery v Európskej únii.',
      '## Vaše práva',
      `Môžete požiadať o prístup k údajom, ich opravu alebo vymazanie a namietať proti ich použitiu. Napíšte na ${mailLink(site)} alebo zavolajte na ${phoneLink(site)}. Ak nebudete s odpoveďou spokojní, môžete sa obrátiť na Úrad na ochranu osobných údajov.`,
    ],
  }),
  cookies: (site) => ({
    title: 'Súbory cookie',
    nav: 'Cookies',
    description: 'Ktoré súbory cookie používame, na čo slúžia a ako zmeníte svoju voľbu.',
    body: [
      'Súbor cookie je krátky text, ktorý si prehliadač odloží pre webovú stránku. Používame ich čo najmenej a pred vašou odpoveďou len tie nevyhnutné.',
      '## Nevyhnutné',
      [
        '<strong>consent</strong> si pol roka pamätá, s čím ste súhlasili.',
        ...(closesForSession(site)
          ? []
          : ['<strong>hideAlert</strong> si jeden deň pamätá, že ste zavreli oznámenie.']),
        `<strong>Úložisko relácie</strong> si pamätá, čo ste napísali do formulára a ešte neodoslali, ${closesForSession(site) ? 'že ste zavreli oznámenie, ' : ''}ako ďaleko ste s rezerváciou, kde ste boli v zozname a či chcete filtre vedľa zoznamu alebo v paneli. Zmizne, keď zavriete kartu.`,
        ...(site.paths.tyreHotel === undefined
          ? []
          : [
              '<strong>fc-tyre-hotel</strong> vás necháva prihlásených v hoteli pneumatík: pol hodiny po tom, čo ste naposledy urobili, najviac dvanásť hodín.',
            ]),
        ...(site.paths.savedCars === undefined
          ? []
          : [
              '<strong>saved-cars</strong> a <strong>compared-cars</strong> si v úložisku prehliadača pamätajú, ktoré autá ste si sami uložili alebo vybrali na porovnanie, kým ich neodstránite.',
            ]),
      ],
      'Sú potrebné na to, o čo ste sami požiadali, preto sa na ne nepýtame.',
      '## Ak súhlasíte',
      [
        '<strong>Štatistika:</strong> ktoré stránky sa čítajú a čo sa hľadá. Meracie nástroje si ukladajú vlastné súbory cookie, ich názvy sa často začínajú na _ga.',
        '<strong>Reklama:</strong> ktoré reklamy sem vedú a naše reklamy na iných stránkach. Súbory cookie s názvami, ktoré sa začínajú na _gcl alebo _fbp.',
        '<strong>Obsah iných firiem:</strong> videá z YouTube, mapy a formuláre. Firma, ktorá ich poskytuje, sa dozvie vašu IP adresu a môže si uložiť vlastné súbory cookie.',
      ],
      '## Zmeňte svoju voľbu',
      'Dole na každej stránke nájdete Nastavenia cookies. Ak súhlas odvoláte, súbory cookie, ktoré k nemu patria, vymažeme. Cookies môžete vymazať aj v nastaveniach prehliadača. Stránky budú fungovať aj tak.',
    ],
  }),
  accessibility: (site) => ({
    title: 'Vyhlásenie o prístupnosti',
    nav: 'Prístupnosť',
    description: `Ako prístupná je stránka ${site.name}, čo možno zlepšiť a ako nahlásiť problém.`,
    body: [
      'Každý má mať možnosť nájsť, prečítať a použiť to, čo tu je, myšou, klávesnicou, čítačkou obrazovky alebo so zväčšením.',
      '## Ako prístupná je stránka?',
      'Riadime sa WCAG 2.2, úroveň AA, a každý typ stránky skúšame automatickými nástrojmi, len klávesnicou a bez skriptov. Nevieme o ničom, čo by vám bránilo hľadať, čítať alebo poslať otázku.',
      '## Čo môže byť lepšie',
      [
        'Opisy jazdených áut píše veľa ľudí a nadpisy sú niekedy v nesprávnom poradí.',
        'Obrázky v inzerátoch majú spoločný opis.',
        'Mapa na stránke predajne je obrázok. Adresa je vždy vedľa nej ako text.',
      ],
      '## Dajte nám vedieť',
      `Narazili ste na prekážku? Napíšte na ${mailLink(site)} alebo zavolajte na ${phoneLink(site)}. Kým ju odstránime, pomôžeme vám inak. Odpovieme do dvoch pracovných dní.`,
    ],
  }),
  notFound: {
    title: 'Tu sa cesta končí',
    nav: 'Stránka sa nenašla',
    text: 'Stránka sa presunula alebo sa adresa cestou pokazila. Pomôžeme vám späť.',
  },
};
