import { type Concept, concept } from './word';

/** Kinds of vehicle; the record has the code (CAR-8). */
export const VEHICLE_TYPES: readonly Concept[] = [
  concept(
    ['Personbilar', 'Personbiler', 'Henkilöautot', 'Osobné autá', 'Passenger cars'],
    'PC',
    'personbil',
    'henkilöauto',
    'osobné auto',
    'passenger car',
    'car',
  ),
  concept(
    ['Transportbilar', 'Varebiler', 'Pakettiautot', 'Úžitkové autá', 'Vans and pick-ups'],
    'LCV',
    'transportbil',
    'lätt lastbil',
    'varebil',
    'pakettiauto',
    'úžitkové auto',
    'light commercial vehicle',
    'commercial vehicle',
    'vans and pickups',
  ),
];

/** What stands above a price. */
export const PRICE_TITLES: readonly Concept[] = [
  concept(['Pris', 'Pris', 'Hinta', 'Cena', 'Price']),
  concept(
    ['Kampanjpris', 'Kampanjepris', 'Kampanjahinta', 'Akciová cena', 'Offer price'],
    'campaign price',
    'reapris',
    'tilbudspris',
    'tarjoushinta',
  ),
  concept(
    ['Pris exkl. moms', 'Pris ekskl. mva.', 'Hinta ilman alv:tä', 'Cena bez DPH', 'Price excl. VAT'],
    'pris ex. moms',
    'pris exklusive moms',
    'pris eks. mva',
    'hinta ilman alv',
    'price excluding vat',
    'price ex vat',
  ),
  concept(['Pris från', 'Pris fra', 'Hinta alkaen', 'Cena od', 'Price from'], 'från-pris'),
];

/** Campaigns that come back every season; an editor's own names are on no list. */
export const CAMPAIGNS: readonly Concept[] = [
  concept(['Veckans klipp', 'Ukens kupp', 'Viikon löytö', 'Ponuka týždňa', 'Deal of the week']),
  concept(
    ['Höstkampanj', 'Høstkampanje', 'Syyskampanja', 'Jesenná akcia', 'Autumn event'],
    'autumn campaign',
  ),
  concept(
    ['Elbilsveckor', 'Elbiluker', 'Sähköautoviikot', 'Elektrické týždne', 'Electric weeks'],
    'electric car weeks',
  ),
  concept(
    ['Företagserbjudande', 'Bedriftstilbud', 'Yritystarjous', 'Ponuka pre firmy', 'Business offer'],
    'företagskampanj',
  ),
];
