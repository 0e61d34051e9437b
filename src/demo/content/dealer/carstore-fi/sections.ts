import { type SectionText, sectionPages } from '../sections';
import { finnish } from './finnish';
import { swedish } from './swedish';

const fi: SectionText = {
  kit: finnish.kit,
  finance: {
    title: 'Rahoitus',
    nav: 'Rahoitus',
    description: 'Autolaina, käteinen tai vaihto. Kiinteä hinta ja kokonaiskustannus etukäteen.',
    hero: [
      'Hinta on kiinteä. Kuukausierän valitset sinä.',
      'Siirrä käsirahaa auton sivulla ja katso, mitä erälle tapahtuu.',
      ['car-hall', 709],
    ],
    ways: [
      'Näin voit maksaa',
      [
        'Autolaina',
        'Käsiraha on yleensä kaksikymmentä prosenttia. Rahoittaja vastaa tavallisesti samana päivänä.',
      ],
      ['Käteinen', 'Tilisiirto tai kortti. Kun maksu näkyy, avaimet ovat sinun.'],
      ['Vaihto', 'Arvioimme nykyisen autosi paikan päällä ja vähennämme sen hinnasta.'],
    ],
    cta: [
      'Edullisimmat nyt',
      'Luottotiedot tarkistetaan vasta hakemuksen yhteydessä. Laskea saa vapaasti.',
      'Valitse auto',
    ],
    warned: true,
  },
  workshop: {
    title: 'Huolto ja renkaat',
    nav: 'Huolto',
    description:
      'Huollot, renkaanvaihto ja rengashotelli niissä Carstoren toimipisteissä, joissa on korjaamo.',
    hero: [
      'Sata kaksikymmentä kohtaa ennen myyntiä',
      'Ja kaupan jälkeen huolto, jonka hinta on tiedossa.',
      ['workshop-bay', 710],
    ],
    services: {
      title: 'Missä voimme auttaa?',
      cards: [
        [
          'Service',
          'Määräaikaishuolto',
          'Kiinteä hinta auton iän mukaan.',
          '/toimipisteet',
          'Etsi toimipiste',
        ],
        [
          'Tire',
          'Renkaanvaihto',
          'Kaksikymmentä minuuttia, kahvi kuuluu hintaan.',
          '/toimipisteet',
          'Etsi toimipiste',
        ],
        ['Shield', 'Turva', 'Kaksitoista kuukautta moottorille ja voimansiirrolle.', '/yhteys', 'Kysy lisää'],
      ],
    },
    tyres: [
      'Renkaat asuvat meillä',
      'Pesemme, mittaamme ja säilytämme ne kuivassa. Kun lehdet putoavat, lähetämme viestin.',
      'Varaa paikka',
      ['tyre-store', 711],
    ],
    faq: [
      'Lyhyet vastaukset',
      [
        'Milloin talvirenkaat on oltava alla?',
        'Marraskuun alusta maaliskuun loppuun, kun sää tai keli sitä edellyttää. Urasyvyyttä on oltava vähintään kolme milliä.',
      ],
      ['Hoidatteko katsastuksen?', 'Kyllä. Viemme auton ja palautamme sen todistuksen kanssa.'],
      ['Saanko sijaisauton?', 'Useimmissa toimipisteissä, pientä maksua vastaan.'],
    ],
  },
  business: {
    title: 'Yrityksille',
    nav: 'Yrityksille',
    description: 'Käytetyt pakettiautot ja yritysautot, valmiina työhön.',
    hero: [
      'Auto tiistaina, keikka keskiviikkona',
      'Käytettyjä pakettiautoja ja yhteiskäyttöautoja, jotka pääsevät heti liikkeelle.',
      ['van-depot', 712],
    ],
    figures: [
      ['Toimitus', '3 päivää', 'valmiista autoista'],
      ['Alv', 'Vähennys', 'merkityistä autoista'],
      ['Yhteys', '1', 'myyjä koko maahan'],
    ],
    facts: [
      'Yritykset kysyvät',
      [
        'Onnistuuko leasing?',
        'Onnistuu, enintään kuusi vuotta vanhoihin autoihin. Saat kaksi laskelmaa vertailtavaksi.',
      ],
      [
        'Otatteko vanhat automme?',
        'Kaikki kerralla. Lähetä lista rekisterinumeroista, vastaamme yhdellä taulukolla.',
      ],
      ['Entä varustelu?', 'Hyllyt, lattia, vetokoukku ja teippaukset ennen luovutusta.'],
    ],
    form: [
      'Mitä tarvitsette?',
      'Määrä, malli ja aikataulu. Lähetettyänne näette, minä päivänä saatte vastauksen.',
    ],
  },
  campaigns: {
    title: 'Alennetut hinnat',
    nav: 'Alennetut',
    description: 'Juuri halventuneet vaihtoautot kaikista toimipisteistä.',
    hero: [
      'Hinta laski, auto ei muuttunut',
      'Nämä ovat seisseet hetken liian kauan. Hyödy sinä siitä.',
      ['lake-summer', 713],
    ],
    clock: [
      'Kotiinkuljetus veloituksetta',
      'Kun ostat etänä ennen kuin aika loppuu, tuomme auton kotiin enintään 500 kilometrin päähän.',
      'Näytä autot',
    ],
    reduced: ['Juuri halventuneet', 'Kaikki alennetut'],
    terms: [
      'Ehdot',
      'Aiempi hinta on viimeisten kolmenkymmenen päivän alin. Alennettu hinta on voimassa, kunnes auto on myyty.',
      'Kotiinkuljetus koskee yksityishenkilöitä ja kiinteää osoitetta Manner-Suomessa, kerran kauppaa kohti.',
    ],
  },
};

