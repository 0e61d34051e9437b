import type { Synonyms } from './synonyms';

/** How a decade's ending is written: `apart` also after a space, `glued` only at its number, `old` of the last century's decades only. */
export type DecadeEnding = 'apart' | 'glued' | 'old';

/** After the number of a decade: "2010-talet", "90s". */
export const DECADE_ENDINGS: readonly { readonly ending: DecadeEnding; readonly words: Synonyms }[] = [
  {
    ending: 'apart',
    words: {
      sv: 'talet|tal|tals|talets|talsbil|talsbilar',
      nb: 'tallet|tall|talls|tallets|tallsbil|tallsbiler',
      fi: 'luku|luvun|luvulta|luvulla|luvulle|lukua|lukulainen',
      sk: 'te roky|tych rokov|tych rokoch|ych rokov|roky minulého storočia',
    },
  },
  // Elsewhere an "s" is a word of its own: "do 20 s automatom".
  { ending: 'glued', words: { en: 's' } },
  // "5 rokov" is an age.
  { ending: 'old', words: { sk: 'roky|rokov|rokoch' } },
];

/** Decades in words, by their first year. */
export const DECADE_NAMES: readonly { readonly from: number; readonly words: Synonyms }[] = [
  {
    from: 1970,
    words: {
      sv: 'sjuttiotalet|sjuttiotals',
      nb: 'syttitallet|syttitalls',
      fi: 'seitsemänkymmentäluku|seitsemänkymmentäluvun|seitkytluku|seitkytluvun',
      sk: 'sedemdesiate roky|sedemdesiatych rokov',
      en: 'seventies',
    },
  },
  {
    from: 1980,
    words: {
      sv: 'åttiotalet|åttiotals',
      nb: 'åttitallet|åttitalls',
      fi: 'kahdeksankymmentäluku|kahdeksankymmentäluvun|kasari|kasarin|kasarilta',
      sk: 'osemdesiate roky|osemdesiatych rokov',
      en: 'eighties',
    },
  },
  {
    from: 1990,
    words: {
      sv: 'nittiotalet|nittiotals',
      nb: 'nittitallet|nittitalls',
      fi: 'yhdeksänkymmentäluku|yhdeksänkymmentäluvun|ysäri|ysärin|ysäriltä',
      sk: 'deväťdesiate roky|deväťdesiatych rokov',
      en: 'nineties',
    },
  },
  { from: 2000, words: { sv: 'nollnolltalet|nollnolltals', fi: 'nollari|nollarin', en: 'noughties' } },
  { from: 2010, words: { sv: 'tiotalet|tiotals', nb: 'titallet', fi: 'kymmenluku|kymmenluvun' } },
  { from: 2020, words: { sv: 'tjugotalet|tjugotals', nb: 'tjuetallet', fi: 'kaksikymmentäluku' } },
];
