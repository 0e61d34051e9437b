import type { SceneKind } from '~/demo/drawings';
import type { ImageValue } from '~/modules/content';
import type { Language } from '~/sites';
import type { Words } from '../library-names';

/** A drawn scene: its kind and the number that varies it (0 to 999). */
export type Scene = readonly [kind: SceneKind, seed: number];

/** What each scene shows, for those who do not see it. */
const ALT: Readonly<Record<SceneKind, Readonly<Record<Words, string>>>> = {
  'fjord-morning': {
    sv: 'Blå kombi på en väg längs en fjord i morgonljus',
    nb: 'Blå stasjonsvogn på en vei langs fjorden i morgenlys',
    fi: 'Sininen farmariauto vuonon rannalla aamun valossa',
    sk: 'Modré kombi na ceste popri fjorde v rannom svetle',
    en: 'Blue estate car on a road along a fjord in morning light',
  },
  'forest-road': {
    sv: 'Vit kombi på en väg genom granskog',
    nb: 'Hvit stasjonsvogn på en vei gjennom granskogen',
    fi: 'Valkoinen farmariauto kuusimetsän halkovalla tiellä',
    sk: 'Biele kombi na ceste smrekovým lesom',
    en: 'White estate car on a road through a spruce forest',
  },
  'coast-summer': {
    sv: 'Röd öppen bil vid havet med röda stugor på andra sidan viken',
    nb: 'Rød åpen bil ved sjøen med røde hytter på andre siden av bukta',
    fi: 'Punainen avoauto merenrannalla, lahden takana punaisia mökkejä',
    sk: 'Červený kabriolet pri mori, za zátokou červené chaty',
    en: 'Red open car by the sea with red cottages across the bay',
  },
  'winter-road': {
    sv: 'Grå stadsjeep på en snöig väg med strålkastarna tända',
    nb: 'Grå SUV på en snødekt vei med frontlysene på',
    fi: 'Harmaa katumaasturi lumisella tiellä ajovalot päällä',
    sk: 'Sivé SUV na zasneženej ceste so zapnutými svetlami',
    en: 'Grey SUV on a snowy road with its headlights on',
  },
  'lifestyle-cabin': {
    sv: 'Grön kombi vid en stuga vid sjön, det lyser i fönstren',
    nb: 'Grønn stasjonsvogn ved en hytte ved vannet, det lyser i vinduene',
    fi: 'Vihreä farmariauto järven rannan mökillä, ikkunoissa on valo',
    sk: 'Zelené kombi pri chate na brehu jazera, v oknách sa svieti',
    en: 'Green estate car by a lakeside cabin with lit windows',
  },
  'city-dusk': {
    sv: 'Mörk sedan på en gata med staden i skymning bakom',
    nb: 'Mørk sedan på en gate med byen i skumring bak',
    fi: 'Tumma sedan kadulla, taustalla kaupunki hämärässä',
    sk: 'Tmavý sedan na ulici, za ním mesto v súmraku',
    en: 'Dark saloon in a street with the city at dusk behind it',
  },
  'charging-evening': {
    sv: 'Vit elbil som laddar under ett upplyst tak på kvällen',
    nb: 'Hvit elbil til lading under et opplyst tak om kvelden',
    fi: 'Valkoinen sähköauto latauksessa valaistun katoksen alla illalla',
    sk: 'Biely elektromobil sa večer nabíja pod osvetleným prístreškom',
    en: 'White electric car charging under a lit canopy in the evening',
  },
  'smart-city': {
    sv: 'Gul småbil på en gata i en ljus stad',
    nb: 'Gul småbil på en gate i en lys by',
    fi: 'Keltainen pikkuauto valoisan kaupungin kadulla',
    sk: 'Žlté malé auto na ulici svetlého mesta',
    en: 'Small yellow car in a street of a bright city',
  },
  showroom: {
    sv: 'Röd coupé i en ljus bilhall med stora fönster',
    nb: 'Rød coupé i en lys bilhall med store vinduer',
    fi: 'Punainen coupé valoisassa autohallissa',
    sk: 'Červené kupé vo svetlom autosalóne s veľkými oknami',
    en: 'Red coupé in a bright showroom with tall windows',
  },
  facade: {
    sv: 'Anläggning med skyltfönster, verkstadsportar och bilar på gården',
    nb: 'Avdeling med utstillingsvinduer, verkstedporter og biler utenfor',
    fi: 'Toimipiste, jossa on näyteikkunat, huollon ovet ja autoja pihassa',
    sk: 'Predajňa s výkladmi, bránami servisu a autami na dvore',
    en: 'Dealership with showroom windows, workshop doors and cars outside',
  },
  'mercedes-studio': {
    sv: 'Silverfärgad coupé i en svart studio under en ljusramp',
    nb: 'Sølvfarget coupé i et svart studio under en lysrampe',
    fi: 'Hopeanvärinen coupé mustassa studiossa valopalkin alla',
    sk: 'Strieborné kupé v čiernom štúdiu pod svetelnou rampou',
    en: 'Silver coupé in a black studio under a line of light',
  },
  'auction-hall': {
    sv: 'Blå bil på ett upplyst podium i en mörk auktionshall',
    nb: 'Blå bil på et opplyst podium i en mørk auksjonshall',
    fi: 'Sininen auto valaistulla korokkeella hämärässä huutokauppasalissa',
    sk: 'Modré auto na osvetlenom pódiu v tmavej aukčnej sále',
    en: 'Blue car on a lit stage in a dark auction hall',
  },
  'workshop-bay': {
    sv: 'Bil på lyft i en ljus verkstad med verktyg längs väggen',
    nb: 'Bil på løftebukk i et lyst verksted med verktøy langs veggen',
    fi: 'Auto nosturilla valoisassa korjaamossa, työkalut seinällä',
    sk: 'Auto na zdviháku v svetlej dielni s náradím na stene',
    en: 'Car on a lift in a bright workshop with tools along the wall',
  },
  'tyre-store': {
    sv: 'Hyllor med hjul på ett däckhotell',
    nb: 'Hyller med hjul på et dekkhotell',
    fi: 'Renkaita hyllyissä rengashotellissa',
    sk: 'Regály s kolesami v pneuhoteli',
    en: 'Racks of wheels in a tyre hotel',
  },
  'night-coast': {
    sv: 'Svart kombi på en kustväg i månljus, en fyr långt borta',
    nb: 'Svart stasjonsvogn på en kystvei i måneskinn, et fyr langt ute',
    fi: 'Musta farmariauto rantatiellä kuunvalossa, kaukana majakka',
    sk: 'Čierne kombi na pobrežnej ceste v svite mesiaca, v diaľke maják',
    en: 'Black estate car on a coast road by moonlight, a lighthouse far out',
  },
  'light-tunnel': {
    sv: 'Silverfärgad elbil i en tunnel av ljusringar',
    nb: 'Sølvfarget elbil i en tunnel av lysringer',
    fi: 'Hopeanvärinen sähköauto valorenkaiden tunnelissa',
    sk: 'Strieborný elektromobil v tuneli zo svetelných kruhov',
    en: 'Silver electric car in a tunnel of light rings',
  },
  'dark-atelier': {
    sv: 'Silverfärgad kombi under takljus i en mörk verkstad',
    nb: 'Sølvfarget stasjonsvogn under taklys i et mørkt verksted',
    fi: 'Hopeanvärinen farmariauto kattovalon alla hämärässä korjaamossa',
    sk: 'Strieborné kombi pod stropným svetlom v tmavej dielni',
    en: 'Silver estate car under a ceiling light in a dark workshop',
  },
  aurora: {
    sv: 'Vit stadsjeep på snöig väg under grönt norrsken',
    nb: 'Hvit SUV på snødekt vei under grønt nordlys',
    fi: 'Valkoinen katumaasturi lumisella tiellä vihreiden revontulten alla',
    sk: 'Biele SUV na zasneženej ceste pod zelenou polárnou žiarou',
    en: 'White SUV on a snowy road under green northern lights',
  },
  'smart-square': {
    sv: 'Orange småbil på ett torg med randiga markiser och vimplar',
    nb: 'Oransje småbil på et torg med stripete markiser og vimpler',
    fi: 'Oranssi pikkuauto torilla, raidallisia markiiseja ja viirejä',
    sk: 'Oranžové malé auto na námestí s pruhovanými markízami a vlajočkami',
    en: 'Small orange car on a square with striped awnings and bunting',
  },
  'smart-home': {
    sv: 'Vit elbil laddar vid ett persikofärgat hus med runt fönster',
    nb: 'Hvit elbil lader ved et ferskenfarget hus med rundt vindu',
    fi: 'Valkoinen sähköauto latautuu persikanvärisen talon seinällä',
    sk: 'Biely elektromobil sa nabíja pri marhuľovom dome s okrúhlym oknom',
    en: 'White electric car charging by a peach-coloured house with a round window',
  },
  'car-hall': {
    sv: 'Blå halvkombi framför en rad bilar i en ljus bilhall',
    nb: 'Blå kombi foran en rekke biler i en lys bilhall',
    fi: 'Sininen viistoperä autorivin edessä valoisassa autohallissa',
    sk: 'Modrý hatchback pred radom áut v svetlej hale',
    en: 'Blue hatchback in front of a row of cars in a bright hall',
  },
  'car-yard': {
    sv: 'Röd stadsjeep framför rader av bilar under flaggor',
    nb: 'Rød SUV foran rekker av biler under flagg',
    fi: 'Punainen katumaasturi autorivien edessä lippujen alla',
    sk: 'Červené SUV pred radmi áut pod vlajkami',
    en: 'Red SUV in front of rows of cars under flags',
  },
  'auction-yard': {
    sv: 'Bilar med nummerlappar under strålkastare på en gård om kvällen',
    nb: 'Biler med nummerlapper under lyskastere på en gårdsplass om kvelden',
    fi: 'Numeroituja autoja valonheittimien alla pihalla illalla',
    sk: 'Autá s číslami pod reflektormi na večernom dvore',
    en: 'Cars with paper numbers under floodlights in a yard at night',
  },
  'van-depot': {
    sv: 'Vit transportbil vid lastportar i gryningen',
    nb: 'Hvit varebil ved lasteporter i daggry',
    fi: 'Valkoinen pakettiauto lastausovien edessä aamunkoitteessa',
    sk: 'Biela dodávka pri nakladacích bránach za úsvitu',
    en: 'White van by loading docks at dawn',
  },
  'lake-summer': {
    sv: 'Blå halvkombi vid en sjö med björkar och låg sol',
    nb: 'Blå kombi ved et vann med bjørker og lav sol',
    fi: 'Sininen viistoperä järven rannalla, koivuja ja matala aurinko',
    sk: 'Modrý hatchback pri jazere s brezami a nízkym slnkom',
    en: 'Blue hatchback by a lake with birches and a low sun',
  },
  'birch-autumn': {
    sv: 'Grön sedan på en väg genom gula björkar',
    nb: 'Grønn sedan på en vei gjennom gule bjørker',
    fi: 'Vihreä sedan keltaisten koivujen reunustamalla tiellä',
    sk: 'Zelený sedan na ceste medzi žltými brezami',
    en: 'Green saloon on a road through yellow birches',
  },
  'tatra-meadow': {
    sv: 'Röd kombi på en väg under snöklädda bergstoppar',
    nb: 'Rød stasjonsvogn på en vei under snøkledde fjelltopper',
    fi: 'Punainen farmariauto tiellä lumihuippuisten vuorten juurella',
    sk: 'Červené kombi na ceste pod zasneženými štítmi Tatier',
    en: 'Red estate car on a road below snow-capped peaks',
  },
  'hedgerow-lane': {
    sv: 'Grön halvkombi på en landsväg med stenmur och häckar',
    nb: 'Grønn kombi på en landevei med steingard og hekker',
    fi: 'Vihreä viistoperä maantiellä, jota reunustavat kiviaita ja pensaat',
    sk: 'Zelený hatchback na ceste popri kamennom múriku a živých plotoch',
    en: 'Green hatchback on a lane between hedgerows and a dry-stone wall',
  },
  serpentine: {
    sv: 'Röd stadsjeep nedanför en väg i hårnålskurvor och ett vattenfall',
    nb: 'Rød SUV nedenfor en vei i hårnålssvinger og en foss',
    fi: 'Punainen katumaasturi, takana mutkatie ja vesiputous',
    sk: 'Červené SUV pod serpentínami a vodopádom',
    en: 'Red SUV below a road of hairpin bends and a waterfall',
  },
  'hairpin-road': {
    sv: 'En väg i hårnålskurvor uppför en fjällsida, bredvid ett vattenfall',
    nb: 'En vei i hårnålssvinger opp en fjellside, ved siden av en foss',
    fi: 'Mutkatie nousee vuoren rinnettä vesiputouksen vieressä',
    sk: 'Cesta v serpentínach hore svahom vedľa vodopádu',
    en: 'A road in hairpin bends up a mountainside, beside a waterfall',
  },
  'home-drive': {
    sv: 'Blå elbil laddar framför en villa i skymning',
    nb: 'Blå elbil lader foran en enebolig i skumringen',
    fi: 'Sininen sähköauto latautuu omakotitalon edessä hämärässä',
    sk: 'Modrý elektromobil sa za súmraku nabíja pred domom',
    en: 'Blue electric car charging in front of a house at dusk',
  },
};

