import type { consent as source } from '../en/consent';

export const consent = {
  'consent.label': 'Ditt val av kakor',
  'consent.title': 'Kakor, om du vill',
  'consent.text':
    'Vi behöver en kaka för att minnas ditt svar. Om du samtycker mäter vi också besök, anpassar vår annonsering och visar filmer, kartor och formulär från andra. Du kan ändra dig när som helst.',
  'consent.changed': 'Det vi frågar om har ändrats sedan du senast valde.',
  'consent.acceptAll': 'Godkänn alla',
  'consent.rejectAll': 'Avvisa alla',
  'consent.choose': 'Välj själv',
  'consent.settings': 'Inställningar för kakor',
  'consent.settingsText':
    'Välj vad vi får göra. Det du inte har kryssat i händer inte. Inställningarna finns längst ned på varje sida.',
  'consent.save': 'Spara mitt val',
  'consent.close': 'Stäng utan att spara',
  'consent.policy': 'Om våra kakor',
  'consent.necessaryTitle': 'Nödvändiga',
  'consent.necessaryText':
    'Minns det här valet (i ett halvår), meddelanden som du har stängt och en bokning som du är mitt i. Webbplatsen klarar sig inte utan, så här finns inget att välja.',
  'consent.analyticsTitle': 'Statistik',
  'consent.analyticsText':
    'Visar oss vilka sidor som läses, vad som söks och var besökare ger upp, så att vi kan göra det bättre.',
  'consent.marketingTitle': 'Annonsering',
  'consent.marketingText':
    'Låter oss se vilka annonser som leder hit och visa dig våra bilar på andra webbplatser.',
  'consent.externalTitle': 'Filmer, kartor och formulär från andra',
  'consent.externalText':
    'Visar det som andra företag tillhandahåller direkt på våra sidor. De får då veta din ip-adress och kan sätta egna kakor. Utan ditt samtycke väntar varje del tills du ber om den.',
  'embed.formTitle': 'Formulär',
  'embed.formFrom':
    'Formuläret kommer från {provider}, som får veta din ip-adress och kan sätta kakor när det visas.',
  'embed.showForm': 'Visa formuläret',
  'embed.openForm': 'Öppna formuläret i ett nytt fönster',
  'embed.openPopup': 'Skriv till oss',
  'embed.missingFormId': 'Missing FormId',
  'embed.refused':
    'Formuläret kan inte visas här: adressen tillhör ingen leverantör som webbplatsen tillåter.',
} as const satisfies Readonly<Record<keyof typeof source, string>>;
