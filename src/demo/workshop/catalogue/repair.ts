import { type Entry, servicesOf } from './entry';

const repair: Readonly<Record<string, Entry>> = {
  besiktningskontroll: {
    sv: [
      'Kontroll inför besiktning',
      'Vi går igenom det som besiktningen tittar på, så att du slipper komma tillbaka.',
      'Belysning, bromsar, avgaser och rost',
      'Lista på det som bör åtgärdas',
    ],
    en: [
      'Check before inspection',
      'We go through what the inspection looks at, so that you need not come back.',
      'Lights, brakes, exhaust and rust',
      'A list of what should be mended',
    ],
    minutes: 60,
    competence: 'service',
    kronor: [795, 895, 995],
  },
  batteribyte: {
    sv: [
      'Byte av startbatteri',
      'Prov av det gamla, nytt om det behövs. Batteriet ingår i priset.',
      'Mätning av batteri och laddning',
      'Nytt batteri, registrerat i bilen',
    ],
    en: [
      'Starter battery change',
      'The old one is tested, and replaced if need be. The battery is included.',
      'Battery and charging measured',
      'New battery, made known to the car',
    ],
    minutes: 30,
    competence: 'service',
    kronor: [2195, 2995, 2595],
  },
  reparation: {
    sv: [
      'Reparation',
      'Du vet vad som är trasigt, eller har ett protokoll från besiktningen.',
      'Prisförslag innan vi börjar',
      'Utbytta delar sparas om du vill se dem',
    ],
    en: [
      'Repair',
      'You know what is broken, or have a report from the inspection.',
      'A price before we begin',
      'Old parts kept, should you want to see them',
    ],
    minutes: 240,
    competence: 'service',
    allDay: true,
    textInput: true,
  },
  lackskada: {
    sv: [
      'Plåt- och lackskada',
      'Repor, bucklor och parkeringsskador. Vi tittar, räknar och lagar.',
      'Bedömning på plats',
      'Vi sköter kontakten med försäkringsbolaget',
    ],
    en: [
      'Dents and paint',
      'Scratches, dents and parking damage. We look, cost it and mend it.',
      'Seen on the spot',
      'We talk to the insurer',
    ],
    minutes: 180,
    competence: 'body',
    allDay: true,
    textInput: true,
  },
};

const glass: Readonly<Record<string, Entry>> = {
  stenskott: {
    sv: [
      'Laga stenskott',
      'Ett litet stenskott går oftast att laga. Kostar sällan något med halvförsäkring.',
      'Rengöring och fyllning',
      'Klart medan du väntar',
    ],
    en: [
      'Stone-chip repair',
      'A small chip can usually be filled. With partial cover it seldom costs anything.',
      'Cleaned and filled',
      'Done while you wait',
    ],
    minutes: 30,
    kronor: [695, 695, 795],
  },
  rutbyte: {
    sv: [
      'Byte av vindruta',
      'Ny ruta med kalibrering av kamera. Du betalar din självrisk.',
      'Ruta av originalkvalitet',
      'Kalibrering av kamera och sensorer',
      'Vi sköter skadeanmälan',
    ],
    en: [
      'Windscreen replacement',
      'A new screen with the camera calibrated. You pay your excess.',
      'Screen of original quality',
      'Camera and sensors calibrated',
      'We file the claim',
    ],
    minutes: 180,
    allDay: true,
    priceText: { sv: 'Se ditt försäkringsbrev', en: 'See your insurance letter' },
  },
};

export const repairs = [
  ...servicesOf('service', 'repair', 'service', repair),
  ...servicesOf('service', 'glass', 'glass', glass),
];
