export const serviceWizard = {
  'wizard.steps': 'Varauksen vaiheet',
  'wizard.step2': 'Auton tiedot',
  'wizard.step3': 'Valitse palvelut',
  'wizard.step4': 'Korjaamo',
  'wizard.step5': 'Yhteenveto',
  'wizard.brand': 'Varaa {brand}-huolto täältä',
  'wizard.back': 'Takaisin',
  'wizard.decline': 'Ei kiitos',
  'wizard.close': 'Sulje',
  'wizard.closeBox': 'Sulje ikkuna',
  'wizard.edit': 'Muuta: {name}',
  'wizard.addOns': 'Lisäpalvelut',
  'wizard.stays': 'Odotan paikan päällä työn ajan',
  'wizard.staying': 'Olet valinnut odottaa paikan päällä',
  'wizard.car': 'Auto',
  'wizard.noWorkshops': 'Korjaamoja ei löytynyt',
  'wizard.workshopsFailed':
    'Jokin meni vikaan, kun haimme korjaamoja. Yritä uudelleen tai pyydä apua osoitteesta {email}.',
  'wizard.send': 'Lähetä varauspyyntö',
  'wizard.sent':
    'Lähetämme sähköpostin osoitteeseen {email}. Siinä on linkki, jolla voit muuttaa tai perua varauksen.',
} as const;
