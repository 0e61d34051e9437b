import { type Concept, concept } from '~/platform/vocabulary';

/** What a dealer's departments are called. */
export const DEPARTMENTS: readonly Concept[] = [
  concept(
    ['Nybilsförsäljning', 'Nybilsalg', 'Uudet autot', 'Predaj nových vozidiel', 'New car sales'],
    'nya bilar',
    'nye biler',
    'nové vozidlá',
    'new cars',
  ),
  concept(
    ['Begagnade bilar', 'Bruktbil', 'Vaihtoautot', 'Jazdené vozidlá', 'Used car sales'],
    'begagnat',
    'begagnatförsäljning',
    'bruktbiler',
    'used cars',
  ),
  concept(
    ['Bilförsäljning', 'Bilsalg', 'Automyynti', 'Predaj vozidiel', 'Car sales'],
    'försäljning',
    'salg',
    'myynti',
    'predaj',
    'sales',
  ),
  concept(
    ['Transportbilar', 'Varebiler', 'Pakettiautot', 'Úžitkové vozidlá', 'Commercial vehicles'],
    'transportbilsförsäljning',
    'vans',
  ),
  concept(
    ['Verkstad', 'Verksted', 'Huolto', 'Servis', 'Workshop'],
    'service',
    'service och verkstad',
    'service and mot',
    'huolto ja korjaamo',
  ),
  concept(
    [
      'Reservdelar och tillbehör',
      'Deler og tilbehør',
      'Varaosat ja tarvikkeet',
      'Náhradné diely a príslušenstvo',
      'Parts and accessories',
    ],
    'reservdelar',
    'deler',
    'varaosat',
    'náhradné diely',
    'parts',
    'butik',
  ),
  concept(
    ['Skadeverkstad', 'Skadeverksted', 'Korikorjaamo', 'Karosáreň a lakovňa', 'Bodyshop'],
    'plåtverkstad',
    'skador',
    'skadecenter',
    'karosáreň',
    'body work',
  ),
  concept(
    ['Däckhotell', 'Dekkhotell', 'Rengashotelli', 'Uskladnenie pneumatík', 'Tyre hotel'],
    'däck',
    'dekk',
    'tyres',
  ),
  concept(
    ['Biluthyrning', 'Bilutleie', 'Autovuokraus', 'Požičovňa áut', 'Car hire'],
    'hyrbilar',
    'car rental',
  ),
  concept(
    ['Kundtjänst', 'Kundeservice', 'Asiakaspalvelu', 'Zákaznícky servis', 'Customer service'],
    'kundservice',
  ),
  concept(['Reception', 'Resepsjon', 'Vastaanotto', 'Recepcia', 'Reception desk']),
  concept(
    ['Företagsförsäljning', 'Bedriftssalg', 'Yritysmyynti', 'Firemný predaj', 'Business sales'],
    'företag',
  ),
];

/** Businesses of a maker that each language calls by its own name; makes themselves are called alike everywhere. */
export const BUSINESSES: readonly Concept[] = [
  concept([
    'Mercedes-Benz Transportbilar',
    'Mercedes-Benz Varebiler',
    'Mercedes-Benz Pakettiautot',
    'Mercedes-Benz úžitkové vozidlá',
    'Mercedes-Benz Vans',
  ]),
  concept(
    [
      'Volkswagen Transportbilar',
      'Volkswagen Nyttekjøretøy',
      'Volkswagen Hyötyautot',
      'Volkswagen úžitkové vozidlá',
      'Volkswagen Commercial Vehicles',
    ],
    'Volkswagen Nutzfahrzeuge',
  ),
];

/** What their people do. */
export const TITLES: readonly Concept[] = [
  concept(
    ['Platschef', 'Avdelingsdirektør', 'Toimipaikan johtaja', 'Vedúci pobočky', 'Site manager'],
    'anläggningschef',
  ),
  concept(
    ['Säljchef', 'Salgssjef', 'Myyntipäällikkö', 'Vedúci predaja', 'Sales manager'],
    'försäljningschef',
  ),
  concept(
    ['Bilsäljare', 'Bilselger', 'Automyyjä', 'Predajca', 'Sales executive'],
    'säljare',
    'selger',
    'myyjä',
    'sales person',
  ),
  concept(
    ['Företagssäljare', 'Bedriftsselger', 'Yritysmyyjä', 'Firemný predaj', 'Business sales executive'],
    'fleetsäljare',
  ),
  concept(
    [
      'Försäljningsansvarig begagnat',
      'Salgsleder bruktbil',
      'Vaihtoautopäällikkö',
      'Vedúci predaja jazdených vozidiel',
      'Used car manager',
    ],
    'begagnatchef',
  ),
  concept(
    ['Verkstadschef', 'Verkstedsjef', 'Huoltopäällikkö', 'Vedúci servisu', 'Service manager'],
    'servicechef',
    'workshop manager',
  ),
  concept(
    ['Servicerådgivare', 'Kundemottaker', 'Huoltoneuvoja', 'Servisný poradca', 'Service adviser'],
    'kundmottagare',
    'servicerådgiver',
    'service advisor',
  ),
  concept(
    ['Fordonstekniker', 'Bilmekaniker', 'Automekaanikko', 'Technik', 'Vehicle technician'],
    'mekaniker',
    'servicetekniker',
    'technician',
  ),
  concept(['Reservdelschef', 'Delesjef', 'Varaosapäällikkö', 'Vedúci skladu dielov', 'Parts manager']),
  concept(
    ['Reservdelssäljare', 'Delekonsulent', 'Varaosamyyjä', 'Predajca dielov', 'Parts adviser'],
    'parts advisor',
  ),
  concept(
    [
      'Plåtverkstadschef',
      'Leder skadeverksted',
      'Korikorjaamon päällikkö',
      'Vedúci karosárne',
      'Bodyshop manager',
    ],
    'skadechef',
  ),
  concept(
    ['Skaderådgivare', 'Skaderådgiver', 'Vahinkoneuvoja', 'Technik škodových udalostí', 'Repair adviser'],
    'skadehandläggare',
  ),
  concept(
    ['Bilplåtslagare', 'Bilskadereparatør', 'Autopeltiseppä', 'Karosár', 'Panel beater'],
    'plåtslagare',
  ),
  concept(['Billackerare', 'Billakkerer', 'Automaalari', 'Lakovník', 'Paint technician'], 'lackerare'),
  concept(['Däckspecialist', 'Dekkspesialist', 'Rengasasiantuntija', 'Pneuservisár', 'Tyre specialist']),
  concept(['Finansrådgivare', 'Finansrådgiver', 'Rahoitusneuvoja', 'Finančný poradca', 'Finance adviser']),
  concept(['Receptionist', 'Resepsjonist', 'Vastaanottovirkailija', 'Recepčná', 'Receptionist']),
  concept([
    'Administratör',
    'Administrasjonsmedarbeider',
    'Toimistosihteeri',
    'Administratívny pracovník',
    'Administrator',
  ]),
];
