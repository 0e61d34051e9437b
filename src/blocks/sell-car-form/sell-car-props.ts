import { REQUEST_KEYS, type RequestIslandProps } from '~/features/request-form';
import type { MessageKey, MessageSubset, Translate } from '~/messages';
import { ESTIMATE_KEYS } from './estimate-panel';

export const SELL_CAR_KEYS = [
  ...REQUEST_KEYS,
  ...ESTIMATE_KEYS,
  ...(['sell.option', 'sell.optionSell', 'sell.optionTradeIn', 'sell.regno', 'sell.milage'] as const),
  ...(['sell.otherHint', 'sell.send', 'sell.successTitle', 'sell.successText', 'sell.again'] as const),
  'sellCarFormError',
] as const satisfies readonly MessageKey[];
type SellCarKey = (typeof SELL_CAR_KEYS)[number];
export type SellCarTexts = Translate<SellCarKey>;

export interface SellCarFormProps extends RequestIslandProps {
  readonly texts: MessageSubset<SellCarKey>;
  /** Unit of the mileage, in words where it needs some. */
  readonly milageUnit: string;
  /** The site says what a car may be traded in for. */
  readonly isValued: boolean;
  /** The empty form again. */
  readonly againHref: string;
}
