import type { Quotation, QuotedProduct, QuoteSetting } from '~/modules/finance/server';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '~/platform/json-fields';

/** The products of the service's answer; null for an invalid answer. */
export const readProducts = (answer: unknown): readonly QuotedProduct[] | null =>
  listOf(fieldsOf(answer)?.Products, readProduct);

function readProduct(value: unknown): QuotedProduct | null {
  const fields = fieldsOf(value);
  const [Name, FamilyKey] = [textOf(fields?.Name), textOf(fields?.FamilyKey)];
  const [Term, Deposit] = [readSetting(fields?.Term), readSetting(fields?.Deposit)];
  const [Payment, AnnualMileage] = [readSetting(fields?.Payment), readSetting(fields?.AnnualMileage)];
  if (Name === null || !FamilyKey || !Term || !Deposit || !Payment || !AnnualMileage) return null;
  return { Name, FamilyKey, Term, Deposit, Payment, AnnualMileage };
}

function readSetting(value: unknown): QuoteSetting | null {
  const fields = fieldsOf(value);
  const [Locale, Default] = [textOf(fields?.Locale), numberOf(fields?.Default)];
  if (fields === null || Locale === null || Default === null) return null;
  const values = listOf(fields.Values, numberOf);
  return {
    Locale,
    Default,
    Values: values === null ? undefined : [...values],
    Minimum: numberOf(fields.Minimum) ?? undefined,
    Maximum: numberOf(fields.Maximum) ?? undefined,
  };
}

/** The quote of the service's answer; null for an invalid answer. */
export function readQuotation(answer: unknown): Quotation | null {
  const [vehicle] = listOf(fieldsOf(answer)?.Vehicles, fieldsOf) ?? [];
  const [quotation] = listOf(vehicle?.FinanceQuotations, fieldsOf) ?? [];
  const finance = fieldsOf(quotation?.Finance);
  const Blocks = listOf(quotation?.Blocks, readBlock);
  const Notifications = listOf(finance?.Notifications, readNotification);
  const Quote = readFigures(fieldsOf(finance?.Quote));
  if (Blocks === null || Notifications === null || Quote === null) return null;
  return { Blocks: [...Blocks], Finance: { Notifications: [...Notifications], Quote } };
}

function readBlock(value: unknown): Quotation['Blocks'][number] | null {
  const details = listOf(fieldsOf(value)?.Details, (member) => {
    const fields = fieldsOf(member);
    const [Label, DisplayValue] = [textOf(fields?.Label), textOf(fields?.DisplayValue)];
    const Key = textOf(fields?.Key);
    return Label === null || DisplayValue === null || Key === null ? null : { Label, DisplayValue, Key };
  });
  return details === null ? null : { Details: [...details] };
}

function readNotification(value: unknown): Quotation['Finance']['Notifications'][number] | null {
  const fields = fieldsOf(value);
  const [Key, Message] = [textOf(fields?.Key), textOf(fields?.Message)];
  return Key === null || Message === null ? null : { Key, Message };
}

function readFigures(fields: Fields | null): Quotation['Finance']['Quote'] | null {
  const [Term, AnnualMileage] = [numberOf(fields?.Term), numberOf(fields?.AnnualMileage)];
  const [TotalDeposit, TotalRegularPayment] = [
    numberOf(fields?.TotalDeposit),
    numberOf(fields?.TotalRegularPayment),
  ];
  if (Term === null || AnnualMileage === null || TotalDeposit === null || TotalRegularPayment === null)
    return null;
  const address = textOf(fieldsOf(fields?.QuoteActions)?.Apply);
  return {
    Term,
    AnnualMileage,
    TotalDeposit,
    TotalRegularPayment,
    Payment: readSetting(fields?.Payment) ?? undefined,
    QuoteActions: { Apply: address !== null && APPLY.test(address) ? address : null },
  };
}

/** Only web addresses and fragments: the answer is untrusted. */
const APPLY = /^(https?:\/\/|#)/i;
