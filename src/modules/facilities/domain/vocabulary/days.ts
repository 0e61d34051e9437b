import { type Concept, concept } from '~/platform/vocabulary';

/** Days and spans of days as opening hours name them, where a source says them in words alone. */
export const DAYS: readonly Concept[] = [
  concept(['Måndag', 'Mandag', 'Maanantai', 'Pondelok', 'Monday'], 'måndagar', 'mån'),
  concept(['Tisdag', 'Tirsdag', 'Tiistai', 'Utorok', 'Tuesday'], 'tisdagar', 'tis'),
  concept(['Onsdag', 'Onsdag', 'Keskiviikko', 'Streda', 'Wednesday'], 'onsdagar', 'ons'),
  concept(['Torsdag', 'Torsdag', 'Torstai', 'Štvrtok', 'Thursday'], 'torsdagar', 'tors'),
  concept(['Fredag', 'Fredag', 'Perjantai', 'Piatok', 'Friday'], 'fredagar', 'fre'),
  concept(['Lördag', 'Lørdag', 'Lauantai', 'Sobota', 'Saturday'], 'lördagar', 'lör'),
  concept(['Söndag', 'Søndag', 'Sunnuntai', 'Nedeľa', 'Sunday'], 'söndagar', 'sön'),
  concept(
    ['Måndag–fredag', 'Mandag–fredag', 'Maanantai–perjantai', 'Pondelok – piatok', 'Monday to Friday'],
    'vardagar',
    'hverdager',
    'mån–fre',
    'mån-fre',
    'måndag-fredag',
    'arkisin',
    'weekdays',
  ),
  concept(
    ['Måndag–torsdag', 'Mandag–torsdag', 'Maanantai–torstai', 'Pondelok – štvrtok', 'Monday to Thursday'],
    'mån–tors',
    'måndag-torsdag',
  ),
  concept(
    ['Lördag–söndag', 'Lørdag–søndag', 'Lauantai–sunnuntai', 'Sobota – nedeľa', 'Saturday and Sunday'],
    'helger',
    'helg',
    'lör–sön',
    'weekends',
  ),
];

/** What stands in place of hours. */
export const HOURS: readonly Concept[] = [
  concept(['Stängt', 'Stengt', 'Suljettu', 'Zatvorené', 'Closed'], 'stänger', 'kiinni'),
  concept(['Dygnet runt', 'Døgnet rundt', 'Vuorokauden ympäri', 'Nepretržite', 'Round the clock'], '24 h'),
  concept(
    ['Enligt överenskommelse', 'Etter avtale', 'Sopimuksen mukaan', 'Po dohode', 'By appointment'],
    'efter överenskommelse',
  ),
  concept(['Ring oss', 'Ring oss', 'Soita meille', 'Zavolajte nám', 'Call us']),
  concept(['Drop-in', 'Drop-in', 'Ilman ajanvarausta', 'Bez objednania', 'No appointment needed']),
];

