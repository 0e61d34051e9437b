/** How cars do: days, views, requests and price. */
export const carNumbers = {
  'carNumbers.title': 'Siffror per bil',
  'carNumbers.none': 'Inga bilar visas på dina anläggningar.',
  'carNumbers.facility': 'Anläggning',
  'carNumbers.number': 'Nummer',
  'carNumbers.views': 'Visningar och förfrågningar',
  'carNumbers.show': 'Visa',
  'carNumbers.period': { one: 'senaste {count} dagen', other: 'senaste {count} dagarna' },
  'carNumbers.sort.car': 'Bil',
  'carNumbers.sort.days': 'Dagar i lager',
  'carNumbers.sort.views': 'Visningar',
  'carNumbers.sort.requests': 'Förfrågningar',
  'carNumbers.sort.price': 'Pris',
  'carNumbers.sort.position': 'Pris mot liknande',
  'carNumbers.position.under': 'Lägre',
  'carNumbers.position.in': 'I nivå',
  'carNumbers.position.over': 'Högre',
  'carNumbers.ofCars': { one: 'av {count} bil', other: 'av {count} bilar' },
  'carNumbers.compared': 'Jämförda bilar',
  'carNumbers.medianDays': 'Median dagar i lager',
  'carNumbers.explained':
    'En visning räknas när bilens sida har synts i två sekunder, utan kakor och utan uppgifter om den som tittar; program som säger vad de är räknas inte. Priset jämförs med begagnade bilar av samma modell i gruppens lager, omräknade till bilens ålder och miltal: under den lägsta fjärdedelen, över den högsta, eller i nivå. Minst åtta liknande bilar behövs.',
};
