import type { Synonyms } from './synonyms';

/** Words that say nothing about which car: beside them everything else counts, alone they mean every car. */
export const NOISE: Synonyms = {
  sv: 'bil|bilar|bilen|bilarna|personbil|personbilar|fordon|en|ett|den|det|och|eller|med|i|på|till|av|som|för|är|ska|vill|ha|har|jag|söker|sök|hitta|köpa|köp|köpes|säljes|säljer|till salu|billig|billiga|billigt|senaste|bra|fin|fina|fint|snygg|pålitlig|säker|trygg|bästa|bäst|erbjudande|erbjudanden|pris|i lager|lagerbil|lagerbilar|finns|visa|alla|mig|min|kr|st|modell|märke|färg|motor|drift|driven|växellåda|låda|stad|län|kommun|region|område|runt|omkring|hos|handlare|bilhandlare|bilfirma|nordhem|ca|cirka|drygt|runt om|inom|utrustning|utrustad|inkl|inklusive|plats för barn|välskött|fräsch|låg|lågt|lång|långt|hög|högt|bilmärke|lite|få|mil per laddning|snarast|nu|idag|helst|gärna|behöver|letar|efter bil|så|där|kan|man|årsmodell|finansiering|vilken|vilka|vad|längst|längsta|störst|största|o|18 åring|familjen|till familjen|åt familjen|någon|något|några|hur många|vad kostar|låga|vilket|snälla|tack|inkl moms|inklusive moms|med moms|allt|allting|bara|endast|enbart|mycket|mkt|väldigt|ganska|kanske|hej|hejsan|ni|oss|nån|nåt|sportig|prisvärd|prisvärt|prisvärda|rejäl|pålitligt|tillförlitlig|driftsäker|perfekt|lagom|tips|kontant|men|letar efter|på jakt efter|ute efter|intresserad av|skulle vilja ha|skulle vilja|skulle|vilja|önskas|önskar|funderar på|tänkte köpa|vi|du|mina|vår|vårt|våra|nånting|någonting|hallå|tjena|tja|god morgon|god dag|tack för hjälpen|alltså|kolla|kollar på|tittar på|åt|dottern|dotter|sonen|son|frun|fru|sambon|mamma|pappa|föräldrarna|barnen|tonåring|tonåringen|nyinkommen bil|det är|finns det|er',
  nb: 'bil|biler|bilen|bilene|personbil|personbiler|kjøretøy|en|et|ei|den|det|og|eller|med|i|på|til|av|som|for|er|skal|vil|ha|har|jeg|søker|søk|finn|kjøpe|kjøp|kjøpes|selges|til salgs|billig|billige|god|fin|fine|pen|rimelig|rimelige|beste|best|tilbud|pris|på lager|vis|alle|meg|min|modell|merke|farge|motor|drift|gir|girkasse|by|fylke|område|rundt|hos|bilforhandler|bruktbilforhandler|ca|cirka|utstyr|inkl|pent|lav|lang|høy|ønskes|trenger|finnes|vil ha|hvilken|hvilke|hva|lengst|lengste|størst|største|18 åring|familien|til familien|noen|noe|hvor mye koster|hvor mange|hvilket|takk|inkl mva|inkludert mva|alt|bare|kun|veldig|ganske|kanskje|hei|dere|oss|litt|mye|sporty|pålitelig|driftssikker|perfekt|god stand|fin stand|bra stand|tips|ønsker|kontant|men|leter etter|på jakt etter|ser etter|er på jakt etter|ute etter|interessert i|ønsker meg|kunne tenke meg|vil gjerne ha|gjerne|helst|vi|du|vår|våre|hallo|heisann|god dag|god morgen|takk for hjelpen|altså|datteren|datter|sønnen|sønn|samboeren|mamma|pappa|foreldrene|barna|tenåring|tenåringen|finnes det|det er',
  fi: 'auto|autot|autoja|auton|autoa|autoista|henkilöauto|henkilöautot|ajoneuvo|ajoneuvot|ja|tai|sekä|jossa|joka|on|ovat|haluan|etsin|haku|ostaa|ostetaan|osto|myydään|myynti|myytävänä|halpa|halvat|edullinen|edulliset|hyvä|siisti|paras|parhaat|tarjous|tarjoukset|kampanja|hinta|varastossa|heti|näytä|kaikki|minun|merkki|malli|väri|moottori|veto|vaihteisto|kaupunki|maakunta|alue|lähellä|lähistöllä|liike|autoliike|noin|n|varusteet|varustettu|varusteltu|sis|vähän|ajettu|luotettava|tarvitsen|löytyy|jolla|kanssa|autokauppa|uudehko|euroa|mikä|mitkä|millä|pisin|pisimmällä|suurin|onko teillä|onko|mitä maksaa|paljonko maksaa|sis alv|sisältää alv|kaikkea|vain|vaan|pelkästään|ainoastaan|erittäin|tosi|melko|ehkä|hei|löytyykö|joku|jokin|mahdollisimman|luotettavia|siistikuntoinen|hyväkuntoinen|hyvä kunto|hyvässä kunnossa|halpoja|täydellinen|vinkki|vinkkejä|halutaan|tahansa|käteinen|käteisellä|mutta|muttei|moi|moikka|terve|hyvää päivää|päivää|löytyisikö|olisiko|saisiko|haluaisin|haluaisimme|etsimme|etsitään|haussa|ostaisin|ostamme|tarvitsemme|kiinnostaa|mieluiten|mielellään|kiitos|kiitti|teillä|teiltä|meille|minulle|meidän|pojalle|pojalleni|tytölle|tyttärelle|vaimolle|miehelle|äidille|isälle|lapsille|nuorelle|nuorelle kuskille|nyt|juuri|tullut|sellainen|sellaista|että|voisi|olla',
  sk: 'auto|autá|auta|aut|áut|automobil|automobily|vozidlo|vozidlá|osobné|osobné auto|osobné autá|osobný|a|alebo|s|so|v|vo|na|z|zo|pre|je|sú|chcem|hľadám|hľadať|kúpiť|kúpa|kúpim|predaj|na predaj|predám|lacné|lacný|lacná|lacno|dobré|pekné|pekný|najlepšie|akcia|ponuka|ponuky|cena|skladom|na sklade|ihneď|zobraz|všetky|moje|značka|model|farba|motor|pohon|prevodovka|mesto|kraj|okres|okolie|blízko|pri|u|predajca|autosalón|cca|asi|výbava|s výbavou|vrátane|spoľahlivé|potrebujem|k|ku|rodinu|jazda|jazdou|farby|prevodovkou|motorom|pohonom|ktoré|ktorý|ktorá|aké|najdlhší|najdlhším|najväčší|máte|aká je cena|koľko stojí|nejaké|má|s dph|vrátane dph|aj s dph|všetko|niečo|len|iba|veľmi|celkom|dobrý deň|nám|spoľahlivý|spoľahlivá|dobrý stav|v dobrom stave|tip|auto s|auto so|hotovosť|v hotovosti|ale|chcel by som|chcela by som|chcel by|chcela by|chceme|hľadáme|hľadá|zháňam|zháňame|mám záujem o|záujem|potrebujeme|kúpil by som|kúpila by som|by som|by|dobrý|ahoj|zdravím|prosím|ďakujem|ďakujem pekne|vy|vás|nás|náš|naše|môj|moju|moja|syna|syn|dcéru|dcéra|dcére|synovi|manželku|manželka|manžela|mamu|otca|deti|pre syna|pre dcéru|práve|teraz|najradšej|ideálne|takéto|nejaký|nejakú|nejaká|čo najmenej',
  en: 'sportback|car|cars|vehicle|vehicles|automobile|a|an|the|and|or|with|in|on|at|of|for|that|is|are|i|want|need|looking|find|search|show|me|my|buy|buying|sale|for sale|cheap|affordable|good|nice|great|best|reliable|deal|deals|offer|offers|price|prices|in stock|available|all|any|make|model|colour|color|coloured|colored|engine|drive|gearbox|transmission|town|city|county|region|area|around|dealer|dealers|dealership|approx|about|has|have|having|including|inc|incl|equipped|equipment|low|high|long|some|please|one|which|would|like|stock|budget|safe|comfortable|priced|petrol station|motor|motors|mileage|what|whats|how much is|how many|anyone|got any|do you have|for the family|thanks|longest|biggest|most|inc vat|incl vat|including vat|plus vat|everything|anything|something|only|just|very|really|quite|maybe|hello|you|got|sporty|clean|decent|reasonable|perfect|ideal|bargain|bargains|great value|good condition|excellent condition|tips|cash|hi|hey|hiya|good morning|good afternoon|good evening|im|ive|id like|i would|we|our|us|your|were|looking to buy|looking to|searching for|searching|after a|is there|are there|there|could you|can you|can i get|could i|get|getting|help|help me|do you sell|do you stock|stock any|wants|wanted|wanting|interested in|interested|preferably|ideally|must have|must be|must|thank you|cheers|now|son|daughter|wife|husband|mum|dad|kids|teenager|my son|my daughter|someone|give me|tell me|been',
};

