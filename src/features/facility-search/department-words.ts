import { facilityLabel } from '~/modules/facilities';
import { fold } from '~/platform/search';

interface Errand {
  /** English labels of departments: of the first group that the facilities have any of, all are meant. */
  readonly departments: readonly (readonly string[])[];
  /** What people call it, or come for, in any language; spaces and hyphens do not count. */
  readonly words: string;
}

const SALES = ['Car sales', 'New car sales', 'Used car sales'];

const ERRANDS: readonly Errand[] = [
  {
    departments: [['Workshop']],
    words:
      'verkstad|verkstaden|verkstäder|bilverkstad|märkesverkstad|bilservice|serva|serva bil|serva bilen|servicetid|boka service|reparation|reparera|laga bil|laga bilen|oljebyte|bromsbyte|bromsar|felsökning|ac service|ac påfyllning|kamrem|kamremsbyte|besiktning|hjulinställning|avgassystem|mekaniker' +
      '|verksted|verkstedet|bilverksted|merkeverksted|reparasjon|reparere|oljeskift|eu kontroll|eukontroll|bremser|feilsøking|ac-service|registerreim|mekaniker' +
      '|huolto|huoltoon|korjaamo|autokorjaamo|autohuolto|määräaikaishuolto|korjaus|öljynvaihto|katsastus|jarrut|ilmastointihuolto|jakohihna|vianmääritys|merkkihuolto|huollon' +
      '|servis|autoservis|opravovňa|oprava|opravy|výmena oleja|stk|brzdy|klimatizácia|diagnostika|rozvody|mechanik|servisu' +
      '|garage|car service|servicing|service centre|repair|repairs|mot|oil change|brakes|air con|diagnostics|cambelt|mechanic|workshops',
  },
  {
    departments: [['Tyre hotel'], ['Workshop']],
    words:
      'däck|däckbyte|däckverkstad|däckskifte|däckhotell|däckservice|däckbytet|hjulskifte|hjulbyte|byta däck|skifta däck|skifta hjul|sommardäck|vinterdäck|däckförvaring' +
      '|dekk|dekkskift|dekkhotell|dekkverksted|hjulskift|skifte dekk|sommerdekk|vinterdekk' +
      '|renkaat|renkaanvaihto|rengashotelli|rengasliike|talvirenkaat|kesärenkaat|rengaspalvelu|rengas' +
      '|pneumatiky|pneuservis|prezutie|výmena pneumatík|uskladnenie pneumatík|zimné pneumatiky|gumy' +
      '|tyres|tires|tyre|tyre change|tyre fitting|tyre storage|winter tyres',
  },
  {
    departments: [['Bodyshop'], ['Workshop']],
    words:
      'skada|skador|bilskada|krock|krockskada|plåt|plåtverkstad|plåtskada|lack|lackering|lackverkstad|lackskada|buckla|bucklor|parkeringsskada|skadeanmälan|vindruta|vindrutebyte|stenskott|bilglas|glasskada' +
      '|skade|bilskade|bulk|lakk|lakkering|karosseri|frontrute|steinsprut|bilglass' +
      '|kolari|kolarikorjaus|korikorjaus|maalaus|automaalaamo|peltikorjaus|tuulilasi|kiveniskemä|lommo|vauriokorjaus' +
      '|karosár|lakovňa|lakovanie|havária|poistná udalosť|čelné sklo|preliačina|klampiar' +
      '|body shop|accident repair|crash repair|dent|dents|paint|paintwork|scratch|windscreen|bodywork',
  },
  {
    departments: [['Parts and accessories']],
    words:
      'reservdel|delar|bildelar|tillbehör|tillbehörsbutik|takbox' +
      '|reservedeler|bildeler|tilbehør|takboks' +
      '|varaosa|tarvikkeet|lisävarusteet|kattoboksi' +
      '|diely|autodiely|príslušenstvo|strešný box' +
      '|spare parts|car parts|accessories|roof box',
  },
  {
    departments: [['New car sales'], ['Car sales']],
    words: 'nybil|nybilar|ny bil|nybil|nye biler|nybilsalg|uusi auto|nové auto|nové autá|new car|new cars',
  },
  {
    departments: [['Used car sales'], ['Car sales']],
    words:
      'begagnade|begagnade bilar|begbil|begbilar|beg bilar|begagnad bil|brukt|brukte biler|bruktbil|vaihtoauto|käytetyt autot|jazdené|jazdené autá|autobazár|used car|second hand',
  },
  {
    departments: [SALES],
    words:
      'bilhall|bilhallen|bilaffär|bilhandlare|bilförsäljning|köpa bil|köp bil|sälja bil|sälj bil|säljare|bilsäljare|bilar|provkörning|provköra|återförsäljare' +
      '|bilbutikk|bilforhandler|forhandler|kjøpe bil|selge bil|selger|prøvekjøring|biler' +
      '|autokauppa|autoliike|osta auto|ostaa auto|myydä auto|myyjä|koeajo|autot|jälleenmyyjä' +
      '|autosalón|predajňa|kúpiť auto|kúpa auta|predať auto|predajca|skúšobná jazda|autá' +
      '|showroom|dealer|dealership|car dealer|buy a car|sell my car|sales|test drive|cars',
  },
  {
    departments: [['Commercial vehicles']],
    words:
      'transportbil|skåpbil|skåpbilar|lätta lastbilar|varebil|varebiler|nyttekjøretøy|pakettiauto|pakettiautot|hyötyajoneuvot|dodávka|dodávky|van|vans|commercial',
  },
  {
    departments: [['Car hire']],
    words:
      'hyrbil|hyra bil|lånebil|uthyrning|leiebil|leie bil|lånebil|vuokra-auto|autovuokraamo|sijaisauto|požičovňa|náhradné auto|prenájom|rental|hire car|rent a car|courtesy car',
  },
  {
    departments: [['Customer service']],
    words:
      'reklamation|klagomål|reklamasjon|klage|reklamaatio|palaute|reklamácia|sťažnosť|complaint|complaints',
  },
  {
    departments: [['Business sales'], SALES],
    words:
      'företagsbil|tjänstebil|firmabil|fleet|bedrift|yritykset|työsuhdeauto|firemné autá|flotila|business|company car',
  },
];

