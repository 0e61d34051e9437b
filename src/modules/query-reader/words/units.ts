import type { Synonyms } from './synonyms';

/** Words that make a number so many times larger. */
export const MULTIPLIERS: readonly {
  readonly times: number;
  readonly words: Synonyms;
  readonly isMoney?: boolean;
}[] = [
  {
    times: 1000,
    words: {
      sv: 'k|tusen|tus|tusenlappar|tus.|tusental|laxar|papp',
      nb: 'k|tusen|tus|lapper|tusenlapper',
      fi: 'k|tuhat|tuhatta|tuhannen|tonnia|tonni|donaa|tuh|t|tonnin',
      sk: 'k|tis|tisíc|tisic|tis.|litrov|tisícov',
      en: 'k|thousand|grand|thou',
    },
  },
  {
    times: 1000,
    isMoney: true,
    words: {
      sv: 'tkr|t kr|kkr|tusen kr|ksek|tsek',
      nb: 'tkr|kkr|t kr',
      fi: 'te|teur|keur|tuhatta euroa|t€|k€',
      sk: 'teur|tis eur|k€',
      en: 'tkr|keur|kgbp',
    },
  },
  {
    times: 1_000_000,
    words: {
      sv: 'miljon|miljoner|milj|mkr|mille|mn|msek',
      nb: 'million|millioner|mill|mnok',
      fi: 'miljoona|miljoonaa|milj|miljoonan',
      sk: 'milión|milióny|mio',
      en: 'million|mn',
    },
  },
];

export type Unit =
  | 'money'
  | 'perMonth'
  | 'mil'
  | 'km'
  | 'thousandKm'
  | 'miles'
  | 'milesOfRange'
  | 'horsepower'
  | 'kilowatt'
  | 'seats'
  | 'year';