/** Before a number plate or a vehicle identification number: "regnr ABC 123". */
export const PLATE_WORDS: Synonyms = {
  sv: 'reg nr|regnr|reg|reg.nummer|regnummer|registreringsnummer|registreringsskylt|skylt|nummerskylt|nummerplåt|bil med reg nr|chassinummer|chassinr|chassi nr|vin|vin nr',
  nb: 'reg nr|regnr|reg|reg.nummer|regnummer|registreringsnummer|kjennemerke|skilt|skiltnummer|bilskilt|understellsnummer|chassisnummer|vin|vin nr',
  fi: 'rek nro|reknro|rek|rekisterinumero|rekisteritunnus|rekkari|rekisterikilpi|kilpi|valmistenumero|alustanumero|vin',
  sk: 'špz|ečv|evč|evidenčné číslo|značka|vin|vin číslo|číslo karosérie',
  en: 'reg|reg no|reg number|registration|registration number|number plate|plate|licence plate|vrm|vrn|vin|vin number|chassis number',
};

/** Before the name of a place: not only there, but around it. */
export const NEAR: Synonyms = {
  sv: 'nära|i närheten av|runt|kring|omkring|vid|utanför|runt omkring|med omnejd|och omnejd|o omnejd|m omnejd|omnejd',
  nb: 'nær|i nærheten av|rundt|ved|utenfor|omkring|og omegn|med omegn|omegn',
  fi: 'lähellä|lähistöllä|lähettyvillä|läheltä|ympäristö|ympäristössä|lähialue|lähialueella|seudulla|seutu',
  sk: 'blízko|v okolí|pri|a okolie|a okolia|okolie|okolo|neďaleko',
  en: 'near|close to|around|nearby|near to|closest to|nearest to|within reach of|nr',
};

