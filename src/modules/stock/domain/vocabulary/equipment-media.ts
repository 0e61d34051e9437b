import { type Concept, concept } from './word';

/** Equipment that shows, plays and connects: displays, navigation, telephones, sound. */
export const MEDIA_EQUIPMENT: readonly Concept[] = [
  concept(
    ['Head-up display', 'Head-up-skjerm', 'Tuulilasinäyttö', 'Head-up displej', 'Head-up display (HUD)'],
    'hud',
    'head up display',
    'headup display',
  ),
  concept(
    [
      'Digitalt instrumentkluster',
      'Digitalt instrumentpanel',
      'Digitaalinen mittaristo',
      'Digitálny prístrojový panel',
      'Digital instrument cluster',
    ],
    'virtual cockpit',
    'active info display',
    'digital cockpit',
  ),
  concept(
    ['Navigation', 'Navigasjon', 'Navigointi', 'Navigácia', 'Satellite navigation'],
    'gps',
    'navi',
    'navigator',
    'sat nav',
    'satnav',
    'navigaatio',
    'navigationssystem',
  ),
  concept(
    [
      'Bluetooth med handsfree',
      'Bluetooth håndfri',
      'Bluetooth-handsfree',
      'Bluetooth handsfree',
      'Bluetooth hands-free',
    ],
    'bluetooth',
    'handsfree',
  ),
  concept(['Apple CarPlay', 'Apple CarPlay', 'Apple CarPlay', 'Apple CarPlay', 'Apple CarPlay'], 'carplay'),
  concept(['Android Auto', 'Android Auto', 'Android Auto', 'Android Auto', 'Android Auto'], 'androidauto'),
  concept(
    ['DAB-radio', 'DAB+-radio', 'Digiradio (DAB)', 'Rádio DAB', 'DAB radio'],
    'dab',
    'dab+',
    'digitalradio',
  ),
  concept(
    [
      'Premiumljud',
      'Premium lydanlegg',
      'Premium-äänentoisto',
      'Prémiový zvukový systém',
      'Premium sound system',
    ],
    'harman kardon',
    'bowers & wilkins',
    'bose',
    'burmester',
    'premium sound',
    'bang & olufsen',
  ),
  concept(
    [
      'Trådlös mobilladdning',
      'Trådløs mobillading',
      'Langaton puhelimen lataus',
      'Bezdrôtové nabíjanie telefónu',
      'Wireless phone charging',
    ],
    'trådlös laddning',
    'qi-laddning',
    'wireless charging',
  ),
  concept(
    [
      'Ambientbelysning',
      'Stemningsbelysning',
      'Tunnelmavalaistus',
      'Ambientné osvetlenie',
      'Ambient lighting',
    ],
    'stämningsbelysning',
    'ambient light',
  ),
];
