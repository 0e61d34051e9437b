/**
 * Models that people ask for whether or not the stock has one: what is no car of ours must not be read as a price, a
 * year or a slip of the finger. Those of the stock are read from it.
 */
export const KNOWN_MODELS: Readonly<Record<string, string>> = {
  Abarth: '595|695',
  'Alfa Romeo': '147|156|159|Giulia|Giulietta|MiTo|Stelvio|Tonale|Brera|Spider',
  Alpine: 'A110|A290',
  Audi: '80|100|A1|A2|A3|A4|A5|A6|A7|A8|Q2|Q3|Q4 e-tron|Q5|Q6 e-tron|Q7|Q8|Q8 e-tron|A6 e-tron|S3|S4|S5|S6|RS3|RS4|RS6|TT|R8|e-tron GT|allroad',
  BMW: '1-serie|2-serie|3-serie|4-serie|5-serie|6-serie|7-serie|8-serie|X1|X2|X3|X4|X5|X6|X7|Z3|Z4|i3|i4|i5|i7|i8|iX|iX1|iX2|iX3|M2|M3|M4|M5',
  BYD: 'Atto 2|Atto 3|Dolphin|Seal|Seal U|Han|Tang|Sealion 7',
  Chevrolet: 'Aveo|Captiva|Cruze|Spark|Orlando|Camaro|Corvette',
  Citroën:
    'C1|C2|C3|C4|C5|C6|C8|C4 Cactus|C3 Aircross|C5 Aircross|Berlingo|Jumpy|Jumper|Picasso|SpaceTourer|DS3',
  Cupra: 'Ateca|Born|Formentor|Leon|Tavascan|Terramar',
  Dacia: 'Duster|Jogger|Lodgy|Logan|Sandero|Spring|Bigster',
  Fiat: '500|500e|500L|500X|600|600e|Panda|Punto|Tipo|Ducato|Doblo|Bravo|Talento|Freemont|Qubo|Fiorino|Scudo',
  Ford: 'B-Max|C-Max|S-Max|Galaxy|EcoSport|Edge|Escort|Explorer|Fiesta|Focus|Fusion|Ka|Kuga|Mondeo|Mustang|Mustang Mach-E|Puma|Ranger|Tourneo|Transit|Transit Connect|Transit Custom|Capri',
  Honda: 'Accord|Civic|CR-V|HR-V|Jazz|Insight|e:Ny1|FR-V|CR-Z',
  Hyundai:
    'i10|i20|i30|i40|ix20|ix35|Bayon|Getz|IONIQ|IONIQ 5|IONIQ 6|IONIQ 9|Kona|Santa Fe|Tucson|Inster|Nexo',
  Isuzu: 'D-Max',
  Jaguar: 'E-Pace|F-Pace|F-Type|I-Pace|XE|XF|XJ|XK',
  Jeep: 'Avenger|Cherokee|Grand Cherokee|Compass|Renegade|Wrangler',
  Kia: 'Carens|Ceed|ProCeed|XCeed|EV2|EV3|EV4|EV5|EV6|EV9|Niro|Optima|Picanto|Rio|Sorento|Soul|Sportage|Stinger|Stonic|Venga|e-Soul',
  'Land Rover':
    'Defender|Discovery|Discovery Sport|Freelander|Range Rover|Range Rover Evoque|Range Rover Sport|Range Rover Velar',
  Lexus: 'CT|ES|GS|IS|LS|NX|RX|RZ|UX|LBX',
  Mazda: '2|3|5|6|323|626|CX-3|CX-30|CX-5|CX-60|CX-80|MX-5|MX-30|6e',
  'Mercedes-Benz':
    'A-Klass|B-Klass|C-Klass|E-Klass|G-Klass|S-Klass|V-Klass|X-Klass|CLA|CLE|CLK|CLS|EQA|EQB|EQC|EQE|EQS|EQV|GLA|GLB|GLC|GLE|GLK|GLS|ML|SL|SLK|Citan|Sprinter|Vito|Viano|Marco Polo',
  MG: 'MG3|MG4|MG5|MG HS|MG ZS|Marvel R|Cyberster|ZS|HS',
  MINI: 'Aceman|Clubman|Cooper|Countryman|Paceman',
  Mitsubishi: 'ASX|Colt|Eclipse Cross|L200|Lancer|Outlander|Pajero|Space Star',
  Nissan:
    '350Z|370Z|Ariya|Juke|Leaf|Micra|Navara|Note|Pathfinder|Primera|Pulsar|Qashqai|X-Trail|e-NV200|Townstar|NV200|NV300',
  Opel: 'Adam|Ampera|Astra|Corsa|Crossland|Frontera|Grandland|Insignia|Karl|Meriva|Mokka|Omega|Vectra|Vivaro|Zafira|Movano|Combo',
  Peugeot:
    '106|107|108|206|207|208|301|306|307|308|3008|405|406|407|408|5008|508|605|607|2008|4007|4008|RCZ|Partner|Expert|Boxer|Rifter|Traveller',
  Polestar: '1|2|3|4|5',
  Porsche: '356|718|911|918|924|928|944|968|Boxster|Cayenne|Cayman|Macan|Panamera|Taycan|Carrera',
  Renault:
    '4|5|Arkana|Austral|Captur|Clio|Espace|Kadjar|Kangoo|Koleos|Laguna|Master|Megane|Megane E-Tech|Modus|Rafale|Scenic|Scenic E-Tech|Symbioz|Talisman|Trafic|Twingo|Zoe|Fluence',
  Saab: '9-3|9-5|9-4X|90|96|99|900|9000',
  SEAT: 'Alhambra|Altea|Arona|Ateca|Ibiza|Leon|Mii|Tarraco|Toledo',
  Škoda:
    'Citigo|Elroq|Enyaq|Fabia|Favorit|Felicia|Kamiq|Karoq|Kodiaq|Octavia|Rapid|Roomster|Scala|Superb|Yeti|Epiq',
  smart: '#1|#3|#5|forfour|fortwo',
  Subaru: 'BRZ|Forester|Impreza|Legacy|Levorg|Outback|Solterra|XV|Crosstrek|WRX',
  Suzuki:
    'Across|Alto|Baleno|Celerio|Grand Vitara|Ignis|Jimny|S-Cross|Splash|Swace|Swift|SX4|Vitara|e Vitara',
  Tesla: 'Model 3|Model S|Model X|Model Y|Cybertruck|Roadster',
  Toyota:
    '4Runner|Auris|Avensis|Aygo|Aygo X|bZ4X|C-HR|Camry|Celica|Corolla|Corolla Cross|GR86|Highlander|Hilux|Land Cruiser|Mirai|Prius|ProAce|RAV4|Supra|Urban Cruiser|Verso|Yaris|Yaris Cross|iQ',
  Volkswagen:
    'Amarok|Arteon|Beetle|Bora|Caddy|California|Caravelle|CC|Crafter|e-Golf|e-up!|Eos|Fox|Golf|Golf Plus|Golf Sportsvan|ID.3|ID.4|ID.5|ID.7|ID. Buzz|Jetta|Lupo|Multivan|New Beetle|Passat|Phaeton|Polo|Scirocco|Sharan|T-Cross|T-Roc|Taigo|Tayron|Tiguan|Touareg|Touran|Transporter|up!',
  Volvo:
    '240|242|244|245|340|360|440|460|480|740|760|780|850|940|960|C30|C40|C70|S40|S60|S70|S80|S90|V40|V50|V60|V60 Cross Country|V70|V90|V90 Cross Country|XC40|XC60|XC70|XC90|EX30|EX40|EX60|EX90|EC40|ES90|EM90|Amazon|PV|Duett',
  XPENG: 'G6|G9|P7',
};

