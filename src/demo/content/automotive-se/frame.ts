import { siteByKey } from '~/sites';
import { frame } from '../build/frame';
import { en, sv } from './kit';

const site = siteByKey('automotive-se');

export const swedishFrame = frame({
  site,
  separated: true,
  extras: [
    ['/salj-bil', 'Sälj bil'],
    ['/kontakt', 'Kontakt'],
  ],
  banner: {
    title: 'Dags för hjulskifte?',
    text: 'Vår och höst går tiderna åt fort. <a href="/service-och-verkstad/boka-bilverkstad">Boka skifte</a>.',
    type: 'Light',
    icon: 'CampaignAlert',
  },
  menu: [
    {
      to: ['/kop-bil', 'Köp bil'],
      picture: sv.image(['showroom', 141]),
      below: [
        {
          to: ['/kop-bil/alla-bilar-i-lager', 'Bilar i lager'],
          marked: true,
          picture: sv.image(['showroom', 141]),
          below: [
            { to: ['/kop-bil/nya-bilar-i-lager', 'Nya bilar'] },
            { to: ['/kop-bil/begagnade-bilar-i-lager', 'Begagnade bilar'] },
            { to: ['/kop-bil/biltyp/elbilar', 'Elbilar'], marked: true },
            { to: ['/kop-bil/biltyp/hybridbilar', 'Hybridbilar'] },
            { to: ['/kop-bil/biltyp/demobilar', 'Demobilar'] },
            { to: ['/kop-bil/bilmarken', 'Alla märken'] },
          ],
        },
        {
          to: ['/kop-bil/finansiering', 'Betala'],
          picture: sv.image(['showroom', 8]),
          below: [
            { to: ['/kop-bil/finansiering/billan', 'Billån'] },
            { to: ['/kop-bil/privatleasing-bilar', 'Privatleasing'] },
            { to: ['/kop-bil/bilagande/privatleasa-din-bil', 'Så fungerar leasing'] },
            { to: ['/kop-bil/bilagande/forsakring', 'Försäkring'] },
          ],
        },
        {
          to: ['/kop-bil/kampanjer', 'Kampanjer'],
          picture: sv.image(['city-dusk', 12]),
          below: [{ to: ['/kop-bil/kampanjer/bilkampanjer', 'Bilar med nedsatt pris'] }],
        },
      ],
    },
    {
      to: ['/service-och-verkstad', 'Service och verkstad'],
      picture: sv.image(['workshop-bay', 142]),
      below: [
        { to: ['/service-och-verkstad/boka-bilverkstad', 'Boka verkstad'], marked: true },
        {
          to: ['/service-och-verkstad/vara-verkstadstjanster', 'Verkstadstjänster'],
          marked: true,
          picture: sv.image(['workshop-bay', 142]),
          below: [
            { to: ['/service-och-verkstad/vara-verkstadstjanster/service', 'Service'] },
            { to: ['/service-och-verkstad/vara-verkstadstjanster/ac-service', 'AC-service'] },
            { to: ['/service-och-verkstad/vara-verkstadstjanster/skadeverkstad', 'Skadeverkstad'] },
            { to: ['/service-och-verkstad/vara-verkstadstjanster/stenskott', 'Stenskott'] },
          ],
        },
      ],
    },
    {
      to: ['/dack-och-biltillbehor', 'Däck och tillbehör'],
      below: [
        { to: ['/dack-och-biltillbehor/webbshop', 'Webbshop'] },
        { to: ['/dack-och-biltillbehor/dackhotell', 'Däckhotell'] },
        { to: ['/dack-och-biltillbehor/hjulskifte-och-hjulinstallningar', 'Hjulskifte'] },
        { to: ['/dack-och-biltillbehor/laddbox', 'Laddbox'] },
        { to: ['/dack-och-biltillbehor/biltillbehor', 'Biltillbehör'] },
      ],
    },
    {
      to: ['/kop-bil/foretag', 'Företag'],
      below: [
        { to: ['/kop-bil/foretag/tjanstebil', 'Tjänstebil'] },
        { to: ['/kop-bil/foretag/vagnpark', 'Vagnpark'] },
        { to: ['/kop-bil/foretag/transportbilar', 'Transportbilar'] },
        { to: ['/kop-bil/foretag/lastbilar', 'Lastbilar'] },
        { to: ['/kop-bil/foretag/finansiering', 'Finansiering'] },
      ],
    },
    { to: ['/livet-med-bil', 'Livet med bil'] },
    { to: ['/anlaggningar', 'Anläggningar'] },
  ],
  contactTitle: 'Kontakt',
  contactText: 'Vi svarar vardagar 7–18. Direktnummer till anläggningarna står på deras sidor.',
  columns: [
    {
      title: 'Köp bil',
      links: [
        ['/kop-bil/alla-bilar-i-lager', 'Alla bilar i lager'],
        ['/kop-bil/biltyp/elbilar', 'Elbilar'],
        ['/kop-bil/privatleasing-bilar', 'Privatleasing'],
        ['/kop-bil/finansiering', 'Finansiering'],
        ['/salj-bil', 'Sälj din bil'],
      ],
    },
    {
      title: 'Äga bil',
      links: [
        ['/service-och-verkstad/boka-bilverkstad', 'Boka verkstad'],
        ['/service-och-verkstad/vara-verkstadstjanster', 'Verkstadstjänster'],
        ['/dack-och-biltillbehor/dackhotell', 'Däckhotell'],
        ['/dack-och-biltillbehor/laddbox', 'Laddbox'],
        ['/webbshop/kopvillkor', 'Köpvillkor'],
      ],
    },
    {
      title: 'Nordhem',
      links: [
        ['/om-nordhem', 'Om Nordhem'],
        ['/anlaggningar', 'Anläggningar'],
        ['https://karriar.nordhem.example/', 'Jobba hos oss'],
        ['/om-nordhem/tillganglighet', 'Tillgänglighet'],
        ['/om-nordhem/integritet', 'Integritet'],
        ['/om-nordhem/kakor', 'Kakor'],
      ],
    },
  ],
  rights: 'Priser med moms om inget annat anges.',
});