/** Days on which a dealer closes or shortens the day, in any of the countries. */
export const FEASTS: readonly Concept[] = [
  concept(
    ['Nyårsdagen', 'Første nyttårsdag', 'Uudenvuodenpäivä', 'Nový rok', "New Year's Day"],
    'nyårsdag',
    'nyttårsdag',
    'Deň vzniku Slovenskej republiky',
  ),
  concept([
    'Trettondagsafton',
    'Helligtrekongersaften',
    'Loppiaisaatto',
    'Predvečer Troch kráľov',
    'Eve of Epiphany',
  ]),
  concept(
    ['Trettondedag jul', 'Helligtrekongersdag', 'Loppiainen', 'Zjavenie Pána', 'Epiphany'],
    'trettondagen',
  ),
  concept(
    ['Skärtorsdagen', 'Skjærtorsdag', 'Kiirastorstai', 'Zelený štvrtok', 'Maundy Thursday'],
    'skärtorsdag',
  ),
  concept(['Långfredagen', 'Langfredag', 'Pitkäperjantai', 'Veľký piatok', 'Good Friday'], 'långfredag'),
  concept(['Påskafton', 'Påskeaften', 'Lankalauantai', 'Biela sobota', 'Easter Saturday']),
  concept(['Påskdagen', 'Første påskedag', 'Pääsiäispäivä', 'Veľkonočná nedeľa', 'Easter Sunday']),
  concept([
    'Annandag påsk',
    'Andre påskedag',
    'Toinen pääsiäispäivä',
    'Veľkonočný pondelok',
    'Easter Monday',
  ]),
  concept(
    ['Valborgsmässoafton', 'Valborgsaften', 'Vapunaatto', 'Filipojakubská noc', 'Walpurgis Night'],
    'valborg',
  ),
  concept(['Första maj', 'Første mai', 'Vappu', 'Sviatok práce', 'May Day'], '1 maj', '1. mai'),
  concept([
    'Norges grunnlovsdag',
    'Grunnlovsdagen',
    'Norjan perustuslain päivä',
    'Deň ústavy Nórska',
    'Norwegian Constitution Day',
  ]),
  concept([
    'Segern över fascismen',
    'Frigjøringsdagen',
    'Fasismista saadun voiton päivä',
    'Deň víťazstva nad fašizmom',
    'Victory Day',
  ]),
  concept(
    [
      'Kristi himmelsfärdsdag',
      'Kristi himmelfartsdag',
      'Helatorstai',
      'Nanebovstúpenie Pána',
      'Ascension Day',
    ],
    'kristi himmelsfärd',
  ),
  concept([
    'Annandag pingst',
    'Andre pinsedag',
    'Toinen helluntaipäivä',
    'Svätodušný pondelok',
    'Whit Monday',
  ]),
  concept(
    [
      'Sveriges nationaldag',
      'Sveriges nasjonaldag',
      'Ruotsin kansallispäivä',
      'Štátny sviatok Švédska',
      'National Day of Sweden',
    ],
    'nationaldagen',
  ),
  concept(['Midsommarafton', 'Sankthansaften', 'Juhannusaatto', 'Predvečer slnovratu', "Midsummer's Eve"]),
  concept(['Midsommardagen', 'Sankthansdagen', 'Juhannuspäivä', 'Deň slnovratu', "Midsummer's Day"]),
  concept([
    'Kyrillos och Methodios dag',
    'Kyrillos og Methodios dag',
    'Kyrilloksen ja Metodioksen päivä',
    'Sviatok svätého Cyrila a Metoda',
    'Saints Cyril and Methodius Day',
  ]),
  concept([
    'Alla helgons afton',
    'Allehelgensaften',
    'Pyhäinpäivän aatto',
    'Predvečer Všetkých svätých',
    "All Saints' Eve",
  ]),
  concept([
    'Alla helgons dag',
    'Allehelgensdag',
    'Pyhäinpäivä',
    'Sviatok všetkých svätých',
    "All Saints' Day",
  ]),
  concept(
    [
      'Finlands självständighetsdag',
      'Finlands selvstendighetsdag',
      'Itsenäisyyspäivä',
      'Deň nezávislosti Fínska',
      'Independence Day',
    ],
    'självständighetsdagen',
  ),
  concept(
    [
      'Dagen före julafton',
      'Lille julaften',
      'Aatonaatto',
      'Deň pred Štedrým dňom',
      'Day before Christmas Eve',
    ],
    'dan före dopparedan',
  ),
  concept(['Julafton', 'Julaften', 'Jouluaatto', 'Štedrý deň', 'Christmas Eve']),
  concept(['Juldagen', 'Første juledag', 'Joulupäivä', 'Prvý sviatok vianočný', 'Christmas Day']),
  concept(['Annandag jul', 'Andre juledag', 'Tapaninpäivä', 'Druhý sviatok vianočný', 'Boxing Day']),
  concept(['Nyårsafton', 'Nyttårsaften', 'Uudenvuodenaatto', 'Silvester', "New Year's Eve"]),
  concept(['Inventering', 'Varetelling', 'Inventaario', 'Inventúra', 'Stocktaking']),
  concept(
    ['Personalutbildning', 'Opplæring', 'Henkilöstökoulutus', 'Školenie zamestnancov', 'Staff training'],
    'utbildning',
  ),
];
