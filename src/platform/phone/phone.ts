import { err, ok, type Result } from '../result';

export type PhoneCountry = 'SE' | 'NO' | 'FI' | 'SK' | 'GB';

interface Plan {
  readonly code: string;
  /** Digit that is dialled before the number inside the country only. */
  readonly trunk: '0' | '';
  /** Digits after country code and trunk, fewest and most. */
  readonly digits: readonly [number, number];
}

/** ITU-T E.164 national numbering plans. */
const PLANS = {
  SE: { code: '46', trunk: '0', digits: [7, 9] },
  NO: { code: '47', trunk: '', digits: [8, 8] },
  FI: { code: '358', trunk: '0', digits: [5, 12] },
  SK: { code: '421', trunk: '0', digits: [9, 9] },
  GB: { code: '44', trunk: '0', digits: [9, 10] },
} as const satisfies Record<PhoneCountry, Plan>;

const PLAN_LIST: readonly Plan[] = Object.values(PLANS);

export interface Phone {
  /** What is stored: E.164 where the number parses, otherwise the digits as typed. */
  readonly value: string;
  /** `+46701740605`, or null when the number fits no plan: it can be called, but no SMS is sent to it. */
  readonly e164: string | null;
}

/** An optional plus, then 6 to 20 digits or spaces (REQUEST-2). */
const PATTERN = /^\+?[\d ]{6,20}$/;

/** The `(0)` of `+46 (0)70`; in `(0)70` without a country code the zero is the trunk digit and stays. */
const AFTER_COUNTRY_CODE = /^(\s*(?:\+|00)\s*\d{1,3}\s*)\(\s*0\s*\)/;

/**
 * Reads a phone number as people write it: `070-174 06 05`, `+46 (0)70 174 06 05`, `0046 70…`.
 * Spaces, hyphens, parentheses and the `(0)` after a country code are dropped before the pattern is asked
 * (REQUEST-2); at least six digits must be left.
 * @param country whose numbers may be written without a country code
 */
export function readPhone(text: string, country: PhoneCountry): Result<Phone, 'malformed-phone'> {
  const compact = text
    .normalize('NFKC')
    .replace(AFTER_COUNTRY_CODE, '$1')
    .replaceAll(/[\s()\p{Pd}]/gu, '');
  if (!PATTERN.test(compact)) return err('malformed-phone');
  const e164 = international(compact, PLANS[country]);
  return ok({ value: e164 ?? compact, e164 });
}

function international(compact: string, home: Plan): string | null {
  const foreign = compact.startsWith('+')
    ? compact.slice(1)
    : compact.startsWith('00')
      ? compact.slice(2)
      : undefined;
  if (foreign === undefined) return withPlan(compact, home, home.trunk !== '');
  const plan = PLAN_LIST.find(({ code }) => foreign.startsWith(code));
  if (plan) return withPlan(foreign.slice(plan.code.length), plan, false);
  return /^[1-9]\d{7,14}$/.test(foreign) ? `+${foreign}` : null;
}

/** People write `+46 070 …` too: a trunk digit after the country code is dropped. */
function withPlan(national: string, plan: Plan, trunkRequired: boolean): string | null {
  const hasTrunk = plan.trunk !== '' && national.startsWith(plan.trunk);
  if (trunkRequired && !hasTrunk) return null;
  const number = hasTrunk ? national.slice(1) : national;
  const [min, max] = plan.digits;
  const fits = number.length >= min && number.length <= max && !number.startsWith('0');
  return fits ? `+${plan.code}${number}` : null;
}
