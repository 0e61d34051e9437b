import type { consent as source } from '../en/consent';

export const consent = {
  'consent.label': 'Ditt valg av informasjonskapsler',
  'consent.title': 'Informasjonskapsler, om du vil',
  'consent.text':
    'Vi trenger én informasjonskapsel for å huske svaret ditt. Hvis du samtykker, måler vi også besøk, tilpasser annonsene våre og viser filmer, kart og skjemaer fra andre. Du kan ombestemme deg når som helst.',
  'consent.changed': 'Det vi spør om, er endret siden du sist valgte.',
  'consent.acceptAll': 'Godta alle',
  'consent.rejectAll': 'Avvis alle',
  'consent.choose': 'Velg selv',
  'consent.settings': 'Innstillinger for informasjonskapsler',
  'consent.settingsText':
    'Velg hva vi får gjøre. Det du ikke har krysset av for, skjer ikke. Innstillingene finner du nederst på hver side.',
  'consent.save': 'Lagre valget mitt',
  'consent.close': 'Lukk uten å lagre',
  'consent.policy': 'Om informasjonskapslene våre',
  'consent.necessaryTitle': 'Nødvendige',
  'consent.necessaryText':
    'Husker dette valget (i et halvt år), meldinger du har lukket, og en bestilling du er midt i. Nettstedet klarer seg ikke uten, så her er det ingenting å velge.',
  'consent.analyticsTitle': 'Statistikk',
  'consent.analyticsText':
    'Viser oss hvilke sider som leses, hva det søkes etter, og hvor besøkende gir opp, slik at vi kan gjøre det bedre.',
  'consent.marketingTitle': 'Annonsering',
  'consent.marketingText':
    'Lar oss se hvilke annonser som fører hit, og vise deg bilene våre på andre nettsteder.',
  'consent.externalTitle': 'Filmer, kart og skjemaer fra andre',
  'consent.externalText':
    'Viser det andre selskaper leverer, direkte på sidene våre. De får da vite IP-adressen din og kan sette egne informasjonskapsler. Uten samtykke venter hver del til du ber om den.',
  'embed.formTitle': 'Skjema',
  'embed.formFrom':
    'Skjemaet kommer fra {provider}, som får vite IP-adressen din og kan sette informasjonskapsler når det vises.',
  'embed.showForm': 'Vis skjemaet',
  'embed.openForm': 'Åpne skjemaet i et nytt vindu',
  'embed.openPopup': 'Skriv til oss',
  'embed.missingFormId': 'Missing FormId',
  'embed.refused': 'Skjemaet kan ikke vises her: adressen tilhører ingen leverandør som nettstedet tillater.',
} as const satisfies Readonly<Record<keyof typeof source, string>>;
