/** How cars do: days, views, requests and price. */
export const carNumbers = {
  'carNumbers.title': 'Numbers of each car',
  'carNumbers.none': 'No cars are shown at your facilities.',
  'carNumbers.facility': 'Facility',
  'carNumbers.number': 'Number',
  'carNumbers.views': 'Views and requests',
  'carNumbers.show': 'Show',
  'carNumbers.period': { one: 'the last {count} day', other: 'the last {count} days' },
  'carNumbers.sort.car': 'Car',
  'carNumbers.sort.days': 'Days in stock',
  'carNumbers.sort.views': 'Views',
  'carNumbers.sort.requests': 'Requests',
  'carNumbers.sort.price': 'Price',
  'carNumbers.sort.position': 'Price against like cars',
  'carNumbers.position.under': 'Under',
  'carNumbers.position.in': 'In line',
  'carNumbers.position.over': 'Over',
  'carNumbers.ofCars': { one: 'of {count} car', other: 'of {count} cars' },
  'carNumbers.compared': 'Cars compared',
  'carNumbers.medianDays': 'Median days in stock',
  'carNumbers.explained':
    'A view is counted when the page of a car has been in sight for two seconds, without cookies and without anything about who looks; programs that say what they are do not count. A price is compared with used cars of the same model in the group’s stock, adjusted to the age and mileage of the car: under the lowest quarter, over the highest, or in line. It takes at least eight like cars.',
} as const;