/** Other names of models, by make and model as the stock may write it. Pieces of names that only one model has are found anyway. */
export const MODEL_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Volkswagen: {
    Golf: 'gollf|golfi|golffi|golfen|golfar|golv|golfík|goflík',
    Passat: 'passaten|pasat|passarati|pasaatti|passatti|passatt|passat cc',
    Polo: 'polon|polot|pollo',
    'ID. Buzz': 'idbuzz|buzz|id-buzz|elbuss',
    'ID.3': 'id 3|i.d.3',
    'ID.4': 'id 4|i.d.4',
    'T-Roc': 'troc|t rock|trock|t-rock',
    Tiguan: 'tigan|tigouan|tiguan:n|tiguaan|tigvan',
    Transporter: 'transporteri|t5|t6|transporter t6',
    Touran: 'tooran',
  },
  Volvo: {
    XC60: 'xc60:n|x60',
    XC90: 'x90',
    XC40: 'x40',
    V60: 'v-60:n',
    'V60 Cross Country': 'v60cc|v60 cc|v60 crosscountry',
    'V90 Cross Country': 'v90cc|v90 cc|v90 crosscountry',
  },
  Tesla: {
    'Model 3': 'tesla 3|modell 3|tesla m3|tesla model3|modell3|tesla modell 3|malli 3',
    'Model Y': 'tesla y|modell y|tesla my|modelly|tesla modell y|malli y',
    'Model S': 'tesla s|modell s',
    'Model X': 'tesla x|modell x',
  },
  BMW: {
    '1-serie': '1:an|1:a|etta|bmw etta|ykkönen|ykkössarja|1er|enser|bmw 1',
    '3-serie': '3:an|3:a|trea|bmw trea|3er|kolmonen|kolmossarja|trojka|treer|bmw 3',
    '5-serie': '5:an|5:a|femma|bmw femma|5er|vitonen|viitossarja|päťka|patka|femmer|bmw 5',
    '2-serie': '2er|bmw 2|kakkossarja',
    '4-serie': '4er|bmw 4|nelossarja',
    '6-serie': '6er|bmw 6',
    '8-serie': '8er|bmw 8',
    '7-serie': 'sjua|7er|bmw 7',
  },
  Škoda: {
    Octavia: 'oktavia|octavian|octa|oktávka|octavka|oktavka|octaavia|octávia|oktávia|ocatvia',
    Enyaq: 'enyak|eniaq|eniac|enjaq|enyac|eniak',
    Fabia: 'fabka|fábia|fabian|fabie|fábka|fabla',
    Kodiaq: 'kodiak|codiaq|kodak|kodiac',
    Superb: 'superp|superbi|superbík',
  },
  Renault: {
    'Megane E-Tech': 'megane|megan|mégane|meggane|e-megane|megane etech|megane e tech|megane electric',
    'Scenic E-Tech': 'scenic|scénic|senic|scenik|scenic etech|scenic e tech|scenic electric',
    Captur: 'kaptur|captura|capthur',
    Clio: 'klio|cleo|clion',
    Kangoo: 'kango|kangu|cangoo|kangoo van',
  },
  Nissan: {
    Qashqai:
      'quashqai|qashqay|kashkai|qasqai|quasquai|qashkai|cashcai|qasqhai|qashquai|kaskai|kashqai|cashqai|quashquai',
    Leaf: 'leef|liif',
  },
  Toyota: {
    RAV4: 'rav 4|rav|rav-4|rav4:n|raw4|raw 4',
    Yaris: 'jaris|yarris|yariz',
    'Yaris Cross': 'yaris cros|jaris cross|yariscross',
    Corolla: 'corola|korolla|corollan|carolla|corrola',
    bZ4X: 'bz4|bz|b z4x',
    'Land Cruiser': 'landcruiser|lantikka',
  },
  Kia: {
    Ceed: "cee'd|ceed sw|cee d|seed|pro ceed",
    Niro: 'nero|nirro',
    Sportage: 'sportege|sportidge|sportagen|sportag',
    EV6: 'ev 6',
    EV9: 'ev 9',
    Picanto: 'pikanto|piccanto',
  },
  Ford: {
    'Mustang Mach-E': 'mustang|mach e|mach-e|mache|mustang e|mustang mache|mustang mach',
    'Transit Custom': 'custom|transit kustom',
    Kuga: 'kugan|cuga|cooga',
    Focus: 'fokus|focuss|focusen',
    Transit: 'transitt',
  },
  Hyundai: {
    'IONIQ 5': 'ioniq|ionic|ioniq5|ionic 5|ionic5|ioniq five|ioniq v|ionik 5|inoiq 5',
    'Kona Electric': 'kona|kona el|kona ev|kona elektrisk|kona sähkö|kona elektro',
    Tucson: 'tuscon|tuckson|tuson|tucsson|tuscson',
    'IONIQ 6': 'ionic 6',
  },
  Audi: { 'Q4 e-tron': 'q4|e-tron|etron|q4 etron|q 4 e tron|e tron', A4: 'a-4|allroad a4', A6: 'a-6' },
  'Mercedes-Benz': {
    'C-Klass': 'céčko',
    'E-Klass': 'éčko',
    EQA: 'eq a',
    EQB: 'eq b',
    EQE: 'eq e',
    Vito: 'vitto|viito',
    Sprinter: 'sprintter|sprinteri|sprintteri',
  },
  MG: { MG4: 'mg 4|mg4 electric|mg four' },
  Cupra: { Born: 'cupra born', Formentor: 'formentour|formantor' },
  Dacia: { Duster: 'dustter|dusteri|duster:n|dustern', Sandero: 'sandro|sanderro' },
  Mazda: { 'MX-5': 'miata|mx 5' },
  Polestar: { 2: 'ps2|polestar two|polestar ii|pole star 2', 4: 'ps4|polestar four|pole star 4' },
  smart: {
    fortwo: 'for two|smart for two|smart eq|fortow|for 2|4two|smart 2',
    '#1': 'hashtag one|hashtag 1|hash 1|smart one|smart ett',
    '#3': 'hashtag 3|hash 3|smart three',
  },
  MINI: {
    Cooper: 'couper|cooper se|coopers|cooper s|mini one',
    Countryman: 'country man|contryman|countrymann',
  },
  Porsche: { 911: 'nine eleven|nineeleven|porsche carrera|carrera', Taycan: 'taican|tycan|taykan' },
  BYD: { 'Atto 3': 'atto|atto3|ato 3' },
  'Land Rover': {
    'Discovery Sport': 'disco sport|disco|discovery',
    Defender: 'deffender|defendern',
    'Range Rover Evoque': 'evoque|rr evoque',
    'Range Rover Velar': 'velar',
  },
  Citroën: { Berlingo: 'berlingå|berlino|berlingoo' },
  Opel: { Corsa: 'korsa|corsan|corssa' },
  Vauxhall: { Corsa: 'korsa|corssa' },
  SEAT: { Leon: 'león|leonn', Ibiza: 'ibitza|ibisa' },
};