export const UNITS: readonly { readonly unit: Unit; readonly words: Synonyms }[] = [
  {
    unit: 'money',
    words: {
      sv: 'kr|kronor|krona|sek|svenska kronor|spänn|kr.|riksdaler|:-|kronors|bagis',
      nb: 'kr|kroner|krone|nok|norske kroner|kr.',
      fi: 'euroa|euro|eur|euron|e|eurolla|eurosta|euroja|egeä|eurot',
      sk: 'eur|euro|eura|eúr|euri|€ur|e|euráčov|evri',
      en: '£|€|gbp|pounds|pound|quid|euros|euro|eur|kr|kronor|kroner|sek|nok|sterling',
    },
  },
  {
    unit: 'perMonth',
    words: {
      sv: 'kr/mån|kr/månad|kr/m|kr per månad|kr i månaden|kr månaden|kr mån|kronor i månaden|kronor per månad|kronor/mån|kronor/månad|kr per mån|/mån|/månad|mån|månad|månaden|per månad|i månaden|per mån|i månadskostnad|sek/mån|kr/mnd|kr i mån|kr/mon|spänn i månaden|i mån',
      nb: 'kr/mnd|kr/måned|kr per måned|kr i måneden|kr måneden|kr pr mnd|kr pr måned|kr mnd|kroner i måneden|kroner per måned|kr per mnd|/mnd|/måned|mnd|måned|måneden|per måned|i måneden|pr mnd|per mnd|pr måned|i mnd|kr i mnd|kroner måneden',
      fi: 'euroa/kk|€/kk|e/kk|eur/kk|euroa kuussa|euroa kuukaudessa|kk|/kk|kuussa|kuukaudessa|per kk|kuukausi|€ kk|euroa kk|euron kuukausierä|kuukausierä|/kuukausi|e kk|€ kuussa|eur kuussa',
      sk: '€/mes|eur/mes|€ mesačne|eur mesačne|eur na mesiac|mesačne|/mes|mes|na mesiac|/mesiac|za mesiac|€ na mesiac|eur za mesiac|mesiac|€/mesiac|eur/mesiac|euro mesačne',
      en: '/month|/mo|per month|a month|pm|pcm|p/m|monthly|month|each month|pounds a month|pounds per month|/mth|mth|per mth|quid a month|£ per month|£ a month|kr per month|kr a month|kr/month|euros a month',
    },
  },
  { unit: 'mil', words: { sv: 'mil|mils|svenska mil', nb: 'mil' } },
  {
    unit: 'km',
    words: {
      sv: 'km|kilometer|kms|kilometers|kilometrar',
      nb: 'km|kilometer|kilometers|kms',
      fi: 'km|kilometriä|kilometri|kilometrin|kilsaa|ajettu|kilometreja|km ajettu|kilsa',
      sk: 'km|kilometrov|kilometre|kilometer|najazdených|najazdené|km najazdené|najazdených km|kilometrami',
      en: 'km|kms|kilometres|kilometers|kilometre',
    },
  },
  {
    unit: 'thousandKm',
    words: {
      sv: 'tkm',
      nb: 'tkm',
      fi: 'tkm|tuhatta km|tkm ajettu|tuhatta kilometriä|tkm:ä',
      sk: 'tkm|tis km|tis. km|tisíc km|tisíc kilometrov',
      en: 'tkm',
    },
  },
  {
    unit: 'miles',
    words: {
      sv: 'miles|engelska mil',
      nb: 'miles',
      fi: 'mailia|maili',
      sk: 'míľ',
      en: 'miles|mi|mile|mls|miles on the clock',
    },
  },
  // "Range" alone is a Range Rover in Britain.
  {
    unit: 'milesOfRange',
    words: {
      en: 'mile range|miles range|miles of range|miles electric range|mile electric range|mile ev range|mi range|mile range or more|miles range or more',
    },
  },
  {
    unit: 'horsepower',
    words: {
      sv: 'hk|hästkrafter|hästar|hkr|hp|pållar',
      nb: 'hk|hestekrefter|hester|hp',
      fi: 'hv|hevosvoimaa|hevosta|hp|heppaa|hevosvoiman|hevosvoimainen',
      sk: 'koní|koni|ps|hp|konských síl',
      en: 'hp|bhp|horsepower|ps|horses|horse power',
    },
  },
  { unit: 'kilowatt', words: { sv: 'kw', nb: 'kw', fi: 'kw', sk: 'kw', en: 'kw' } },
  {
    unit: 'seats',
    words: {
      sv: 'sits|sitsig|sitsiga|sitsigt|sitsar|säten|platser|sittplatser|sits.|platsers|sitser|säte|personers|personer|pers|sitsbil|passagerare|sitsbilar|plats',
      nb: 'seter|seters|seteri|seters bil|setere|sete|plasser|sitteplasser|seterer|seteres|personers|personer|seters suv|setersbil',
      fi: 'paikkainen|paikkaiset|paikkaa|paikkaista|istuinta|istuin|istumapaikkaa|hengen|henkilön|henkilöä|istuttava|henkilölle|paikkaisen|paikalla|henkeä|hengelle',
      sk: 'miestne|miestny|miestna|miest|sedadiel|sedadlá|sedadlové|sedadlový|osôb|osobné|sedačkové|miestneho|sedadlova|miestne auto|ľudí',
      en: 'seater|seaters|seat|seats|seated|passengers|passenger|person|people|berth|persons',
    },
  },
  {
    unit: 'year',
    words: {
      sv: 'års|års modell|års bil|årsmodell|modell|års modellen|år modell',
      nb: 'modell|årsmodell|mod',
      fi: 'vuosimalli|vuosimallia|mallia|malli|vuosimallin|vm|mallinen',
      sk: 'ročník|rok|rok výroby|roku',
      en: 'model|model year|registered|reg|plate|my|year',
    },
  },
];

