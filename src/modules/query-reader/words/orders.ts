import type { Synonyms } from './synonyms';

/** Sorts of the search that words ask for. */
export type Order =
  | 'car_price_asc'
  | 'car_price_desc'
  | 'car_mileage_asc'
  | 'car_year_desc'
  | 'car_publishdate_desc'
  | 'car_power_desc';

/** Which cars are to stand first. "Cheap" is none: of a car that is cheap enough something else may count more. */
export const ORDERS: readonly { readonly order: Order; readonly words: Synonyms }[] = [
  {
    order: 'car_price_asc',
    words: {
      sv: 'billigast|billigaste|billigast först|billigaste först|lägst pris|lägsta pris|lägsta priset|lägst pris först',
      nb: 'billigst|billigste|billigst først|rimeligst|rimeligste|lavest pris|laveste pris|lavest pris først',
      fi: 'halvin|halvimmat|halvimmasta päästä|halvimmat ensin|halvin ensin|edullisin|edullisimmat|alin hinta|halvinta',
      sk: 'najlacnejšie|najlacnejší|najlacnejšia|najlacnejšiu|čo najlacnejšie|najnižšia cena|od najlacnejšieho|od najlacnejších',
      en: 'cheapest|cheapest first|lowest price|lowest priced|lowest price first|least expensive|most affordable',
    },
  },
  {
    order: 'car_price_desc',
    words: {
      sv: 'dyrast|dyraste|dyrast först|högst pris',
      nb: 'dyrest|dyreste|dyrest først|høyest pris',
      fi: 'kallein|kalleimmat|kalleimmat ensin|kallein ensin|korkein hinta',
      sk: 'najdrahšie|najdrahší|najdrahšia|najvyššia cena|od najdrahšieho',
      en: 'most expensive|most expensive first|highest price|dearest|priciest',
    },
  },
  {
    order: 'car_mileage_asc',
    words: {
      sv: 'lägst mil|lägst miltal|lägsta miltal|minst mil|minst miltal|lägst körd|minst körd|minst gången|lägst mätarställning|lägst antal mil',
      nb: 'lavest km|lavest km stand|lavest kilometerstand|laveste kilometerstand|minst kjørt|kortest kjørt|lavest kjørelengde|færrest km|færrest kilometer',
      fi: 'vähiten ajettu|vähiten ajetut|vähiten ajetuin|vähiten kilometrejä|vähiten ajoa|pienin mittarilukema|pienimmät kilometrit|pienimmät ajokilometrit',
      sk: 'najmenej najazdené|najmenej najazdený|najmenej jazdené|najmenej kilometrov|najmenej km|najnižší nájazd|najmenší nájazd|najnižším nájazdom|najmenším nájazdom',
      en: 'lowest mileage|lowest mileage first|lowest miles|fewest miles|least miles|least mileage',
    },
  },
  {
    order: 'car_year_desc',
    words: {
      sv: 'nyaste|nyaste modellen|senaste modellen|nyaste årsmodell|senaste årsmodell|nyast årsmodell',
      nb: 'nyeste|nyeste årsmodell|nyeste modell',
      fi: 'uusin|uusin vuosimalli|tuorein',
      sk: 'najnovší|najnovšia|najnovší rok|najnovší ročník|najmladší|najmladšie',
      en: 'newest|newest model|newest year|latest model year|youngest',
    },
  },
  {
    order: 'car_publishdate_desc',
    words: {
      sv: 'nyast|nyast först|nyaste först|senast inkomna|senast inkommet|senaste först|nyast inkomna|nyinkommen|nyinkommet|nyinkomna',
      nb: 'nyest|nyest først|nyeste først|sist inn|sist innkomne|nyinnkommet|nyinnkommen|nyeste i butikk',
      fi: 'uusimmat|uusimmat ensin|uusin ensin|viimeksi saapuneet|juuri saapuneet|juuri tulleet|tuoreimmat',
      sk: 'najnovšie|najnovšie ponuky|najnovšie v ponuke|novo pridané|posledné pridané|práve pridané',
      en: 'newest first|latest|latest arrivals|newest arrivals|just in|just arrived|recently added|latest first',
    },
  },
  {
    order: 'car_power_desc',
    words: {
      sv: 'starkast|starkaste|flest hästkrafter|mest hästkrafter|flest hk|mest hk',
      nb: 'sterkest|sterkeste|flest hestekrefter|mest hestekrefter|flest hk|mest hk',
      fi: 'tehokkain|tehokkaimmat|eniten hevosvoimia|eniten tehoa',
      sk: 'najvýkonnejší|najvýkonnejšie|najsilnejší|najsilnejšie|najviac koní',
      en: 'most powerful|highest power|most horsepower|most bhp|most hp',
    },
  },
];
