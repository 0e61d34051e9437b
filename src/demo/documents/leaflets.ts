import type { Leaflet } from './pdf';

const foot = 'Nordhem Bil AB, Vevgatan 3, Borås. Detta är ett påhittat företag.';

/** What a customer of the group may want to take home, by the last part of its id (`leaflet-service`). */
export const LEAFLETS: Readonly<Record<string, Leaflet>> = {
  service: {
    title: 'Så går en service till',
    lead: 'Från det att du lämnar bilen till det att du hämtar den, med vad som görs och vad som bara görs om du säger ja.',
    parts: [
      {
        heading: 'Innan',
        text: 'Boka på webben eller ring. Du får ett pris för den service som bilen ska ha, räknat på årsmodell och mätarställning. Lånebil bokar du samtidigt.',
      },
      {
        heading: 'Under dagen',
        text: 'Vi byter det som serviceboken säger, läser ut felkoder och går igenom bromsar, däck, belysning och underrede. Hittar vi något mer ringer vi innan vi gör något.',
      },
      {
        heading: 'Efteråt',
        text: 'Serviceboken stämplas, också den digitala. Du får en lista över vad som är gjort och vad som kan vänta, med ungefärligt pris och när det bör göras.',
      },
    ],
    foot,
  },
  warranty: {
    title: 'Garanti på begagnad bil',
    lead: 'Varje begagnad bil från Nordhem har tolv månaders garanti utan självrisk.',
    parts: [
      {
        heading: 'Vad garantin gäller',
        text: 'Motor, växellåda, drivlina, styrning, bromssystem och bilens elektriska system. För elbilar gäller den också laddare och batteriets styrning.',
      },
      {
        heading: 'Vad den inte gäller',
        text: 'Det som slits när man kör: bromsbelägg, däck, torkarblad, kopplingslamell. Inte heller skador av vatten, olycka eller fel bränsle.',
      },
      {
        heading: 'Om något händer',
        text: 'Ring närmaste verkstad. Kan bilen inte köras ordnar vi bärgning och en lånebil medan vi felsöker.',
      },
    ],
    foot,
  },
  tyres: {
    title: 'Däck, mönsterdjup och vinter',
    lead: 'Vad lagen kräver, vad vi råder till och hur du ser skillnaden.',
    parts: [
      {
        heading: 'Mönsterdjup',
        text: 'Minst 1,6 mm på sommardäck och 3 mm på vinterdäck. Vi råder till byte redan vid 3 respektive 4 mm, för då börjar bromssträckan på vått underlag växa.',
      },
      {
        heading: 'Vintertid',
        text: 'Från 1 december till 31 mars ska bilen ha vinterdäck när det är vinterväglag. Dubbdäck får användas från 1 oktober till 15 april.',
      },
      {
        heading: 'Däckhotell',
        text: 'Vi tvättar, mäter och förvarar hjulen. Efter varje säsong får du veta hur mycket mönster som är kvar på vart och ett.',
      },
    ],
    foot,
  },
};
