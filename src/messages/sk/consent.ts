import type { consent as source } from '../en/consent';

export const consent = {
  'consent.label': 'Vaša voľba súborov cookie',
  'consent.title': 'Súbory cookie, ak chcete',
  'consent.text':
    'Jeden súbor cookie potrebujeme, aby sme si zapamätali vašu odpoveď. S vaším súhlasom aj meriame návštevnosť, prispôsobujeme reklamu a zobrazujeme videá, mapy a formuláre iných firiem. Svoj názor môžete kedykoľvek zmeniť.',
  'consent.changed': 'To, na čo sa pýtame, sa od vašej poslednej voľby zmenilo.',
  'consent.acceptAll': 'Prijať všetko',
  'consent.rejectAll': 'Odmietnuť všetko',
  'consent.choose': 'Vybrať si',
  'consent.settings': 'Nastavenia cookies',
  'consent.settingsText':
    'Vyberte, čo smieme robiť. Čo ste neoznačili, to sa nestane. Nastavenia nájdete dole na každej stránke.',
  'consent.save': 'Uložiť moju voľbu',
  'consent.close': 'Zavrieť bez uloženia',
  'consent.policy': 'O našich súboroch cookie',
  'consent.necessaryTitle': 'Nevyhnutné',
  'consent.necessaryText':
    'Pamätajú si túto voľbu (pol roka), oznámenia, ktoré ste zavreli, a rozpracovanú rezerváciu. Stránky sa bez nich nezaobídu, preto tu niet z čoho vyberať.',
  'consent.analyticsTitle': 'Štatistika',
  'consent.analyticsText':
    'Ukazuje nám, ktoré stránky sa čítajú, čo sa hľadá a kde návštevníci skončia, aby sme to mohli zlepšiť.',
  'consent.marketingTitle': 'Reklama',
  'consent.marketingText':
    'Umožňuje nám vidieť, ktoré reklamy sem vedú, a ukazovať vám naše autá na iných stránkach.',
  'consent.externalTitle': 'Videá, mapy a formuláre iných firiem',
  'consent.externalText':
    'Zobrazuje obsah iných firiem priamo na našich stránkach. Tie sa tak dozvedia vašu IP adresu a môžu si uložiť vlastné súbory cookie. Bez súhlasu každá časť počká, kým o ňu požiadate.',
  'embed.formTitle': 'Formulár',
  'embed.formFrom':
    'Formulár poskytuje {provider}, ktorý sa po zobrazení dozvie vašu IP adresu a môže uložiť súbory cookie.',
  'embed.showForm': 'Zobraziť formulár',
  'embed.openForm': 'Otvoriť formulár v novom okne',
  'embed.openPopup': 'Napíšte nám',
  'embed.missingFormId': 'Missing FormId',
  'embed.refused': 'Formulár tu nemožno zobraziť: adresa nepatrí poskytovateľovi, ktorého stránky povoľujú.',
} as const satisfies Readonly<Record<keyof typeof source, string>>;
