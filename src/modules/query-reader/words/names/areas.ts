/**
 * Parts of a country that people name and no facility's county is called, by the counties that are in them: provinces, former
 * counties, the north and the south. A county that is wider than what was named is still where to look.
 */
export const AREAS: readonly { readonly regions: string; readonly names: string }[] = [
  // Sweden
  {
    regions: 'Gävleborg|Jämtland|Västernorrland|Västerbotten|Norrbotten',
    names: 'norrland|norra sverige|norra norrland|södra norrland',
  },
  { regions: 'Jönköping|Kronoberg|Kalmar', names: 'småland' },
  {
    regions: 'Stockholm|Uppsala|Södermanland|Västmanland',
    names: 'mälardalen|mälarregionen',
  },
  {
    regions: 'Stockholm|Uppsala|Södermanland|Västmanland|Örebro|Värmland|Dalarna',
    names: 'svealand|mellansverige|mellersta sverige',
  },
  {
    regions: 'Skåne|Blekinge|Halland|Kronoberg|Kalmar|Jönköping|Gotland|Västra Götaland|Östergötland',
    names: 'götaland|södra sverige|sydsverige',
  },
  { regions: 'Västra Götaland|Halland', names: 'västkusten|västsverige|västra sverige' },
  { regions: 'Västra Götaland', names: 'västergötland|bohuslän|dalsland|göteborgsområdet|vgr' },
  { regions: 'Uppsala|Stockholm', names: 'uppland' },
  { regions: 'Stockholm', names: 'storstockholm|roslagen' },
  { regions: 'Södermanland', names: 'sörmland' },
  { regions: 'Örebro', names: 'närke' },
  { regions: 'Gävleborg', names: 'gästrikland|hälsingland' },
  { regions: 'Västernorrland', names: 'medelpad|ångermanland|höga kusten' },
  { regions: 'Norrbotten|Västerbotten', names: 'lappland|övre norrland' },
  { regions: 'Jämtland', names: 'härjedalen' },
  { regions: 'Kalmar', names: 'öland' },
  { regions: 'Dalarna|Örebro|Västmanland', names: 'bergslagen' },
  // Norway
  {
    regions: 'Oslo|Akershus|Østfold|Buskerud|Vestfold|Telemark|Innlandet',
    names: 'østlandet|på østlandet|østnorge',
  },
  { regions: 'Rogaland|Vestland|Møre og Romsdal', names: 'vestlandet|på vestlandet|vestnorge' },
  { regions: 'Agder', names: 'sørlandet|på sørlandet|aust-agder|vest-agder' },
  { regions: 'Nordland|Troms|Finnmark', names: 'nord-norge|i nord norge|nordnorge' },
  { regions: 'Trøndelag|Møre og Romsdal', names: 'midt-norge|midtnorge' },
  { regions: 'Akershus|Buskerud|Østfold', names: 'viken' },
  { regions: 'Vestland', names: 'hordaland|sogn og fjordane|sogn' },
  { regions: 'Innlandet', names: 'hedmark|oppland' },
  { regions: 'Trøndelag', names: 'sør-trøndelag|nord-trøndelag' },
  // Finland
  {
    regions: 'Uusimaa',
    names:
      'pääkaupunkiseutu|pääkaupunkiseudulla|pääkaupunkiseudulta|pk-seutu|pk-seudulla|pks|huvudstadsregionen',
  },
  {
    regions: 'Uusimaa|Varsinais-Suomi|Kanta-Häme|Päijät-Häme|Kymenlaakso|Etelä-Karjala',
    names: 'etelä-suomi|etelä-suomessa|etelä-suomesta|södra finland',
  },
  {
    regions: 'Varsinais-Suomi|Satakunta|Pirkanmaa|Keski-Suomi|Pohjanmaa|Etelä-Pohjanmaa',
    names: 'länsi-suomi|länsi-suomessa|länsi-suomesta|västra finland',
  },
  {
    regions: 'Pohjois-Savo|Etelä-Savo|Pohjois-Karjala|Etelä-Karjala',
    names: 'itä-suomi|itä-suomessa|itä-suomesta|östra finland',
  },
  {
    regions: 'Pohjois-Pohjanmaa|Kainuu|Lappi',
    names: 'pohjois-suomi|pohjois-suomessa|pohjois-suomesta|norra finland',
  },
  { regions: 'Pohjois-Savo|Etelä-Savo', names: 'savo|savossa|savosta' },
  { regions: 'Päijät-Häme|Kanta-Häme', names: 'häme|hämeessä|hämeestä' },
  {
    regions: 'Pohjois-Pohjanmaa|Keski-Pohjanmaa|Etelä-Pohjanmaa|Pohjanmaa',
    names: 'pohjanmaalla|pohjanmaalta',
  },
  // Slovakia
  {
    regions: 'Košický kraj|Prešovský kraj',
    names: 'východné slovensko|na východnom slovensku|východ slovenska|na východe|východ|zemplín|spiš',
  },
  {
    regions: 'Bratislavský kraj|Trnavský kraj|Nitriansky kraj|Trenčiansky kraj',
    names: 'západné slovensko|na západnom slovensku|západ slovenska|na západe',
  },
  {
    regions: 'Banskobystrický kraj|Žilinský kraj',
    names: 'stredné slovensko|na strednom slovensku|stred slovenska',
  },
  { regions: 'Žilinský kraj', names: 'orava|na orave|liptov|na liptove|kysuce' },
  // Great Britain
  { regions: 'East Midlands|West Midlands', names: 'midlands|the midlands' },
  {
    regions: 'North East|North West|Yorkshire',
    names: 'north of england|northern england|the north|up north',
  },
  { regions: 'South East|South West', names: 'south of england|southern england|the south|down south' },
  {
    regions:
      'East Midlands|East of England|North East|North West|South East|South West|West Midlands|Yorkshire|London',
    names: 'england',
  },
  {
    regions: 'East of England',
    names: 'east anglia|essex|suffolk|norfolk|cambridgeshire|hertfordshire|bedfordshire',
  },
  {
    regions: 'South East',
    names: 'kent|surrey|sussex|east sussex|west sussex|hampshire|berkshire|buckinghamshire|oxfordshire',
  },
  { regions: 'South West', names: 'devon|cornwall|somerset|dorset|wiltshire|gloucestershire|west country' },
  { regions: 'North West', names: 'lancashire|cheshire|cumbria|merseyside|greater manchester|wirral' },
  { regions: 'North East', names: 'tyne and wear|tyneside|northumberland|county durham|teesside' },
  {
    regions: 'Yorkshire',
    names: 'north yorkshire|south yorkshire|west yorkshire|east yorkshire|humberside',
  },
  { regions: 'West Midlands', names: 'staffordshire|shropshire|worcestershire|herefordshire|warwickshire' },
  {
    regions: 'East Midlands',
    names: 'derbyshire|nottinghamshire|leicestershire|lincolnshire|northamptonshire',
  },
];
