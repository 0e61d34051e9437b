/** One version of a dealer's whole stock: every row carries the version in its make and its price. */
export interface StockVersion {
  readonly make: string;
  readonly cars: number;
  readonly firstId: number;
  readonly price: number;
}

/** The stock as a vehicle listing feed. */
export function listingFeed({ make, cars, firstId, price }: StockVersion, store = 'S1'): string {
  const rows = Array.from({ length: cars }, (_, at) =>
    [
      store,
      `car-${firstId + at}`,
      make,
      'V60',
      2020 + (at % 5),
      'used',
      `${price + at}.00 SEK`,
      `${at} km`,
    ].join(','),
  );
  return ['store_code,id,make,model,year,condition,price,mileage', ...rows, ''].join('\n');
}

/** The stock as an automotive inventory feed. */
export function inventoryFeed({ make, cars, firstId, price }: StockVersion, dealer = 'D1'): string {
  const rows = Array.from({ length: cars }, (_, at) =>
    [dealer, `inv-${firstId + at}`, make, 'Niro', 2021, 'USED', `${price + at} SEK`, at * 10, 'KM'].join(
      '\t',
    ),
  );
  const header = ['dealer_id', 'vehicle_id', 'make', 'model', 'year', 'state_of_vehicle', 'price'];
  return [[...header, 'mileage.value', 'mileage.unit'].join('\t'), ...rows, ''].join('\n');
}

/** The stock as record lines. */
export function recordFeed({ make, cars, firstId, price }: StockVersion, site = 'R1'): string {
  const rows = Array.from({ length: cars }, (_, at) =>
    JSON.stringify({
      car_id: `rec-${firstId + at}`,
      car_site_id: site,
      car_brand: make,
      car_model: 'Corsa',
      car_year: 2022,
      car_condition: 'Begagnad',
      car_retail_price: price + at,
    }),
  );
  return `${rows.join('\n')}\n`;
}
