export const quote = {
  'quote.PCP': 'Avbetalning med garanterat restvärde (PCP)',
  'quote.HP': 'Avbetalningsköp (HP)',
  'quote.title': 'Räkna på din finansiering',
  'quote.hint':
    'Flytta kontantinsatsen för att se vad du betalar i månaden, eller månadskostnaden för att se vilken insats den kräver.',
  'quote.product': 'Typ av finansiering',
  'quote.miles': '{count} engelska mil',
  'quote.none': 'Ingen',
  'quote.noLimit': 'Ingen gräns',
  'quote.cashPrice': 'Kontantpris',
  'quote.duration': 'Avtalets längd',
  'quote.payments': '{count} månadsbetalningar à',
  'quote.lastPayment': 'Sista månadsbetalningen',
  'quote.purchaseFee': 'Avgift för att lösa ut bilen',
  'quote.charge': 'Total kreditkostnad',
  'quote.rate': 'Ränta (fast)',
  'quote.loading': 'Räknar på din offert…',
  'quote.error': 'Vi kunde inte räkna på den offerten; siffrorna är från den förra.',
  'quote.unavailable': 'Vi kan inte räkna på en offert här just nu.',
  'quote.retry': 'Försök igen',
  'quote.ask': 'Be oss om en offert',
  'quote.apply': 'Ansök om finansieringen',
  'quote.result': '{payment} i månaden i {term} med kontantinsatsen {deposit}.',
  'quote.deposit-too-low': 'Kontantinsatsen måste vara minst {used}.',
  'quote.deposit-too-high': 'Kontantinsatsen kan vara högst {used}.',
  'quote.payment-too-low':
    'Så låga betalningar kräver en större kontantinsats än vi kan ta emot. Vi har räknat med den högsta, {used}.',
  'quote.payment-too-high':
    'Så höga betalningar lämnar mindre än den lägsta kontantinsatsen. Vi har räknat med den lägsta, {used}.',
  'quote.term-not-offered': 'Finansieringen finns inte på den tiden. Vi har räknat med {used} månader.',
  'quote.mileage-not-offered':
    'Vi har inget restvärde för den körsträckan. Vi har räknat med {used} engelska mil om året.',
  'quote.how.credit': 'Kontantpriset minus kontantinsatsen är kreditbeloppet.',
  'quote.how.payments':
    'Månadsbetalningarna, och slutbetalningen där det finns en, betalar tillbaka krediten med den fasta räntan. Tillsammans med kontantinsatsen och avgifterna blir de det totala beloppet.',
  'quote.how.apr':
    'Den effektiva räntan är den årsränta då alla betalningar tillsammans är värda kreditbeloppet den dag det betalas ut, avgifterna inräknade.',
} as const;