/** Scenes so light that words upon them are dark. */
const LIGHT: ReadonlySet<SceneKind> = new Set([
  'smart-city',
  'smart-square',
  'smart-home',
  'forest-road',
  'workshop-bay',
  'car-hall',
  'car-yard',
  'lake-summer',
  'tatra-meadow',
  'hedgerow-lane',
  'birch-autumn',
]);
export const isLight = ([kind]: Scene): boolean => LIGHT.has(kind);

/** The language whose words a site's language is written with. */
export const wordsOf = (language: Language): Words => (language === 'en-GB' ? 'en' : language);

/** A large drawn picture with its description in the language of the page. */
export function picture([kind, seed]: Scene, language: Language): ImageValue {
  const alt = ALT[kind][wordsOf(language)];
  return { src: `/media/scene-${kind}-${seed}/1280.webp`, width: 1920, height: 1080, alt };
}

/** The same scene drawn upright for phones; `high` fills the whole screen. */
export function uprightPicture([kind, seed]: Scene, language: Language, high = false): ImageValue {
  const alt = ALT[kind][wordsOf(language)];
  const format = high ? 'high' : 'tall';
  const height = high ? 2160 : 1440;
  return { src: `/media/scene-${kind}-${seed}-${format}/1280.webp`, width: 1080, height, alt };
}

/** A drawn car, `car-<body>-<color>-<view>-<seed>`; the description is the caller's. */
export const carPicture = (id: string, alt: string): ImageValue => ({
  src: `/media/${id}/1280.webp`,
  width: 1600,
  height: 1066,
  alt,
});
