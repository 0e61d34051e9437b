import type { SynonymGroup } from './synonyms';

const PLUG_IN = ['Plug-in hybrid (petrol)', 'Plug-in hybrid (diesel)'];
const FULL_HYBRID = ['Hybrid (petrol)', 'Hybrid (diesel)'];

/** What people call fuels besides the vocabulary's labels. "Hybrid" alone is every hybrid, with a plug or without. */
export const FUEL_SYNONYMS: readonly SynonymGroup[] = [
  {
    values: ['Electric'],
    words: {
      sv: 'nollutsläpp|utsläppsfri|el|elbil|elbilar|elbilen|ren el|helelektrisk|elektrisk|elektriska|elektriskt|eldriven|eldrivna|eldrift|elfordon|batteribil|bev',
      nb: 'nullutslipp|utslippsfri|el|elbil|elbiler|elbilen|ren elbil|helelektrisk|elektrisk|elektriske|elektrisitet|elektrisk bil|elektriske biler',
      fi: 'päästötön|sähkö|sähköauto|sähköautot|sähköautoja|sähköauton|täyssähkö|täyssähköauto|täyssähköautot|sähkökäyttöinen|sähköinen|sähköllä',
      sk: 'bezemisné|elektro|elektrina|elektromobil|elektromobily|elektromobilu|elektrické|elektrický|elektrická|elektroauto|elektroautá|elektrické auto|elektrické autá|elektrické vozidlo|elektrický pohon',
      en: 'electric|electrics|ev|evs|bev|bevs|fully electric|all electric|pure electric|full electric|battery electric|zero emission|electric vehicle|electric vehicles|battery car',
    },
  },
  {
    values: ['Electric', ...PLUG_IN],
    words: {
      sv: 'miljöbil|miljöbilar|supermiljöbil|supermiljöbilar|bonusbil|bonusbilar|klimatbonusbil',
      nb: 'miljøbil|miljøbiler|lavutslippsbil',
      fi: 'vähäpäästöinen|vähäpäästöiset|vähäpäästöinen auto',
      sk: 'ekologické auto|ekologické autá',
      en: 'green car|green cars|eco car|low emission car|low emission cars|low emissions',
    },
  },
  {
    values: ['Petrol'],
    words: {
      sv: 'bensin|bensinare|bensindriven|bensindrivna|bensinmotor',
      nb: 'bensin|bensindrevet|bensinmotor',
      fi: 'bensa|bensaa|bensan|bensalla|bensiini|bensakone|bensiinikäyttöinen|bensiinimoottori|bensa auto|bensiininen',
      sk: 'benzín|benzin|benzínové|benzínový|benzínová|benzínový motor|benzíňák|benzinák|na benzín|benzínom|v benzíne',
      en: 'petrol|benziner|gasoline|unleaded|petrol engine',
    },
  },
  {
    values: ['Diesel'],
    words: {
      sv: 'diesel|dieslar|dieseldriven|dieselmotor|disel|deisel',
      nb: 'diesel|dieseldrevet|dieselmotor',
      fi: 'diesel|dieseli|diisel|dieselit|dieselkone|dieselmoottori',
      sk: 'diesel|nafta|naftový|naftové|naftová|naftak|dízel|diesl|dieselový|na naftu|naftu|v nafte|naftou',
      en: 'diesel|diesels|derv|diesel engine',
    },
  },
  {
    values: PLUG_IN,
    words: {
      sv: 'laddhybrid|laddhybrider|laddhybriden|laddbar hybrid|laddbara hybrider|laddbar|plugin hybrid|plugin|plug-in|pluginhybrid|plugg in hybrid|phev|stickhybrid|e-hybrid',
      nb: 'ladbar hybrid|ladbare hybrider|ladbar|ladehybrid|plugin hybrid|plug-in|plugin|pluginhybrid|phev|e-hybrid',
      fi: 'ladattava hybridi|ladattavat hybridit|ladattava|lataushybridi|lataushybridit|plugin hybridi|pluginhybridi|plug-in|plugin|pistokehybridi|phev|e-hybrid',
      sk: 'plug-in hybrid|plugin hybrid|plug-in|plugin|phev|nabíjateľný hybrid|e-hybrid|zásuvkový hybrid|plug in hybridy',
      en: 'plug-in hybrid|plug-in hybrids|plug-in|plugin|phev|phevs|e-hybrid|plugin hybrid|chargeable hybrid|rechargeable hybrid|plug in hybrid electric',
    },
  },
  {
    values: ['Plug-in hybrid (petrol)'],
    words: {
      sv: 'laddhybrid bensin|bensin laddhybrid',
      nb: 'ladbar hybrid bensin|bensin ladbar hybrid',
      fi: 'ladattava hybridi bensiini|ladattava bensiinihybridi',
      sk: 'plug-in hybrid benzín',
      en: 'petrol plug-in hybrid|plug-in hybrid petrol|petrol phev',
    },
  },
  {
    values: ['Plug-in hybrid (diesel)'],
    words: {
      sv: 'laddhybrid diesel|diesel laddhybrid|diesel plug-in',
      nb: 'ladbar hybrid diesel|diesel ladbar hybrid',
      fi: 'ladattava hybridi diesel|ladattava dieselhybridi',
      sk: 'plug-in hybrid diesel',
      en: 'diesel plug-in hybrid|plug-in hybrid diesel|diesel phev',
    },
  },
  {
    values: [...FULL_HYBRID, ...PLUG_IN],
    words: {
      sv: 'hybrid|hybrider|hybriden|hybridbil|hybridbilar|hybriddrift',
      nb: 'hybrid|hybrider|hybridbil|hybridbiler',
      fi: 'hybridi|hybridit|hybridiauto|hybridiautot|hybridejä|hybriidi',
      sk: 'hybrid|hybridy|hybridné|hybridný|hybridné auto|hybridné autá|hybridná',
      en: 'hybrid|hybrids|hybrid car|hybrid cars',
    },
  },
  {
    values: FULL_HYBRID,
    words: {
      sv: 'elhybrid|elhybrider|fullhybrid|självladdande hybrid|självladdande|mildhybrid|hev|vanlig hybrid',
      nb: 'fullhybrid|selvladende hybrid|selvladende|mildhybrid|hev',
      fi: 'täyshybridi|itselataava hybridi|itselataava|kevythybridi|hev',
      sk: 'plný hybrid|mild hybrid|mildhybrid|hev|samonabíjací hybrid',
      en: 'full hybrid|self-charging hybrid|self charging|mild hybrid|hev|mhev',
    },
  },
  {
    values: ['Ethanol'],
    words: {
      sv: 'e85|etanolbil|flexifuel|flex fuel|etanol',
      nb: 'e85',
      fi: 'e85|flexifuel',
      en: 'e85|flex fuel',
    },
  },
  {
    values: ['Gas', 'LPG'],
    words: {
      sv: 'gasbil|gasbilar|fordonsgas|biogas|cng|naturgas|gasdriven',
      nb: 'gassbil|biogass|cng',
      fi: 'kaasuauto|biokaasu|maakaasu|cng|kaasuautot',
      sk: 'cng|plyn|na plyn|zemný plyn',
      en: 'cng|natural gas',
    },
  },
  {
    values: ['LPG'],
    words: { sv: 'gasol|lpg', nb: 'lpg', fi: 'lpg|nestekaasu', sk: 'lpg', en: 'lpg|autogas' },
  },
  {
    values: ['Hydrogen'],
    words: {
      sv: 'vätgas|vätgasbil|bränslecell',
      nb: 'hydrogen|hydrogenbil|brenselcelle',
      fi: 'vety|vetyauto|polttokenno',
      sk: 'vodík|vodíkové',
      en: 'hydrogen|fuel cell|fcev',
    },
  },
];
