import type { SynonymGroup } from './synonyms';

/** What people call bodies. A family car is one that a family fits into; a small car is a hatchback. */
export const BODY_SYNONYMS: readonly SynonymGroup[] = [
  {
    values: ['SUV'],
    words: {
      sv: 'suv|suvar|suv:ar|suven|stadsjeep|stadsjeepar|crossover|terrängbil|terrängbilar|offroad|jeepliknande|hög bil|familjesuv',
      nb: 'suv|suver|suv-er|crossover|terrengbil|terrengbiler|offroad|familiesuv',
      fi: 'suv|suvit|maasturi|maasturit|katumaasturi|katumaasturit|citymaasturi|citymaasturit|crossover|maasturin',
      sk: 'suv|suvko|suvecko|suvéčko|crossover|terénne auto|terénne autá|terénne|terénny|terénne vozidlo|offroad',
      en: 'suv|suvs|geländewagen|crossover|crossovers|off-roader|off roader|sport utility vehicle|family suv|jeep type',
    },
  },
  {
    values: ['Estate'],
    words: {
      sv: 'kombi|kombis|kombin|kombibil|kombibilar|stationsvagn|stationsvagnar|station wagon|herrgårdsvagn|herrgårdare|stv|stcv|familjekombi|hundbil|hundbilar',
      nb: 'stasjonsvogn|stasjonsvogner|stasjonsvogna|stv|stasjonsbil|stationcar|stationcars|familievogn|stasjonvogn|stasjonsvong|st.v|st.car|stcar',
      fi: 'farmari|farmarit|farmariauto|farmariautot|farkku|farkut|farmareita|wagon|farmarin|kombi',
      sk: 'kombi|kombík|combi|kombíky|combík|rodinné kombi|rodinný kombík',
      en: 'estate|estates|estate car|estate cars|station wagon|stationwagon|wagon|wagons',
    },
  },
  {
    values: ['Saloon'],
    words: {
      sv: 'sedan|sedaner|sedanen|limousine',
      nb: 'sedan|sedaner|limousin',
      fi: 'sedan|sedanit|porrasperä|porrasperäinen|porrasperät|perus sedan',
      sk: 'sedan|sedany|sedán|limuzína',
      en: 'saloon|saloons|sedan|sedans|saloon car',
    },
  },
  {
    values: ['Hatchback'],
    words: {
      sv: 'halvkombi|halvkombis|halvkombin|småbil|småbilar|småbilen|liten bil|små bilar|mindre bil|mindre bilar|stadsbil|stadsbilar|hatchback|hatch|kompaktbil|kombikupé|förstabil|studentbil|första bil|min första bil|bra första bil|nybörjarbil|nybörjare|för nybörjare|bil till nybörjare|pendlarbil|första bilen|min första|pendlarbilar|andrabil|bil nummer två|extrabil|stadskörning|stan|bil i stan',
      nb: 'kombi|lille bil|kombi 5-dørs|kombi 5 dørs|5-dørs kombi|småbil|småbiler|liten bil|små biler|bybil|bybiler|hatchback|kompaktbil|halvkombi|førstegangsbil|førstebil|første bil|nybegynnerbil|nybegynner|for nybegynner|pendlerbil|pendlerbiler|bil nummer to|bil nr 2|bykjøring|andrebil',
      fi: 'viistoperä|viistoperäinen|viistoperät|hatchback|pikkuauto|pikkuautot|pieni auto|pienet autot|kaupunkiauto|kaupunkiautot|kompakti|hatsi|hatchi|ensiauto|eka auto|ensimmäinen auto|aloittelijalle|aloittelijan auto|nuorelle kuljettajalle|työmatka-auto|työmatka-autoksi|työmatkoille|työmatkoihin|työmatka|työmatkalle|työmatka-ajoon|kakkosauto|kakkosautoksi|perheen kakkosauto|kaupunkiajo|kaupunkiajoon|kauppakassi|ensimmäiseksi autoksi|ensiautoksi',
      sk: 'hatchback|hatchbacky|hečbek|malé auto|malé autá|malé mestské auto|mestské auto|mestské autá|malé vozidlo|prvé auto|auto pre začiatočníka|začiatočník|pre začiatočníka|pre začiatočníkov|auto do mesta|do mesta|po meste|na mesto|auto do práce|do práce|na dochádzanie|dochádzanie|druhé auto|prvé auto pre syna',
      en: 'hatchback|hatchbacks|hatch|hot hatch|small car|small cars|city car|city cars|supermini|superminis|compact car|compact|runabout|kleinwagen|runaround|cheap runaround|little car|first car|first cars|first time driver|new driver|new drivers|for a new driver|learner|learner driver|for beginners|beginner|commuter car|commuter|commuters|commuting|commute|for commuting|second car|town car|city driving|town driving|around town|for the city',
    },
  },
  {
    values: ['Estate', 'SUV', 'MPV'],
    words: {
      sv: 'familjebil|familjebilar|familjebilen|familjevagn|familjefordon|barnfamilj|bil för familjen|bil till familjen|stor familjebil|stor bil|rymlig bil|rymlig',
      nb: 'familiebil|familiebiler|familiebilen|bil til familien|bil for familien|stor bil|romslig bil|romslig|barnefamilie',
      fi: 'perheelle|perheeseen|iso auto perheelle|perheauto|perheautot|perheautoja|auto perheelle|iso perheauto|iso auto|tilava auto|tilava|lapsiperhe|lapsiperheelle',
      sk: 'rodinné auto|rodinné autá|rodinné|rodinný|auto pre rodinu|pre rodinu|veľké auto|priestranné|rodinné vozidlo|veľké rodinné auto',
      en: 'family car|family cars|car for the family|car for a family|family|big car|large car|spacious|spacious car|family vehicle|large family car',
    },
  },
  {
    values: ['Coupé', 'Convertible'],
    words: {
      sv: 'sportbil|sportbilar|sportbilen|sportvagn',
      nb: 'sportsbil|sportsbiler|sportsvogn',
      fi: 'urheiluauto|urheiluautot|sportti auto',
      sk: 'športové auto|športové autá|športiak',
      en: 'sports car|sports cars|sportscar|sportscars',
    },
  },
  {
    values: ['Coupé'],
    words: {
      sv: 'coupé|coupe|kupé|coupéer|2-dörrars coupé',
      nb: 'coupé|coupe|kupé',
      fi: 'coupé|coupe|kupee',
      sk: 'kupé|kupe|coupe|coupé',
      en: 'coupé|coupe|coupes|2 door coupe',
    },
  },
  {
    values: ['Convertible'],
    words: {
      sv: 'cab|cabb|cabar|cabbar|cabriolet|cabrioleter|cabrio|cabbe|nercabbad|nedcabbad|öppen bil|roadster|sufflett|suffletbil',
      nb: 'kabriolet|cabriolet|cabrio|cab|kabriolé|kabrioleter|åpen bil|roadster',
      fi: 'avoauto|avoautot|avo|cabriolet|cabrio|roadster|kabrioletti|kabriolet|rättikatto',
      sk: 'kabriolet|kabriolety|kabrio|cabrio|cabriolet|roadster|otvorené auto',
      en: 'convertible|convertibles|cabriolet|cabrio|soft top|softtop|drop top|drop head|roadster|rag top|ragtop|open top',
    },
  },
  {
    values: ['MPV'],
    words: {
      sv: 'minibuss|minibussar|minibussen|buss|bussar|minivan|mpv|familjebuss|familjebussar|personbuss|folkabuss',
      nb: 'flerbruksbil|flerbruksbiler|minibuss|minibusser|buss|mpv|minivan|familiebuss|kombinertbil',
      fi: 'tila-auto|tila-autot|tilataksi|minibussi|pikkubussi|minivan|mpv|tilis|tilaauto|perhebussi',
      sk: 'mpv|minibus|minibusy|minivan|mikrobus|jednopriestorové|jednopriestorové auto',
      en: 'mpv|mpvs|people carrier|people carriers|minivan|minivans|minibus|people mover|minibuses|bus|buses',
    },
  },
  {
    values: ['Van'],
    words: {
      sv: 'transportbil|transportbilar|transportbilen|transportare|skåpbil|skåpbilar|skåp|lätt lastbil|lätta lastbilar|hantverkarbil|hantverkarbilar|servicebil|budbil|arbetsbil|arbetsbilar|flyttbil|van|vans|lastbil lätt',
      nb: 'varebil|varebiler|varebilen|kassebil|kassebiler|kassevogn|skapbil|skapbiler|håndverkerbil|arbeidsbil|arbeidsbiler|varevogn|van',
      fi: 'pakettiauto|pakettiautot|pakettiautoja|paku|pakut|umpipaku|umpipakettiauto|työauto|työautot|pakuja|jakeluauto|van',
      sk: 'dodávka|dodávky|dodávku|dodávkové|dodávkové auto|úžitkové|úžitkové auto|úžitkové vozidlo|furgon|úžitkové autá|pracovné auto|van',
      en: 'van|vans|panel van|panel vans|work van|commercial van|cargo van|box van|transporter van|light commercial|commercial vehicle|lcv',
    },
  },
  {
    values: ['Pick-up'],
    words: {
      sv: 'pickup|pickupper|pick-up|pick up|pickuppen|flakbil|flakbilar|flak|pickupbil',
      nb: 'pickup|pick-up|pick up|pickuper|pickupbil|planbil|lasteplan',
      fi: 'avolava|avolava-auto|avolavat|pickup|pick-up|lava-auto|lavaauto',
      sk: 'pick-up|pickup|pickupy|pikap',
      en: 'pick-up|pickup|pick up|pickups|pickup truck|pickup trucks|double cab|ute',
    },
  },
  {
    values: ['Truck'],
    words: {
      sv: 'lastbil|lastbilar|tung lastbil',
      nb: 'lastebil|lastebiler',
      fi: 'kuorma-auto|kuorma-autot|rekka|kuormuri',
      sk: 'nákladné auto|nákladné|nákladiak|kamión',
      en: 'lorry|lorries|hgv|truck|trucks',
    },
  },
  {
    values: ['Motorhome'],
    words: {
      sv: 'husbil|husbilar|campingbil|camper|plåtis',
      nb: 'bobil|bobiler|campingbil|camper',
      fi: 'matkailuauto|matkailuautot|asuntoauto|retkeilyauto',
      sk: 'obytné auto|obytné|karavan|obytné vozidlo|obytňák',
      en: 'motorhome|motorhomes|campervan|camper van|camper|campervans|rv',
    },
  },
];

/** What people call the size of a car whose body they do not name. */
export const SIZE_SYNONYMS: readonly SynonymGroup[] = [
  {
    values: ['Hatchback'],
    words: {
      sv: 'liten|litet|små|mindre',
      nb: 'liten|lite|små|mindre|lille',
      fi: 'pieni|pienen|pientä|pienet|pieniä|pienehkö',
      sk: 'malý|malá|malé|malú|malých|menší|menšia|menšie',
      en: 'small|smaller|little',
    },
  },
  {
    values: ['Estate', 'SUV', 'MPV'],
    words: {
      sv: 'stor|stort|stora|större|rymliga',
      nb: 'stor|stort|store|større',
      fi: 'iso|ison|isot|isoja|isompi',
      sk: 'veľký|veľká|veľké|veľkú|väčší|väčšia|väčšie',
      en: 'big|bigger|large|larger',
    },
  },
];
