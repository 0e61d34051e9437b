/** What a car may be traded in for, and how the estimate comes about. */
export const valuation = {
  'valuation.title': 'Estimate',
  'valuation.idle':
    'Fill in registration number and mileage, and we work out an estimate from the prices of similar cars in our stock.',
  'valuation.busy': 'Comparing with similar cars …',
  'valuation.failed':
    'The estimate could not be worked out just now. Send the details and a valuer will answer.',
  'valuation.limited':
    'You have asked about many cars in a short time. Wait a moment, or send the details and a valuer will answer.',
  'valuation.badPlate': 'A registration number has 2–7 letters and digits. Without it there is no estimate.',
  'valuation.range': 'Estimate for {car}: {range}',
  'valuation.how': 'How we got there',
  'valuation.cars':
    'We have {count} used {model} in stock, model year {years}, with {mileages} on the clock. {near} of them have gone about as far as yours.',
  'valuation.adjusted':
    'The price of each car is converted to the age and mileage of yours: {perYear} per year and {perDistance} per {distance}.',
  'valuation.margin':
    'The middle price is {price}. From it we take {margin} for VAT, making ready, guarantee, costs and our profit: {middle}.',
  'valuation.quartiles': 'The range holds the middle half of the cars.',
  'valuation.noPromise':
    'Engine, equipment and condition are not counted in. It is an estimate and not an offer: a valuer needs to see the car first.',
  'valuation.none': 'No estimate for {car}',
  'valuation.tooFew': {
    one: 'There is {count} car of the same model, age and mileage in stock. We estimate only when there are at least {needed}.',
    other:
      'There are {count} cars of the same model, age and mileage in stock. We estimate only when there are at least {needed}.',
  },
  'valuation.unknownAge': 'The register has no model year for the car, so it cannot be compared.',
  'valuation.unknownCar': 'The register does not know the number. Check it, or send the details anyway.',
  'valuation.valuer': 'Send the details and a valuer will look at your very car.',
} as const;