/** Names of models that are sold with other fuels too, when they are electric; by make and model as above. */
export const ELECTRIC_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Citroën: {
    Berlingo: 'e-berlingo',
    C3: 'e-c3',
    'C3 Aircross': 'e-c3 aircross',
    C4: 'e-c4',
    'C5 Aircross': 'e-c5 aircross',
    Jumpy: 'e-jumpy',
    SpaceTourer: 'e-spacetourer',
  },
  Fiat: { Doblo: 'e-doblo', Ducato: 'e-ducato', Scudo: 'e-scudo' },
  Ford: {
    Transit: 'e-transit',
    'Transit Custom': 'e-transit custom',
    'Transit Courier': 'e-transit courier',
  },
  Hyundai: { Kona: 'e-kona' },
  Kia: { Niro: 'e-niro' },
  'Mercedes-Benz': { Citan: 'e-citan', Sprinter: 'e-sprinter', Vito: 'e-vito' },
  Opel: {
    Combo: 'combo-e',
    Corsa: 'corsa-e',
    Mokka: 'mokka-e',
    Movano: 'movano-e',
    Vivaro: 'vivaro-e',
    Zafira: 'zafira-e',
  },
  Peugeot: {
    208: 'e-208',
    308: 'e-308',
    408: 'e-408',
    2008: 'e-2008',
    3008: 'e-3008',
    5008: 'e-5008',
    Expert: 'e-expert',
    Partner: 'e-partner',
    Rifter: 'e-rifter',
    Traveller: 'e-traveller',
  },
  Vauxhall: { Combo: 'combo-e', Corsa: 'corsa-e', Mokka: 'mokka-e', Vivaro: 'vivaro-e' },
  Volkswagen: { Caddy: 'e-caddy', Crafter: 'e-crafter', Transporter: 'e-transporter' },
};
