import type { Synonyms } from './synonyms';

/** Words that say what the number beside them counts. */
export type Counted =
  | 'price'
  | 'mileage'
  /** Little of it: words that may stand for themselves. */
  | 'lowMileage'
  | 'year'
  | 'range'
  | 'power'
  | 'month'
  | 'seats'
  | 'weight'
  | 'charging'
  | 'unlisted';

export const COUNTED: readonly { readonly counted: Counted; readonly words: Synonyms }[] = [
  {
    counted: 'price',
    words: {
      sv: 'pris|priset|prisklass|kostar|kosta|budget|prisintervall|kontantpris|prislapp',
      nb: 'pris|prisen|prisklasse|koster|budsjett|prisantydning|totalpris',
      fi: 'hinta|hintaluokka|maksaa|budjetti|hintaa|hintainen|hintahaarukka',
      sk: 'cena|ceny|cene|stojí|rozpočet|v cene|cenou',
      en: 'price|priced|cost|costing|costs|budget|price range',
    },
  },
  {
    counted: 'mileage',
    words: {
      sv: 'miltal|miltalet|mätarställning|gått|körd|körda|kört|har gått|gångna|milad|mil|km',
      nb: 'kilometerstand|kjørelengde|gått|kjørt|km-stand|har gått|km stand|km',
      fi: 'ajettu|mittarilukema|kilometrit|ajokilometrit|ajomäärä|ajokilometriä|ajettuna|km',
      sk: 'najazdené|nájazd|najazdených|stav tachometra|tachometer|najazdom|počet km|nabehané|s nájazdom|km',
      en: 'mileage|driven|on the clock|odometer|done|covered|milage|millage|miles|km',
    },
  },
  {
    counted: 'lowMileage',
    words: {
      sv: 'lågmilad|lågmilade|lågmilat|lågmil|lågmilare|lågmilsbil|låg mil|låga mil|lågt miltal|få mil|lite mil|lite gången|lite körd|lite körda|inte så många mil',
      nb: 'lav km|lav kilometerstand|lav km stand|lite kjørt|få km|få kilometer|lite km|lav kjørelengde',
      fi: 'vähän ajettu|vähän ajetut|vähän ajettuja|vähän ajetun|vähän kilometrejä|pienet kilometrit',
      sk: 'málo najazdené|málo najazdený|málo jazdené|nízky nájazd|nízkym nájazdom|s nízkym nájazdom|malý nájazd|málo km|málo kilometrov',
      en: 'low mileage|low miles|low milage|low millage|few miles|low mile|not many miles',
    },
  },
  {
    counted: 'year',
    words: {
      sv: 'årsmodell|årsmodeller|modellår|årgång|år|årsmod|års|registrerad|reg|inregistrerad|tillverkad|från år|åm|årsm|my',
      nb: 'årsmodell|modellår|årgang|år|registrert|reg|mod|fra år|my',
      fi: 'vuosimalli|vuosimallia|vm|vuosi|vuoden|vuodelta|mallivuosi|vuosimallit|vuonna|käyttöönotto|rekisteröity',
      sk: 'rok|rok výroby|roku|ročník|vyrobené|rv|r.v.|roky|evidencia',
      en: 'year|model year|registered|reg|registration|year of manufacture|built|made in|dated',
    },
  },
  {
    counted: 'range',
    words: {
      sv: 'räckvidd|räckvidden|räckvid|elräckvidd|lång räckvidd|körsträcka på el|räckvidds|wltp',
      nb: 'rekkevidde|rækkevidde|rekkevidden|lang rekkevidde|wltp',
      fi: 'toimintamatka|toimintasäde|kantama|pitkä toimintamatka|sähkötoimintamatka|wltp|toimintamatkaa|range',
      sk: 'dojazd|dojazdom|dlhý dojazd|wltp',
      en: 'range|electric range|long range|wltp|mile range|ev range',
    },
  },
  {
    counted: 'power',
    words: {
      sv: 'effekt|motoreffekt|hk|hästkrafter',
      nb: 'effekt|motoreffekt|hk|hestekrefter',
      fi: 'teho|tehoa|hv|hevosvoimat|hevosvoimia',
      sk: 'výkon|výkonom|koní',
      en: 'power|engine power|bhp|horsepower',
    },
  },
  {
    counted: 'seats',
    words: {
      sv: 'plats för|platser för|med plats för|rum för',
      nb: 'plass til|plasser til|med plass til',
      fi: 'tilaa',
      sk: 'miesto pre|miesta pre|miest pre',
      en: 'room for|space for|seats for|seating for',
    },
  },
  {
    counted: 'month',
    words: {
      sv: 'månadskostnad|månadskostnaden|månadsavgift|avbetalning|avbetala|delbetala|billån|lån|finansiering|månadsbelopp|månadskostnad på',
      nb: 'månedskostnad|månedspris|billån|lån|avbetaling|finansiering|månedsbeløp|terminbeløp',
      fi: 'kuukausierä|kuukausimaksu|kuukausihinta|rahoitus|osamaksu|kk-erä|kuukausilyhennys|rahoituksella|osamaksulla',
      sk: 'mesačná splátka|splátka|splátky|na splátky|mesačné splátky|úver|mesačne|financovanie|splátkou',
      en: 'monthly payment|monthly|finance|monthly cost|on finance|per month payment|monthly payments',
    },
  },
];