/** Near whoever asks, unless a place follows: "closest to Leeds". */
export const NEAR_VISITOR: Synonyms = {
  sv: 'nära mig|närmast mig|närmast|närmaste|närmsta|närmst|närmaste bil|i närheten|i närheten av mig|nära min ort|i min närhet|nära oss|nära hemmet|där jag bor|i mitt område|på min ort',
  nb: 'nær meg|nærmest meg|nærmest|nærmeste|i nærheten|i nærheten av meg|nær oss|der jeg bor|i mitt område',
  fi: 'lähellä minua|lähelläni|lähimmät|lähin|lähin auto|lähimpänä|lähimpänä minua|lähistölläni|omalla paikkakunnalla',
  sk: 'blízko mňa|pri mne|v mojom okolí|v okolí|najbližšie|najbližší|najbližšia|najbližšie ku mne|kde bývam',
  en: 'near me|near to me|nearby|nearest|nearest to me|closest|closest to me|close to me|close by|closeby|local|local to me|in my area|around me|near us|near my location|near here',
};

/** Before a distance from a place. */
export const WITHIN: Synonyms = {
  sv: 'inom|inom en radie av|radie',
  nb: 'innen|innenfor|radius',
  fi: 'säteellä',
  sk: 'v okruhu|okruh',
  en: 'within|within a radius of|radius',
};

