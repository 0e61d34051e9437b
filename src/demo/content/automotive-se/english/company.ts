import type { PageText } from '../../build/item';
import { en } from '../kit';

export const company: PageText = {
  title: 'Nordhem for business',
  nav: 'Business',
  description: 'Company cars, vans, fleets and finance for businesses large and small.',
  main: [
    en.hero({
      title: 'Cars that pull their weight',
      text: 'Whether you are one plumber or a field team of a hundred.',
      scene: ['van-depot', 64],
      link: ['/kop-bil/foretag/transportbilar', 'See vans'],
    }),
    en.cards({
      title: 'What do you need?',
      cards: [
        {
          title: 'Company car',
          text: 'Benefit value, range and comfort for those who drive a lot.',
          to: ['/kop-bil/foretag/tjanstebil', 'Company cars'],
          scene: ['mercedes-studio', 65],
        },
        {
          title: 'Fleet',
          text: 'One contact for buying, service and tyres.',
          to: ['/kop-bil/foretag/vagnpark', 'Fleet'],
          scene: ['car-yard', 66],
        },
        {
          title: 'Vans',
          text: 'Panel vans, pick-ups and minibuses in stock.',
          to: ['/kop-bil/foretag/transportbilar', 'See the vans'],
          scene: ['van-depot', 67],
        },
        {
          title: 'Trucks',
          text: 'To order, with the right body.',
          to: ['/kop-bil/foretag/lastbilar', 'Trucks'],
          scene: ['winter-road', 68],
        },
        {
          title: 'Finance',
          text: 'Leasing or loan, compared on the same car.',
          to: ['/kop-bil/foretag/finansiering', 'Compare'],
          scene: ['charging-evening', 69],
        },
        {
          title: 'Workshop',
          text: 'Appointments that suit a working day.',
          to: ['/service-och-verkstad', 'To the workshop'],
          scene: ['workshop-bay', 70],
        },
      ],
    }),
  ],
};

export const companyCar: PageText = {
  title: 'Company car',
  description:
    'Choose a company car with the right benefit value: electric cars, plug-in hybrids and their costs.',
  main: [
    en.hero({
      title: 'The company car that finance likes too',
      text: 'We work out benefit value, salary deduction and cost per mile before you choose.',
      scene: ['city-dusk', 61],
      link: ['/kop-bil/alla-bilar-i-lager', 'See cars in stock'],
    }),
    en.text({
      title: 'How to choose',
      body: [
        'In Sweden the benefit value rests on the price of the car when new, the vehicle tax and the government lending rate. Electric cars are counted at a reduced price, which often matters more than one thinks. Where we know it, the value stands on the car.',
        '## Material for your car policy',
        'A short policy saves discussions. We will gladly draft one: cost ceiling, safety and emissions, charging at home and at work, and what happens when somebody leaves.',
      ],
    }),
    en.contactForm({ title: 'Ask for a proposal' }),
  ],
};

export const fleet: PageText = {
  title: 'Fleet',
  description: 'One contact for all your cars: buying, service, tyres, charging and follow-up of costs.',
  main: [
    en.hero({
      title: 'All the cars, one contact',
      text: 'From three cars to three hundred. We keep track of service, tyres and contracts so that you need not.',
      scene: ['car-yard', 62],
    }),
    en.cards({
      title: 'What we take care of',
      look: 'Icon',
      cards: [
        {
          title: 'Buying and contracts',
          text: 'Quotes in one form, so that cars can be compared.',
          to: ['/kop-bil/foretag/finansiering', 'About finance'],
          icon: 'Document',
        },
        {
          title: 'Service on time',
          text: 'A reminder to the driver and a slot that suits the day.',
          to: ['/service-och-verkstad', 'The workshop'],
          icon: 'Service',
        },
        {
          title: 'Tyres',
          text: 'Storage and changes at the dealership nearest the driver.',
          to: ['/dack-och-biltillbehor/dackhotell', 'Tyre storage'],
          icon: 'Tire',
        },
        {
          title: 'Charging',
          text: 'Wallboxes at home and at the office.',
          to: ['/dack-och-biltillbehor/laddbox', 'Wallboxes'],
          icon: 'Plug',
        },
      ],
    }),
    en.contactForm({ title: 'Tell us about your fleet' }),
  ],
};

export const trucks: PageText = {
  title: 'Trucks',
  description: 'Service, parts and help in finding the right truck for distribution and construction.',
  main: [
    en.hero({
      title: 'Trucks that have to roll',
      text: 'Distribution, construction or cold chain. We help with chassis, body and service.',
      scene: ['winter-road', 63],
    }),
    en.text({
      title: 'Trucks at Nordhem',
      body: [
        'We sell trucks to order, not from stock. Tell us what the truck shall do: load, distances, body and where it is parked. Then we can work out weight, range and cost per mile.',
        'Large vehicles do not fit into every workshop. Call us and we will say which one near you takes yours.',
      ],
    }),
    en.contactForm({ title: 'Ask about trucks' }),
  ],
};

export const vans: PageText = {
  title: 'Vans',
  description: 'Vans in stock, priced without VAT. Racking, roof bars and towbars fitted before delivery.',
  main: [
    en.carList({
      title: 'Vans in stock',
      text: 'Prices are shown without VAT. We fit racking, roof bars and towbars before you collect.',
      filters: { car_vehicle_type_code: ['LCV'] },
    }),
    en.cta({
      title: 'Does it need racking?',
      text: 'Send a sketch or a photo of how you want it, and we will quote.',
      to: ['/kontakt', 'Contact us'],
    }),
  ],
};

export const businessFinance: PageText = {
  title: 'Finance for business',
  nav: 'Finance',
  description: 'Financial leasing, operational leasing or loan: the differences in plain words.',
  main: [
    en.text({
      title: 'Finance for business',
      first: true,
      body: [
        '## Financial leasing',
        'The company leases the car and answers for service and residual value itself. Half the VAT on the fee may be deducted when the car is used for work to more than a minor extent.',
        '## Operational leasing',
        'Service, tyres and residual value are part of the monthly fee. Easiest to budget, dearest if the car is driven less than agreed.',
        '## Loan',
        'The company owns the car, writes it off and has it as an asset. Good for cars that will be kept.',
        'We are not your accountants. Please check the choice with them before you sign.',
      ],
    }),
    en.cta({ title: 'Would you like the three compared?', to: ['/kontakt', 'Ask for figures'] }),
  ],
};
