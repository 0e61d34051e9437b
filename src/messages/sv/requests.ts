/** What a request says once it is sent: on the page, in the receipt to the visitor and in the mail to the dealer. */
export const requests = {
  'request.personAt': '{name} hos {facility}',
  'request.someoneAt': 'en säljare hos {facility}',
  'request.referenceLabel': 'Din referens',
  'request.answerBy': 'Du får svar senast {weekday} {date}, per telefon eller e-post.',
  'request.answerSoon': 'Du får svar per telefon eller e-post.',
  'request.carGone': 'Bilen är inte längre till salu. Säljaren kan hjälpa dig att hitta en liknande.',
  'request.call': 'Vill du inte vänta? Ring {phone} och uppge din referens.',
  'request.mailed': 'Vi skickar också en bekräftelse till din e-postadress.',
  'request.offline':
    'Du verkar sakna internet. Allt du har skrivit finns kvar här: skicka igen när du är uppkopplad.',
  'request.unavailable':
    'Vi kan inte ta emot förfrågningar just nu. Allt du har skrivit finns kvar här: försök igen om en stund, eller ring oss.',
  'receipt.subject': 'Vi har fått din förfrågan till {facility}',
  'receipt.subjectCar': 'Vi har fått din förfrågan om {car}',
  'receipt.subjectSell': 'Vi har fått uppgifterna om din bil',
  'receipt.loan': 'Det du räknade på',
  'receipt.loanShown': 'Lånet du såg',
  'receipt.quote': 'Finansieringen du räknade på',
  'receipt.quoteShown': 'Finansieringen du såg',
  'receipt.leasing': 'Leasingen du såg',
  'receipt.changed':
    'Siffrorna är andra än de du såg: vi har räknat om dem efter de villkor som gäller i dag.',
  'receipt.gone': 'Siffrorna du såg gäller inte längre. Vad som gäller får du veta när du får svar.',
  'receipt.perMonth': '{amount} per månad',
  'receipt.message':
    'Ditt meddelande har kommit fram men upprepas inte här, eftersom en bekräftelse kan hamna hos någon annan.',
  'receipt.reach': 'Så når du oss',
  'receipt.address': 'Adress',
  'receipt.reply': 'Svara på det här mejlet om du vill lägga till något. Svaret går till {who}.',
  'receipt.toCar': 'Se bilen',
  'receipt.why':
    'Du får det här mejlet för att adressen angavs i ett formulär hos {site}. Var det inte du kan du bortse från det.',
  'leadMail.carGone': '– inte längre till salu',
  'leadMail.to': 'Till',
  'leadMail.promised': 'Kunden har fått löfte om svar senast {weekday} {date}.',
  'leadMail.language': 'Kunden har läst sidan på {language}.',
  'leadMail.loan': 'Det kunden räknade på',
  'leadMail.loanShown': 'Lånet som visades på sidan',
  'leadMail.quote': 'Finansieringen kunden räknade på',
  'leadMail.quoteShown': 'Finansieringen som visades på sidan',
  'leadMail.leasing': 'Leasingen som visades på sidan',
  'leadMail.checked': 'Omräknat av webbplatsen efter bilens villkor: kunden såg samma siffror.',
  'leadMail.changed':
    'OBS: kunden såg andra siffror. De här är omräknade av webbplatsen efter bilens villkor.',
  'leadMail.gone':
    'OBS: kunden skickade siffror som inte hör till något erbjudande för bilen. De är utelämnade.',
  'leadMail.unchecked':
    'Kunden hade räknat på en finansiering. Den gick inte att kontrollera och är utelämnad.',
} as const;
