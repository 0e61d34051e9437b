import { COMBUSTION, drivenBy } from './cars';
import { type Entry, servicesOf } from './entry';

const repair: Readonly<Record<string, Entry>> = {
  besiktningskontroll: {
    sv: [
      'Kontroll inför besiktning',
      'Vi går igenom det som besiktningen tittar på, så att du slipper komma tillbaka.',
      'Belysning, bromsar och rost, och avgaser om bilen har några',
      'Lista på det som bör åtgärdas',
    ],
    en: [
      'Check before inspection',
      'We go through what the inspection looks at, so that you need not come back.',
      'Lights, brakes and rust, and exhaust where there is any',
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
      'Nytt batteri, registrerat i bilen om den kräver det',
    ],
    en: [
      'Starter battery change',
      'The old one is tested, and replaced if need be. The battery is included.',
      'Battery and charging measured',
      'New battery, made known to the car where it asks for that',
    ],
    minutes: 30,
    competence: 'service',
    cars: [drivenBy(COMBUSTION, 'An electric car has no engine to start')],
    kronor: [2195, 2995, 2595],
  },
  lastutrymme: {
    sv: [
      'Genomgång av lastutrymme',
      'För transportbilar: det som ska hålla när bilen är full.',
      'Dörrar, gångjärn och lås',
      'Lastöglor, skenor och mellanvägg',
    ],
    en: [
      'Load area check',
      'For vans: what must hold when the van is full.',
      'Doors, hinges and locks',
      'Lashing eyes, rails and bulkhead',
    ],
    minutes: 45,
    competence: 'service',
    cars: [
      { of: 'brandClass', among: ['light-commercial'], because: 'A passenger car has no load area to check' },
    ],
    kronor: [695, 695, 695],
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
  vaxelladsrenovering: {
    sv: [
      'Renovering av växellåda',
      'Lådan tas ur, gås igenom och sätts tillbaka. Bilen står hos oss i två till tre dagar.',
      'Nya lager, tätningar och olja',
      'Provkörning och ett års garanti på arbetet',
      'Vi ringer om något mer behöver bytas',
    ],
    en: [
      'Gearbox overhaul',
      'The gearbox is taken out, gone through and put back. The car stays with us for two or three days.',
      'New bearings, seals and oil',
      'Test drive, and a year’s guarantee on the work',
      'We call if anything else needs replacing',
    ],
    minutes: 1080,
    competence: 'service',
    cars: [drivenBy(COMBUSTION, 'An electric car has no gearbox to overhaul')],
    kronor: [24_900, 29_900, 27_900],
    textInput: true,
  },
  krockreparation: {
    sv: [
      'Reparation efter krock',
      'Riktning, plåt och lack. Bilen står hos oss ungefär en arbetsvecka.',
      'Bedömning och bilder till försäkringsbolaget',
      'Lack i bilens egen kulör',
      'Mätning av hjulinställning och sensorer innan du hämtar den',
    ],
    en: [
      'Repair after a crash',
      'Straightening, body work and paint. The car stays with us for about a working week.',
      'Assessed, with pictures for the insurer',
      'Paint in the car’s own colour',
      'Wheels and sensors measured before you fetch it',
    ],
    minutes: 2400,
    competence: 'body',
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
      'Ny ruta, monterad och tät samma dag. Du betalar din självrisk.',
      'Ruta av originalkvalitet',
      'Kalibrering av kamera och sensorer, om bilen har sådana',
      'Vi sköter skadeanmälan',
    ],
    en: [
      'Windscreen replacement',
      'A new screen, fitted and sealed the same day. You pay your excess.',
      'Screen of original quality',
      'Camera and sensors calibrated, where there are any',
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
