import type { StoryCopy } from '../../build/story';

export const workshopStories: readonly StoryCopy[] = [
  {
    name: 'en-dag-i-verkstaden',
    days: 8,
    author: 'Mikael Forss',
    scene: ['workshop-bay', 171],
    tags: ['verkstad', 'manniskor'],
    texts: {
      sv: {
        title: 'En dag i verkstaden, från första porten till sista provkörningen',
        premble: 'Elva bilar, två överraskningar och en kundvagn. Vi följde med en helt vanlig tisdag.',
        body: [
          'Porten går upp tio i sju. Kaffet är redan klart, det är en regel här. På tavlan står dagens elva jobb.',
          '## 07.05',
          'Första bilen är en kombi på service. Mekanikern läser felkoderna innan han lyfter den. Allt är tyst utom en notering: batteriet i nyckeln. Det byts direkt, utan att skrivas på fakturan.',
          '## 09.40',
          'En bil som drar åt vänster visar sig ha ett däcktryck på 1,4. Pumpa, provkör, klart. Kunden som var beredd på en ny hjulupphängning får åka hem med ett leende.',
          '## 13.15',
          'Dagens svåraste. Ett glapp som bara hörs i kyla. Bilen får stå ute med öppen huv i en timme, sedan hörs det: en bussning. Vi ringer ägaren, berättar vad det kostar och får ett ja.',
          '## 16.50',
          'Sista provkörningen. Alltid utan radio. Den som har lagat bilen kör den, det är också en regel.',
          'När porten stängs är nio bilar hemma. Två får vänta på delar, och deras ägare har fått låna bil.',
        ],
      },
    },
  },
  {
    name: 'nar-ska-dacken-bytas',
    days: 34,
    author: 'Mikael Forss',
    scene: ['tyre-store', 172],
    tags: ['verkstad', 'sakerhet'],
    texts: {
      sv: {
        title: 'När är däcken slut på riktigt?',
        premble: 'Lagen säger 1,6 och 3 millimeter. Vattnet på vägen är strängare än så.',
        body: [
          'Ett nytt däck har ungefär åtta millimeter mönster. Mönstret finns för att vatten ska ha någonstans att ta vägen.',
          '## Gränserna',
          'Sommardäck får ha minst 1,6 millimeter och vinterdäck minst 3 millimeter. Redan vid fyra millimeter är bromssträckan på våt väg tydligt längre. Vi brukar rekommendera byte där.',
          '## Mät själv',
          'Lägg en enkrona i spåret på flera ställen, i mitten och på kanterna. Ser det ojämnt ut är det ofta <a href="/dack-och-biltillbehor/hjulskifte-och-hjulinstallningar">hjulinställningen</a>.',
          '## Ålder',
          'Fyra siffror på däcksidan visar vecka och år. 1423 är vecka 14, 2023. Gummi åldras även i garaget. Efter sex år bör någon som vet titta på dem, efter tio bör de bytas oavsett mönster.',
        ],
      },
    },
  },
  {
    name: 'sa-varderar-vi-din-bil',
    days: 72,
    author: 'Jonas Hedberg',
    scene: ['facade', 173],
    tags: ['kopa', 'ekonomi'],
    texts: {
      sv: {
        title: 'Så värderar vi din bil',
        premble:
          'Mil, skick, utrustning och efterfrågan. Och varför en tvättad bil inte är värd mer men ändå lönar sig.',
        body: [
          'En värdering är en gissning om vad nästa ägare vill betala, minus det som ska göras innan. Här är vad vi tittar på, i den ordningen.',
          '## Det som väger tungt',
          [
            'Årsmodell och mätarställning',
            'Servicehistorik, komplett eller med luckor',
            'Skador på plåt, glas och fälg',
            'Hur många likadana som redan är till salu',
          ],
          '## Det som väger lite',
          'Vinterhjul är bra att ha men höjer sällan priset mer än några tusenlappar. Dyr utrustning från när bilen var ny är sällan värd lika mycket för den som köper.',
          '## Det du kan göra',
          'Städa och tvätta. Inte för att lura någon, utan för att vi då ser bilen som den är. Ta fram båda nycklarna och serviceboken. Berätta om det som är trasigt; vi hittar det ändå, och då går allt snabbare.',
          'Vill du veta vad din är värd? <a href="/salj-bil">Skicka uppgifterna</a>.',
        ],
      },
    },
  },
  {
    name: 'larlingen-som-blev-kvar',
    days: 96,
    author: 'Elin Strand',
    scene: ['showroom', 174],
    tags: ['manniskor', 'verkstad'],
    texts: {
      sv: {
        title: 'Lärlingen som blev kvar',
        premble: 'Hon skulle vara i verkstaden i tre veckor. Det har gått fyra år.',
        body: [
          'Wilma sökte praktik för att det låg nära bussen. I dag är hon den i verkstaden som de andra frågar när en elbil inte vill vakna.',
          '– Första veckan sopade jag golv och lyssnade. Andra veckan fick jag byta bromsbelägg under uppsikt. Tredje veckan sa chefen att jag fick komma tillbaka om jag ville.',
          '## Från oljefilter till högspänning',
          'Utbildningen för högspänning tar en vecka, vanan tar ett år. Det svåraste, säger hon, är inte tekniken utan att skynda långsamt. Man mäter, väntar, mäter igen.',
          '– Folk tror att elbilar inte går sönder. Det gör de. Men det är ofta små saker: en kontakt, en fläkt, en uppdatering.',
          '## Hennes råd till den som är nyfiken',
          'Ring en verkstad och fråga om du får komma en dag. De flesta säger ja. Ta med ordentliga skor.',
        ],
      },
    },
  },
];
