import type { StockWords } from './words';

export const fi: StockWords = {
  opening: {
    used: [
      (c) =>
        `${c.name} vuodelta ${c.year}, ajettu ${c.mileage}. Auto on toimipisteessämme (${c.city}) ja valmis koeajettavaksi.`,
      (c) => `Nyt myynnissä, ${c.city}: ${c.name}, vuosimalli ${c.year}, mittarissa ${c.mileage}.`,
      (c) =>
        `Etsitkö hyvin pidettyä autoa? Tällä ${c.name} -mallilla on ajettu ${c.mileage}, ja se on ikäisekseen siisti.`,
      (c) =>
        `${c.name}, vuosimalli ${c.year}. Meille vaihdossa tullut, tarkastettu ja valmis seuraavalle omistajalle.`,
    ],
    new: [(c) => `Täysin uusi ${c.name} nopeaan toimitukseen, ${c.city}. Rekisteröidään kaupan yhteydessä.`],
    demo: [(c) => `Esittelyauto: ${c.name}, jota olemme käyttäneet itse. Kuin uusi, ajettu ${c.mileage}.`],
    sample: [
      (c) =>
        `Tältä sinun ${c.name} voi näyttää. Hinta koskee kuvattua varustelua; kerro toiveesi, niin rakennamme auton sinulle.`,
    ],
  },
  character: {
    city: [
      () => 'Ketterä kaupungissa, helppo pysäköidä ja edullinen ajaa. Takaistuin kääntyy osissa.',
      () => 'Ulkoa pieni, sisältä yllättävän tilava: neljä aikuista istuu hyvin ja tavarat mahtuvat taakse.',
    ],
    family: [
      () => 'Tilaa koko perheelle ja matkatavaroille. Tavaratila on syvä ja lastauskynnys matala.',
      () => 'Hiljainen ja vakaa matka-auto, jossa on reilu tavaratila ja mukavat istuimet.',
    ],
    suv: [
      () =>
        'Korkea istuma-asento, hyvä maavara ja helposti lastattava tavaratila. Kotonaan niin kaupungissa kuin mökkitiellä.',
      () =>
        'Tilava ja turvallinen ympäri vuoden. Istut korkealla, näet kauas ja kyytiin mahtuu kaikki tarpeellinen.',
    ],
    fun: [() => 'Auto ajamisen iloon: matala, suora ja tehty mutkateille, mutta helppo myös arjessa.'],
    work: [
      () => 'Tehty työhön. Tasainen lattia kiinnityslenkein ja säilytystilaa kuljettajan ulottuvilla.',
      () => 'Työkaveri, joka kestää käyttöä. Kysy hyllyistä, teippauksista ja lisävaloista ennen luovutusta.',
    ],
    people: [
      () =>
        'Tilaa kaikille: istuimet siirtyvät ja kääntyvät tarpeen mukaan, ja leveistä ovista on helppo nousta kyytiin.',
    ],
  },
  fuel: {
    petrol: [(c) => `Bensiinimoottorin teho on ${c.power}, ja se käy pehmeästi ja hiljaa.`],
    diesel: [(c) => `Dieselin teho on ${c.power}. Se sopii paljon ajavalle ja peräkärryn vetoon.`],
    hybrid: [
      (c) => `Hybridi lataa itseään ajon aikana ja tarjoaa yhdessä bensiinimoottorin kanssa ${c.power}.`,
    ],
    'plug-in': [(c) => `Ladattava hybridi kulkee sähköllä jopa ${c.range}, ja yhteisteho on ${c.power}.`],
    electric: [
      (c) =>
        `Toimintamatka on jopa ${c.range} (WLTP) ja teho ${c.power}. Autamme mielellämme kotilatauksessa.`,
      (c) => `Täyssähköinen, teho ${c.power}. Täydellä akulla pääsee jopa ${c.range} (WLTP).`,
    ],
  },
  care: {
    used: [
      () =>
        'Auto on tarkastettu korjaamollamme yli sadasta kohdasta. Raportti tulee mukana, ja turvaa voi jatkaa.',
      () =>
        'Huollettu ohjelman mukaan ja asentajiemme läpikäymä. Kysy huoltohistoriaa ja renkaiden urasyvyyttä.',
      () =>
        'Neljäntoista päivän vaihto-oikeus ja vaihtoautoturva. Otamme mielellämme nykyisen autosi vaihdossa.',
    ],
    new: [() => 'Tehtaan takuu sisältyy. Lisävarusteet asennetaan ennen luovutusta.'],
    demo: [() => 'Jäljellä oleva tehtaan takuu seuraa autoa, joka on huollettu omalla korjaamollamme.'],
    sample: [
      () =>
        'Toimitusaika riippuu varustelusta. Ota yhteyttä haluamaasi toimipisteeseen, niin laskemme tarjouksen.',
    ],
  },
  closing: [
    (c) => `Tervetuloa: ${c.city}. Soita tai lähetä kysely, niin auto on valmiina koeajolle.`,
    () => 'Järjestämme rahoituksen, vakuutuksen ja vaihdon samalla kertaa ja toimitamme auton myös kotiin.',
    () => 'Pyydä myyjältä lisäkuvia tai videoesittely.',
    () => 'Varmista sinulle tärkeät varusteet myyjältä. Oikeus muutoksiin pidätetään.',
  ],
  leasing: {
    private: {
      title: 'Yksityisleasing',
      description: 'Huollot sisältyvät.',
      asterix: '* Sisältää arvonlisäveron.',
    },
    company: {
      title: 'Yritysleasing',
      description: 'Huoltoleasing yrityksille.',
      asterix: '* Ilman arvonlisäveroa.',
    },
  },
  loan: {
    title: 'Nordhem Autorahoitus',
    description:
      'Osamaksu viimeisellä suuremmalla erällä. Vaihtuva korko, edellyttää myönteistä luottopäätöstä. Perustamiskulu maksetaan sopimuksen alussa.',
    disclaimer:
      'Esimerkki: luotto {1}, laina-aika {2} kuukautta, nimelliskorko {3}, todellinen vuosikorko {4}. Luoton kokonaismäärä kuluineen {5} ilman käsirahaa.',
    example: (f) =>
      `${f.months} kuukautta, käsiraha ${f.downPayment}, viimeinen erä ${f.residual}, korko ${f.rate}, todellinen vuosikorko ${f.effective}, maksettavaa yhteensä ${f.total}.`,
  },
  highlights: (list) => `Varusteita: ${list}.`,
  estateName: 'Variant',
  classOf: (letter) => `${letter}-sarja`,
  series: (number) => `${number}-sarja`,
  power: (horsepower, kilowatts) => `${kilowatts} kW (${horsepower} hv)`,
  consumption: (litres, format) => `${format(litres)} l/100 km`,
  emission: (grams) => `${grams} g/km`,
};
