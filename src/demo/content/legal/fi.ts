import { addressLine, mailLink, phoneLink } from '../build/contact';
import { closesForSession, type Legal } from './text';

export const fi: Legal = {
  privacy: (site) => ({
    title: 'Näin käsittelemme henkilötietoja',
    nav: 'Tietosuoja',
    description: `Mitä henkilötietoja ${site.name} käsittelee, miksi, kuinka kauan ja mitä oikeuksia sinulla on.`,
    body: [
      `Rekisterinpitäjä on ${addressLine(site)}, Y-tunnus ${site.organisation.registrationNumber}.`,
      '## Mitä keräämme',
      'Kun lähetät lomakkeen, tallennamme kirjoittamasi tiedot: nimen, puhelinnumeron, sähköpostin, viestin ja auton, jota se koskee. Kun käyt sivustolla, palvelin tallentaa teknisiä lokeja ilman nimiä ja yhteystietoja.',
      '## Miksi',
      'Jotta voimme vastata yhteydenottoosi ja kaupan syntyessä täyttää sopimuksen. Emme myy tietoja emmekä lähetä viestejä, joita et ole pyytänyt. Jos seuraat hakua tai hintaa, tallennamme sähköpostiosoitteesi ja seurannan kohteen kirjoittaaksemme sinulle vain siitä; perusteena on suostumuksesi, jonka vahvistat sähköpostitse ja perut yhdellä napsautuksella.',
      '## Kuinka kauan',
      [
        'Yhteydenotot, jotka eivät johda kauppaan: kaksitoista kuukautta',
        'Sopimukset ja kirjanpito: kirjanpitolain mukaan kuusi vuotta tilikauden päättymisestä',
        'Hakuvahdit: kunnes poistat ne, enintään kaksitoista kuukautta; vahvistamattomat seitsemän ja lopetetut kolmekymmentä päivää',
        'Tekniset lokit: kolmekymmentä päivää',
      ],
      '## Kuka tiedot näkee',
      'Sen toimipisteen myyjät ja huolto, johon otat yhteyttä, sekä sähköpostimme ja palvelimemme ylläpitäjät EU:n alueella.',
      '## Oikeutesi',
      `Voit pyytää tietosi nähtäväksi, korjattavaksi tai poistettavaksi ja vastustaa niiden käyttöä. Kirjoita osoitteeseen ${mailLink(site)} tai soita ${phoneLink(site)}. Jos et ole tyytyväinen vastaukseen, voit kääntyä tietosuojavaltuutetun puoleen.`,
    ],
  }),
  cookies: (site) => ({
    title: 'Evästeet',
    nav: 'Evästeet',
    description: 'Mitä evästeitä käytämme, mitä ne tekevät ja miten muutat valintaasi.',
    body: [
      'Eväste on lyhyt teksti, jonka selain säilyttää sivustoa varten. Käytämme niitä niin vähän kuin voimme, ja ennen vastaustasi vain välttämättömiä.',
      '## Välttämättömät',
      [
        '<strong>consent</strong> muistaa puolen vuoden ajan, mihin olet suostunut.',
        ...(closesForSession(site)
          ? []
          : ['<strong>hideAlert</strong> muistaa vuorokauden ajan, että olet sulkenut ilmoituksen.']),
        `<strong>Istuntomuisti</strong> muistaa, mitä olet kirjoittanut lomakkeeseen mutta et vielä lähettänyt, ${closesForSession(site) ? 'että olet sulkenut ilmoituksen, ' : ''}kuinka pitkällä olet varauksessa, missä kohdassa luetteloa olit ja haluatko suodattimet listan viereen vai laatikkoon. Se häviää, kun suljet välilehden.`,
        ...(site.paths.tyreHotel === undefined
          ? []
          : [
              '<strong>fc-tyre-hotel</strong> pitää sinut kirjautuneena rengashotelliin: puoli tuntia viimeisen toimintosi jälkeen, enintään kaksitoista tuntia.',
            ]),
        ...(site.paths.savedCars === undefined
          ? []
          : [
              '<strong>saved-cars</strong> ja <strong>compared-cars</strong> muistavat selaimen tallennustilassa, mitkä autot olet itse tallentanut tai valinnut vertailuun, kunnes poistat ne.',
            ]),
      ],
      'Niitä tarvitaan siihen, mitä olet itse pyytänyt, joten niistä emme kysy.',
      '## Suostumuksellasi',
      [
        '<strong>Tilastot:</strong> mitä sivuja luetaan ja mitä haetaan. Mittaustyökalut asettavat omia evästeitään, joiden nimi alkaa usein _ga.',
        '<strong>Mainonta:</strong> mitkä mainokset tuovat tänne, ja mainoksemme muilla sivustoilla. Evästeitä, joiden nimi alkaa _gcl tai _fbp.',
        '<strong>Muiden sisältö:</strong> YouTube-videot, kartat ja lomakkeet. Niiden tarjoaja saa tietää IP-osoitteesi ja voi asettaa omia evästeitään.',
      ],
      '## Muuta valintaasi',
      'Jokaisen sivun alareunassa on Evästeasetukset. Jos perut suostumuksen, poistamme siihen kuuluvat evästeet. Voit poistaa evästeet myös selaimen asetuksista. Sivut toimivat silti.',
    ],
  }),
  accessibility: (site) => ({
    title: 'Saavutettavuus\u00adseloste',
    nav: 'Saavutettavuus',
    description: `Kuinka saavutettava ${site.name} on, missä on parannettavaa ja miten annat palautetta.`,
    body: [
      'Jokaisen pitää pystyä löytämään, lukemaan ja käyttämään sivustoa hiirellä, näppäimistöllä, ruudunlukijalla tai suurennettuna.',
      '## Kuinka saavutettava sivusto on?',
      'Noudatamme WCAG 2.2 -ohjeiston tasoa AA ja kokeilemme jokaista sivutyyppiä automaattisilla työkaluilla, pelkällä näppäimistöllä ja ilman skriptejä. Tiedossamme ei ole puutteita, jotka estäisivät hakemasta, lukemasta tai lähettämästä yhteydenottoa.',
      '## Missä voimme parantaa',
      [
        'Vaihtoautojen kuvaukset kirjoittaa moni, ja otsikot ovat joskus väärässä järjestyksessä.',
        'Ilmoitusten kuvilla on yksi yhteinen kuvaus.',
        'Toimipisteen kartta on kuva. Osoite on aina vieressä tekstinä.',
      ],
      '## Kerro meille',
      `Kohtasitko esteen? Kirjoita osoitteeseen ${mailLink(site)} tai soita ${phoneLink(site)}. Autamme muulla tavalla sillä aikaa, kun korjaamme vian, ja vastaamme kahden arkipäivän kuluessa.`,
      'Saavutettavuutta valvoo Liikenne- ja viestintävirasto Traficom.',
    ],
  }),
  notFound: {
    title: 'Tie päättyy tähän',
    nav: 'Sivua ei löydy',
    text: 'Sivu on siirtynyt tai osoite on mennyt matkalla väärin. Autamme sinut takaisin.',
  },
};
