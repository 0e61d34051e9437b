import { builtFrom, builtUntil, CHARGED, COMBUSTION, drivenBy } from './cars';
import { type Entry, servicesOf } from './entry';

const HAS_AIR_CONDITIONING = builtFrom(2000, 'Before 2000 most cars were sold without air conditioning');

const service: Readonly<Record<string, Entry>> = {
  originalservice: {
    sv: [
      'Originalservice',
      'Service enligt tillverkarens plan, anpassad efter hur långt din bil har gått.',
      'Filter, vätskor och delar som tillverkaren föreskriver',
      'Kontroll av bromsar, däck, batteri och hjulupphängning',
      'Uppdatering av bilens programvara, om det finns någon',
      'Stämpel i serviceboken',
    ],
    en: [
      'Manufacturer service',
      'Service to the maker’s plan, according to how far your car has gone.',
      'Filters, fluids and parts as the maker prescribes',
      'Brakes, tyres, battery and suspension checked',
      'Software brought up to date, where there is any',
      'Entry in the service book',
    ],
    minutes: 120,
    agreement: [0, 0, 0],
    brands: 'authorised',
    cars: [
      builtFrom(2000, 'Makers keep plans by mileage for cars from 2000 on; older ones are serviced by hand'),
    ],
    needsMileage: true,
  },
  mellanservice: {
    sv: [
      'Mellanservice',
      'Den mindre servicen mellan två originalservicar, eller när bilen har gått mycket.',
      'Byte av olja och oljefilter',
      'Kontroll av bromsar, däck och belysning',
      'Påfyllning av vätskor',
    ],
    en: [
      'Interim service',
      'The smaller service between two large ones, or when the car has gone far.',
      'Oil and oil filter changed',
      'Brakes, tyres and lights checked',
      'Fluids topped up',
    ],
    minutes: 60,
    cars: [drivenBy(COMBUSTION, 'Oil and oil filter: an electric car has none')],
    kronor: [2295, 3195, 2795],
    agreement: [1795, 2495, 2195],
  },
  oljebyte: {
    sv: [
      'Oljebyte',
      'Ny olja av den kvalitet som din motor ska ha.',
      'Byte av motorolja och oljefilter',
      'Nollställning av serviceindikatorn, om bilen har en',
    ],
    en: [
      'Oil change',
      'New oil of the quality that your engine needs.',
      'Engine oil and filter changed',
      'Service indicator reset, where there is one',
    ],
    minutes: 30,
    cars: [drivenBy(COMBUSTION, 'An electric motor has no oil to change')],
    kronor: [1495, 1995, 1795],
    agreement: [1195, 1595, 1395],
  },
  elbilsservice: {
    sv: [
      'Service av elbil',
      'För elbilar och laddhybrider, av tekniker med behörighet för högvolt.',
      'Mätning av batteriets hälsa, med protokoll',
      'Kontroll av kylsystem, bromsar och laddport',
      'Byte av kupéfilter',
    ],
    en: [
      'Electric-car service',
      'For electric cars and plug-in hybrids, by technicians trained for high voltage.',
      'Battery health measured, with a report',
      'Cooling, brakes and charging port checked',
      'Cabin filter changed',
    ],
    minutes: 90,
    competence: 'ev',
    cars: [drivenBy(CHARGED, 'Measures a traction battery and a charging port')],
    kronor: [1895, 2595, 2195],
    agreement: [1495, 1995, 1695],
  },
  felsokning: {
    sv: [
      'Felsökning',
      'Något låter, lyser eller känns fel. Vi letar upp orsaken och ringer innan vi lagar.',
      'Avläsning av felkoder, om bilen lagrar sådana',
      'Provkörning vid behov',
      'Prisförslag innan något görs',
    ],
    en: [
      'Fault-finding',
      'A noise, a light or a feeling that is wrong. We find the cause and call before we mend.',
      'Fault codes read, where the car keeps them',
      'Test drive where needed',
      'A price before anything is done',
    ],
    minutes: 120,
    competence: 'diagnostics',
    allDay: true,
    textInput: true,
  },
  basservice: {
    sv: [
      'Basservice',
      'För bilar som har blivit några år: det viktigaste, till ett pris.',
      'Byte av olja och oljefilter',
      'Kontroll av bromsar, däck och belysning',
      'Påfyllning av vätskor',
    ],
    en: [
      'Basic service',
      'For cars that are a few years old: what matters most, at one price.',
      'Oil and oil filter changed',
      'Brakes, tyres and lights checked',
      'Fluids topped up',
    ],
    minutes: 60,
    cars: [
      drivenBy(COMBUSTION, 'Oil and oil filter: an electric car has none'),
      builtUntil(2021, 'Newer cars are under warranty, which asks for the maker’s own plan'),
    ],
    kronor: [1995, 2595, 2295],
  },
};

const lorry: Readonly<Record<string, Entry>> = {
  lastbilsservice: {
    sv: [
      'Översyn av lastbil',
      'Tar drygt två veckor. Hör av dig till oss, så kommer vi överens om när.',
      'Service enligt tillverkarens plan',
      'Kontroll av bromsar och kopplingsanordning',
    ],
    en: [
      'Lorry overhaul',
      'Takes more than two weeks. Contact us and we will agree on when.',
      'Service to the maker’s plan',
      'Brakes and coupling checked',
    ],
    // More work than is booked without being asked for: it is never offered as a time.
    minutes: 6000,
    brands: ['Scania', 'MAN', 'DAF'],
    textInput: true,
  },
};

const climate: Readonly<Record<string, Entry>> = {
  'ac-service': {
    sv: [
      'AC-service',
      'När kylan inte räcker till eller luften luktar. Bör göras vartannat år.',
      'Tömning och vägning av köldmediet',
      'Täthetsprovning',
      'Påfyllning av olja och medium',
    ],
    en: [
      'Air-conditioning service',
      'When the cold is weak or the air smells. Best done every other year.',
      'Refrigerant drawn off and weighed',
      'Leak test',
      'Oil and refrigerant filled in',
    ],
    minutes: 60,
    cars: [HAS_AIR_CONDITIONING],
    kronor: [1595, 1895, 1795],
    agreement: [1295, 1495, 1395],
  },
  kupefilter: {
    sv: [
      'Byte av kupéfilter',
      'Renare luft och mindre imma. Ett nytt filter om året räcker.',
      'Nytt filter med aktivt kol',
      'Rengöring av filterhuset',
    ],
    en: [
      'Cabin filter change',
      'Cleaner air and less mist. One new filter a year is enough.',
      'New filter with active carbon',
      'Housing cleaned',
    ],
    minutes: 30,
    competence: 'service',
    cars: [builtFrom(2000, 'Before 2000 most cars had no cabin filter')],
    kronor: [595, 795, 695],
    agreement: [495, 645, 575],
  },
};

export const maintenance = [
  ...servicesOf('service', 'service', 'service', { ...service, ...lorry }),
  ...servicesOf('service', 'climate', 'ac', climate),
];
