import { z } from 'zod';
import { compactCode } from '~/platform/compact-code';
import { isEmail } from '~/platform/email';
import { readPhone } from '~/platform/phone';
import { err, ok, type Result } from '~/platform/result';
import type { Country } from '~/sites';
import { milageText, SELL_OPTIONS } from './fields';
import { type FieldProblems, line, pathOf, type RequestValues, text, tooLong } from './form';

const valuesSchema = z.object({
  regno: line,
  milage: line,
  customerName: line,
  customerPhone: line,
  customerEmail: line,
  option: line,
  other: text,
  siteId: line,
  sourceUrl: line,
});

/** Digits in groups or not, with decimals or not; what a meter cannot show is no mileage. */
const MILAGE = /^\d{1,9}(?:[.,]\d{1,3})?$/;

/**
 * Checks a car that is offered to us (SELL-FORM-2). Plates are taken leniently: cars come from
 * every country.
 */
export function readSellCar(
  raw: unknown,
  country: Country,
): Result<RequestValues, FieldProblems | 'malformed'> {
  const parsed = valuesSchema.safeParse(raw);
  if (!parsed.success) return err('malformed');
  const { customerName, customerPhone, customerEmail, other, ...values } = parsed.data;
  const regno = compactCode(values.regno);
  const milage = milageText(values.milage);
  const option = SELL_OPTIONS.find((each) => each === values.option);
  const phone = readPhone(customerPhone, country);
  const found: FieldProblems = {
    ...(regno === '' ? { regno: 'regnoMissing' } : {}),
    ...(milage === '' ? { milage: 'milageMissing' } : MILAGE.test(milage) ? {} : { milage: 'milageInvalid' }),
    ...(option === undefined ? { option: 'optionMissing' } : {}),
    ...(customerName === '' ? { customerName: 'nameMissing' } : {}),
    ...(customerPhone === ''
      ? { customerPhone: 'phoneMissing' }
      : phone.ok
        ? {}
        : { customerPhone: 'phoneInvalid' }),
    ...(customerEmail === ''
      ? { customerEmail: 'emailMissing' }
      : isEmail(customerEmail)
        ? {}
        : { customerEmail: 'emailInvalid' }),
    ...tooLong({ regno, customerName, customerPhone, customerEmail, other }),
  };
  if (Object.keys(found).length > 0 || !phone.ok || option === undefined) return err(found);
  return ok({
    name: customerName,
    phone: phone.value.value,
    email: customerEmail,
    message: other,
    quote: false,
    testDrive: false,
    siteName: '',
    driveTime: '',
    car: '',
    carId: '',
    toName: '',
    toEmail: '',
    regno,
    milage,
    option,
    calculation: null,
    service: null,
    siteId: values.siteId.slice(0, 500),
    sourceUrl: pathOf(values.sourceUrl),
  });
}
