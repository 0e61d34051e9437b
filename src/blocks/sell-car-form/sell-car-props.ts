import type { FieldRules, PrivacyLink } from '~/features/request-form';
import { REQUEST_KEYS } from '~/features/request-form';
import type { MessageKey, MessageSubset, Translate } from '~/messages';
import type { FormState } from '~/page/contract';
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

export interface SellCarFormProps {
  readonly uid: string;
  readonly texts: MessageSubset<SellCarKey>;
  readonly rules: FieldRules;
  /** What came back from the server when the form was sent without a script. */
  readonly returned: FormState | null;
  readonly hidden: Readonly<Record<string, string>>;
  /** Whom the visitor writes to, and whom they can call. */
  readonly dealer: string;
  readonly phone: string;
  readonly privacy: PrivacyLink | null;
  /** Unit of the mileage, in words where it needs some. */
  readonly milageUnit: string;
  /** The site says what a car may be traded in for. */
  readonly isValued: boolean;
  /** The empty form again. */
  readonly againHref: string;
}
