/** Finance quotes of the British site (QUOTE-5). */
export const quote = {
  'quote.PCP': 'Personal contract purchase (PCP)',
  'quote.HP': 'Hire purchase (HP)',
  'quote.title': 'Work out your finance',
  'quote.hint':
    'Move the deposit to see what you pay a month, or the monthly payment to see the deposit it takes.',
  'quote.product': 'Kind of finance',
  'quote.miles': '{count} miles',
  'quote.none': 'None',
  'quote.noLimit': 'No limit',
  'quote.cashPrice': 'Cash price',
  'quote.duration': 'Duration of agreement',
  'quote.payments': '{count} monthly payments of',
  'quote.lastPayment': 'Last monthly payment',
  'quote.purchaseFee': 'Option to purchase fee',
  'quote.charge': 'Total charge for credit',
  'quote.rate': 'Rate of interest (fixed)',
  'quote.loading': 'Working out your quote…',
  'quote.error': 'We could not work out that quote; the figures are those of your last one.',
  'quote.unavailable': 'We cannot work out a quote here just now.',
  'quote.retry': 'Try again',
  'quote.ask': 'Ask us for a quote',
  'quote.apply': 'Apply for this finance',
  'quote.result': '{payment} a month for {term} with a deposit of {deposit}.',
  'quote.deposit-too-low': 'The deposit must be at least {used}.',
  'quote.deposit-too-high': 'The deposit can be at most {used}.',
  'quote.payment-too-low':
    'Payments that low would take a bigger deposit than we can accept. We have used the highest, {used}.',
  'quote.payment-too-high':
    'Payments that high would leave less than the lowest deposit. We have used the lowest, {used}.',
  'quote.term-not-offered': 'This finance is not offered over that term. We have used {used} months.',
  'quote.mileage-not-offered': 'We have no value for that mileage. We have used {used} miles a year.',
  'quote.how.credit': 'The cash price less the deposit is the amount of credit.',
  'quote.how.payments':
    'The monthly payments, and the final payment where there is one, pay back that credit with interest at the fixed rate. Together with the deposit and the fees they are the total amount payable.',
  'quote.how.apr':
    'The representative APR is the yearly rate at which all payments together are worth the amount of credit on the day it is paid out, fees counted in.',
} as const;