/** Words that say nothing about which facility. */
const FILLER =
  'boka|boka tid|tid|tidsbokning|öppettider|öppettid|telefon|telefonnummer|adress|kontakt|kontakta|karta|hitta hit|anläggning|anläggningar|auktoriserad|nordhems' +
  '|bestille|bestille time|time|åpningstider|adresse|kart|anlegg' +
  '|varaa|varaa aika|ajanvaraus|aukioloajat|aukiolo|puhelin|osoite|yhteystiedot|kartta|toimipiste|toimipisteet' +
  '|objednať|objednať sa|otváracie hodiny|telefón|adresa|mapa|pobočka|pobočky|prevádzka' +
  '|book|book a|booking|opening hours|opening times|phone|phone number|address|contact|map|directions|branch|branches|location|locations';

/** When it is to be open: each card says so, no filter does. */
const HOURS =
  'öppet|öppet nu|öppet idag|öppet i dag|öppet lördag|öppet lördagar|öppet söndag|öppet helg|öppet på lördag|lördag|lördagar|söndag|söndagar|helg|helger|lördagsöppet|söndagsöppet|helgöppet|kvällsöppet|nu|idag' +
  '|åpent|åpent nå|åpent i dag|åpent lørdag|åpent søndag|lørdagsåpent|lørdag|søndag|helg|nå' +
  '|auki|auki nyt|avoinna|avoinna nyt|auki lauantaina|auki sunnuntaina|lauantai|lauantaina|sunnuntai|viikonloppu|tänään' +
  '|otvorené|otvorené teraz|otvorené dnes|otvorené v sobotu|sobota|v sobotu|nedeľa|víkend|dnes|teraz' +
  '|open|open now|open today|open saturday|open on saturday|open sunday|saturday|saturdays|sunday|sundays|weekend|weekends';

/** What some of them do and no record says. */
const NOT_LISTED =
  'tvätt|biltvätt|rekond|rekonditionering|laddning|laddare|ladda elbil|laddstolpe|laddstation|bensin|bärgning|personbil|personbilar|lastbil|lastbilar|parkering|toalett|café' +
  '|bilvask|vask|bilpleie|lading|lader|ladestasjon|bergning|lastebil|parkering' +
  '|pesu|autopesu|lataus|latauspiste|hinaus|kuorma-auto|pysäköinti' +
  '|umývanie|umyváreň|nabíjanie|nabíjačka|odťah|odťahová služba|nákladné autá|parkovanie' +
  '|car wash|valeting|wash|charging|charger|ev charging|charging point|recovery|truck|trucks|parking';

const keyOf = (phrase: string): string => fold(phrase).replace(/[^\p{L}\p{N}]/gu, '');
const keysOf = (phrases: string): readonly string[] => phrases.split('|').map(keyOf);

const ERRAND_OF: ReadonlyMap<string, Errand> = new Map(
  ERRANDS.flatMap((errand) => keysOf(errand.words).map((key) => [key, errand] as const)),
);
const FILLERS: ReadonlySet<string> = new Set(keysOf(FILLER));
const UNLISTED: ReadonlySet<string> = new Set([HOURS, NOT_LISTED].flatMap(keysOf));

export type Spoken =
  | { readonly kind: 'filler' }
  /** Asks for what no filter says. */
  | { readonly kind: 'unlisted' }
  /** Any of these departments, as the facilities' language writes them. */
  | { readonly kind: 'departments'; readonly names: readonly string[] };

/**
 * What a phrase says of a facility; undefined where nothing is known of it.
 * @param known names of the departments that the facilities have
 */
export function spokenOf(phrase: string, known: readonly string[]): Spoken | undefined {
  const key = keyOf(phrase);
  const errand = ERRAND_OF.get(key);
  const label = facilityLabel('department', phrase, 'en');
  const groups = errand?.departments ?? (label === null ? undefined : groupsOf(label));
  if (groups !== undefined) {
    const named = groups.map((group) =>
      known.filter((name) => group.includes(facilityLabel('department', name, 'en') ?? name)),
    );
    const names = named.find((each) => each.length > 0);
    return names === undefined ? { kind: 'unlisted' } : { kind: 'departments', names };
  }
  if (UNLISTED.has(key)) return { kind: 'unlisted' };
  return FILLERS.has(key) ? { kind: 'filler' } : undefined;
}

/** A department under its own name, and what it is part of where the facilities have no such department. */
const groupsOf = (label: string): readonly (readonly string[])[] =>
  label === 'Car sales'
    ? [SALES]
    : [
        [label],
        ...(ERRANDS.find(({ departments }) => departments[0]?.includes(label))?.departments.slice(1) ?? []),
      ];
