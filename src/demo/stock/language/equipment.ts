import type { StockLanguage } from './words';

type Names = readonly [sv: string, nb: string, en: string, fi: string, sk: string];

/** From which level of trim a thing is usual: 1 nearly always, 2 often, 3 in the better ones. */
type Level = 1 | 2 | 3;

export interface Equipment {
  readonly level: Level;
  /** Only in these; without it in every car. */
  readonly only?: 'electric' | 'van' | 'passenger' | 'combustion' | 'awd';
  readonly names: Readonly<Record<StockLanguage, string>>;
}

const item = (level: Level, [sv, nb, en, fi, sk]: Names, only?: Equipment['only']): Equipment => ({
  level,
  names: { sv, nb, 'en-GB': en, fi, sk },
  ...(only === undefined ? {} : { only }),
});

export const EQUIPMENT: readonly Equipment[] = [
  item(1, ['ABS-bromsar', 'ABS-bremser', 'Anti-lock brakes', 'ABS-jarrut', 'ABS']),
  item(1, [
    'Antisladdsystem (ESC)',
    'Antiskrens (ESC)',
    'Stability control (ESC)',
    'Ajonvakautus (ESC)',
    'Stabilizačný systém (ESC)',
  ]),
  item(1, ['Luftkonditionering', 'Klimaanlegg', 'Air conditioning', 'Ilmastointi', 'Klimatizácia']),
  item(1, [
    'Centrallås med fjärr',
    'Fjernstyrt sentrallås',
    'Remote central locking',
    'Keskuslukitus kauko-ohjauksella',
    'Centrálne zamykanie na diaľku',
  ]),
  item(1, ['Elhissar', 'Elektriske vindusheiser', 'Electric windows', 'Sähköikkunat', 'Elektrické okná']),
  item(1, [
    'Bluetooth med handsfree',
    'Bluetooth handsfree',
    'Bluetooth hands-free',
    'Bluetooth-handsfree',
    'Bluetooth handsfree',
  ]),
  item(1, ['Farthållare', 'Cruisekontroll', 'Cruise control', 'Vakionopeudensäädin', 'Tempomat']),
  item(1, ['Isofix', 'Isofix', 'Isofix', 'Isofix', 'Isofix'], 'passenger'),
  item(1, ['LED-strålkastare', 'LED-hovedlys', 'LED headlights', 'LED-ajovalot', 'LED svetlomety']),
  item(1, ['Regnsensor', 'Regnsensor', 'Rain-sensing wipers', 'Sadetunnistin', 'Dažďový senzor']),
  item(1, [
    'Multifunktionsratt',
    'Multifunksjonsratt',
    'Multi-function steering wheel',
    'Monitoimiohjauspyörä',
    'Multifunkčný volant',
  ]),
  item(1, [
    'Däcktryckssensorer',
    'Dekktrykkovervåking',
    'Tyre pressure monitoring',
    'Rengaspainevalvonta',
    'Kontrola tlaku v pneumatikách',
  ]),
  item(1, [
    'Autobroms',
    'Automatisk nødbrems',
    'Autonomous emergency braking',
    'Automaattinen hätäjarrutus',
    'Automatické núdzové brzdenie',
  ]),
  item(
    1,
    [
      'Mellanvägg med fönster',
      'Skillevegg med vindu',
      'Bulkhead with window',
      'Väliseinä ikkunalla',
      'Deliaca priečka s oknom',
    ],
    'van',
  ),
  item(
    1,
    [
      'Skjutdörr höger',
      'Skyvedør høyre side',
      'Nearside sliding door',
      'Liukuovi oikealla',
      'Posuvné dvere vpravo',
    ],
    'van',
  ),
  item(
    1,
    [
      'Snabbladdning (CCS)',
      'Hurtiglading (CCS)',
      'Rapid charging (CCS)',
      'Pikalataus (CCS)',
      'Rýchle nabíjanie (CCS)',
    ],
    'electric',
  ),
  item(2, ['Värmepump', 'Varmepumpe', 'Heat pump', 'Lämpöpumppu', 'Tepelné čerpadlo'], 'electric'),
  item(
    2,
    [
      'Laddkabel typ 2',
      'Ladekabel type 2',
      'Type 2 charging cable',
      'Tyyppi 2 -latauskaapeli',
      'Nabíjací kábel Typ 2',
    ],
    'electric',
  ),
  item(
    2,
    [
      'Förvärmning via app',
      'Forvarming via app',
      'Pre-conditioning by app',
      'Esilämmitys sovelluksella',
      'Predkúrenie cez aplikáciu',
    ],
    'electric',
  ),
  item(
    2,
    ['Motorvärmare', 'Motorvarmer', 'Engine pre-heater', 'Lohkolämmitin', 'Predohrev motora'],
    'combustion',
  ),
  item(2, ['Dragkrok', 'Hengerfeste', 'Tow bar', 'Vetokoukku', 'Ťažné zariadenie']),
  item(2, [
    'Parkeringssensorer bak',
    'Parkeringssensorer bak',
    'Rear parking sensors',
    'Pysäköintitutkat takana',
    'Zadné parkovacie senzory',
  ]),
  item(2, ['Backkamera', 'Ryggekamera', 'Reversing camera', 'Peruutuskamera', 'Cúvacia kamera']),
  item(2, ['Apple CarPlay', 'Apple CarPlay', 'Apple CarPlay', 'Apple CarPlay', 'Apple CarPlay']),
  item(2, ['Android Auto', 'Android Auto', 'Android Auto', 'Android Auto', 'Android Auto']),
  item(2, ['Navigation', 'Navigasjon', 'Navigation', 'Navigointi', 'Navigácia']),
  item(2, [
    'Stolvärme fram',
    'Varme i forseter',
    'Heated front seats',
    'Lämmitettävät etuistuimet',
    'Vyhrievané predné sedadlá',
  ]),
  item(2, [
    'Uppvärmd ratt',
    'Varme i rattet',
    'Heated steering wheel',
    'Lämmitettävä ohjauspyörä',
    'Vyhrievaný volant',
  ]),
  item(2, [
    'Tvåzons klimatanläggning',
    'To-soners klimaanlegg',
    'Dual-zone climate control',
    'Kaksialueilmastointi',
    'Dvojzónová klimatizácia',
  ]),
  item(2, [
    'Nyckellöst lås och start',
    'Nøkkelfri lås og start',
    'Keyless entry and start',
    'Avaimeton lukitus ja käynnistys',
    'Bezkľúčové odomykanie a štart',
  ]),
  item(2, ['Lättmetallfälgar', 'Lettmetallfelger', 'Alloy wheels', 'Kevytmetallivanteet', 'Hliníkové disky']),
  item(2, [
    'Vinterhjul ingår',
    'Vinterhjul medfølger',
    'Winter wheels included',
    'Talvirenkaat kuuluvat hintaan',
    'Zimné kolesá v cene',
  ]),
  item(2, ['Takrails', 'Takrails', 'Roof rails', 'Kattokaiteet', 'Strešné lyžiny'], 'passenger'),
  item(2, [
    'Körfältsassistent',
    'Filholderassistent',
    'Lane keeping assist',
    'Kaista-avustin',
    'Asistent udržania v pruhu',
  ]),
  item(2, [
    'Vägskyltsavläsning',
    'Skiltgjenkjenning',
    'Traffic sign recognition',
    'Liikennemerkkien tunnistus',
    'Rozpoznávanie dopravných značiek',
  ]),
  item(
    2,
    [
      'Lastrumsinredning',
      'Innredning i varerom',
      'Racking in load area',
      'Tavaratilan hyllyt',
      'Regálový systém',
    ],
    'van',
  ),
  item(
    2,
    ['Fyrhjulsdrift', 'Firehjulsdrift', 'Four-wheel drive', 'Neliveto', 'Pohon všetkých kolies'],
    'awd',
  ),
  item(3, [
    'Adaptiv farthållare',
    'Adaptiv cruisekontroll',
    'Adaptive cruise control',
    'Mukautuva vakionopeudensäädin',
    'Adaptívny tempomat',
  ]),
  item(3, [
    'Döda vinkeln-varnare',
    'Blindsonevarsling',
    'Blind spot monitor',
    'Kuolleen kulman valvonta',
    'Sledovanie mŕtveho uhla',
  ]),
  item(3, [
    '360-graderskamera',
    '360-graders kamera',
    '360-degree camera',
    '360 asteen kamera',
    '360-stupňová kamera',
  ]),
  item(
    3,
    ['Panoramatak', 'Panoramatak', 'Panoramic roof', 'Panoraamakatto', 'Panoramatická strecha'],
    'passenger',
  ),
  item(
    3,
    ['Skinnklädsel', 'Skinnseter', 'Leather upholstery', 'Nahkaverhoilu', 'Kožené čalúnenie'],
    'passenger',
  ),
  item(
    3,
    [
      'Elstyrd baklucka',
      'Elektrisk bakluke',
      'Powered tailgate',
      'Sähkötoiminen takaluukku',
      'Elektrické otváranie kufra',
    ],
    'passenger',
  ),
  item(
    3,
    [
      'Elstolar med minne',
      'Elektriske seter med minne',
      'Electric memory seats',
      'Muistilliset sähköistuimet',
      'Elektrické sedadlá s pamäťou',
    ],
    'passenger',
  ),
  item(3, ['Head-up display', 'Head-up display', 'Head-up display', 'Tuulilasinäyttö', 'Head-up displej']),
  item(3, ['Matrix-LED', 'Matrix-LED', 'Matrix LED headlights', 'Matrix-LED-valot', 'Matrix LED svetlomety']),
  item(3, [
    'Premiumljud',
    'Premium lydanlegg',
    'Premium sound system',
    'Premium-äänentoisto',
    'Prémiový zvukový systém',
  ]),
  item(
    3,
    [
      'Ambientbelysning',
      'Stemningsbelysning',
      'Ambient lighting',
      'Tunnelmavalaistus',
      'Ambientné osvetlenie',
    ],
    'passenger',
  ),
  item(3, [
    'Trådlös mobilladdning',
    'Trådløs mobillading',
    'Wireless phone charging',
    'Langaton puhelimen lataus',
    'Bezdrôtové nabíjanie telefónu',
  ]),
  item(
    3,
    ['Luftfjädring', 'Luftfjæring', 'Air suspension', 'Ilmajousitus', 'Vzduchový podvozok'],
    'passenger',
  ),
  item(
    3,
    [
      'Parkeringsvärmare med fjärr',
      'Parkeringsvarmer med fjernkontroll',
      'Remote parking heater',
      'Polttoainekäyttöinen lisälämmitin',
      'Nezávislé kúrenie',
    ],
    'combustion',
  ),
];