/** Whole amounts that people say without a figure. */
export const AMOUNT_WORDS: readonly { readonly amount: number; readonly words: Synonyms }[] = [
  {
    amount: 500_000,
    words: {
      sv: 'en halv miljon|halv miljon|halvmiljon|en halvmiljon|halva miljonen',
      nb: 'en halv million|halv million|halvmillion',
      fi: 'puoli miljoonaa|puolimiljoonaa',
      sk: 'pol milióna|polmilióna',
      en: 'half a million|half million',
    },
  },
  {
    amount: 1_000_000,
    words: {
      sv: 'en miljon|miljonen',
      nb: 'en million|en mill',
      fi: 'miljoona|yksi miljoona',
      sk: 'jeden milión',
      en: 'a million|one million',
    },
  },
  {
    amount: 100_000,
    words: {
      sv: 'hundratusen|hundra tusen|etthundratusen|100tusen',
      nb: 'hundre tusen|hundretusen',
      fi: 'satatuhatta|sata tuhatta|satatonnia',
      sk: 'stotisíc|sto tisíc',
      en: 'hundred thousand|a hundred thousand|hundred grand',
    },
  },
  {
    amount: 200_000,
    words: {
      sv: 'tvåhundratusen|två hundra tusen|tvåhundra tusen',
      nb: 'to hundre tusen|tohundretusen',
      fi: 'kaksisataatuhatta',
      en: 'two hundred thousand',
    },
  },
  {
    amount: 300_000,
    words: {
      sv: 'trehundratusen|tre hundra tusen|trehundra tusen',
      nb: 'tre hundre tusen|trehundretusen',
      en: 'three hundred thousand',
    },
  },
  {
    amount: 10_000,
    words: {
      sv: 'tiotusen|tio tusen',
      nb: 'ti tusen|titusen',
      fi: 'kymmenentuhatta|kymppitonni|kymmenen tuhatta|kymppitonnia|kymppitonnin|10 tonnia',
      sk: 'desaťtisíc|desať tisíc',
      en: 'ten thousand|ten grand|10 grand',
    },
  },
  {
    amount: 20_000,
    words: {
      sv: 'tjugotusen|tjugo tusen',
      nb: 'tjue tusen',
      fi: 'kaksikymmentätuhatta|kakskyt tonnia|kaksikymppiä tonnia',
      sk: 'dvadsaťtisíc|dvadsať tisíc',
      en: 'twenty thousand|twenty grand',
    },
  },
  {
    amount: 15_000,
    words: {
      fi: 'viisitoistatuhatta|viistoista tonnia',
      sk: 'pätnásťtisíc|pätnásť tisíc',
      en: 'fifteen thousand|fifteen grand',
      sv: 'femtontusen',
    },
  },
  {
    amount: 5_000,
    words: {
      sv: 'femtusen|fem tusen',
      nb: 'fem tusen',
      fi: 'viisituhatta|vitosen tonnia|viisi tonnia|vitonen tonnia',
      sk: 'päťtisíc|päť tisíc',
      en: 'five thousand|five grand|5 grand',
    },
  },
];

/** Small numbers as words, for seats. */
export const NUMBER_WORDS: Readonly<Record<number, Synonyms>> = {
  2: { sv: 'två|tvi|tve', nb: 'to', fi: 'kaksi|kahden', sk: 'dva|dvoj|dve', en: 'two' },
  3: { sv: 'tre', nb: 'tre', fi: 'kolme|kolmen|kolmi', sk: 'tri|troj', en: 'three' },
  4: { sv: 'fyra|fyr', nb: 'fire', fi: 'neljä|neljän|neli', sk: 'štyri|štvor', en: 'four' },
  5: { sv: 'fem', nb: 'fem', fi: 'viisi|viiden', sk: 'päť', en: 'five' },
  6: { sv: 'sex', nb: 'seks', fi: 'kuusi|kuuden', sk: 'šesť', en: 'six' },
  7: { sv: 'sju', nb: 'sju|syv', fi: 'seitsemän|seitsen', sk: 'sedem', en: 'seven' },
  8: { sv: 'åtta', nb: 'åtte', fi: 'kahdeksan', sk: 'osem', en: 'eight' },
  9: { sv: 'nio', nb: 'ni', fi: 'yhdeksän', sk: 'deväť', en: 'nine' },
};

