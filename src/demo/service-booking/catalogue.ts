import type {
  Catalogue,
  CatalogueCategory,
  CatalogueEntry,
  CatalogueOption,
} from '~/modules/service-booking';

type Texts = readonly [sv: string, en: string];
const translated = ([sv, en]: Texts) => ({ sv, en });

/** An entry that is called at the wizards what it is called at the workshops. */
const as = (id: string, more: Omit<CatalogueEntry, 'serviceId' | 'kobraProductId'> = {}): CatalogueEntry => ({
  serviceId: id,
  kobraProductId: id,
  ...more,
});

const ADDED = { priceText: translated(['Pris tillkommer', 'Price added']) };

const option = (optionid: string, label: Texts, description: Texts = ['', '']): CatalogueOption => ({
  optionid,
  label: translated(label),
  description: translated(description),
});

const wheelPackage = (
  level: 'gold' | 'silver' | 'bronze',
  serviceId: string,
  label: Texts,
  description: Texts,
): CatalogueEntry => ({
  serviceId,
  kobraProductId: 'hjulskifte-dackhotell',
  packageType: level,
  label: translated(label),
  description: translated(description),
});

const category = (
  categoryId: string,
  sortOrder: number,
  label: Texts,
  description: Texts,
  services: CatalogueEntry[],
  options: CatalogueOption[] = [],
  optionsAsRadio = false,
): CatalogueCategory => ({
  categoryId,
  sortOrder,
  services,
  options,
  optionsAsRadio,
  label: translated(label),
  description: translated(description),
});

const service = category(
  'service',
  10,
  ['Service', 'Service'],
  ['Service enligt tillverkarens plan, och det som behövs däremellan.', 'By the maker’s plan, and between.'],
  [
    as('originalservice', {
      priceText: translated([
        'Pris offereras på mail efter bokning (kostnadsfritt vid serviceavtal)',
        'Price quoted by mail after booking (free with a service agreement)',
      ]),
      body: translated([
        '<p>Vi behöver <strong>mätarställningen</strong> för att veta vilken service din bil ska ha.</p><ul><li>Filter, vätskor och delar som tillverkaren föreskriver</li><li>Stämpel i serviceboken</li></ul>',
        '<p>We need the <strong>mileage</strong> to know which service your car is due.</p><ul><li>Filters, fluids and parts as the maker prescribes</li><li>Entry in the service book</li></ul>',
      ]),
    }),
    as('basservice'),
    as('mellanservice'),
    as('oljebyte'),
    as('elbilsservice'),
    as('felsokning', ADDED),
  ],
  [
    option(
      'skjuts',
      ['Jag vill ha skjuts hem eller till jobbet', 'I would like a lift home or to work'],
      ['Inom två mil, när vi öppnar.', 'Within 20 km, when we open.'],
    ),
    option(
      'ring-forst',
      ['Ring mig innan ni gör mer än jag har bokat', 'Call me before you do more than I booked'],
      ['Vi gör inget som kostar extra utan ditt ja.', 'Nothing that costs more without your yes.'],
    ),
    option('spara-delar', ['Spara de gamla delarna', 'Keep the old parts for me']),
  ],
);

const tyres = category(
  'tyres',
  20,
  ['Däck och hjul', 'Tyres and wheels'],
  ['Skifte, omläggning, inställning.', 'Changes, new tyres, alignment.'],
  [
    as('hjulskifte', {
      body: translated([
        '<p>Vinterdäck krävs vid vinterväglag 1 december till 31 mars. Läs mer hos Transportstyrelsen: https://www.transportstyrelsen.se</p>',
        '<p>Winter tyres are required on winter roads from 1 December to 31 March. More at the Swedish Transport Agency: https://www.transportstyrelsen.se</p>',
      ]),
    }),
    wheelPackage(
      'gold',
      'hjulskifte-guld',
      ['Hjulskifte Guld', 'Wheel change Gold'],
      ['Skifte, förvaring, tvätt och balansering.', 'Change, storage, washing and balancing.'],
    ),
    wheelPackage(
      'silver',
      'hjulskifte-silver',
      ['Hjulskifte Silver', 'Wheel change Silver'],
      ['Skifte, förvaring och tvätt.', 'Change, storage and washing.'],
    ),
    wheelPackage(
      'bronze',
      'hjulskifte-brons',
      ['Hjulskifte Brons', 'Wheel change Bronze'],
      ['Skifte och förvaring.', 'Change and storage.'],
    ),
    as('dackbyte', {
      priceText: translated(['Pris visas i summering', 'Price shown at summary']),
      pricedAtWorkshop: true,
    }),
    as('hjulinstallning'),
    as('balansering'),
  ],
  [
    option('hjulen-i-bilen', ['Jag har hjulen med mig', 'I bring the wheels']),
    option('hjulen-hos-er', ['Hjulen ligger hos er', 'You keep the wheels']),
    option(
      'nya-hjul',
      ['Jag vill köpa nya', 'I want to buy new ones'],
      ['Vi ringer med ett förslag.', 'We call with an offer.'],
    ),
  ],
  true,
);

const brakes = category(
  'brakes',
  30,
  ['Bromsar', 'Brakes'],
  ['', ''],
  [as('bromskontroll'), as('bromsservice'), as('bromsbelagg-fram'), as('bromsvatska')],
);

const climate = category(
  'climate',
  40,
  ['AC och klimat', 'Air conditioning'],
  ['', ''],
  [as('ac-service'), as('kupefilter')],
);

const repair = category(
  'repair',
  50,
  ['Besiktning och reparation', 'Inspection and repair'],
  ['', ''],
  [
    as('besiktningskontroll'),
    as('batteribyte'),
    as('lastutrymme'),
    as('reparation', ADDED),
    as('lackskada', ADDED),
  ],
  [option('forsakring', ['Det är ett försäkringsärende', 'It is an insurance matter'])],
);

const glass = category('glass', 60, ['Glas', 'Glass'], ['', ''], [as('stenskott'), as('rutbyte')]);

/** What the wizards of the Swedish sites show, in Swedish and English; what it costs and takes is the workshops'. */
export const demoCatalogue = (): Catalogue => ({
  categories: [service, tyres, brakes, climate, repair, glass],
  addOns: [
    {
      categoryType: 'comfort',
      description: translated(['Medan bilen är hos oss', 'While the car is with us']),
      services: [as('lanebil'), as('biltvatt')],
    },
    {
      categoryType: 'upkeep',
      description: translated(['Småsaker på köpet', 'Small things while we are at it']),
      services: [as('torkarblad'), as('spolarvatska'), as('ac-rengoring')],
    },
    {
      categoryType: 'storage',
      description: translated(['Förvaring', 'Storage']),
      services: [as('dackforvaring')],
    },
  ],
});
