import type { StockWords } from './words';

const LITRES_PER_100_KM_TO_MPG = 282.481;

export const enGb: StockWords = {
  opening: {
    used: [
      (c) =>
        `A ${c.year} ${c.name} with ${c.mileage} on the clock, in stock at ${c.city} and ready to drive.`,
      (c) => `Now in our ${c.city} showroom: ${c.name}, ${c.year}, ${c.mileage}.`,
      (c) =>
        `Looking for a well-kept ${c.name}? This one has covered ${c.mileage} and presents very well for its age.`,
      (c) =>
        `${c.year} ${c.name}, taken in part exchange at ${c.city}, checked and ready for its next owner.`,
    ],
    new: [
      (c) => `Brand new ${c.name}, in stock at ${c.city} for quick delivery. We register it when you buy.`,
      (c) =>
        `Delivery-mileage ${c.name} with ${c.power}. It is here in ${c.city}, so there is no factory wait.`,
    ],
    demo: [
      (c) => `Ex-demonstrator ${c.name}, used by our team in ${c.city}. As good as new, with ${c.mileage}.`,
    ],
    sample: [
      (c) =>
        `This is how your ${c.name} could look. The price is for the specification shown; tell us what you would like and we will build it for you.`,
    ],
  },
  character: {
    city: [
      () =>
        'Easy to park, easy to place and light on running costs. The rear seats fold in sections when you need the space.',
      () =>
        'Compact outside and roomier than you expect inside: four adults sit comfortably with luggage behind them.',
    ],
    family: [
      () =>
        'Space for the family and everything that comes along. The load area is long and low, so a pushchair or bikes go straight in.',
      () => 'A relaxed long-distance car, quiet and settled on the motorway, with a generous boot.',
    ],
    suv: [
      () =>
        'A commanding driving position, sensible ground clearance and an easy boot. Happy on the school run and on the way to the hills.',
      () =>
        'Roomy and reassuring all year round, with a clear view out and space for people and luggage alike.',
    ],
    fun: [
      () =>
        'A car for the pleasure of driving: low, direct and made for roads that turn, yet simple to live with.',
    ],
    work: [
      () => 'Built to work. A flat floor with lashing points, storage within reach and doors that open wide.',
      () => 'A hard-wearing workmate. Ask us about racking, livery and extra lighting before delivery.',
    ],
    people: [
      () =>
        'Room for everyone, with seats that slide and fold as you need them and wide doors that make getting in easy.',
    ],
  },
  fuel: {
    petrol: [(c) => `The petrol engine gives ${c.power} and is smooth and quiet.`],
    diesel: [(c) => `The ${c.power} diesel suits long journeys and towing.`],
    hybrid: [(c) => `The hybrid charges itself as you drive and gives ${c.power} together with the engine.`],
    'plug-in': [
      (c) =>
        `The plug-in hybrid covers up to ${c.range} on electricity and has ${c.power} with both motors at work.`,
    ],
    electric: [
      (c) => `Range is up to ${c.range} (WLTP) and power ${c.power}. We can help with a home charger.`,
      (c) => `Fully electric with ${c.power}. A full charge takes you up to ${c.range} (WLTP).`,
    ],
  },
  care: {
    used: [
      () =>
        'Checked at more than a hundred points in our workshop. The report comes with the car, and the warranty can be extended.',
      () =>
        'Serviced on schedule and inspected by our technicians. Ask us for the service history and tyre depths.',
      () =>
        'Fourteen-day exchange promise and Nordhem used-car warranty. We welcome your current car in part exchange.',
    ],
    new: [
      () => "Full manufacturer's warranty. We can fit a tow bar or other accessories before you collect.",
    ],
    demo: [
      () =>
        "The balance of the manufacturer's warranty comes with the car, which has been serviced in our own workshop.",
    ],
    sample: [
      () =>
        'Lead time depends on specification. Contact the retailer you would like to buy from and we will quote for your car.',
    ],
  },
  closing: [
    (c) =>
      `Visit us in ${c.city}, call or send an enquiry, and we will have the car warm for your test drive.`,
    () => 'We arrange finance, part exchange and home delivery in one go.',
    (c) => `Contact our team in ${c.city} for more pictures or a video walk-round.`,
    () => 'Please confirm with us any item of equipment that matters to you.',
  ],
  leasing: {
    private: {
      title: 'Personal leasing',
      description: 'Servicing and breakdown cover included.',
      asterix: '* Including VAT. Subject to status.',
    },
    company: {
      title: 'Business leasing',
      description: 'Contract hire for business users.',
      asterix: '* Excluding VAT. Subject to status.',
    },
  },
  loan: {
    title: 'Nordhem car finance',
    description: 'Fixed rate, subject to status. The arrangement fee is paid with the first instalment.',
    disclaimer:
      'Representative example: {1} over {2} months at {3} fixed, {4} APR representative. Total payable {5}, excluding deposit.',
    example: (f) =>
      `${f.months} months, deposit ${f.downPayment}, final payment ${f.residual}, ${f.rate} fixed, ${f.effective} APR representative, total payable ${f.total}.`,
  },
  highlights: (list) => `Equipment includes ${list}.`,
  estateName: 'Estate',
  classOf: (letter) => `${letter}-Class`,
  series: (number) => `${number} Series`,
  power: (horsepower, kilowatts) => `${horsepower} hp (${kilowatts} kW)`,
  consumption: (litres, format) => `${format(LITRES_PER_100_KM_TO_MPG / litres)} mpg`,
  emission: (grams) => `${grams} g/km`,
};