const sv: SectionText = {
  kit: swedish.kit,
  finance: {
    title: 'Finansiering',
    nav: 'Finansiering',
    description: 'Billån, kontant eller inbyte. Fast pris och totalkostnaden på förhand.',
    hero: [
      'Priset är fast. Månadsraten väljer du.',
      'Flytta handpenningen på bilens sida och se vad raten blir.',
      ['car-hall', 709],
    ],
    ways: [
      'Så kan du betala',
      ['Billån', 'Handpenningen är oftast tjugo procent. Finansbolaget svarar vanligen samma dag.'],
      ['Kontant', 'Girering eller kort går bra. När pengarna syns är nycklarna dina.'],
      ['Inbyte', 'Vi värderar din nuvarande bil på stället och drar av den från priset.'],
    ],
    cta: [
      'Förmånligast nu',
      'Kreditupplysningen görs först när du ansöker. Räkna får man hur mycket man vill.',
      'Välj bil',
    ],
    warned: true,
  },
  workshop: {
    title: 'Service och däck',
    nav: 'Service',
    description: 'Service, däckbyte och däckhotell på de av Carstores verksamhetsställen som har verkstad.',
    hero: [
      'Hundratjugo punkter före försäljning',
      'Och service efteråt, till ett pris du vet.',
      ['workshop-bay', 710],
    ],
    services: {
      title: 'Vad kan vi hjälpa till med?',
      cards: [
        ['Service', 'Periodisk service', 'Fast pris efter bilens ålder.', '/toimipisteet', 'Hitta hit'],
        ['Tire', 'Däckbyte', 'Tjugo minuter, kaffet ingår.', '/toimipisteet', 'Hitta hit'],
        ['Shield', 'Trygghet', 'Tolv månader på motor och kraftöverföring.', '/yhteys', 'Fråga oss'],
      ],
    },
    tyres: [
      'Däcken bor hos oss',
      'Vi tvättar, mäter och förvarar dem torrt. När löven faller får du ett meddelande.',
      'Boka plats',
      ['tyre-store', 711],
    ],
    faq: [
      'Korta svar',
      [
        'När måste jag ha vinterdäck?',
        'Från början av november till slutet av mars, när väder eller väglag kräver det. Mönsterdjupet ska vara minst tre millimeter.',
      ],
      ['Sköter ni besiktningen?', 'Ja. Vi kör dit bilen och lämnar den tillbaka med intyget.'],
      ['Får jag en lånebil?', 'På de flesta ställen, mot en liten avgift.'],
    ],
  },
  business: {
    title: 'För företag',
    nav: 'Företag',
    description: 'Begagnade paketbilar och företagsbilar, färdiga för jobbet.',
    hero: [
      'Bil på tisdag, uppdrag på onsdag',
      'Begagnade paketbilar och poolbilar som kan rulla genast.',
      ['van-depot', 712],
    ],
    figures: [
      ['Leverans', '3 dagar', 'på bilar som står klara'],
      ['Moms', 'Avdrag', 'på märkta bilar'],
      ['Kontakt', '1', 'försäljare för hela landet'],
    ],
    facts: [
      'Företagen frågar',
      ['Går det med leasing?', 'Ja, på bilar som är högst sex år. Du får två kalkyler att jämföra.'],
      [
        'Tar ni våra gamla bilar?',
        'Alla på en gång. Skicka en lista med registernummer så svarar vi med en tabell.',
      ],
      ['Och inredningen?', 'Hyllor, golv, dragkrok och tejpning, före överlåtelsen.'],
    ],
    form: [
      'Vad behöver ni?',
      'Antal, modell och tidtabell. När ni har skickat ser ni vilken dag ni får svar.',
    ],
  },
  campaigns: {
    title: 'Sänkta priser',
    nav: 'Sänkta',
    description: 'Begagnade bilar som just blivit billigare, från alla verksamhetsställen.',
    hero: [
      'Priset sjönk, bilen är densamma',
      'De här har stått litet för länge. Ha nytta av det.',
      ['lake-summer', 713],
    ],
    clock: [
      'Hemkörning utan avgift',
      'Köper du på distans innan tiden tar slut kör vi hem bilen, högst 500 kilometer.',
      'Visa bilarna',
    ],
    reduced: ['Nyss sänkta', 'Alla sänkta'],
    terms: [
      'Villkor',
      'Det tidigare priset är det lägsta under de senaste trettio dagarna. Det sänkta priset gäller tills bilen är såld.',
      'Hemkörningen gäller privatpersoner och en fast adress på fastlandet, en gång per affär.',
    ],
  },
};

export const sections = (today: string) =>
  sectionPages(
    {
      names: { finance: 'rahoitus', workshop: 'huolto', business: 'yrityksille', campaigns: 'alennetut' },
      texts: { fi, sv },
      paths: { all: '/osta-auto/kaikki-autot', contact: '/yhteys', facilities: '/toimipisteet' },
    },
    today,
  );
