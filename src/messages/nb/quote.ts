export const quote = {
  'quote.PCP': 'Avbetaling med garantert restverdi (PCP)',
  'quote.HP': 'Avbetalingskjøp (HP)',
  'quote.title': 'Regn på finansieringen',
  'quote.hint':
    'Flytt egenandelen for å se hva du betaler i måneden, eller månedsbeløpet for å se hvilken egenandel det krever.',
  'quote.product': 'Type finansiering',
  'quote.miles': '{count} engelske mil',
  'quote.none': 'Ingen',
  'quote.noLimit': 'Ingen grense',
  'quote.cashPrice': 'Kontantpris',
  'quote.duration': 'Avtalens lengde',
  'quote.payments': '{count} månedlige betalinger à',
  'quote.lastPayment': 'Siste månedlige betaling',
  'quote.purchaseFee': 'Gebyr for å overta bilen',
  'quote.charge': 'Samlet kredittkostnad',
  'quote.rate': 'Rente (fast)',
  'quote.loading': 'Regner på tilbudet ditt…',
  'quote.error': 'Vi kunne ikke regne på det tilbudet; tallene er fra det forrige.',
  'quote.unavailable': 'Vi kan ikke regne på et tilbud her akkurat nå.',
  'quote.retry': 'Prøv igjen',
  'quote.ask': 'Be oss om et tilbud',
  'quote.apply': 'Søk om finansieringen',
  'quote.result': '{payment} i måneden i {term} med egenandel {deposit}.',
  'quote.deposit-too-low': 'Egenandelen må være minst {used}.',
  'quote.deposit-too-high': 'Egenandelen kan være høyst {used}.',
  'quote.payment-too-low':
    'Så lave betalinger krever en større egenandel enn vi kan ta imot. Vi har regnet med den høyeste, {used}.',
  'quote.payment-too-high':
    'Så høye betalinger gir mindre enn den laveste egenandelen. Vi har regnet med den laveste, {used}.',
  'quote.term-not-offered': 'Finansieringen tilbys ikke over den tiden. Vi har regnet med {used} måneder.',
  'quote.mileage-not-offered':
    'Vi har ingen restverdi for den kjørelengden. Vi har regnet med {used} engelske mil i året.',
  'quote.how.credit': 'Kontantprisen minus egenandelen er kredittbeløpet.',
  'quote.how.payments':
    'De månedlige betalingene, og sluttbetalingen der det er en, betaler tilbake kreditten med den faste renten. Sammen med egenandelen og gebyrene blir de det samlede beløpet.',
  'quote.how.apr':
    'Den effektive renten er den årsrenten der alle betalingene til sammen er verdt kredittbeløpet den dagen det utbetales, gebyrene medregnet.',
} as const;
