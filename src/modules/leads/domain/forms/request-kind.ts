import type { RequestValues } from './form';

/** What a request is about, as lists say it. */
export type RequestKind = 'service' | 'sell' | 'tradeIn' | 'testDrive' | 'quote' | 'car' | 'contact';

export function requestKind({ service, option, testDrive, quote, carId, car }: RequestValues): RequestKind {
  if (service !== null) return 'service';
  if (option !== '') return option === 'sell' ? 'sell' : 'tradeIn';
  if (testDrive) return 'testDrive';
  if (quote) return 'quote';
  return carId !== '' || car !== '' ? 'car' : 'contact';
}
