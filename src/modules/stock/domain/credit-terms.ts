import type { FacetLanguage } from './vocabulary';

type Term = Readonly<Partial<Record<FacetLanguage, string>>>;

/**
 * What the lenders of the group say of their loans and leases, in every language of the sites that show it: feeds bring these
 * texts in the site's first language. {1} credit, {2} months, {3} nominal rate, {4} effective rate, {5} total to pay.
 */
const TERMS: readonly Term[] = [
  { sv: 'Nordhem Billån', en: 'Nordhem car loan' },
  {
    sv: 'Billån med restvärde. Rörlig ränta, kreditprövning krävs. Uppläggningsavgiften betalas vid avtalets början.',
    en: 'Car loan with a residual value. Variable rate, subject to a credit check. The start fee is paid when the agreement begins.',
  },
  {
    sv: 'Exempel: kreditbelopp {1} under {2} månader till {3} rörlig ränta ger en effektiv ränta på {4}. Totalt att betala {5}, restvärde och avgifter inräknade, kontantinsats ej inräknad.',
    en: 'Example: a credit of {1} over {2} months at a variable rate of {3} gives an effective rate of {4}. Total to pay {5}, residual value and fees included, down payment not included.',
  },
  { sv: 'Privatleasing', fi: 'Yksityisleasing', en: 'Private leasing' },
  { sv: 'Företagsleasing', fi: 'Yritysleasing', en: 'Company leasing' },
  {
    sv: 'Service, vagnskadegaranti och assistans ingår. Försäkring, drivmedel och slitage tillkommer.',
    en: 'Servicing, vehicle damage cover and roadside assistance are included. Insurance, fuel and wear are not.',
  },
  {
    sv: '* Månadskostnaden är inklusive moms och kan ändras om räntan ändras.',
    en: '* The monthly cost includes VAT and may change if interest rates change.',
  },
  {
    sv: 'Operationell leasing för företag. Service kan läggas till.',
    en: 'Operating lease for companies. Servicing can be added.',
  },
  {
    sv: '* Exklusive moms. Rörlig ränta, särskild leasingavgift kan väljas.',
    en: '* Excluding VAT. Variable rate; a higher first payment can be chosen.',
  },
  { fi: 'Nordhem Autorahoitus', sv: 'Nordhem Bilfinansiering', en: 'Nordhem car finance' },
  {
    fi: 'Osamaksu viimeisellä suuremmalla erällä. Vaihtuva korko, edellyttää myönteistä luottopäätöstä. Perustamiskulu maksetaan sopimuksen alussa.',
    sv: 'Avbetalning med en större sista post. Rörlig ränta, förutsätter ett positivt kreditbeslut. Uppläggningsavgiften betalas vid avtalets början.',
    en: 'Instalments with a larger last one. Variable rate, subject to credit approval. The start fee is paid when the agreement begins.',
  },
  {
    fi: 'Esimerkki: luotto {1}, laina-aika {2} kuukautta, nimelliskorko {3}, todellinen vuosikorko {4}. Luoton kokonaismäärä kuluineen {5} ilman käsirahaa.',
    sv: 'Exempel: kredit {1}, lånetid {2} månader, nominell ränta {3}, effektiv ränta {4}. Totalt att betala med kostnader {5}, utan handpenning.',
    en: 'Example: credit {1}, term {2} months, nominal rate {3}, effective rate {4}. Total to pay with costs {5}, without the down payment.',
  },
  { fi: 'Huollot sisältyvät.', sv: 'Service ingår.', en: 'Servicing is included.' },
  { fi: '* Sisältää arvonlisäveron.', sv: '* Inklusive moms.', en: '* Including VAT.' },
  {
    fi: 'Huoltoleasing yrityksille.',
    sv: 'Serviceleasing för företag.',
    en: 'Lease with servicing for companies.',
  },
  { fi: '* Ilman arvonlisäveroa.', sv: '* Exklusive moms.', en: '* Excluding VAT.' },
];

const byText = new Map(
  TERMS.flatMap((term) => Object.values(term).map((text) => [text.trim().toLowerCase(), term] as const)),
);

/** A lender's text in another language; null where it is not one of the group's. */
export const creditTerm = (text: string, language: FacetLanguage): string | null =>
  byText.get(text.trim().toLowerCase())?.[language] ?? null;
