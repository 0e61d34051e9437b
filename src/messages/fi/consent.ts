import type { consent as source } from '../en/consent';

export const consent = {
  'consent.label': 'Evästevalintasi',
  'consent.title': 'Evästeet, jos sinulle sopii',
  'consent.text':
    'Tarvitsemme yhden evästeen vastauksesi muistamiseen. Suostumuksellasi mittaamme myös käyntejä, kohdennamme mainontaamme ja näytämme muiden tarjoamia videoita, karttoja ja lomakkeita. Voit muuttaa mieltäsi milloin tahansa.',
  'consent.changed': 'Se, mitä kysymme, on muuttunut edellisen valintasi jälkeen.',
  'consent.acceptAll': 'Hyväksy kaikki',
  'consent.rejectAll': 'Hylkää kaikki',
  'consent.choose': 'Valitse itse',
  'consent.settings': 'Evästeasetukset',
  'consent.settingsText':
    'Valitse, mitä saamme tehdä. Mitä et ole valinnut, sitä emme tee. Löydät nämä asetukset jokaisen sivun alareunasta.',
  'consent.save': 'Tallenna valintani',
  'consent.close': 'Sulje tallentamatta',
  'consent.policy': 'Tietoa evästeistämme',
  'consent.necessaryTitle': 'Välttämättömät',
  'consent.necessaryText':
    'Muistaa tämän valinnan (puoli vuotta), sulkemasi ilmoitukset ja kesken olevan varauksen. Sivusto ei toimi ilman niitä, joten valittavaa ei ole.',
  'consent.analyticsTitle': 'Tilastot',
  'consent.analyticsText':
    'Kertoo meille, mitä sivuja luetaan, mitä haetaan ja missä kävijät luovuttavat, jotta voimme parantaa sivustoa.',
  'consent.marketingTitle': 'Mainonta',
  'consent.marketingText':
    'Näemme, mitkä mainokset tuovat tänne, ja voimme näyttää sinulle autojamme muilla sivustoilla.',
  'consent.externalTitle': 'Muiden videot, kartat ja lomakkeet',
  'consent.externalText':
    'Näyttää muiden yritysten tarjoaman sisällön suoraan sivuillamme. Ne saavat tällöin tietää IP-osoitteesi ja voivat asettaa omia evästeitään. Ilman suostumusta kukin osa odottaa, kunnes pyydät sitä.',
  'embed.formTitle': 'Lomake',
  'embed.formFrom':
    'Lomakkeen tarjoaa {provider}, joka saa tietää IP-osoitteesi ja voi asettaa evästeitä, kun lomake näytetään.',
  'embed.showForm': 'Näytä lomake',
  'embed.openForm': 'Avaa lomake uudessa ikkunassa',
  'embed.openPopup': 'Kirjoita meille',
  'embed.missingFormId': 'Missing FormId',
  'embed.refused':
    'Lomaketta ei voida näyttää tässä: osoite ei kuulu sivuston sallimalle palveluntarjoajalle.',
} as const satisfies Readonly<Record<keyof typeof source, string>>;
