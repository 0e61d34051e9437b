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
          below: [
            { to: ['/kop-bil/finansiering/billan', 'Billån'] },
            { to: ['/kop-bil/privatleasing-bilar', 'Privatleasing'] },
            { to: ['/kop-bil/bilagande/privatleasa-din-bil', 'Så fungerar leasing'] },
            { to: ['/kop-bil/bilagande/forsakring', 'Försäkring'] },
          ],
        },
        {
          to: ['/kop-bil/kampanjer', 'Kampanjer'],
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
  extras: [['/kontakt', 'Contact']],
  menu: [
    {
      to: ['/kop-bil', 'Buy a car'],
      picture: en.image(['showroom', 141]),
      below: [
        { to: ['/kop-bil/alla-bilar-i-lager', 'All cars'] },
        { to: ['/kop-bil/nya-bilar-i-lager', 'New cars'] },
        { to: ['/kop-bil/begagnade-bilar-i-lager', 'Used cars'] },
        { to: ['/kop-bil/biltyp/elbilar', 'Electric cars'], marked: true },
        { to: ['/kop-bil/biltyp/hybridbilar', 'Hybrids'] },
        { to: ['/kop-bil/biltyp/demobilar', 'Demonstrators'] },
      ],
    },
    { to: ['/anlaggningar', 'Dealerships'] },
    { to: ['/om-nordhem', 'About Nordhem'] },
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