/** Versions whose names say "range": beside a make they are no wish for much of it. */
export const RANGE_VERSIONS: ReadonlySet<string> = new Set(['longrange', 'extendedrange']);

/** Words for a tow bar that a weight without a unit may follow: "dragvikt 1500", "can tow 1500". */
const TOWING_WEIGHTS =
  'dragvikt|slapvagnsvikt|slapvikt|hengervekt|tilhengervekt|trekkvekt|vetopaino|vetomassa|jarrullinenvetomassa|hmotnostprivesu|towingweight|towweight|towingcapacity|towcapacity|kandra|fardra|orkardra|kantrekke|fartrekke|vetaa|saavetaa|vetokyky|utiahne|cantow';
/** Words beside which kilowatts are those of the charger, not of the motor. */
const CHARGING =
  'snabbladdning|snabbladdare|ccs|hurtiglading|hurtiglader|pikalataus|rychlonabijanie|rychlenabijanie|fastcharging|rapidcharging|fastcharge';

/** What a number beside words for equipment counts; the words folded, without spaces. */
export const COUNTED_OF_EQUIPMENT: ReadonlyMap<string, Counted> = new Map([
  ...TOWING_WEIGHTS.split('|').map((word) => [word, 'weight'] as const),
  ...CHARGING.split('|').map((word) => [word, 'charging'] as const),
]);

/** A car whose price has been lowered. */
export const REDUCED: Synonyms = {
  sv: 'rabatt|rabatterad|rabatterade|extrapris|rea|reabil|reabilar|nedsatt|nedsatta|nedsatt pris|sänkt|sänkta|sänkt pris|sänkta priser|prissänkt|prissänkta|kampanj|kampanjer|kampanjpris|kampanjbil|kampanjbilar',
  nb: 'rabatt|rabattert|rabatterte|tilbudspris|nedsatt|nedsatte|nedsatt pris|prisnedsatt|avslag|kampanje|kampanjer|kampanjepris',
  fi: 'ale|alehinta|alennus|alennettu|alennetut|alennuksessa|tarjoushinta',
  sk: 'akciová cena|znížené|zľava|zľavnené|zľavy|v zľave|so zľavou|znížená cena|zlacnené',
  en: 'reduced|reduced price|price drop|price drops|price cut|price reduction|discount|discounted',
};

/** Kinds of leasing. "Leasing" alone is what a private person means. */
export const LEASING: readonly { readonly kind: 'private' | 'company'; readonly words: Synonyms }[] = [
  {
    kind: 'private',
    words: {
      sv: 'privatleasing|privatleasa|privatlease|privatleasad|privat leasing|leasing|leasa|leasingbil|leasingbilar|leasing privat|leasing för privatperson|billeasing privat|privatleasingbil|privatleasingbilar|billeasing|hyra bil långtid|privatleas|privatlising|lease|leasar|hyra',
      nb: 'privatleasing|privatleie|privatlease|privat leasing|leasing|lease|leasingbil|leasingbiler|billeasing|leasing privat|leie bil|privat leie|leie|leaser',
      fi: 'yksityisleasing|yksityis leasing|leasing|liisaus|yksityisliisaus|leasingauto|leasingautot|leasata|liisata|leasingilla|yksityisleasingilla',
      sk: 'súkromný leasing|leasing|lízing|na leasing|operatívny leasing|operatívny lízing|operák|lízingu',
      en: 'personal leasing|private leasing|private lease|personal lease|lease|leasing|pcp|pch|personal contract hire|contract hire|lease car|lease cars|to lease|lease deals',
    },
  },
  {
    kind: 'company',
    words: {
      sv: 'företagsleasing|företagsleasa|firmabil|firmabilar|tjänstebil|tjänstebilar|förmånsbil|förmånsbilar|operationell leasing|företagsbil|företags leasing|tjänstebil leasing|tjänstebilsleasing|leasing företag|företagslease|företag|till företag|för företag|till företaget',
      nb: 'bedriftsleasing|firmabil|firmabiler|firmaleasing|yrkesbil|bedrift leasing|firmabil leasing|bedriftsbil|tjenestebil|leasing bedrift|bedrift|til bedrift|for bedrift',
      fi: 'yritysleasing|työsuhdeauto|yritysauto|työsuhdeautot|yritys leasing|työsuhdeautoksi|yritys|yritykselle',
      sk: 'firemný leasing|firemné auto|firemný lízing|auto na firmu|na firmu|firma|pre firmu',
      en: 'business leasing|company lease|company car|company cars|business lease|company leasing|fleet|business contract hire|bch',
    },
  },
];