export const englishFrame = frame({
  site,
  separated: true,
  extras: [
    ['/salj-bil', 'Sell your car'],
    ['/kontakt', 'Contact'],
  ],
  banner: {
    title: 'Time to change wheels?',
    text: 'Spring and autumn fill up fast. <a href="/en/service-och-verkstad/boka-bilverkstad">Book a change</a>.',
    type: 'Light',
    icon: 'CampaignAlert',
  },
  menu: [
    {
      to: ['/kop-bil', 'Buy a car'],
      picture: en.image(['showroom', 141]),
      below: [
        {
          to: ['/kop-bil/alla-bilar-i-lager', 'Cars in stock'],
          marked: true,
          picture: en.image(['showroom', 141]),
          below: [
            { to: ['/kop-bil/nya-bilar-i-lager', 'New cars'] },
            { to: ['/kop-bil/begagnade-bilar-i-lager', 'Used cars'] },
            { to: ['/kop-bil/biltyp/elbilar', 'Electric cars'], marked: true },
            { to: ['/kop-bil/biltyp/hybridbilar', 'Hybrids'] },
            { to: ['/kop-bil/biltyp/demobilar', 'Demonstrators'] },
            { to: ['/kop-bil/bilmarken', 'All makes'] },
          ],
        },
        {
          to: ['/kop-bil/finansiering', 'Pay'],
          picture: en.image(['showroom', 8]),
          below: [
            { to: ['/kop-bil/finansiering/billan', 'Car loan'] },
            { to: ['/kop-bil/privatleasing-bilar', 'Private leasing'] },
            { to: ['/kop-bil/bilagande/forsakring', 'Insurance'] },
          ],
        },
        {
          to: ['/kop-bil/kampanjer', 'Campaigns'],
          picture: en.image(['city-dusk', 12]),
          below: [{ to: ['/kop-bil/kampanjer/bilkampanjer', 'Reduced cars'] }],
        },
      ],
    },
    {
      to: ['/service-och-verkstad', 'Workshop'],
      picture: en.image(['workshop-bay', 142]),
      below: [
        { to: ['/service-och-verkstad/boka-bilverkstad', 'Book the workshop'], marked: true },
        { to: ['/service-och-verkstad/vara-verkstadstjanster', 'Services'] },
      ],
    },
    {
      to: ['/dack-och-biltillbehor', 'Tyres and accessories'],
      below: [
        { to: ['/dack-och-biltillbehor/webbshop', 'Tyre shop'] },
        { to: ['/dack-och-biltillbehor/dackhotell', 'Tyre storage'] },
        { to: ['/dack-och-biltillbehor/laddbox', 'Wallbox'] },
      ],
    },
    {
      to: ['/kop-bil/foretag', 'Business'],
      below: [
        { to: ['/kop-bil/foretag/tjanstebil', 'Company car'] },
        { to: ['/kop-bil/foretag/vagnpark', 'Fleet'] },
        { to: ['/kop-bil/foretag/transportbilar', 'Vans'] },
      ],
    },
    { to: ['/livet-med-bil', 'Life with a car'] },
    { to: ['/anlaggningar', 'Dealerships'] },
  ],
  contactTitle: 'Contact',
  contactText: 'We answer on weekdays from 7 to 18. Direct numbers are on the pages of the dealerships.',
  columns: [
    {
      title: 'Buy a car',
      links: [
        ['/kop-bil/alla-bilar-i-lager', 'All cars in stock'],
        ['/kop-bil/biltyp/elbilar', 'Electric cars'],
        ['/kop-bil/begagnade-bilar-i-lager', 'Used cars'],
        ['/kop-bil/finansiering', 'Finance'],
        ['/salj-bil', 'Sell your car'],
      ],
    },
    {
      title: 'Own a car',
      links: [
        ['/service-och-verkstad/boka-bilverkstad', 'Book the workshop'],
        ['/dack-och-biltillbehor/dackhotell', 'Tyre storage'],
        ['/dack-och-biltillbehor/laddbox', 'Wallbox'],
        ['/webbshop/kopvillkor', 'Terms of purchase'],
      ],
    },
    {
      title: 'Nordhem',
      links: [
        ['/om-nordhem', 'About Nordhem'],
        ['/anlaggningar', 'Dealerships'],
        ['/om-nordhem/tillganglighet', 'Accessibility'],
        ['/om-nordhem/integritet', 'Privacy'],
        ['/om-nordhem/kakor', 'Cookies'],
      ],
    },
  ],
  rights: 'Prices include VAT unless we say otherwise.',
});
