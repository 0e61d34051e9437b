import type { SynonymGroup, Synonyms } from './synonyms';

/** Parts and versions with colours of their own: "black wheels" and "black edition" say nothing of the car's. */
export const COLOURED_PARTS: ReadonlySet<string> = new Set(
  'falgar|tak|inredning|kladsel|grill|backspeglar|felger|interior|innredning|seter|vanteet|katto|sisusta|verhoilu|disky|strecha|interier|calunenie|wheels|alloys|rims|roof|upholstery|grille|mirrors|edition|pack|line|label|skilt|kyltit|kilvet|plates'.split(
    '|',
  ),
);

/** Before a colour, in one word or two: they are of the colour all the same. */
export const SHADES: Synonyms = {
  sv: 'mörk|ljus|matt|klar|pärl|is|metallic|grafit',
  nb: 'mørk|mørke|lys|lyse|matt|perle|metallic|is',
  fi: 'tumman|vaalean|matta|mattan|helmiäis|helmen|metalli',
  sk: 'tmavo|svetlo|matne|matná|perlová|perlovo|perleťová|metalická',
  en: 'dark|light|matt|matte|pearl|metallic|gloss|bright',
};

/** Inflected colours; the plain ones are labels of the vocabulary. */
export const COLOUR_SYNONYMS: readonly SynonymGroup[] = [
  {
    values: ['Black'],
    words: {
      sv: 'svart|svarta|kolsvart|becksvart|matt svart',
      nb: 'svart|svarte|sort|sorte',
      fi: 'musta|mustat|mustan|mustia|mustana',
      sk: 'čierna|čierne|čierny|čiernej|čiernu|čiernej farby',
      en: 'black|jet black|matt black',
    },
  },
  {
    values: ['White'],
    words: {
      sv: 'vit|vita|vitt|kritvit|pärlemorvit|pärlvit|snövit|gräddvit',
      nb: 'hvit|hvite|hvitt|kvit|kvite|hvid|hvide|kremhvit|kritthvit|snøhvit',
      fi: 'valkoinen|valkoiset|valkoisen|valkea|valkoisia|valkoisena|kermanvalkoinen|lumivalkoinen',
      sk: 'biela|biele|biely|bielej|bielu',
      en: 'white|pearl white',
    },
  },
  {
    values: ['Grey'],
    words: {
      sv: 'grå|gråa|grått|mörkgrå|mörkgrått|ljusgrå|antracit|antracitgrå',
      nb: 'grå|gråe|grått|mørkegrå|lysegrå|antrasitt',
      fi: 'harmaa|harmaat|harmaan|harmaita|tummanharmaa|vaaleanharmaa',
      sk: 'sivá|sivé|sivý|šedá|šedé|šedý|tmavosivá|antracitová',
      en: 'grey|gray|dark grey|light grey|dark gray|anthracite|gunmetal',
    },
  },
  {
    values: ['Silver'],
    words: {
      sv: 'silver|silvrig|silvergrå|silverfärgad|silverfärgade',
      nb: 'sølv|sølvgrå|sølvfarget',
      fi: 'hopea|hopeinen|hopeanvärinen|hopeanharmaa',
      sk: 'strieborná|strieborné|strieborný',
      en: 'silver|silver grey',
    },
  },
  {
    values: ['Blue'],
    words: {
      sv: 'blå|blåa|blått|mörkblå|mörkblått|ljusblå|marinblå',
      nb: 'blå|blåe|blått|mørkeblå|lyseblå|marineblå',
      fi: 'sininen|siniset|sinisen|sinisiä|tummansininen|vaaleansininen',
      sk: 'modrá|modré|modrý|modrej|tmavomodrá|svetlomodrá',
      en: 'blue|dark blue|light blue|navy|navy blue',
    },
  },
  {
    values: ['Red'],
    words: {
      sv: 'röd|röda|rött|mörkröd|vinröd|klarröd',
      nb: 'rød|røde|rødt|mørkerød|vinrød',
      fi: 'punainen|punaiset|punaisen|punaisia|tummanpunainen',
      sk: 'červená|červené|červený|červenej',
      en: 'red|dark red|burgundy|maroon',
    },
  },
  {
    values: ['Green'],
    words: {
      sv: 'grön|gröna|grönt|mörkgrön|ljusgrön',
      nb: 'grønn|grønne|grønt|mørkegrønn',
      fi: 'vihreä|vihreät|vihreän|tummanvihreä',
      sk: 'zelená|zelené|zelený|zelenej',
      en: 'green|dark green|british racing green',
    },
  },
  {
    values: ['Yellow'],
    words: {
      sv: 'gul|gula|gult',
      nb: 'gul|gule|gult',
      fi: 'keltainen|keltaiset|keltaisen',
      sk: 'žltá|žlté|žltý',
      en: 'yellow',
    },
  },
  {
    values: ['Orange'],
    words: {
      sv: 'orange|orangea|orangefärgad',
      nb: 'oransje',
      fi: 'oranssi|oranssit',
      sk: 'oranžová|oranžové|oranžový',
      en: 'orange',
    },
  },
  {
    values: ['Brown'],
    words: {
      sv: 'brun|bruna|brunt|mörkbrun',
      nb: 'brun|brune|brunt',
      fi: 'ruskea|ruskeat|ruskean',
      sk: 'hnedá|hnedé|hnedý',
      en: 'brown|bronze',
    },
  },
  {
    values: ['Beige'],
    words: {
      sv: 'beige|beiga|sandfärgad',
      nb: 'beige',
      fi: 'beige|beessi',
      sk: 'béžová|béžové|béžový',
      en: 'beige|cream coloured|cream colour',
    },
  },
];
