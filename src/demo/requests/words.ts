import type { Language } from '~/sites';

/** Languages in which the demo's customers write. */
export type RequestLanguage = Extract<Language, 'sv' | 'nb' | 'en-GB'>;

interface Words {
  readonly car: readonly string[];
  readonly testDrive: readonly string[];
  readonly quote: readonly string[];
  readonly contact: readonly string[];
  readonly sell: readonly string[];
  readonly service: readonly string[];
  readonly notes: readonly string[];
  /** An answer to somebody of this first name. */
  answer(firstName: string, car: boolean): string;
}

/** What customers write and staff answer: invented, as everything in the demo. */
export const REQUEST_WORDS: Readonly<Record<RequestLanguage, Words>> = {
  sv: {
    car: [
      'Hej! Är bilen kvar? Jag kan komma förbi på lördag.',
      'Finns dragkrok att montera, och vad skulle det kosta?',
      'Har bilen gått i yrkestrafik? Och när är den besiktigad senast?',
      'Ingår vinterhjul? De syns inte på bilderna.',
      'Kan ni skicka fler bilder på inredningen? Hälsningar',
      'Hur lång är garantin på batteriet?',
    ],
    testDrive: [
      'Jag vill gärna provköra i veckan, helst efter 16.',
      'Kan jag provköra med barnstolarna på plats? Vi är fyra i familjen.',
      '',
    ],
    quote: [
      'Vad blir månadskostnaden med 30 procent i kontantinsats över 48 månader?',
      'Jag har en V60 från 2017 att byta in. Vad kan ni erbjuda?',
      'Vi är ett företag och behöver två likadana.',
    ],
    contact: [
      'Hej, jag glömde ett par solglasögon i lånebilen i går. Har någon hittat dem?',
      'Har ni öppet på klämdagen?',
      'Kan jag hämta reservdelar utan att boka tid?',
    ],
    sell: [
      'En ägare, servad hos er sedan ny.',
      'Liten buckla på höger bakdörr, annars fint skick.',
      'Två uppsättningar hjul följer med.',
    ],
    service: [
      'Det gnisslar från bromsarna när bilen är kall.',
      'Varningslampan för motorn lyser sedan i måndags.',
      'Stenskott mitt för föraren, ungefär två centimeter.',
    ],
    notes: [
      'Ringde, inget svar. Försöker igen efter lunch.',
      'Vill ha bud på inbytet först.',
      'Pratade med säljaren, bilen är bokad till fredag.',
    ],
    answer: (name, car) =>
      car
        ? `Hej ${name},\n\ntack för din fråga. Bilen finns kvar, och du är välkommen att titta på den när det passar dig. Säg till när du kommer, så står den framkörd.\n\nVänliga hälsningar`
        : `Hej ${name},\n\ntack för att du hör av dig. Jag har kontrollerat saken och ringer dig i eftermiddag.\n\nVänliga hälsningar`,
  },
  nb: {
    car: [
      'Hei! Er bilen fortsatt til salgs?',
      'Følger det med vinterhjul?',
      'Hvor mange eiere har bilen hatt?',
    ],
    testDrive: ['Jeg vil gjerne prøvekjøre på lørdag formiddag.', ''],
    quote: ['Hva blir månedsprisen over fem år?', 'Jeg har en Leaf fra 2018 i innbytte.'],
    contact: ['Har dere åpent på lørdag?', 'Hvor leverer jeg nøkkelen etter stengetid?'],
    sell: ['Én eier, full servicehistorikk.', 'Liten ripe på venstre dør.'],
    service: ['Det bråker fra forhjulene i svinger.', 'Ruten har fått steinsprut.'],
    notes: ['Ringte, ikke svar. Prøver igjen i morgen.'],
    answer: (name) =>
      `Hei ${name},\n\ntakk for henvendelsen. Jeg har sjekket, og ringer deg i ettermiddag.\n\nVennlig hilsen`,
  },
  'en-GB': {
    car: [
      'Is this car still available? I could come on Saturday.',
      'How many previous owners has it had?',
      'Could you send a few more photos of the boot?',
    ],
    testDrive: ['I would like to drive it one evening this week.', ''],
    quote: [
      'What would this be a month over 36 months with £3,000 down?',
      'I have a 2018 Golf to part-exchange.',
    ],
    contact: ['Are you open on the bank holiday?', 'Where do I leave the key out of hours?'],
    sell: ['One owner, full service history.', 'Small scratch on the rear bumper.'],
    service: ['The brakes squeal when cold.', 'There is a chip in the windscreen.'],
    notes: ['Called, no answer. Will try again tomorrow.'],
    answer: (name) =>
      `Dear ${name},\n\nThank you for getting in touch. I have checked and will call you this afternoon.\n\nKind regards`,
  },
};
