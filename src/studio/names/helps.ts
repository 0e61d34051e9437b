/** Swedish for the help that a contract gives a field; the English text is the contract's own. */
export const HELPS_SV: Readonly<Record<string, string>> = {
  'Such as 2027-04-30T18:00 in the time of the site’s country, or with an offset: 2027-04-30T18:00+02:00':
    'Till exempel 2027-04-30T18:00 i webbplatsens lands tid, eller med tidsskillnad: 2027-04-30T18:00+02:00',
  'Shown under 768 px; empty: the same picture': 'Visas under 768 px; tom: samma bild',
  'Shown under 768 px; empty: the same film': 'Visas under 768 px; tom: samma film',
  'Wins over film and picture; the picture is its cover': 'Går före film och bild; bilden blir dess omslag',
  'A bar under the film with sound besides': 'Kontroller under filmen, även för ljud',
  'Text first': 'Texten först',
  'The picture says nothing: it is not read aloud': 'Bilden säger ingenting: den läses inte upp',
  'car_id of one car to show on a page of its own; empty: the car that the address names':
    'car_id för en bil på en egen sida; tom: bilen som adressen anger',
  'Empty: the site’s own words for the comparison': 'Tom: webbplatsens egna ord för jämförelsen',
  'Title of the page of one make and model; {brand} and {model} are filled in':
    'Rubrik på sidan för ett märke och en modell; {brand} och {model} fylls i',
  'Field of the search record and value, for example car_condition and Ny; one row per value':
    'Fält i sökposten och värde, till exempel car_condition och Ny; en rad per värde',
  'Filters beside the cars on large screens, or always in a drawer':
    'Filter bredvid bilarna på stora skärmar, eller alltid i en låda',
  'Shown on the picture while the campaign is on': 'Visas på bilden så länge kampanjen visas',
  'Path of the list; empty: the car list of the site': 'Listans adress; tom: webbplatsens billista',
  'Fields of the search record, for example car_fuel; empty: make, body and fuel':
    'Fält i sökposten, till exempel car_fuel; tom: märke, kaross och bränsle',
  'Ids of cars, separated by commas; kept in this order, at most 100':
    'Bilars id med komma emellan; i den ordningen, högst 100',
  'For example car_price_asc; without ids only': 'Till exempel car_price_asc; bara utan id',
  'How many cars the query shows': 'Så många bilar visar sökningen',
  'Field of the search record and value; one row per value': 'Fält i sökposten och värde; en rad per värde',
  'Shown when there is no picture, or in a row of icon cards':
    'Visas när det inte finns någon bild, eller i en rad med ikonkort',
  'Seconds; 0 or nothing stands still': 'Sekunder; 0 eller tomt står still',
  'site_id of the facility that gets the request; empty: the site itself':
    'site_id för anläggningen som får förfrågan; tom: webbplatsen själv',
  'Name by which links on the page reach the form: "ring-mig"':
    'Namnet som länkar på sidan når formuläret med: ”ring-mig”',
  'Its address gets `date=2026-03-04`; the text is that of the button':
    'Adressen får `date=2026-03-04`; texten är knappens',
  'Empty: the start page of the site': 'Tom: webbplatsens startsida',
  'Without both labels all files are shown': 'Utan båda texterna visas alla filer',
  'Slug of one facility; empty: the one that the address names':
    'Anläggningens namn i adressen; tom: den som adressen anger',
  'Field of the site record and value, for example site_brands and Volvo; one row per value':
    'Fält i anläggningens post och värde, till exempel site_brands och Volvo; en rad per värde',
  'Filters beside the facilities on large screens, or always in a drawer':
    'Filter bredvid anläggningarna på stora skärmar, eller alltid i en låda',
  'site_id of each, separated by commas, kept in this order; empty: by the filters':
    'site_id för var och en med komma emellan, i den ordningen; tom: enligt filtren',
  'Field of the site record and value, for example site_region and Skåne; empty: all facilities':
    'Fält i anläggningens post och värde, till exempel site_region och Skåne; tom: alla anläggningar',
  'A button beside it that copies its text': 'En knapp bredvid som kopierar texten',
  'Side by side where there is room': 'Bredvid varandra där det finns plats',
  'Path of the page that searches': 'Adressen till sidan som söker',
  'The cards of the hero in their small form': 'Herons kort i liten form',
  'Its text stands on the picture': 'Texten står på bilden',
  'Without it the text has a plate of its own': 'Utan den får texten en egen platta',
  'As the provider calls the form': 'Så heter formuläret hos leverantören',
  'Names the form': 'Formulärets namn',
  'On the button that opens the window': 'På knappen som öppnar fönstret',
  'Pixels the form has': 'Formulärets höjd i pixlar',
  'Path of the page whose children are the menu': 'Adressen till sidan vars undersidor är menyn',
  'Takes the place of the page tree': 'I stället för sidträdet',
  'Empty: the entry only opens what is below it': 'Tom: raden öppnar bara det som ligger under den',
  'Left out with all that is below it': 'Utelämnas med allt som ligger under',
  'Selected when the menu opens; first among its neighbours, marked':
    'Vald när menyn öppnas; den första av sina grannar som är markerad',
  'Stands beside what is below the entry': 'Står bredvid det som ligger under raden',
  'A lower bar': 'En lägre list',
  'Lines under the bar and before the extra items': 'Linjer under listen och före de extra länkarna',
  'Empty: the text of the dictionary': 'Tom: ordbokens text',
  'Empty: the site’s own words for saved cars': 'Tom: webbplatsens egna ord för sparade bilar',
  'Motorcycles go to the one dealer of the site that sees to them':
    'Motorcyklar går till den återförsäljare på webbplatsen som tar hand om dem',
  'With a menu that shares this page': 'Med en meny som delar sidan',
  'A channel without a mark of its own shows its name': 'En kanal utan eget märke visar sitt namn',
  'Empty: the title of the page': 'Tom: sidans titel',
  'Path of the page above the stories; empty: the page itself':
    'Adressen till sidan ovanför nyheterna; tom: sidan själv',
  'Path of the page above the stories': 'Adressen till sidan ovanför nyheterna',
  'Leads to all stories': 'Leder till alla nyheter',
  'Address of the form; its host must be one of those configured':
    'Formulärets adress; dess värd måste vara en av de tillåtna',
  'Used where there is no address': 'Används när adress saknas',
  'For visitors without JavaScript: "#ring-mig" or a page of ours':
    'För besökare utan JavaScript: ”#ring-mig” eller en av våra sidor',
  'Gives the sign beside the title, and the button its words when the link has none':
    'Ger tecknet bredvid rubriken, och knappens ord när länken saknar text',
  'What the law asks of tyres today; on Swedish sites':
    'Vad lagen kräver av däck i dag; på svenska webbplatser',
  'Such as aqz-KE-bpKQ, or the address of the film': 'Till exempel aqz-KE-bpKQ, eller filmens adress',
  'Names the film': 'Filmens namn',
  'Shown until the film plays': 'Visas tills filmen spelas',
  'Heading above the film, and its name': 'Rubrik ovanför filmen, och dess namn',
  'An absolute address is a booking site of the brand, a path a page of ours':
    'En hel adress är märkets bokningssida, en sökväg en av våra sidor',
  'One brand a line': 'Ett märke per rad',
  'For visitors without JavaScript, and when something fails: "#ring-mig" or a page of ours':
    'För besökare utan JavaScript, och när något går fel: ”#ring-mig” eller en av våra sidor',
};
