import { addressLine, mailLink, phoneLink } from '../build/contact';
import { closesForSession, type Legal } from './text';

export const sv: Legal = {
  privacy: (site) => ({
    title: 'Så behandlar vi personuppgifter',
    nav: 'Integritet',
    description: `Vilka personuppgifter ${site.name} behandlar, varför, hur länge och vilka rättigheter du har.`,
    body: [
      `Ansvarig för uppgifterna är ${addressLine(site)}, organisationsnummer ${site.organisation.registrationNumber}.`,
      '## Vad vi samlar in',
      'När du skickar ett formulär sparar vi det du skriver: namn, telefon, e-post, meddelande och vilken bil det gäller. När du besöker webbplatsen sparar servern tekniska loggar utan namn eller kontaktuppgifter.',
      '## Varför',
      'För att svara på din förfrågan och, om det blir en affär, för att fullgöra avtalet. Grunden är ditt önskemål om att bli kontaktad och senare avtalet mellan oss. Vi säljer inga uppgifter och skickar inga utskick som du inte har bett om. Bevakar du en sökning eller ett pris sparar vi din e-postadress och vad du bevakar, för att mejla just om det; grunden är ditt samtycke, som du bekräftar via mejl och tar tillbaka med ett klick.',
      '## Hur länge',
      [
        'Förfrågningar som inte leder till köp: tolv månader',
        'Avtal och bokföring: sju år, enligt bokföringslagen',
        'Bevakningar: tills du raderar dem, högst tolv månader; obekräftade sju dagar och avslutade trettio dagar',
        'Tekniska loggar: trettio dagar',
      ],
      '## Vem som ser uppgifterna',
      'Säljare och verkstad på den anläggning du kontaktar, och de leverantörer som driver vår e-post och våra servrar inom EU.',
      '## Dina rättigheter',
      `Du kan begära ut, rätta eller få dina uppgifter raderade, och invända mot hur vi använder dem. Skriv till ${mailLink(site)} eller ring ${phoneLink(site)}. Är du inte nöjd med svaret kan du vända dig till Integritetsskyddsmyndigheten.`,
    ],
  }),
  cookies: (site) => ({
    title: 'Kakor',
    nav: 'Kakor',
    description: 'Vilka kakor vi använder, vad de gör och hur du ändrar ditt val.',
    body: [
      'En kaka är en liten text som webbläsaren sparar åt en webbplats. Vi använder så få vi kan, och innan du har svarat bara de nödvändiga.',
      '## Nödvändiga',
      [
        '<strong>consent</strong> minns i ett halvår vad du har samtyckt till.',
        ...(closesForSession(site)
          ? []
          : ['<strong>hideAlert</strong> minns i ett dygn att du har stängt ett meddelande.']),
        `<strong>Sessionslagring</strong> minns vad du har skrivit i ett formulär utan att skicka det, ${closesForSession(site) ? 'att du har stängt ett meddelande, ' : ''}hur långt du har kommit med en bokning, var i en lista du var och om du vill ha filtren vid sidan av listan eller i en låda. Den försvinner när du stänger fliken.`,
        ...(site.paths.tyreHotel === undefined
          ? []
          : [
              '<strong>fc-tyre-hotel</strong> håller dig inloggad i däckhotellet: en halvtimme efter det du senast gjorde, högst tolv timmar.',
            ]),
        ...(site.paths.savedCars === undefined
          ? []
          : [
              '<strong>saved-cars</strong> och <strong>compared-cars</strong> minns i webbläsarens lagring vilka bilar du själv har sparat eller valt att jämföra, tills du tar bort dem.',
            ]),
      ],
      'De behövs för det du själv har bett om, och därför frågar vi inte om dem.',
      '## Om du samtycker',
      [
        '<strong>Statistik:</strong> vilka sidor som läses och vad som söks. Mätverktyg sätter egna kakor, ofta med namn som börjar på _ga.',
        '<strong>Annonsering:</strong> vilka annonser som leder hit, och våra annonser på andra webbplatser. Kakor med namn som börjar på _gcl eller _fbp.',
        '<strong>Innehåll från andra:</strong> filmer från YouTube, kartor och formulär. Företaget bakom får veta din ip-adress och kan sätta egna kakor.',
      ],
      '## Ändra ditt val',
      'Längst ned på varje sida finns Inställningar för kakor. Tar du tillbaka ett samtycke raderar vi kakorna som hör till det. Du kan också ta bort kakor i webbläsarens inställningar. Sidorna fungerar ändå.',
    ],
  }),
  accessibility: (site) => ({
    title: 'Tillgänglighets\u00adredogörelse',
    nav: 'Tillgänglighet',
    description: `Hur tillgänglig ${site.name} är, vad som brister och hur du anmäler problem.`,
    body: [
      'Alla ska kunna hitta, läsa och använda det som finns här, med mus, tangentbord, skärmläsare eller förstoring.',
      '## Hur tillgänglig är webbplatsen?',
      'Vi arbetar efter WCAG 2.2, nivå AA, och prövar varje sidtyp med automatiska verktyg, med bara tangentbord och utan skript. Vi känner inte till några brister som hindrar dig från att söka, läsa eller skicka en förfrågan.',
      '## Det vi vet kan bli bättre',
      [
        'Beskrivningar av begagnade bilar skrivs av många händer och har ibland rubriker i fel ordning.',
        'Bilder i bilannonser har en gemensam beskrivning, inte en för varje detalj.',
        'Kartan på anläggningssidor är en bild. Adressen står alltid i text bredvid.',
      ],
      '## Säg till',
      `Stöter du på ett hinder? Skriv till ${mailLink(site)} eller ring ${phoneLink(site)}, så hjälper vi dig på annat sätt medan vi rättar felet. Vi svarar inom två arbetsdagar.`,
      '## Tillsyn',
      'Post- och telestyrelsen, PTS, har tillsyn enligt lagen om vissa produkters och tjänsters tillgänglighet. Dit kan du vända dig om du inte är nöjd med vårt svar.',
    ],
  }),
  notFound: {
    title: 'Här tar vägen slut',
    nav: 'Sidan finns inte',
    text: 'Sidan har flyttat, eller så har adressen blivit fel på vägen. Vi hjälper dig tillbaka.',
  },
};