/** Words that say what the number beside them counts. */
export type Counted = 'price' | 'mileage' | 'year' | 'range' | 'power' | 'month';
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
      sv: 'miltal|miltalet|mätarställning|gått|körd|körda|kört|har gått|gångna|lågmilad|lågmil|milad',
      nb: 'kilometerstand|kjørelengde|gått|kjørt|km-stand|har gått|km stand|lav km|lav kilometerstand',
      fi: 'ajettu|mittarilukema|kilometrit|ajokilometrit|ajomäärä|ajokilometriä|vähän ajettu|ajettuna',
      sk: 'najazdené|nájazd|najazdených|stav tachometra|tachometer|najazdom|počet km|nabehané|s nájazdom',
      en: 'mileage|driven|on the clock|odometer|low mileage|done|covered|low miles',
    },
  },
  {
    counted: 'year',
    words: {
      sv: 'årsmodell|årsmodeller|modellår|årgång|år|årsmod|års|registrerad|reg|inregistrerad|tillverkad|från år|åm|årsm',
      nb: 'årsmodell|modellår|årgang|år|registrert|reg|mod|fra år',
      fi: 'vuosimalli|vuosimallia|vm|vuosi|vuoden|vuodelta|mallivuosi|vuosimallit|vuonna|käyttöönotto|rekisteröity',
      sk: 'rok|rok výroby|roku|ročník|vyrobené|rv|r.v.|roky|evidencia',
      en: 'year|model year|registered|reg|registration|year of manufacture|built|made in|dated',
    },
  },
  {
    counted: 'range',
    words: {
      sv: 'räckvidd|räckvidden|räckvid|elräckvidd|lång räckvidd|körsträcka på el|räckvidds|wltp',
      nb: 'rekkevidde|rekkevidden|lang rekkevidde|wltp',
      fi: 'toimintamatka|toimintasäde|kantama|pitkä toimintamatka|sähkötoimintamatka|wltp|toimintamatkaa|range',
      sk: 'dojazd|dojazdom|dlhý dojazd|wltp',
      en: 'range|electric range|long range|wltp|mile range|ev range',
    },
  },
  {
    counted: 'power',
    words: {
      sv: 'effekt|motoreffekt',
      nb: 'effekt|motoreffekt',
      fi: 'teho|tehoa',
      sk: 'výkon|výkonom',
      en: 'power|engine power',
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

/** A car whose price has been lowered. */
export const REDUCED: Synonyms = {
  sv: 'rea|reabil|reabilar|nedsatt|nedsatta|nedsatt pris|sänkt|sänkta|sänkt pris|sänkta priser|prissänkt|prissänkta|kampanjpris',
  nb: 'nedsatt|nedsatte|nedsatt pris|prisnedsatt|avslag|kampanjepris',
  fi: 'alennus|alennettu|alennetut|alennuksessa|tarjoushinta',
  sk: 'zľava|zľavnené|zľavy|v zľave|so zľavou|znížená cena|zlacnené',
  en: 'reduced|reduced price|price drop|price drops|price cut|price reduction|discount|discounted',
};

/** Kinds of leasing. "Leasing" alone is what a private person means. */
export const LEASING: readonly { readonly kind: 'private' | 'company'; readonly words: Synonyms }[] = [
  {
    kind: 'private',
    words: {
      sv: 'privatleasing|privatleasa|privatlease|privatleasad|privat leasing|leasing|leasa|leasingbil|leasingbilar|privatleasingbil|privatleasingbilar|billeasing|hyra bil långtid|privatleas|privatlising|lease|leasar',
      nb: 'privatleasing|privatleie|privatlease|privat leasing|leasing|lease|leasingbil|leasingbiler|billeasing|leie bil|privat leie|leaser',
      fi: 'yksityisleasing|yksityis leasing|leasing|liisaus|yksityisliisaus|leasingauto|leasingautot|leasata|liisata|leasingilla|yksityisleasingilla',
      sk: 'súkromný leasing|leasing|lízing|na leasing|operatívny leasing|operatívny lízing|operák|lízingu',
      en: 'personal leasing|private leasing|private lease|personal lease|lease|leasing|pcp|pch|personal contract hire|contract hire|lease car|lease cars|to lease|lease deals',
    },
  },
  {
    kind: 'company',
    words: {
      sv: 'företagsleasing|företagsleasa|firmabil|firmabilar|tjänstebil|tjänstebilar|förmånsbil|förmånsbilar|operationell leasing|företagsbil|företags leasing|tjänstebil leasing|tjänstebilsleasing|leasing företag|företagslease',
      nb: 'bedriftsleasing|firmabil|firmabiler|firmaleasing|yrkesbil|bedrift leasing|firmabil leasing|bedriftsbil|tjenestebil|leasing bedrift',
      fi: 'yritysleasing|työsuhdeauto|yritysauto|työsuhdeautot|yritys leasing|työsuhdeautoksi',
      sk: 'firemný leasing|firemné auto|firemný lízing|auto na firmu|na firmu',
      en: 'business leasing|company lease|company car|company cars|business lease|company leasing|fleet|business contract hire|bch',
    },
  },
];