/** Between a distance and its place. */
export const AWAY_FROM: Synonyms = {
  sv: 'från|ifrån|av|kring|runt|omkring|utanför|bort från',
  nb: 'fra|ifra|av|rundt|utenfor',
  fi: 'päässä|etäisyydellä|säteellä|säteen sisällä|sisällä',
  sk: 'od|okolo|z|zo',
  en: 'from|of|away from|around|outside',
};

/** Before or after the name of a county. */
export const COUNTY: Synonyms = {
  sv: 'län|läns|landskap',
  nb: 'fylke',
  fi: 'maakunta|maakunnan|maakunnassa|maakunnan alueella',
  sk: 'kraj|kraji|kraja',
  en: 'county|region',
};

/** Places under other names, and how languages bend them. By the name that the stock has. */
export const PLACE_NAMES: Readonly<Record<string, string>> = {
  Göteborg: 'gbg|gothenburg|goteborg|götet|göteborgs|gøteborg',
  Stockholm: 'sthlm|stockholms|stokholm|stockholms län|tukholma|stholm|stockholmsområdet',
  Malmö: 'malmo|malmø|malmös',
  Skåne: 'skane|scania|skånes|skånska',
  Linköping: 'lkpg|linkøping',
  Norrköping: 'nkpg|norrkøping|peking',
  Jönköping: 'jkpg|jönköpings|jønkøping',
  Helsinki: 'helsingissä|helsingistä|helsingin|helsingfors|hki|stadi|stadissa|helsinkiin',
  Espoo: 'espoossa|espoosta|espoon|esbo',
  Vantaa: 'vantaalla|vantaalta|vantaan|vanda',
  Turku: 'turussa|turusta|turun|åbo',
  Tampere: 'tampereella|tampereelta|tampereen|tammerfors|tre|manse|mansessa',
  Lahti: 'lahtea|lahdessa|lahdesta|lahden|lahtis',
  Oulu: 'oulussa|oulusta|oulun|uleåborg',
  Kuopio: 'kuopiossa|kuopiosta|kuopion',
  Jyväskylä: 'jyväskylässä|jyväskylästä|jyväskylän|jkl',
  Uusimaa: 'uudellamaalla|uudenmaan|uudeltamaalta|nyland|uudenmaan alueella',
  Pirkanmaa: 'pirkanmaalla|pirkanmaalta',
  'Varsinais-Suomi': 'varsinais-suomessa',
  Bratislava: 'bratislave|bratislavy|bratislavu|ba|blava|blave|blavy',
  Košice: 'košiciach|košíc|kosice|ke',
  Nitra: 'nitre|nitry',
  Žilina: 'žiline|žiliny|zilina',
  Trnava: 'trnave|trnavy',
  Prešov: 'prešove|prešova|presov',
  'Banská Bystrica': 'banskej bystrici|banskej bystrice|bystrica|bystrici|bb',
  'Bratislavský kraj': 'bratislavskom kraji|bratislavský',
  'Košický kraj': 'košickom kraji|košický',
  'Nitriansky kraj': 'nitrianskom kraji|nitriansky',
  'Prešovský kraj': 'prešovskom kraji|prešovský',
  'Žilinský kraj': 'žilinskom kraji|žilinský',
  'Trnavský kraj': 'trnavskom kraji|trnavský',
  'Banskobystrický kraj': 'banskobystrickom kraji|banskobystrický',
  'Newcastle upon Tyne': 'newcastle|newcastle upon tyne',
  Birmingham: 'brum|bham',
  Manchester: 'manc|mcr',
  Trondheim: 'trondhjem|tr.heim',
  Edinburgh: 'edinborough|edinburg',
  Oslo: 'osloområdet',
};
