import type { SynonymGroup } from './synonyms';

/** What people call equipment; its labels and what feeds write come from the stock's vocabulary. */
export const EQUIPMENT_SYNONYMS: readonly SynonymGroup[] = [
  {
    values: ['Tow bar', 'Retractable tow bar', 'Detachable tow bar'],
    words: {
      sv: 'drag|draghake|dragkrok|dragkrokar|dragkula|dragkroken|drakrok|släpvagnskrok|kulkrok|dragvikt|hög dragvikt|släpvagnsvikt|släpvikt|dra släp|drar släp|dra husvagn|drar husvagn|dra hästsläp|dra hästtransport|för husvagn|husvagnsdragare|som drar|kan dra|får dra|orkar dra|dragbil|släp|släpvagn|kan dra husvagn|hästtransport|hästsläp|hästtrailer|hästkärra|hästsläpet|för hästtransport|till hästtransport|till hästsläp|dra hästar|husvagn|husvagnen|till husvagn|båttrailer|båtsläp|dra båt|drar',
      nb: 'hengerfeste|anhængertræk|træk|med træk|trækkrog|tilhengerfeste|hengerfestet|krok|tilhengerkrok|hengerfest|hengervekt|høy hengervekt|tilhengervekt|trekke henger|trekke tilhenger|trekke campingvogn|trekke hestehenger|til campingvogn|kan trekke|som trekker|får trekke|trekkvekt|trekkevekt|maks hengervekt|henger|tilhenger|kan trekke campingvogn|hestehenger|hestehengeren|hestetransport|til hestehenger|hestetrekk|campingvogn|båthenger|båttilhenger|trekke båt|trekke hest|trekkbil',
      fi: 'vetokoukku|vetokoukulla|koukku|vetokoukullinen|vetokoukun|koukulla|vetomassa|vetopaino|vetokyky|vetää|vetää asuntovaunua|vetää peräkärryä|asuntovaunun veto|peräkärryn veto|jarrullinen vetomassa|saa vetää|peräkärry|peräkärrylle|hevostraileri|hevostrailerin|hevostrailerille|hevostrailerin vetoon|hevoskärry|hevoskärryn vetoon|hevoskopin vetoon|hevoskoppi|hevosauto|traileri|trailerin|trailerin vetoon|asuntovaunu|asuntovaunun|asuntovaunulle|asuntovaunun vetoon|vaunun vetoon|peräkärryn vetoon|vetoon|vetoauto|vetoautoksi|venetraileri',
      sk: 'ťažné zariadenie|guľa|guľu|guľou|ťažná guľa|ťažnou guľou|ťažné|ťažným zariadením|hák|ťažný hák|s ťažným|ťažným|ťahať príves|ťahať karavan|na ťahanie prívesu|na príves|utiahne|hmotnosť prívesu|ťahanie prívesu|ťažnú silu|ťahá|príves|ťahá príves|ťahá karavan|príves pre kone|prívesu pre kone|prepravník koní|vozík pre kone|na ťahanie prívesu pre kone|ťahanie prívesu pre kone|pre kone|ťahanie koní|brzdený príves|nebrzdený príves|brzdený|brzdeného prívesu|prívesný vozík|vozík|vozíka|na vozík|ťažné zariadenie pre príves',
      en: 'tow bar|anhängerkupplung|ahk|towbar|tow-bar|tow hitch|towing hook|tow hook|tow bars|hitch|towing|tow|tows|can tow|to tow|for towing|towing weight|tow weight|towing capacity|tow capacity|tow a caravan|tow caravan|towing a caravan|towing caravan|for towing caravan|for towing a caravan|tow a trailer|towing a trailer|tow trailer|towing trailer|tow horsebox|towing horsebox|caravan towing|pull a caravan|pull a trailer|can tow caravan|can tow a caravan|trailer|tow car|tow vehicle|horsebox|horse box|horse trailer|towing a horsebox|towing a horse box|pull a horsebox|for a horsebox|towing a horse trailer|boat trailer|towing a boat|tow a boat|caravan|caravans',
    },
  },
  {
    values: ['Panoramic roof', 'Sunroof'],
    words: {
      sv: 'panoramatak|panorama|panoramaglastak|glastak|soltak|taklucka|sollucka|panoramaroof',
      nb: 'panoramatak|panorama|glasstak|soltak|takluke|soltakluke|panoramasoltak',
      fi: 'panoraamakatto|panoraama|lasikatto|kattoluukku|aurinkokatto|panoraamakatolla',
      sk: 'panoramatická strecha|panoráma|panorama|presklená strecha|strešné okno|panoramatickou strechou',
      en: 'panoramic roof|pan roof|panoramic sunroof|glass roof|sunroof|sun roof|pano roof|panorama roof|panoramic',
    },
  },
  {
    values: ['Leather upholstery'],
    words: {
      sv: 'skinn|skinnklädsel|skinnsäten|skinninredning|läder|läderklädsel|lädersäten|läderinredning|helskinn|skinnstolar',
      nb: 'skinn|skinnseter|skinninteriør|skinnsete|lær|lærseter|helskinn|læder|lædersæder',
      fi: 'nahka|nahkaverhoilu|nahkasisusta|nahkapenkit|nahkaistuimet|nahkasisustus|nahat',
      sk: 'koža|kožené čalúnenie|kožené sedadlá|kožená výbava|kožené|kožený interiér|kožené sedačky|v koži|celokožené',
      en: 'leather|leather seats|leather upholstery|leather interior|full leather',
    },
  },
  {
    values: ['Apple CarPlay'],
    words: {
      sv: 'carplay|apple carplay|apple car play|car play',
      nb: 'carplay|apple car play',
      fi: 'carplay|apple car play',
      sk: 'carplay|apple car play',
      en: 'carplay|car play|apple car play',
    },
  },
  {
    values: ['Android Auto'],
    words: {
      sv: 'android auto|androidauto',
      nb: 'android auto',
      fi: 'android auto',
      sk: 'android auto',
      en: 'android auto',
    },
  },
  {
    values: ['Heat pump'],
    words: {
      sv: 'värmepump',
      nb: 'varmepumpe',
      fi: 'lämpöpumppu|ilmalämpöpumppu|lämpöpumpulla',
      sk: 'tepelné čerpadlo|tepelným čerpadlom',
      en: 'heat pump|heatpump',
    },
  },
  {
    values: ['Winter wheels included'],
    words: {
      sv: 'vinterhjul|vinterdäck|dubbdäck|nya vinterhjul|nya vinterdäck|nya dubbdäck|vinterdäck ingår|dubbade vinterdäck|dubbar',
      nb: 'vinterhjul|vinterdekk|piggdekk|nye vinterhjul|nye vinterdekk|nye piggdekk|vinterhjul følger med',
      fi: 'talvirenkaat|talvipyörät|nastarenkaat|uudet talvirenkaat|uudet nastarenkaat|uudet kitkarenkaat|kitkarenkaat|kahdet renkaat|talvirenkailla|kahdet vanteet',
      sk: 'zimné kolesá|zimné pneumatiky|zimné gumy|zimné pneu|nové zimné kolesá|nové zimné pneumatiky|nové zimné gumy|nové zimné pneu',
      en: 'winter tyres|winter wheels|snow tyres|winter tires|new winter tyres|new winter wheels|new winter tires',
    },
  },
  {
    values: ['Reversing camera'],
    words: {
      sv: 'backkamera|bakkamera|back kamera|parkeringskamera',
      nb: 'ryggekamera|ryggkamera|rygge kamera|parkeringskamera',
      fi: 'peruutuskamera|peruutus kamera|pakkikamera|peruutuskameralla|p-kamera',
      sk: 'cúvacia kamera|parkovacia kamera|zadná kamera|kamera|cúvacou kamerou',
      en: 'reversing camera|reverse camera|rear camera|backup camera|parking camera|rear view camera|back up camera',
    },
  },
  {
    values: ['360-degree camera'],
    words: {
      sv: '360 kamera|360-kamera|360 graders kamera|360°-kamera',
      nb: '360 kamera|360-kamera|360 graders kamera',
      fi: '360 kamera|360-kamera',
      sk: '360 kamera|360 stupňová kamera',
      en: '360 camera|360 degree camera|surround view',
    },
  },
  {
    values: ['Rear parking sensors'],
    words: {
      sv: 'parkeringssensorer|parkeringssensor|pdc|backsensor|backsensorer|p-sensorer',
      nb: 'parkeringssensorer|parkeringssensor|ryggesensor|pdc',
      fi: 'pysäköintitutka|pysäköintitutkat|parkkitutka|parkkitutkat|peruutustutka|peruutustutkat|tutkat|p-tutka|p-tutkat',
      sk: 'parkovacie senzory|parkovací senzor|pdc|senzory',
      en: 'parking sensors|parking sensor|rear sensors|pdc',
    },
  },
  {
    values: ['Heated front seats'],
    words: {
      sv: 'stolsvärme|stolvärme|eluppvärmda säten|uppvärmda säten|sätesvärme|värme i stolarna|elstolar värme',
      nb: 'setevarme|varmeseter|varme i setene|oppvarmede seter|varmesete',
      fi: 'istuinlämmitys|istuinlämmittimet|penkinlämmitys|penkinlämmittimet|lämmitettävät istuimet|lämmitettävät penkit|lämmitetyt penkit|lämmitetyt istuimet|istuinten lämmitys',
      sk: 'vyhrievané sedadlá|vyhrievané predné sedadlá|vyhrievanie sedadiel|vyhrievané',
      en: 'heated seats|heated front seats|heated seat|seat heating',
    },
  },
  {
    values: ['Heated steering wheel'],
    words: {
      sv: 'rattvärme|eluppvärmd ratt|uppvärmd ratt|värme i ratten',
      nb: 'rattvarme|varme i rattet|oppvarmet ratt',
      fi: 'lämmitetty ratti|lämmitetty ohjauspyörä|lämmitettävä ratti|lämmitettävä ohjauspyörä|ratinlämmitys|rattilämmitys',
      sk: 'vyhrievaný volant',
      en: 'heated steering wheel|heated wheel',
    },
  },
  {
    values: ['Adaptive cruise control'],
    words: {
      sv: 'adaptiv farthållare|acc|avståndshållare|adaptiv fartpilot|aktiv farthållare',
      nb: 'adaptiv cruisekontroll|adaptiv cruise control|adaptiv cruise|acc',
      fi: 'mukautuva vakionopeudensäädin|adaptiivinen vakionopeudensäädin|adaptiivinen vakkari|acc|mukautuva vakkari|tutkavakkari|tutkavakionopeudensäädin',
      sk: 'adaptívny tempomat|adaptivny tempomat|acc',
      en: 'adaptive cruise control|adaptive cruise|acc|radar cruise',
    },
  },
  {
    values: ['Cruise control'],
    words: {
      sv: 'farthållare|fartpilot|cruise control',
      nb: 'cruisekontroll|cruise control|cruise|fartsholder',
      fi: 'vakionopeudensäädin|vakkari|vakionopeussäädin',
      sk: 'tempomat|tempomatom',
      en: 'cruise control|cruise',
    },
  },
  {
    values: ['Remote parking heater'],
    words: {
      sv: 'dieselvärmare|bränslevärmare|parkeringsvärmare|kupévärmare|webasto|d-värmare|bensinvärmare|värmare',
      nb: 'parkeringsvarmer|webasto|dieselvarmer|kupevarmer|motor og kupevarmer',
      fi: 'webasto|eberi|polttoainekäyttöinen lisälämmitin|polttoainekäyttöinen lämmitin|lisälämmitin|webastolla|polttoainelämmitin|eberspächer',
      sk: 'nezávislé kúrenie|webasto|nezávislým kúrením',
      en: 'parking heater|webasto|remote heater',
    },
  },
  {
    values: ['Engine pre-heater'],
    words: {
      sv: 'motorvärmare|defa',
      nb: 'motorvarmer|defa',
      fi: 'lohkolämmitin|lohkolämmitys|moottorinlämmitin|defa|lohkari|sisäpistoke|sisäpistorasia|lohkolämmitin ja sisäpistoke',
      sk: 'predohrev motora|predohrev',
      en: 'engine heater|block heater',
    },
  },
  {
    values: ['Satellite navigation'],
    words: {
      sv: 'navi|navigation|navigator|gps|navigationssystem',
      nb: 'navi|navigasjon|gps|navigasjonssystem',
      fi: 'navi|navigaattori|navigointi|gps|navigaatio|navilla',
      sk: 'navi|navigácia|gps|navigáciou',
      en: 'sat nav|satnav|navigation|gps|navi|sat-nav',
    },
  },
  {
    values: ['Electric memory seats'],
    words: {
      sv: 'elstolar|elstol|elsäten|elstolar med minne|minnesstolar|minnesstol|elmanövrerade stolar|elektriska stolar',
      nb: 'elektriske seter|el-seter|el-sete|seteminne|memoryseter',
      fi: 'sähköpenkit|sähköistuimet|sähkösäätöiset istuimet|muistipenkit|muistipenkki',
      sk: 'elektrické sedadlá|elektricky ovládané sedadlá|pamäťové sedadlá|sedadlá s pamäťou',
      en: 'electric seats|memory seats|powered seats|electric memory seats|power seats',
    },
  },
  {
    values: ['Head-up display (HUD)'],
    words: {
      sv: 'hud|hud display|head up display|headup|heads up display|headsup',
      nb: 'hud|hud display|head up display|headup',
      fi: 'hud|tuulilasinäyttö|head up display',
      sk: 'hud|head up displej|headup',
      en: 'hud|hud display|head up display|headup display|heads up display|heads up|headsup display',
    },
  },
  {
    values: ['Roof rails'],
    words: {
      sv: 'takrails|rails|takräcken|takräcke|relingar|takreling',
      nb: 'takrails|rails|takstativ|takreling',
      fi: 'kattokaiteet|taakkatelineet|kattokaide',
      sk: 'strešné lyžiny|lyžiny|strešný nosič|hagusy',
      en: 'roof rails|roof bars|roof rack',
    },
  },
  {
    values: ['Powered tailgate'],
    words: {
      sv: 'elbaklucka|el baklucka|elektrisk baklucka|elstyrd baklucka|elmanövrerad baklucka',
      nb: 'elektrisk bakluke|el bakluke|elbakluke',
      fi: 'sähköluukku|sähköinen takaluukku|sähkötoiminen takaluukku|sähkötakaluukku',
      sk: 'elektrický kufor|elektrické otváranie kufra',
      en: 'power tailgate|electric tailgate|powered boot|electric boot|power boot',
    },
  },
  {
    values: ['Blind spot monitor'],
    words: {
      sv: 'döda vinkeln|blis|döda vinkeln varnare',
      nb: 'blindsone|blindsonevarsling|blindsonevarsler',
      fi: 'kuolleen kulman|kuolleen kulman varoitin|sokean pisteen',
      sk: 'mŕtvy uhol|sledovanie mŕtveho uhla|blis',
      en: 'blind spot|blind spot monitor|blind spot assist|blis',
    },
  },
  {
    values: ['Air suspension'],
    words: {
      sv: 'luftfjädring|luftfjädrad',
      nb: 'luftfjæring',
      fi: 'ilmajousitus|ilmajouset',
      sk: 'vzduchový podvozok|vzduchové pruženie',
      en: 'air suspension',
    },
  },
  {
    values: ['Air conditioning'],
    words: {
      sv: 'ac|luftkonditionering|aircondition',
      nb: 'ac|klimaanlegg|aircondition|aircon',
      fi: 'ilmastointi|ilmastoinnilla|ac',
      sk: 'klíma|klimatizácia|klimou|klimatizáciou',
      en: 'air con|aircon|air conditioning|a/c',
    },
  },
  {
    values: ['Alloy wheels'],
    words: {
      sv: 'aluminiumfälgar|aluminium fälgar|alufälgar|lättmetallfälgar|alu fälgar',
      nb: 'aluminiumsfelger|alufelger|lettmetallfelger|aluminium felger',
      fi: 'alumiinivanteet|aluvanteet|kevytmetallivanteet|alut',
      sk: 'hliníkové disky|elektróny|hliníkové kolesá|zliatinové disky',
      en: 'alloy wheels|alloys|alloy rims',
    },
  },
  {
    values: ['Isofix'],
    words: { sv: 'isofix|barnstolsfästen', nb: 'isofix', fi: 'isofix', sk: 'isofix', en: 'isofix' },
  },
  {
    values: ['Keyless entry and start'],
    words: {
      sv: 'nyckellös|nyckellöst|keyless|nyckelfri|nyckelfritt',
      nb: 'nøkkelfri|nøkkelløs|keyless',
      fi: 'avaimeton|avaimeton käynnistys|keyless',
      sk: 'bezkľúčové|bezkľúčový vstup|keyless',
      en: 'keyless|keyless entry|keyless start',
    },
  },
  {
    values: ['Wireless phone charging'],
    words: {
      sv: 'trådlös laddning|trådlös laddare|qi-laddning',
      nb: 'trådløs lading|trådløs lader',
      fi: 'langaton lataus|langaton laturi',
      sk: 'bezdrôtové nabíjanie',
      en: 'wireless charging|wireless charger',
    },
  },
  {
    values: ['Rapid charging (CCS)'],
    words: {
      sv: 'snabbladdning|snabbladdare|ccs',
      nb: 'hurtiglading|hurtiglader|ccs',
      fi: 'pikalataus|ccs',
      sk: 'rýchlonabíjanie|rýchle nabíjanie|ccs',
      en: 'fast charging|rapid charging|ccs|fast charge',
    },
  },
];
