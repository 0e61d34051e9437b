import type { StockWords } from './words';

const litres = (value: number, format: (value: number) => string): string => `${format(value)} l/100 km`;

export const sv: StockWords = {
  opening: {
    used: [
      (c) =>
        `${c.name} från ${c.year} med ${c.mileage} på mätaren. Bilen står hos oss i ${c.city} och är redo att provköras.`,
      (c) => `Nu i vår hall i ${c.city}: en ${c.name}, årsmodell ${c.year}, som gått ${c.mileage}.`,
      (c) =>
        `Letar du efter en välhållen ${c.name}? Den här har gått ${c.mileage} och är i fint skick för sin ålder.`,
      (c) =>
        `${c.name} årsmodell ${c.year}. Inbytt hos oss i ${c.city}, kontrollerad och klar för nästa ägare.`,
    ],
    new: [
      (c) => `Helt ny ${c.name} för omgående leverans från ${c.city}. Registreras när du köper den.`,
      (c) =>
        `Fabriksny ${c.name} med ${c.power}. Bilen står på plats i ${c.city}, så du slipper vänta på leverans.`,
      (c) => `Lagerbil: ${c.name}. Välj den här om du vill ha en ny bil i garaget redan den här månaden.`,
    ],
    demo: [
      (c) => `Demobil: ${c.name} som vi har använt i ${c.city}. Så gott som ny, ${c.mileage} på mätaren.`,
      (c) =>
        `Vår egen demobil, en ${c.name} med ${c.mileage}, säljs nu vidare. Full utrustning och nybilsgaranti.`,
    ],
    sample: [
      (c) =>
        `Så här kan din ${c.name} se ut. Priset gäller den utrustning som visas; berätta vad du önskar så bygger vi bilen åt dig.`,
      (c) =>
        `Exempelbil: ${c.name} med ${c.power}. Färg, fälgar och utrustning väljer du själv tillsammans med säljaren.`,
    ],
  },
  character: {
    city: [
      () => 'Smidig i stan, lätt att parkera och snål i drift. Baksätet fälls i delar när lasten kräver det.',
      () => 'En kompakt bil som känns större än den är: fyra vuxna sitter bra och bagaget ryms bakom dem.',
    ],
    family: [
      () =>
        'Plats för hela familjen och packningen. Lastutrymmet är djupt och tröskeln låg, så barnvagn och cyklar går lätt in.',
      () =>
        'En långfärdsbil som är tyst och stadig på motorvägen, med generöst bagageutrymme och bekväma stolar.',
    ],
    suv: [
      () =>
        'Hög sittställning, god markfrigång och lättlastat bagageutrymme. Lika hemma på skolgården som på väg till fjällen.',
      () =>
        'Rymlig och trygg året om. Du sitter högt, ser långt och har gott om plats för både passagerare och packning.',
    ],
    fun: [
      () =>
        'En bil för körglädje: låg, direkt och byggd för vägar som svänger. Sköts lika enkelt som en vanlig bil i vardagen.',
    ],
    work: [
      () =>
        'Byggd för arbete. Lastytan är plan och försedd med fästöglor, och föraren har förvaring inom räckhåll.',
      () =>
        'En arbetskamrat som tål att användas. Kontakta oss för hyllinredning, dekor och extraljus före leverans.',
    ],
    people: [
      () =>
        'Rum för alla, med stolar som kan flyttas och fällas efter behov. Breda dörröppningar gör det lätt att kliva in.',
    ],
  },
  fuel: {
    petrol: [
      (c) => `Bensinmotorn ger ${c.power} och är mjuk och tystgående.`,
      (c) => `Motor med ${c.power} och god kraft redan från låga varv.`,
    ],
    diesel: [
      (c) => `Dieselmotorn på ${c.power} passar dig som kör långt eller drar släp.`,
      (c) => `Stark och snål diesel med ${c.power}, gjord för många mil om året.`,
    ],
    hybrid: [
      (c) => `Elhybriden laddar sig själv under färd och ger ${c.power} tillsammans med bensinmotorn.`,
    ],
    'plug-in': [
      (c) =>
        `Laddhybriden går upp till ${c.range} på ren el och har ${c.power} när båda motorerna hjälps åt.`,
    ],
    electric: [
      (c) =>
        `Räckvidden är upp till ${c.range} enligt WLTP och effekten ${c.power}. Vi hjälper dig gärna med laddbox hemma.`,
      (c) => `Ren eldrift med ${c.power}. En full laddning räcker upp till ${c.range} enligt WLTP.`,
    ],
  },
  care: {
    used: [
      () =>
        'Bilen är testad på över hundra punkter i vår verkstad. Protokollet följer med och garantin kan förlängas i upp till 36 månader.',
      () =>
        'Servad enligt plan och genomgången av våra tekniker. Fråga gärna efter servicehistorik och däckens mönsterdjup.',
      () =>
        'Fjorton dagars bytesrätt och garanti enligt Nordhem Trygg Begagnat. Vi tar gärna din nuvarande bil i inbyte.',
    ],
    new: [
      () => 'Nybilsgaranti och vagnskadegaranti ingår. Första service kan bokas redan vid leverans.',
      () => 'Vi monterar tillbehör som dragkrok, motorvärmare och vinterhjul innan du hämtar bilen.',
    ],
    demo: [() => 'Resterande nybilsgaranti följer med bilen, som har servats i vår egen verkstad.'],
    sample: [
      () =>
        'Leveranstiden beror på utrustning. Kontakta den anläggning du vill köpa av så räknar vi på din bil.',
    ],
  },
  closing: [
    (c) =>
      `Välkommen till oss i ${c.city}. Ring eller skicka en förfrågan så håller vi bilen varm till provkörningen.`,
    () => 'Vi ordnar finansiering, försäkring och inbyte på samma gång, och kan leverera bilen hem till dig.',
    (c) => `Hör av dig till vår säljare i ${c.city} för fler bilder eller en filmad visning.`,
    () =>
      'Reservation för eventuella skrivfel. Kontrollera utrustningen med säljaren om något är viktigt för dig.',
  ],
  leasing: {
    private: {
      title: 'Privatleasing',
      description:
        'Service, vagnskadegaranti och assistans ingår. Försäkring, drivmedel och slitage tillkommer.',
      asterix: '* Månadskostnaden är inklusive moms och kan ändras om räntan ändras.',
    },
    company: {
      title: 'Företagsleasing',
      description: 'Operationell leasing för företag. Service kan läggas till.',
      asterix: '* Exklusive moms. Rörlig ränta, särskild leasingavgift kan väljas.',
    },
  },
  loan: {
    title: 'Nordhem Billån',
    description:
      'Billån med restvärde. Rörlig ränta, kreditprövning krävs. Uppläggningsavgiften betalas vid avtalets början.',
    disclaimer:
      'Exempel: kreditbelopp {1} under {2} månader till {3} rörlig ränta ger en effektiv ränta på {4}. Totalt att betala {5}, restvärde och avgifter inräknade, kontantinsats ej inräknad.',
    example: (f) =>
      `${f.months} månader, kontantinsats ${f.downPayment}, restvärde ${f.residual}, ränta ${f.rate}, effektiv ränta ${f.effective}, totalt att betala ${f.total}.`,
  },
  highlights: (list) => `Bland utrustningen märks ${list}.`,
  estateName: 'Sportscombi',
  classOf: (letter) => `${letter}-Klass`,
  series: (number) => `${number}-serie`,
  power: (horsepower, kilowatts) => `${horsepower} hk (${kilowatts} kW)`,
  consumption: litres,
  emission: (grams) => `${grams} g/km`,
};
